-- Rows of before, beside whatever reads and writes them.
DO $do$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT conrelid::regclass AS from_table, conname FROM pg_constraint
    WHERE contype = 'f' AND NOT convalidated
  LOOP
    EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', one.from_table, one.conname);
  END LOOP;
END $do$;
DROP FUNCTION lead_key(regclass, name);
