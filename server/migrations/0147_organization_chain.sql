-- Changes of departments, people and the company's own data are chained per company, as the change log
-- is: `sira` counts without a gap, `ozet` is the digest of the entry and of the one before it.
ALTER TABLE organization_logs ADD sira integer, ADD ozet text;

CREATE FUNCTION organization_log_hash(previous text, entry organization_logs) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(previous || jsonb_build_array(
  entry.id, entry.company_id, entry.sira, entry.konu, entry.konu_id, entry.islem, entry.user_id,
  entry.guncelleyen, (extract(epoch FROM entry.tarih) * 1000000)::bigint, entry.alanlar
)::text, 'UTF8')), 'hex');

-- Entries that are there already.
ALTER TABLE organization_logs DISABLE TRIGGER frozen, NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  entry organization_logs;
  last organization_logs;
BEGIN
  FOR entry IN SELECT * FROM organization_logs ORDER BY company_id, id LOOP
    IF last.company_id IS DISTINCT FROM entry.company_id THEN last := NULL; END IF;
    entry.sira := coalesce(last.sira, 0) + 1;
    entry.ozet := organization_log_hash(coalesce(last.ozet, ''), entry);
    UPDATE organization_logs SET sira = entry.sira, ozet = entry.ozet WHERE id = entry.id;
    last := entry;
  END LOOP;
END $$;
ALTER TABLE organization_logs ENABLE TRIGGER frozen, FORCE ROW LEVEL SECURITY,
  ALTER sira SET NOT NULL, ALTER ozet SET NOT NULL,
  ADD CONSTRAINT organization_logs_chain UNIQUE (company_id, sira);

-- Row-level security is forced, so the owner, who the trigger acts as, needs a policy too.
CREATE POLICY chained ON organization_logs FOR SELECT TO CURRENT_USER USING (true);
CREATE FUNCTION chain_organization_log() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last organization_logs;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('organization_logs'), NEW.company_id);
  SELECT * INTO last FROM organization_logs o
  WHERE o.company_id = NEW.company_id ORDER BY o.sira DESC LIMIT 1;
  NEW.sira := coalesce(last.sira, 0) + 1;
  NEW.ozet := organization_log_hash(coalesce(last.ozet, ''), NEW);
  RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION chain_organization_log() FROM PUBLIC;
CREATE TRIGGER chain BEFORE INSERT ON organization_logs
  FOR EACH ROW EXECUTE FUNCTION chain_organization_log();
