-- Art. 12/5 of the law knows no threshold of risk: a decision not to notify the Board ends no clock, only the
-- finding that there was no breach does, on one of these grounds. The clock begins with the earliest of
-- noticing, the processor's notice and learning, unless a reason for the later instant is written.
LOCK TABLE veri_ihlalleri, sureler IN ACCESS EXCLUSIVE MODE;
ALTER TABLE veri_ihlalleri
  ADD ihlal_degil_nedeni text CHECK (ihlal_degil_nedeni IN
    ('kisisel_veri_yok', 'elde_edilmedi', 'yetkili_erisim', 'yanlis_alarm', 'mukerrer')),
  ADD ogrenme_nedeni text,
  ADD sorumluya_etki text,
  ADD calisan_egitimi text,
  ADD yurtdisi_makamlar text,
  DROP CONSTRAINT veri_ihlalleri_kisi_karari_check,
  ADD CONSTRAINT veri_ihlalleri_kisi_karari_check
    CHECK (kisi_karari IN ('bildirilecek', 'duyurulacak', 'bildirilmeyecek'));

DO $do$
DECLARE
  former text := rtrim(pg_get_viewdef('sure_kaynaklari'::regclass), ';');
  begun text := regexp_replace(former, '(veri_ihlalleri\.)?\mogrenme\M',
    'CASE WHEN veri_ihlalleri.ogrenme_nedeni IS NULL
      THEN least(veri_ihlalleri.ogrenme, veri_ihlalleri.fark_edilme, veri_ihlalleri.isleyen_haberi)
      ELSE veri_ihlalleri.ogrenme END');
  kept text := regexp_replace(begun,
    $$COALESCE\((veri_ihlalleri\.)?kurul_karari, 'bildirilecek'::text\) = 'bildirilecek'::text$$,
    $$veri_ihlalleri.kurul_karari IS DISTINCT FROM 'ihlal_degil'$$);
BEGIN
  IF begun = former OR kept = begun THEN RAISE EXCEPTION 'the clock of breaches was not found'; END IF;
  EXECUTE 'CREATE OR REPLACE VIEW sure_kaynaklari AS ' || kept;
END $do$;

DROP TRIGGER clock_changed ON veri_ihlalleri;
CREATE TRIGGER clock_changed AFTER UPDATE ON veri_ihlalleri FOR EACH ROW
  WHEN ((OLD.baslik, OLD.department_id, OLD.sifat, OLD.ogrenme, OLD.fark_edilme, OLD.isleyen_haberi,
      OLD.ogrenme_nedeni, OLD.kurul_karari, OLD.kurul_bildirimi, OLD.sorumlu_id, OLD.sorumlu)
    IS DISTINCT FROM (NEW.baslik, NEW.department_id, NEW.sifat, NEW.ogrenme, NEW.fark_edilme,
      NEW.isleyen_haberi, NEW.ogrenme_nedeni, NEW.kurul_karari, NEW.kurul_bildirimi, NEW.sorumlu_id,
      NEW.sorumlu))
  EXECUTE FUNCTION follow_clock();

-- Decisions "not notified" of before stay as history; their clocks run on, also of closed breaches.
DO $do$
DECLARE
  one record;
BEGIN
  PERFORM set_config('app.noted', 'on', true);
  FOR one IN SELECT company_id, array_agg(id) AS ids FROM veri_ihlalleri WHERE NOT tatbikat GROUP BY company_id LOOP
    PERFORM keep_clocks(one.company_id, 'veri_ihlalleri', one.ids);
  END LOOP;
END $do$;
