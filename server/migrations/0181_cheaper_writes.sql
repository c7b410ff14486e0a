-- Most changes of a record leave its department and whether it wants attention as they were. The count of
-- records is told of the others alone, row by row; before, each statement's old and new rows were kept
-- and added up to find that there was nothing to tell.
CREATE FUNCTION count_changed_records(register text, attention text) RETURNS void
LANGUAGE plpgsql AS $body$
DECLARE
  wanted_before text := format('coalesce(OLD.%s, false)', attention);
  wanted_after text := format('coalesce(NEW.%s, false)', attention);
BEGIN
  EXECUTE format('DROP TRIGGER count_update ON %I', register);
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $trigger$
    DECLARE
      full_company integer;
    BEGIN
      WITH told AS (
        INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
        SELECT company_id, %2$L, department_id, sum(n), sum(a) FROM (VALUES
          (OLD.company_id, OLD.department_id, -1, -(%3$s)::int),
          (NEW.company_id, NEW.department_id, 1, (%4$s)::int)
        ) changed(company_id, department_id, n, a)
        GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
        RETURNING id, company_id
      )
      SELECT min(company_id) INTO full_company FROM told WHERE id %% 64 = 0;
      IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
      RETURN NULL;
    END $trigger$
  $function$, register || '_count_update', register, wanted_before, wanted_after);
  EXECUTE format(
    'CREATE TRIGGER count_update AFTER UPDATE ON %I FOR EACH ROW WHEN (
      OLD.company_id IS DISTINCT FROM NEW.company_id
      OR OLD.department_id IS DISTINCT FROM NEW.department_id OR %s <> %s
    ) EXECUTE FUNCTION %I()',
    register, wanted_before, wanted_after, register || '_count_update');
END $body$;
SELECT count_changed_records('veri_harita', 'eksiksizlik < 100');
SELECT count_changed_records('veri_aktarim', 'yurt_disi_aktarim');
SELECT count_changed_records('diger_aktarim', $$risk = 'Yüksek'$$);
SELECT count_changed_records('varlik_listesi', 'ozel_nitelikli');
DROP FUNCTION count_changed_records(text, text);

-- The same chain in one question: the company's head, held, and behind it the entry of this very statement.
CREATE OR REPLACE FUNCTION change_log_chain() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  previous text;
BEGIN
  FOR tries IN 1..2 LOOP
    -- An entry behind the head is of this very statement: whoever else writes waits for the head. Where
    -- entries were cut off the end the head is followed, so that the gap shows.
    SELECT coalesce((
      SELECT l.ozet FROM change_logs l
      WHERE l.company_id = NEW.company_id AND l.id > h.son_id ORDER BY l.id DESC LIMIT 1
    ), h.ozet) INTO previous
    FROM change_log_heads h WHERE h.company_id = NEW.company_id FOR UPDATE OF h;
    EXIT WHEN FOUND;
    INSERT INTO change_log_heads (company_id, son_id, ozet) VALUES (NEW.company_id, 0, '')
    ON CONFLICT (company_id) DO NOTHING;
  END LOOP;
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet := change_log_hash(previous, NEW);
  RETURN NEW;
END $$;
