-- Who reports a breach need not know whether the company is its controller or a processor. Until that is answered
-- the clock runs as a controller's, so that its hours are not lost.
ALTER TABLE veri_ihlalleri ALTER sifat DROP NOT NULL, ALTER sifat DROP DEFAULT;
DO $do$
DECLARE
  former text := pg_get_viewdef('sure_kaynaklari'::regclass);
  kept text := regexp_replace(former, $$(\w+\.)?sifat = 'sorumlu'::text$$, $$\1sifat IS DISTINCT FROM 'isleyen'$$);
BEGIN
  IF kept = former THEN RAISE EXCEPTION 'the clock of breaches was not found'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW sure_kaynaklari AS ' || kept;
END $do$;
