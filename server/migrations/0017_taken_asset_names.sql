-- An asset's name is one of the company. Who sees only some departments learns from the unique index
-- that a name is taken, when it is too late; this tells the same of many names before anything is
-- written, and nothing else of the records that have them.
CREATE FUNCTION taken_asset_names(names text[]) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT fold_turkish(varlik_ismi) FROM varlik_listesi
  WHERE company_id = app_company() AND fold_turkish(varlik_ismi) = ANY (names)
$$;
REVOKE EXECUTE ON FUNCTION taken_asset_names(text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION taken_asset_names(text[]) TO emanet_app;

-- Row-level security is forced, so the owner, whom the function acts as, needs a policy too.
CREATE POLICY names ON varlik_listesi FOR SELECT TO CURRENT_USER USING (company_id = app_company());
