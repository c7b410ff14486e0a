-- By which rules and for which day the records of a company were last judged, all of them.
CREATE TABLE record_health (
  company_id integer PRIMARY KEY REFERENCES companies,
  rules integer NOT NULL,
  day date NOT NULL,
  -- Up to which change of the company its linked records have been compared.
  karsilastirilan text
);
ALTER TABLE record_health ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_health FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON record_health TO emanet_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON record_health TO emanet_system;

-- How many records each department has and how many of them want attention, as the dashboard counts
-- them: the sum of the rows. A statement that changes records adds what it changed and waits for
-- nobody; every so often the rows of a company are added up into one per department.
CREATE TABLE kayit_sayilari (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  tur text NOT NULL,
  department_id integer,
  toplam integer NOT NULL,
  dikkat integer NOT NULL
);
CREATE INDEX kayit_sayilari_company ON kayit_sayilari (company_id, department_id)
  INCLUDE (tur, toplam, dikkat);
SELECT protect('kayit_sayilari', by_department => true);
REVOKE INSERT, UPDATE, DELETE ON kayit_sayilari FROM emanet_app, emanet_system;
-- Triggers alone write it, as the owner.
CREATE POLICY counted ON kayit_sayilari TO CURRENT_USER USING (true) WITH CHECK (true);

CREATE FUNCTION fold_record_counts(company integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (
    DELETE FROM kayit_sayilari WHERE id IN (
      SELECT id FROM kayit_sayilari WHERE company_id = company FOR UPDATE SKIP LOCKED
    ) RETURNING *
  )
  INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
  SELECT company_id, tur, department_id, sum(toplam), sum(dikkat) FROM gone
  GROUP BY company_id, tur, department_id
  HAVING sum(toplam) <> 0 OR sum(dikkat) <> 0
$$;
REVOKE EXECUTE ON FUNCTION fold_record_counts(integer) FROM PUBLIC;

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
SELECT count_records('veri_harita', 'eksiksizlik < 100');
SELECT count_records('veri_aktarim', 'yurt_disi_aktarim');
SELECT count_records('diger_aktarim', $$risk = 'Yüksek'$$);
SELECT count_records('varlik_listesi', 'ozel_nitelikli');
DROP FUNCTION count_records(text, text);
