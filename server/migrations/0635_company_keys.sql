-- One key of each company, under which its identity numbers, applications that wait and tokens of links are
-- sealed. It is itself sealed with SECRET, lies in no backup beside the rows, and goes with its company.
CREATE TABLE sirket_anahtarlari (
  company_id integer PRIMARY KEY REFERENCES companies (company_id),
  muhurlu bytea NOT NULL,
  olusturma_tarihi timestamptz NOT NULL DEFAULT now()
);
SELECT protect('sirket_anahtarlari', by_department => false);
-- No login of a request reads the table: the function gives the key of the sealed scope's company alone.
DROP POLICY own_company ON sirket_anahtarlari;
DROP POLICY several_companies ON sirket_anahtarlari;
REVOKE ALL ON sirket_anahtarlari FROM emanet_app, emanet_across;
CREATE POLICY by_function ON sirket_anahtarlari TO CURRENT_USER
  USING (company_id = (SELECT app_company())) WITH CHECK (company_id = (SELECT app_company()));

-- Nodes of the version before cannot open what a company's key seals: for a day beside a database that
-- they have made, none is made.
CREATE FUNCTION company_key(fresh bytea DEFAULT NULL) RETURNS bytea
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own integer := app_company();
  kept bytea;
BEGIN
  SELECT muhurlu INTO kept FROM sirket_anahtarlari WHERE company_id = own;
  IF kept IS NOT NULL OR fresh IS NULL OR own IS NULL OR EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0635_company_keys.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day'
  ) THEN RETURN kept; END IF;
  INSERT INTO sirket_anahtarlari (company_id, muhurlu) VALUES (own, fresh) ON CONFLICT DO NOTHING;
  SELECT muhurlu INTO kept FROM sirket_anahtarlari WHERE company_id = own;
  RETURN kept;
END $$;
REVOKE EXECUTE ON FUNCTION company_key(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION company_key(bytea) TO emanet_app, emanet_link, emanet_system;
