-- An import chains thousands of entries in one transaction. Updating the company's head for each of
-- them left as many dead versions of one row, and every entry walked through all of them. The head is
-- now written once a statement; within a statement an entry follows the one before it.
CREATE INDEX change_logs_chain ON change_logs (company_id, id);

-- Row-level security is forced, so the owner, who the triggers act as, needs policies too.
CREATE POLICY chained ON change_logs FOR SELECT TO CURRENT_USER USING (true);

CREATE OR REPLACE FUNCTION change_log_chain() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head change_log_heads;
  last record;
BEGIN
  SELECT * INTO head FROM change_log_heads WHERE company_id = NEW.company_id FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO change_log_heads (company_id, son_id, ozet) VALUES (NEW.company_id, 0, '')
    ON CONFLICT (company_id) DO NOTHING;
    SELECT * INTO STRICT head FROM change_log_heads WHERE company_id = NEW.company_id FOR UPDATE;
  END IF;
  -- An entry behind the head is of this very statement: whoever else writes waits for the head. Where
  -- entries were cut off the end the head is followed, so that the gap shows.
  SELECT id, ozet INTO last FROM change_logs
  WHERE company_id = NEW.company_id AND id > head.son_id ORDER BY id DESC LIMIT 1;
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet := change_log_hash(coalesce(last.ozet, head.ozet), NEW);
  RETURN NEW;
END $$;

CREATE FUNCTION change_log_head() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE change_log_heads h SET son_id = newest.id, ozet = newest.ozet
  FROM (
    SELECT DISTINCT ON (company_id) company_id, id, ozet FROM added ORDER BY company_id, id DESC
  ) newest
  WHERE h.company_id = newest.company_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION change_log_head() FROM PUBLIC;

CREATE TRIGGER head AFTER INSERT ON change_logs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION change_log_head();
