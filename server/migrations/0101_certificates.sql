-- A finished training as it was on that day: later names and videos do not change it.
CREATE TABLE egitim_sertifikalari (
  no text PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  davet_id integer NOT NULL,
  fullname text NOT NULL,
  company_name text NOT NULL,
  tarih date NOT NULL,
  gecerlilik date NOT NULL,
  dogru integer NOT NULL,
  soru_sayisi integer NOT NULL,
  saniye integer NOT NULL,
  bolumler jsonb NOT NULL,
  UNIQUE (company_id, davet_id),
  FOREIGN KEY (company_id, davet_id) REFERENCES egitim_davetleri (company_id, id) ON DELETE CASCADE
);
SELECT protect('egitim_sertifikalari', by_department => false);
REVOKE UPDATE ON egitim_sertifikalari FROM emanet_app;
SELECT open_to_link('egitim_sertifikalari', 'training-token', row_column => 'davet_id');
GRANT SELECT, INSERT ON egitim_sertifikalari TO emanet_link;

-- Certificate numbers are one for all companies, so two with the same initials get different ones.
CREATE TABLE egitim_sertifika_sayaci (
  company_id integer PRIMARY KEY REFERENCES companies,
  on_ek text NOT NULL UNIQUE,
  yil integer NOT NULL,
  son integer NOT NULL
);
SELECT protect('egitim_sertifika_sayaci', by_department => false);
REVOKE ALL ON egitim_sertifika_sayaci FROM emanet_app, emanet_across;
CREATE POLICY counted ON egitim_sertifika_sayaci TO CURRENT_USER USING (true) WITH CHECK (true);
-- A number ends in forty random bits: numbers in a row would let anybody walk through the certificates of
-- a company.
CREATE FUNCTION next_certificate_number(initials text, year integer) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  counter egitim_sertifika_sayaci;
  attempt integer := 1;
  number text;
BEGIN
  LOOP
    UPDATE egitim_sertifika_sayaci
    SET son = CASE yil WHEN year THEN son + 1 ELSE 1 END, yil = year
    WHERE company_id = app_company() RETURNING * INTO counter;
    EXIT WHEN FOUND;
    INSERT INTO egitim_sertifika_sayaci (company_id, on_ek, yil, son)
    VALUES (app_company(), initials || CASE attempt WHEN 1 THEN '' ELSE attempt::text END, year, 0)
    ON CONFLICT DO NOTHING;
    attempt := attempt + 1;
  END LOOP;
  LOOP
    -- The last eight bytes of a random UUID; letters that are not taken for each other.
    SELECT format('%s-%s-%s', counter.on_ek, year, string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(made.bytes, place) & 31), 1), ''))
    INTO number
    FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) made, generate_series(8, 15) place;
    EXIT WHEN NOT EXISTS (SELECT FROM egitim_sertifikalari WHERE no = number);
  END LOOP;
  RETURN number;
END $$;
REVOKE EXECUTE ON FUNCTION next_certificate_number(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_certificate_number(text, integer) TO emanet_link, emanet_system;

-- What a number stands for, for anybody who has it; a deleted invitation has no certificate.
CREATE POLICY verified ON egitim_sertifikalari FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY verified ON egitim_davetleri FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY shown_with_certificate ON companies FOR SELECT TO CURRENT_USER USING (true);
CREATE FUNCTION training_certificate(number text)
RETURNS TABLE (no text, fullname text, company_name text, logo text, tarih date, gecerlilik date)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.no, s.fullname, s.company_name, c.logo, s.tarih, s.gecerlilik
  FROM egitim_sertifikalari s
  JOIN egitim_davetleri d ON d.company_id = s.company_id AND d.id = s.davet_id AND d.silinme_tarihi IS NULL
  LEFT JOIN companies c ON c.company_id = s.company_id
  WHERE s.no = number
$$;
REVOKE EXECUTE ON FUNCTION training_certificate(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION training_certificate(text) TO emanet_identity;
