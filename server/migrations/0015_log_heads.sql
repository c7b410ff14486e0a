-- The end of a chain is written by the trigger alone. While a request could write it, a mistake of
-- the application could have forked the chain or hidden that entries were cut off its end.
ALTER FUNCTION change_log_chain() SECURITY DEFINER SET search_path = public, pg_temp;
REVOKE EXECUTE ON FUNCTION change_log_chain() FROM PUBLIC;

-- Row-level security is forced, so the owner, who the trigger now acts as, needs a policy too.
CREATE POLICY chained ON change_log_heads TO CURRENT_USER USING (true) WITH CHECK (true);
DROP POLICY own_company ON change_log_heads;
REVOKE ALL ON change_log_heads FROM emanet_app, emanet_system;
GRANT SELECT ON change_log_heads TO emanet_system;
