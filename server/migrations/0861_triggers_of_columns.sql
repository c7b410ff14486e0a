LOCK TABLE aksiyonlar, diger_aktarim, dokumanlar, varlik_listesi, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;
-- The condition of a trigger is parsed in every statement that might fire it. These compare old values with
-- new ones, so a statement that sets none of the columns has nothing to ask. No trigger changes a row
-- before it is stored; one that did so would have to be looked at here.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT pg_get_triggerdef(t.oid) AS definition,
      (SELECT string_agg(DISTINCT named[1], ', ')
        FROM regexp_matches(pg_get_triggerdef(t.oid), '\mold\.("?\w+"?)', 'g') AS named) AS columns
    FROM pg_trigger t
    WHERE NOT t.tgisinternal
      AND t.tgname ~ '^(count_update|noted_update|text_sources_changed|clock_changed)(_2)?$'
      AND t.tgrelid = ANY (ARRAY['aksiyonlar', 'diger_aktarim', 'dokumanlar', 'varlik_listesi', 'veri_aktarim',
        'veri_harita']::regclass[])
  LOOP
    EXECUTE replace(replace(one.definition, 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
      ' AFTER UPDATE ON ', format(' AFTER UPDATE OF %s ON ', one.columns));
  END LOOP;
END $$;
