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
--
-- Row-level security is forced: a function that acts as the owner needs a policy TO CURRENT_USER too.
CREATE FUNCTION protect(protected regclass, by_department boolean, sight text DEFAULT 'departments')
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
REVOKE EXECUTE ON FUNCTION protect(regclass, boolean, text) FROM PUBLIC;

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
