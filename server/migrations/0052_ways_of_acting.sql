-- Two more ways to reach the database, each a role of its own, so that the policies of requests inside
-- one company stay as cheap as they are:
-- emanet_across reads several companies (a consultant's own clients) and can write nothing;
-- emanet_link acts for somebody without an account who came by a link, and sees only what a migration
-- opens to that kind of link.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['emanet_across', 'emanet_link'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END $$;

-- The companies of a read over several.
CREATE FUNCTION app_companies() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(NULLIF(current_setting('app.company_ids', true), ''), ',')::integer[];

-- Row-level security of a table with a company, complete in one line of its migration:
--
--   SELECT protect('dokumanlar', by_department => false);
--   SELECT protect('aksiyonlar', by_department => true);
--
-- A request reaches the rows of its company (emanet_app); with `by_department` the table has a
-- department_id, and a row without one belongs to the whole company: only those who see all
-- departments reach it. A consultant reads the rows of several companies (emanet_across); jobs of the
-- platform, operators and the demo reach all (emanet_system). A link reaches none: see open_to_link().
-- Afterwards REVOKE from emanet_app what a request never does. The index led by company_id must be
-- there before. Running it again replaces the policies.
CREATE OR REPLACE FUNCTION protect(protected regclass, by_department boolean, sight text DEFAULT 'departments')
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  old_policy name;
  inside text := 'company_id = app_company()';
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = protected AND a.attname = 'company_id' AND i.indpred IS NULL
  ) THEN
    RAISE EXCEPTION '% has no index led by company_id', protected;
  END IF;
  FOREACH old_policy IN ARRAY ARRAY[
    'everything', 'own_company', 'several_companies', 'readable', 'addable', 'changeable', 'removable'
  ]::name[] LOOP
    EXECUTE format('DROP POLICY IF EXISTS %I ON %s', old_policy, protected);
  END LOOP;
  -- What the transaction says is read once, not for every row.
  IF by_department THEN
    inside := inside || format(
      ' AND ((SELECT app_sees_all_departments(%L)) OR department_id = ANY ((SELECT app_departments(%L))::integer[]))',
      sight, sight
    );
  END IF;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('CREATE POLICY everything ON %s TO emanet_system USING (true) WITH CHECK (true)', protected);
  EXECUTE format('CREATE POLICY own_company ON %s TO emanet_app USING (%s)', protected, inside);
  EXECUTE format(
    'CREATE POLICY several_companies ON %s FOR SELECT TO emanet_across USING (company_id = ANY ((SELECT app_companies())::integer[]))',
    protected
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO emanet_app, emanet_system', protected);
  EXECUTE format('GRANT SELECT ON %s TO emanet_across', protected);
END $$;
DROP FUNCTION app_readable_companies();

SELECT protect('veri_harita', by_department => true);
SELECT protect('veri_aktarim', by_department => true);
SELECT protect('diger_aktarim', by_department => true);
-- An asset officer sees the assets of all departments, and nothing else of them.
SELECT protect('varlik_listesi', by_department => true, sight => 'asset_departments');
SELECT protect('tedarikci_listesi', by_department => false);
SELECT protect('dokumanlar', by_department => false);
REVOKE INSERT, UPDATE, DELETE ON dokumanlar FROM emanet_app;
SELECT protect('change_log_reads', by_department => false);
REVOKE DELETE ON change_log_reads FROM emanet_app, emanet_system;

-- A department may be named by whoever sees something in it.
ALTER POLICY own_company ON departments USING (
  company_id = app_company() AND (
    (SELECT app_sees_all_departments('departments') OR app_sees_all_departments('asset_departments'))
    OR department_id = ANY ((SELECT app_departments('departments') || app_departments('asset_departments'))::integer[])
  )
);
-- Entries about assets are read and written by those who see assets.
CREATE FUNCTION app_sees_entry(register text, department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE register WHEN 'varlik_listesi'
  THEN app_sees_all_departments('asset_departments') OR department = ANY (app_departments('asset_departments'))
  ELSE app_sees_department(department)
END;
ALTER POLICY own_company ON change_logs
  USING (company_id = app_company() AND (app_sees_entry(tur, department_id) OR app_sees_record(tur, record_id)))
  WITH CHECK (company_id = app_company() AND app_sees_entry(tur, department_id));

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['companies', 'departments', 'memberships', 'entry_logs', 'change_logs'] LOOP
    EXECUTE format(
      'CREATE POLICY several_companies ON %I FOR SELECT TO emanet_across USING (company_id = ANY ((SELECT app_companies())::integer[]))',
      table_name
    );
    EXECUTE format('GRANT SELECT ON %I TO emanet_across', table_name);
  END LOOP;
END $$;

-- Rows that a kind of link reaches: of its company, and with `row_column` only the row it is for. Which
-- columns, and whether to write, the migration grants itself:
--
--   SELECT open_to_link('egitim_davetleri', 'training-token', row_column => 'id');
--   GRANT SELECT (id, fullname, ilerleme, durum), UPDATE (ilerleme, durum) ON egitim_davetleri TO emanet_link;
CREATE FUNCTION open_to_link(opened regclass, kind text, row_column name DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  row_type text;
BEGIN
  SELECT format_type(atttypid, NULL) INTO row_type
  FROM pg_attribute WHERE attrelid = opened AND attname = row_column;
  EXECUTE format(
    'CREATE POLICY %I ON %s TO emanet_link USING (company_id = app_company() AND (SELECT current_setting(''app.link_kind'', true)) = %L%s)',
    kind, opened, kind,
    CASE WHEN row_column IS NULL THEN ''
      ELSE format(' AND %I = (SELECT NULLIF(current_setting(''app.link_row'', true), '''')::%s)', row_column, row_type)
    END
  );
END $$;
REVOKE EXECUTE ON FUNCTION open_to_link(regclass, text, name) FROM PUBLIC;

-- Links that let somebody in without an account. Only the SHA-256 of their token is kept.
CREATE TABLE links (
  token_hash bytea PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('training-token', 'applicant', 'auditor-link')),
  row_id integer,
  name text NOT NULL,
  expires_at timestamptz
);
CREATE INDEX links_company ON links (company_id, kind, row_id);
SELECT protect('links', by_department => false);
REVOKE ALL ON links FROM emanet_across;
REVOKE UPDATE ON links FROM emanet_app;
CREATE POLICY asked_for ON links FOR SELECT TO emanet_identity USING (true);
GRANT SELECT ON links TO emanet_identity;
SELECT open_to_link('companies', 'training-token');
SELECT open_to_link('companies', 'applicant');
GRANT SELECT (company_id, company_name, logo) ON companies TO emanet_link;

-- Who acted: a person, or one of the others, who has no user_id.
ALTER TABLE change_logs
  ALTER user_id DROP NOT NULL,
  ADD aktor_turu text NOT NULL DEFAULT 'kisi'
    CHECK (aktor_turu IN ('kisi', 'otomatik', 'egitim_baglantisi', 'basvuru_sahibi', 'denetci_baglantisi')),
  ADD CHECK ((aktor_turu = 'kisi') = (user_id IS NOT NULL));
ALTER TABLE entry_logs
  ADD aktor_turu text NOT NULL DEFAULT 'kisi'
    CHECK (aktor_turu IN ('kisi', 'otomatik', 'egitim_baglantisi', 'basvuru_sahibi', 'denetci_baglantisi'));

-- The digest of a person's entry stays what it was.
CREATE OR REPLACE FUNCTION change_log_hash(previous text, entry change_logs) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(
  sha256(convert_to(
    previous || (
      jsonb_build_array(
        entry.id, entry.company_id, entry.department_id, entry.tur, entry.record_id, entry.islem,
        entry.user_id, entry.guncelleyen, (extract(epoch FROM entry.tarih) * 1000000)::bigint, entry.alanlar
      ) || CASE entry.aktor_turu WHEN 'kisi' THEN '[]' ELSE jsonb_build_array(entry.aktor_turu) END
    )::text,
    'UTF8'
  )),
  'hex'
);
