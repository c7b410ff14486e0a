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

-- The triggers of a register; `attention` is true of a row that wants it.
CREATE FUNCTION count_records(register text, attention text) RETURNS void
LANGUAGE plpgsql AS $body$
DECLARE
  new_rows text := format(
    'SELECT company_id, department_id, 1 AS n, coalesce(%s, false)::int AS a FROM added', attention);
  old_rows text := format(
    'SELECT company_id, department_id, -1 AS n, -coalesce(%s, false)::int AS a FROM removed', attention);
  event text;
  rows_of text;
  tables text;
BEGIN
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    rows_of := CASE event WHEN 'INSERT' THEN new_rows WHEN 'DELETE' THEN old_rows
      ELSE new_rows || ' UNION ALL ' || old_rows END;
    tables := CASE event WHEN 'INSERT' THEN 'NEW TABLE AS added' WHEN 'DELETE' THEN 'OLD TABLE AS removed'
      ELSE 'NEW TABLE AS added OLD TABLE AS removed' END;
    EXECUTE format($function$
      CREATE FUNCTION %1$I() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $trigger$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, %2$L, department_id, sum(n), sum(a) FROM (%3$s) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id %% 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $trigger$
    $function$, register || '_count_' || lower(event), register, rows_of);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', register || '_count_' || lower(event));
    EXECUTE format(
      'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      'count_' || lower(event), event, register, tables, register || '_count_' || lower(event));
  END LOOP;
  EXECUTE format(
    'INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
      SELECT company_id, %L, department_id, count(*), count(*) FILTER (WHERE %s) FROM %I
      GROUP BY company_id, department_id', register, attention, register);
END $body$;

-- The rows that are there already are counted by the owner, who has no policy of his own.
CREATE POLICY counting ON veri_harita FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY counting ON veri_aktarim FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY counting ON diger_aktarim FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY counting ON varlik_listesi FOR SELECT TO CURRENT_USER USING (true);
SELECT count_records('veri_harita', 'eksiksizlik < 100');
SELECT count_records('veri_aktarim', 'yurt_disi_aktarim');
SELECT count_records('diger_aktarim', $$risk = 'Yüksek'$$);
SELECT count_records('varlik_listesi', 'ozel_nitelikli');
DROP POLICY counting ON veri_harita;
DROP POLICY counting ON veri_aktarim;
DROP POLICY counting ON diger_aktarim;
DROP POLICY counting ON varlik_listesi;
DROP FUNCTION count_records(text, text);

-- The newest entries of a department, and those of others among them.
CREATE INDEX change_logs_of_department ON change_logs (company_id, tur, department_id, id)
  INCLUDE (user_id, record_id);
