-- What a department has confirmed stays, under its name, with the department that it was merged with: it is
-- no confirmation of that one, so no state, share or clock goes by it.
LOCK TABLE envanter_bildirimleri IN ACCESS EXCLUSIVE MODE;
ALTER TABLE envanter_bildirimleri ADD birlesen text CHECK (NOT onay OR birlesen IS NULL);
DROP INDEX envanter_bildirimleri_answered;
CREATE UNIQUE INDEX envanter_bildirimleri_answered
  ON envanter_bildirimleri (company_id, department_id, donem) WHERE NOT onay AND birlesen IS NULL;
GRANT UPDATE (department_id, birlesen) ON envanter_bildirimleri TO emanet_app;

DO $do$
DECLARE
  former text := pg_get_viewdef('sure_kaynaklari'::regclass);
  kept text := replace(former, 'NOT a.onay', 'a.birlesen IS NULL AND NOT a.onay');
BEGIN
  IF kept = former THEN RAISE EXCEPTION 'the clock of rounds was not found'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW sure_kaynaklari AS ' || kept;
END $do$;
