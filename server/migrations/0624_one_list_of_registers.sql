-- A register is said once. `count_records` (0064) was dropped after use and `app_sees_record` (0080) named
-- each table: a fifth register would have been counted as nothing, and its history shown to nobody but those
-- who see the department of an entry. `keep_register` counts a register and tells the log of it; the log
-- finds registers by their counting.
CREATE FUNCTION log_sees_registers() RETURNS void
LANGUAGE plpgsql AS $body$
DECLARE
  branches text;
BEGIN
  SELECT string_agg(format(
    E'\n    WHEN %1$L THEN EXISTS (\n      SELECT FROM %1$I v WHERE v.company_id = app_company() AND v.id = record)',
    seen.name), '' ORDER BY seen.name)
  INTO branches
  FROM (
    SELECT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgname = 'count_insert' AND c.relnamespace = 'public'::regnamespace
    UNION SELECT 'aksiyonlar'
  ) seen(name);
  EXECUTE format($function$
CREATE OR REPLACE FUNCTION app_sees_record(register text, record integer) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $seen$
BEGIN
  RETURN CASE register%s
    ELSE false
  END;
END $seen$
  $function$, branches);
END $body$;
REVOKE EXECUTE ON FUNCTION log_sees_registers() FROM PUBLIC;

-- The triggers of a register; `attention` is true of a row that wants it. Most changes leave a record's
-- department and its attention as they were: the count is told of the others alone, row by row.
CREATE FUNCTION count_records(register text, attention text) RETURNS void
LANGUAGE plpgsql AS $body$
DECLARE
  wanted_before text := format('coalesce(OLD.%s, false)', attention);
  wanted_after text := format('coalesce(NEW.%s, false)', attention);
  event text;
  rows_of text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
    rows_of := CASE event
      WHEN 'insert' THEN format(
        '(SELECT company_id, department_id, 1 AS n, coalesce(%s, false)::int AS a FROM added) changed',
        attention)
      WHEN 'delete' THEN format(
        '(SELECT company_id, department_id, -1 AS n, -coalesce(%s, false)::int AS a FROM removed) changed',
        attention)
      ELSE format('(VALUES
          (OLD.company_id, OLD.department_id, -1, -(%s)::int),
          (NEW.company_id, NEW.department_id, 1, (%s)::int)
        ) changed(company_id, department_id, n, a)', wanted_before, wanted_after)
    END;
    EXECUTE format($function$
      CREATE FUNCTION %1$I() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $trigger$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, %2$L, department_id, sum(n), sum(a) FROM %3$s
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id %% 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $trigger$
    $function$, register || '_count_' || event, register, rows_of);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', register || '_count_' || event);
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s EXECUTE FUNCTION %I()',
      'count_' || event, event, register,
      CASE event
        WHEN 'insert' THEN 'REFERENCING NEW TABLE AS added FOR EACH STATEMENT'
        WHEN 'delete' THEN 'REFERENCING OLD TABLE AS removed FOR EACH STATEMENT'
        ELSE format('FOR EACH ROW WHEN (OLD.company_id IS DISTINCT FROM NEW.company_id
          OR OLD.department_id IS DISTINCT FROM NEW.department_id OR %s <> %s)', wanted_before, wanted_after)
      END, register || '_count_' || event);
  END LOOP;
END $body$;
REVOKE EXECUTE ON FUNCTION count_records(text, text) FROM PUBLIC;

-- One line of the migration of a register, after its table and `protect`.
CREATE FUNCTION keep_register(register text, attention text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_records(register, attention);
  PERFORM log_sees_registers();
END $$;
REVOKE EXECUTE ON FUNCTION keep_register(text, text) FROM PUBLIC;

SELECT log_sees_registers();
