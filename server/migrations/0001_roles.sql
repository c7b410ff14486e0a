-- Roles belong to the whole cluster, so another database may have made them already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['emanet_app', 'emanet_identity', 'emanet_system'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS', role_name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      NULL;
    END;
    -- Making a role does not yet allow acting as it (PostgreSQL 16 and newer).
    EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
  END LOOP;
END $$;

GRANT USAGE ON SCHEMA public TO emanet_app, emanet_identity, emanet_system;

CREATE COLLATION turkish (provider = icu, locale = 'tr', deterministic = true);

-- The company a transaction is about. Empty means none: then no row is visible.
CREATE FUNCTION app_company() RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('app.company_id', true), '')::integer;

-- May the transaction see rows of this department? 'all' sees every one, empty sees none.
CREATE FUNCTION app_sees_department(department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN current_setting('app.departments', true) = 'all'
  OR department = ANY (
    string_to_array(NULLIF(NULLIF(current_setting('app.departments', true), 'all'), ''), ',')::integer[]
  );

-- Forgiving folding for search: I, İ, ı and i are one letter. The same as searchable() in the contract.
CREATE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  value,
  'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZıÂÎÛ',
  'abcçdefgğhiijklmnoöpqrsştuüvwxyziâîû'
);
