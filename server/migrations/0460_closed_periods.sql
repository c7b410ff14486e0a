-- Periods of a record that end with a proof: the closed one keeps its record apart, so that the next
-- one runs on it. A standard contract that was notified late says why on its record.
LOCK TABLE sureler, veri_aktarim IN ACCESS EXCLUSIVE MODE;

ALTER TABLE sureler ADD kapanan_kayit_id integer;
ALTER TABLE sureler DROP CONSTRAINT sureler_check;
ALTER TABLE sureler ADD CONSTRAINT sureler_check
  CHECK ((kayit_turu IS NULL) = (coalesce(kayit_id, kapanan_kayit_id) IS NULL)) NOT VALID;
ALTER TABLE sureler VALIDATE CONSTRAINT sureler_check;
CREATE INDEX sureler_earlier ON sureler (company_id, kayit_turu, kapanan_kayit_id, tur)
  WHERE kapanan_kayit_id IS NOT NULL;
ALTER TABLE veri_aktarim ADD standart_sozlesme_gec_nedeni text;

CREATE OR REPLACE FUNCTION public.keep_clocks(company integer, of_kind text, of_rows integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM sureler s
  WHERE s.company_id = company AND s.kayit_turu = of_kind AND s.kayit_id = ANY (of_rows)
    AND s.kapanis IS NULL
    AND NOT EXISTS (SELECT FROM sure_kaynaklari k WHERE k.company_id = company
      AND k.kayit_turu = of_kind AND k.kayit_id = s.kayit_id AND k.tur = s.tur);
  INSERT INTO sureler AS s (company_id, tur, kural_surumu, kayit_turu, kayit_id, department_id, ad,
    baslangic, sayi, birim, son_an, kapanis, sorumlu_id, sorumlu, gec_nedeni)
  SELECT k.company_id, k.tur, r.surum, k.kayit_turu, k.kayit_id, k.department_id, k.ad, k.baslangic,
    r.sayi, r.birim, sure_sonu(k.baslangic, r.sayi, r.birim), k.kapanis, k.sorumlu_id, k.sorumlu,
    CASE k.tur WHEN 'standart_sozlesme' THEN (SELECT v.standart_sozlesme_gec_nedeni FROM veri_aktarim v
      WHERE v.company_id = company AND v.id = k.kayit_id) END
  FROM sure_kaynaklari k
  CROSS JOIN LATERAL (
    SELECT * FROM sure_kurallari r WHERE r.tur = k.tur
    ORDER BY r.gecerli <= k.baslangic DESC, CASE WHEN r.gecerli <= k.baslangic THEN r.surum END DESC,
      r.surum
    LIMIT 1
  ) r
  WHERE k.company_id = company AND k.kayit_turu = of_kind AND k.kayit_id = ANY (of_rows)
    -- A period that was closed with a proof does not begin again while its record names the same day.
    AND NOT EXISTS (SELECT FROM sureler c WHERE c.company_id = company AND c.kayit_turu = of_kind
      AND c.kapanan_kayit_id = k.kayit_id AND c.tur = k.tur AND c.baslangic = k.baslangic)
  ON CONFLICT (company_id, kayit_turu, kayit_id, tur) WHERE kayit_id IS NOT NULL DO UPDATE SET
    ad = excluded.ad, department_id = excluded.department_id,
    -- What was closed with a proof stays closed.
    kapanis = CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END,
    kural_surumu = CASE WHEN s.baslangic = excluded.baslangic THEN s.kural_surumu ELSE excluded.kural_surumu END,
    sayi = CASE WHEN s.baslangic = excluded.baslangic THEN s.sayi ELSE excluded.sayi END,
    birim = CASE WHEN s.baslangic = excluded.baslangic THEN s.birim ELSE excluded.birim END,
    son_an = CASE WHEN s.baslangic = excluded.baslangic THEN s.son_an ELSE excluded.son_an END,
    hatirlatilan = CASE WHEN s.baslangic = excluded.baslangic THEN s.hatirlatilan END,
    gec_nedeni = CASE WHEN excluded.kapanis IS NULL AND s.kapanis_kaniti IS NULL THEN NULL
      ELSE coalesce(excluded.gec_nedeni, s.gec_nedeni) END,
    -- Actions and applications name their person themselves; others are given one on the clock.
    sorumlu_id = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu_id ELSE s.sorumlu_id END,
    sorumlu = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu ELSE s.sorumlu END,
    baslangic = excluded.baslangic, surum = s.surum + 1, guncellenme_tarihi = now()
  WHERE (s.ad, s.department_id, s.kapanis, s.baslangic, s.gec_nedeni, s.sorumlu)
    IS DISTINCT FROM (excluded.ad, excluded.department_id,
      CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END, excluded.baslangic,
      coalesce(excluded.gec_nedeni, s.gec_nedeni), CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu ELSE s.sorumlu END);
END $function$;

DROP TRIGGER clock_changed ON veri_aktarim;
CREATE TRIGGER clock_changed AFTER UPDATE ON veri_aktarim FOR EACH ROW
  WHEN ((coalesce(OLD.standart_sozlesme_imza_tarihi, OLD.sozlesme_bitis_tarihi, OLD.son_denetim_tarihi,
      NEW.standart_sozlesme_imza_tarihi, NEW.sozlesme_bitis_tarihi, NEW.son_denetim_tarihi) IS NOT NULL)
    AND (OLD.tedarikci_adi, OLD.department_id, OLD.yurt_disi_aktarim, OLD.yurt_disi_mekanizma,
      OLD.standart_sozlesme_imza_tarihi, OLD.standart_sozlesme_bildirim_tarihi,
      OLD.sozlesme_var_mi, OLD.sozlesme_bitis_tarihi, OLD.veri_isleyen_rolu,
      OLD.son_denetim_tarihi, OLD.aktarim_durumu, OLD.durum, OLD.sona_erme_tarihi,
      OLD.standart_sozlesme_gec_nedeni)
    IS DISTINCT FROM (NEW.tedarikci_adi, NEW.department_id, NEW.yurt_disi_aktarim, NEW.yurt_disi_mekanizma,
      NEW.standart_sozlesme_imza_tarihi, NEW.standart_sozlesme_bildirim_tarihi,
      NEW.sozlesme_var_mi, NEW.sozlesme_bitis_tarihi, NEW.veri_isleyen_rolu,
      NEW.son_denetim_tarihi, NEW.aktarim_durumu, NEW.durum, NEW.sona_erme_tarihi,
      NEW.standart_sozlesme_gec_nedeni))
  EXECUTE FUNCTION follow_clock();
