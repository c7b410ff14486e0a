-- Applications of data subjects (Law 6698, art. 11 and 13): the company's public form and what is begun
-- there.

-- The form of a company. It is there with its company, under an address made from the name.
CREATE TABLE basvuru_ayarlari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60),
  acik boolean NOT NULL DEFAULT true,
  -- The site of the company that may show the form in a frame.
  izinli_site text,
  posta_adresi text,
  kep_adresi text,
  saklama_yili integer NOT NULL DEFAULT 3 CHECK (saklama_yili BETWEEN 1 AND 20),
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)',
  surum integer NOT NULL DEFAULT 1,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
SELECT protect('basvuru_ayarlari', by_department => false);
REVOKE INSERT, DELETE ON basvuru_ayarlari FROM emanet_app;
-- The address of a form must be known before its company is.
CREATE POLICY asked_for ON basvuru_ayarlari FOR SELECT TO emanet_identity USING (acik);
GRANT SELECT (company_id, slug, acik, izinli_site) ON basvuru_ayarlari TO emanet_identity;
SELECT open_to_link('basvuru_ayarlari', 'applicant');
GRANT SELECT (company_id, slug, acik, posta_adresi, kep_adresi) ON basvuru_ayarlari TO emanet_link;

CREATE FUNCTION open_application_form() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text := slug_of(NEW.company_name);
  wanted text := base;
  made integer;
BEGIN
  FOR attempt IN 2..10000 LOOP
    INSERT INTO basvuru_ayarlari (company_id, slug) VALUES (NEW.company_id, wanted)
    ON CONFLICT DO NOTHING RETURNING company_id INTO made;
    EXIT WHEN made IS NOT NULL;
    wanted := base || '-' || attempt;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER open_application_form AFTER INSERT ON companies
  FOR EACH ROW EXECUTE FUNCTION open_application_form();

-- An application keeps the number that its beginning was given, so the link of whoever began it leads
-- to its receipt afterwards, and never to another one.
CREATE SEQUENCE basvuru_id_seq AS integer;
GRANT USAGE ON SEQUENCE basvuru_id_seq TO emanet_app, emanet_system;

-- Begun and not confirmed yet: no application so far. What was written is sealed.
CREATE TABLE basvuru_taslaklari (
  id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  govde bytea,
  kod_ozeti bytea,
  kalan_deneme integer NOT NULL DEFAULT 0,
  kod_bitisi timestamptz,
  gonderim integer NOT NULL DEFAULT 0,
  son_gonderim timestamptz,
  olusturma_tarihi timestamptz NOT NULL
);
CREATE INDEX basvuru_taslaklari_company ON basvuru_taslaklari (company_id, olusturma_tarihi);
SELECT protect('basvuru_taslaklari', by_department => false);
REVOKE ALL ON basvuru_taslaklari FROM emanet_across;
REVOKE INSERT, UPDATE ON basvuru_taslaklari FROM emanet_app;
SELECT open_to_link('basvuru_taslaklari', 'applicant', row_column => 'id');
GRANT SELECT, UPDATE, DELETE ON basvuru_taslaklari TO emanet_link;

-- Begins an application in the company whose form is open; the transaction is that of a link of the
-- kind, which reaches no row yet.
CREATE POLICY begun ON basvuru_taslaklari FOR INSERT TO CURRENT_USER WITH CHECK (company_id = app_company());
CREATE POLICY begun ON links FOR INSERT TO CURRENT_USER WITH CHECK (company_id = app_company());
CREATE POLICY begun ON basvuru_ayarlari FOR SELECT TO CURRENT_USER USING (company_id = app_company());
CREATE FUNCTION begin_application(token_hash bytea, born timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made integer;
BEGIN
  IF current_setting('app.link_kind', true) IS DISTINCT FROM 'applicant' OR NOT EXISTS (
    SELECT FROM basvuru_ayarlari a WHERE a.company_id = app_company() AND a.acik
  ) THEN
    RETURN NULL;
  END IF;
  made := nextval('basvuru_id_seq');
  INSERT INTO basvuru_taslaklari (id, company_id, olusturma_tarihi) VALUES (made, app_company(), born);
  INSERT INTO links (token_hash, company_id, kind, row_id, name)
  VALUES (token_hash, app_company(), 'applicant', made, 'Başvuru sahibi');
  RETURN made;
END $$;
REVOKE EXECUTE ON FUNCTION begin_application(bytea, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_application(bytea, timestamptz) TO emanet_link;
