-- One verdict per record, stored with its health: empty until it is judged, which a job does within a
-- minute. `onay_surumu`: the version of the record that a person confirmed last; a later one is not.
LOCK TABLE diger_aktarim, varlik_listesi, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;

DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi'] LOOP
    EXECUTE format($columns$
      ALTER TABLE %I
        ADD hukum text CHECK (hukum IN ('Eksik', 'Uyarılı', 'Hazır', 'Onaylı')),
        ADD onay_surumu integer
      $columns$, table_name);
  END LOOP;
END $$;
