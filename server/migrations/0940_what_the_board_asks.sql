-- What decisions of the Board make a record answer: how a loyalty number is verified (2026/266), and how a
-- standard contract was signed (announcement of 5 February 2025). The last day of the former is a clock.
LOCK TABLE veri_harita, veri_aktarim, sure_kurallari, sureler IN ACCESS EXCLUSIVE MODE;
ALTER TABLE veri_harita ADD COLUMN sadakat_dogrulamasi text;
ALTER TABLE veri_aktarim ADD COLUMN standart_sozlesme_imza_sekli text;
INSERT INTO sure_kurallari (tur, surum, gecerli, sayi, birim, madde, dogrulandi) VALUES
  ('sadakat_dogrulamasi', 1, '2026-02-28', 6, 'ay', 'Kurul kararı 2026/266, Kurul kararı 2026/1491', false);

-- Decision 2026/1491 adds six months to a last day of 28 August 2026. A programme behind a password and
-- a profile for advertising alone are not concerned, and an answered way of verifying ends the clock.
DO $do$
BEGIN
  EXECUTE format('CREATE OR REPLACE VIEW sure_kaynaklari AS %s UNION ALL %s',
    rtrim(pg_get_viewdef('sure_kaynaklari'::regclass), ';'), $view$
    SELECT company_id, 'veri_harita', id, 'sadakat_dogrulamasi', surec_ismi, department_id,
      gun_basi('2026-08-28'), NULL, NULL, NULL
    FROM veri_harita
    WHERE 'sadakat_puani' = ANY (islenen_kisisel_veriler)
      AND coalesce(sadakat_dogrulamasi, 'dogrulama_yok') = 'dogrulama_yok'
      AND coalesce(faaliyet_durumu, 'yururlukte') <> 'sona_erdi'
      AND (islenme_amaci = '{}' OR NOT islenme_amaci <@ ARRAY['reklam_kampanya', 'urun_pazarlama', 'pazarlama_analiz'])
      AND (kimden_nasil_temin = '{}'
        OR NOT kimden_nasil_temin <@ ARRAY['web_formu', 'mobil_uygulama', 'entegrasyon', 'cerez'])$view$);
END $do$;
CREATE POLICY clocked ON veri_harita FOR SELECT TO CURRENT_USER USING (true);
CREATE TRIGGER clock_added AFTER INSERT ON veri_harita FOR EACH ROW
  WHEN ('sadakat_puani' = ANY (NEW.islenen_kisisel_veriler)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON veri_harita FOR EACH ROW
  WHEN ('sadakat_puani' = ANY (OLD.islenen_kisisel_veriler)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE OF surec_ismi, department_id, islenen_kisisel_veriler,
    sadakat_dogrulamasi, faaliyet_durumu, kimden_nasil_temin, islenme_amaci ON veri_harita FOR EACH ROW
  WHEN (('sadakat_puani' = ANY (OLD.islenen_kisisel_veriler)
      OR 'sadakat_puani' = ANY (NEW.islenen_kisisel_veriler))
    AND (OLD.surec_ismi, OLD.department_id, OLD.islenen_kisisel_veriler, OLD.sadakat_dogrulamasi,
        OLD.faaliyet_durumu, OLD.kimden_nasil_temin, OLD.islenme_amaci)
      IS DISTINCT FROM (NEW.surec_ismi, NEW.department_id, NEW.islenen_kisisel_veriler,
        NEW.sadakat_dogrulamasi, NEW.faaliyet_durumu, NEW.kimden_nasil_temin, NEW.islenme_amaci))
  EXECUTE FUNCTION follow_clock();
DO $do$
DECLARE
  one record;
BEGIN
  PERFORM set_config('app.noted', 'on', true);
  FOR one IN SELECT company_id, array_agg(id) AS ids FROM veri_harita
    WHERE 'sadakat_puani' = ANY (islenen_kisisel_veriler) GROUP BY company_id LOOP
    PERFORM keep_clocks(one.company_id, 'veri_harita', one.ids);
  END LOOP;
END $do$;
