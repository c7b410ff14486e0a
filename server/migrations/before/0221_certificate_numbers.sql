-- A certificate's number ends in forty random bits: numbers in a row let anybody walk through the
-- certificates of a company. Numbers given before stay as they are printed.
CREATE OR REPLACE FUNCTION next_certificate_number(initials text, year integer) RETURNS text
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
