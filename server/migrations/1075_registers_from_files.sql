-- Registers of past applications and breaches come in from files. What a sheet does not say stays unknown:
-- how an application came, and the outcome of a closed one.
LOCK TABLE basvurular, basvuru_imhalari, veri_ihlalleri, ihlal_olaylari, sureler IN ACCESS EXCLUSIVE MODE;
ALTER TABLE basvurular
  DROP CONSTRAINT basvurular_check,
  ADD CONSTRAINT basvurular_sonuc_durum_check CHECK (sonuc IS NULL OR durum = 'sonuclandi'),
  DROP CONSTRAINT basvurular_kaynak_check,
  ADD CONSTRAINT basvurular_kaynak_check
    CHECK (kaynak IN ('form', 'dilekce', 'kep', 'eposta', 'diger', 'bilinmiyor'));
-- An application of an import that was taken back leaves its number, and was not disposed of.
ALTER TABLE basvuru_imhalari ADD geri_alindi boolean NOT NULL DEFAULT false;

-- Of a breach that came in as closed without a decision nobody here follows a period.
DO $do$
DECLARE
  former text := pg_get_viewdef('sure_kaynaklari'::regclass);
  kept text := regexp_replace(former, $$(veri_ihlalleri\.)?kurul_karari IS DISTINCT FROM 'ihlal_degil'::text$$,
    $$(\&) AND NOT (veri_ihlalleri.durum = 'kapali' AND veri_ihlalleri.kurul_karari IS NULL)$$);
BEGIN
  IF kept = former THEN RAISE EXCEPTION 'the clock of breaches was not found'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW sure_kaynaklari AS ' || kept;
END $do$;
DROP TRIGGER clock_changed ON veri_ihlalleri;
CREATE TRIGGER clock_changed AFTER UPDATE ON veri_ihlalleri FOR EACH ROW
  WHEN ((OLD.baslik, OLD.department_id, OLD.sifat, OLD.ogrenme, OLD.fark_edilme, OLD.isleyen_haberi,
      OLD.ogrenme_nedeni, OLD.kurul_karari, OLD.kurul_bildirimi, OLD.durum, OLD.sorumlu_id, OLD.sorumlu)
    IS DISTINCT FROM (NEW.baslik, NEW.department_id, NEW.sifat, NEW.ogrenme, NEW.fark_edilme,
      NEW.isleyen_haberi, NEW.ogrenme_nedeni, NEW.kurul_karari, NEW.kurul_bildirimi, NEW.durum,
      NEW.sorumlu_id, NEW.sorumlu))
  EXECUTE FUNCTION follow_clock();

-- An import is taken back: a breach whose only event is its import, and a clock that nobody has touched since.
CREATE POLICY taken_back ON ihlal_olaylari FOR SELECT TO CURRENT_USER USING (true);
CREATE FUNCTION is_imported_breach(breach integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*) = 1 AND bool_and(tur = 'kayit' AND veri ->> 'kaynak' = 'dosya') FROM ihlal_olaylari
  WHERE company_id = app_company() AND ihlal_id = breach
$$;
REVOKE EXECUTE ON FUNCTION is_imported_breach(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_imported_breach(integer) TO emanet_app;
ALTER TABLE ihlal_olaylari
  DROP CONSTRAINT ihlal_olaylari_company_id_ihlal_id_fkey,
  ADD CONSTRAINT ihlal_olaylari_company_id_ihlal_id_fkey FOREIGN KEY (company_id, ihlal_id)
    REFERENCES veri_ihlalleri (company_id, id) ON DELETE CASCADE;
CREATE POLICY taken_back ON veri_ihlalleri AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (CURRENT_USER <> 'emanet_app' OR (SELECT app_manages()) AND is_imported_breach(id));
CREATE TRIGGER clock_removed AFTER DELETE ON veri_ihlalleri FOR EACH ROW WHEN (NOT OLD.tatbikat)
  EXECUTE FUNCTION follow_clock();
CREATE POLICY taken_back ON sureler AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (CURRENT_USER <> 'emanet_app' OR (SELECT app_manages())
    AND NOT EXISTS (SELECT FROM portfoy_planlari p
      WHERE p.company_id = sureler.company_id AND p.sure_id = sureler.id)
    AND CASE kayit_turu
      WHEN 'veri_ihlalleri' THEN is_imported_breach(kayit_id)
      WHEN 'basvurular' THEN EXISTS (SELECT FROM basvuru_olaylari o
        WHERE o.company_id = sureler.company_id AND o.basvuru_id = kayit_id AND o.tur = 'dosyadan_kaydedildi')
      ELSE kayit_turu IS NULL AND surum = 1 AND EXISTS (SELECT FROM change_logs l
        WHERE l.company_id = sureler.company_id AND l.tur = 'sureler' AND l.record_id = sureler.id
          AND l.islem = 'ekleme' AND l.toplu_islem IS NOT NULL)
    END);
GRANT DELETE ON veri_ihlalleri, sureler TO emanet_app;
