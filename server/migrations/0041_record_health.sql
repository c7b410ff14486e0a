-- What follows from a record's values is kept beside them: written with the row, judged anew by a
-- job when the rules or the day change. Empty: not judged yet.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi'] LOOP
    EXECUTE format($columns$
      ALTER TABLE %I
        ADD risk text CHECK (risk IN ('Düşük', 'Orta', 'Yüksek')),
        ADD eksiksizlik smallint CHECK (eksiksizlik BETWEEN 0 AND 100),
        ADD uyarilar jsonb,
        ADD ozel_nitelikli boolean
      $columns$, table_name);
    EXECUTE format(
      'CREATE INDEX %I ON %I (company_id, department_id, risk) INCLUDE (eksiksizlik, ozel_nitelikli)',
      table_name || '_health', table_name);
  END LOOP;
END $$;

-- By which rules and for which day the records of a company were last judged, all of them.
CREATE TABLE record_health (
  company_id integer PRIMARY KEY REFERENCES companies,
  rules integer NOT NULL,
  day date NOT NULL
);
ALTER TABLE record_health ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_health FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON record_health TO emanet_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON record_health TO emanet_system;
