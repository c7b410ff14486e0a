-- A transaction acts as one of five roles, and row-level security asks what it says of itself.
--
-- emanet_app: a request inside one company.
-- emanet_across: reads several companies (a consultant's own clients) and can write nothing.
-- emanet_identity: sign-in, before a company is known.
-- emanet_link: somebody without an account who came by a link; sees what open_to_link() opens.
-- emanet_system: jobs of the platform, operators, the demo.
--
-- Roles belong to the whole cluster, so another database may have made them already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY[
    'emanet_app', 'emanet_across', 'emanet_identity', 'emanet_link', 'emanet_system'
  ] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    -- Making a role does not yet allow acting as it (PostgreSQL 16 and newer).
    EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END $$;

-- The company a transaction is about. Empty means none: then no row is visible.
CREATE FUNCTION app_company() RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.company_id', true), '')::integer;

-- The companies of a read over several.
CREATE FUNCTION app_companies() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(NULLIF(current_setting('app.company_ids', true), ''), ',')::integer[];

-- May the transaction see rows of this department? 'all' sees every one, empty sees none.
CREATE FUNCTION app_sees_department(department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN current_setting('app.departments', true) = 'all'
  OR department = ANY (
    string_to_array(NULLIF(NULLIF(current_setting('app.departments', true), 'all'), ''), ',')::integer[]
  );

-- The departments a transaction sees, apart from 'all'.
CREATE FUNCTION app_departments() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(
  NULLIF(NULLIF(current_setting('app.departments', true), 'all'), ''), ','
)::integer[];

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

-- Most people see the whole company: that is asked once a statement, not for each row.
CREATE FUNCTION app_sees_whole_company() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_sees_all_departments('departments') AND app_sees_all_departments('asset_departments');
