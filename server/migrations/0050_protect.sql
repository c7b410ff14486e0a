-- Companies whose rows a transaction may read: those of a read over several companies, otherwise the
-- one company it is about. Without either it is {NULL}, which no row equals.
CREATE FUNCTION app_readable_companies() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN COALESCE(
  string_to_array(NULLIF(current_setting('app.company_ids', true), ''), ',')::integer[],
  ARRAY[app_company()]
);

-- The departments a transaction sees in tables of one sight, and whether it sees all of them.
-- 'departments' is the sight of most tables; 'asset_departments' reaches further for asset officers.
CREATE FUNCTION app_departments(sight text) RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(
  NULLIF(NULLIF(current_setting('app.' || sight, true), 'all'), ''), ','
)::integer[];
CREATE FUNCTION app_sees_all_departments(sight text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN COALESCE(current_setting('app.' || sight, true) = 'all', false);

-- Row-level security of a table with a company, complete in one line of its migration:
--
--   SELECT protect('dokumanlar', by_department => false);
--   SELECT protect('aksiyonlar', by_department => true);
--
-- A person reads the company (or, across companies, those of the transaction) and writes the company
-- alone; with `by_department` the table has a department_id, and a row without one belongs to the
-- whole company: only those who see all departments reach it. emanet_system (jobs of the platform,
-- operators, demo) reaches every row. Afterwards REVOKE from emanet_app what a request never does.
-- The index led by company_id must be there before. Running it again replaces the policies.
CREATE FUNCTION protect(protected regclass, by_department boolean, sight text DEFAULT 'departments')
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  old_policy name;
  inside text := '';
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = protected AND a.attname = 'company_id' AND i.indpred IS NULL
  ) THEN
    RAISE EXCEPTION '% has no index led by company_id', protected;
  END IF;
  FOREACH old_policy IN ARRAY ARRAY['everything', 'own_company', 'readable', 'addable', 'changeable', 'removable']::name[] LOOP
    EXECUTE format('DROP POLICY IF EXISTS %I ON %s', old_policy, protected);
  END LOOP;
  -- What the transaction says is read once, not for every row.
  IF by_department THEN
    inside := format(
      ' AND ((SELECT app_sees_all_departments(%L)) OR department_id = ANY ((SELECT app_departments(%L))::integer[]))',
      sight, sight
    );
  END IF;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('CREATE POLICY everything ON %s TO emanet_system USING (true) WITH CHECK (true)', protected);
  EXECUTE format(
    'CREATE POLICY readable ON %s FOR SELECT TO emanet_app USING (company_id = ANY ((SELECT app_readable_companies())::integer[])%s)',
    protected, inside
  );
  EXECUTE format('CREATE POLICY addable ON %s FOR INSERT TO emanet_app WITH CHECK (company_id = app_company()%s)', protected, inside);
  EXECUTE format('CREATE POLICY changeable ON %s FOR UPDATE TO emanet_app USING (company_id = app_company()%s)', protected, inside);
  EXECUTE format('CREATE POLICY removable ON %s FOR DELETE TO emanet_app USING (company_id = app_company()%s)', protected, inside);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO emanet_app, emanet_system', protected);
END $$;
REVOKE EXECUTE ON FUNCTION protect(regclass, boolean, text) FROM PUBLIC;
