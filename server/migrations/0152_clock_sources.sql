-- What runs and what has been done, as the rows of the features say it: `kapanis` is the instant at which
-- the row itself says so.
CREATE FUNCTION gun_basi(gun date) RETURNS timestamptz LANGUAGE sql IMMUTABLE
RETURN gun::timestamp AT TIME ZONE 'Europe/Istanbul';
CREATE VIEW sure_kaynaklari AS
SELECT company_id, 'veri_aktarim' AS kayit_turu, id AS kayit_id, 'standart_sozlesme' AS tur,
  tedarikci_adi AS ad, department_id, gun_basi(standart_sozlesme_imza_tarihi) AS baslangic,
  gun_basi(standart_sozlesme_bildirim_tarihi) AS kapanis, NULL::integer AS sorumlu_id,
  NULL::text AS sorumlu
FROM veri_aktarim
WHERE yurt_disi_aktarim AND yurt_disi_mekanizma = 'standart_sozlesme'
  AND standart_sozlesme_imza_tarihi IS NOT NULL
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'sozlesme_bitisi', tedarikci_adi, department_id,
  gun_basi(sozlesme_bitis_tarihi), NULL, NULL, NULL
FROM veri_aktarim WHERE sozlesme_var_mi AND sozlesme_bitis_tarihi IS NOT NULL
  AND coalesce(aktarim_durumu, CASE WHEN durum = false THEN 'sona_erdi' ELSE 'suruyor' END) <> 'sona_erdi'
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'tedarikci_denetimi', tedarikci_adi, department_id,
  gun_basi(son_denetim_tarihi), NULL, NULL, NULL
FROM veri_aktarim WHERE veri_isleyen_rolu = 'veri_isleyen' AND son_denetim_tarihi IS NOT NULL
  AND coalesce(aktarim_durumu, CASE WHEN durum = false THEN 'sona_erdi' ELSE 'suruyor' END) <> 'sona_erdi'
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'standart_sozlesme_sonu', tedarikci_adi, department_id,
  gun_basi(sona_erme_tarihi), NULL, NULL, NULL
FROM veri_aktarim
WHERE yurt_disi_aktarim AND yurt_disi_mekanizma = 'standart_sozlesme' AND aktarim_durumu = 'sona_erdi'
  AND standart_sozlesme_bildirim_tarihi IS NOT NULL AND sona_erme_tarihi IS NOT NULL
UNION ALL
SELECT company_id, 'aksiyonlar', id, 'aksiyon', aksiyon_ismi, department_id, gun_basi(son_tarih),
  CASE WHEN durum THEN coalesce(tamamlanma_tarihi, guncellenme_tarihi) END,
  sorumlu_id, sorumlu
FROM aksiyonlar WHERE son_tarih IS NOT NULL AND (guncel OR durum)
UNION ALL
SELECT company_id, 'dokumanlar', id, 'dokuman', dokuman_ismi, NULL, gun_basi(gozden_gecirme), NULL,
  NULL, NULL
FROM dokumanlar WHERE guncel AND gozden_gecirme IS NOT NULL
UNION ALL
SELECT company_id, 'basvurular', id, 'basvuru', yil || '/' || lpad(sira::text, 3, '0'), NULL,
  gelis_tarihi, sonuclanma_tarihi, sorumlu_id, sorumlu
FROM basvurular
UNION ALL
SELECT company_id, 'basvurular', id, 'sikayet_basvurudan', yil || '/' || lpad(sira::text, 3, '0'),
  NULL, gelis_tarihi, NULL, NULL, NULL
FROM basvurular
UNION ALL
SELECT company_id, 'basvurular', id, 'sikayet_cevaptan', yil || '/' || lpad(sira::text, 3, '0'),
  NULL, sonuclanma_tarihi, NULL, NULL, NULL
FROM basvurular WHERE sonuclanma_tarihi IS NOT NULL AND sonuc <> 'geri_cekildi'
UNION ALL
-- The newest round of a department alone; the ones before stand in the list of confirmations.
SELECT b.company_id, 'envanter_bildirimleri', b.department_id, 'envanter_onayi', b.donem::text,
  b.department_id, gun_basi(b.bildirim_tarihi),
  (SELECT a.tarih FROM envanter_bildirimleri a
    WHERE a.company_id = b.company_id AND a.department_id = b.department_id AND a.donem = b.donem
      AND NOT a.onay), NULL, NULL
FROM (
  SELECT DISTINCT ON (company_id, department_id) company_id, department_id, donem, bildirim_tarihi
  FROM envanter_bildirimleri WHERE onay ORDER BY company_id, department_id, donem DESC
) b;

-- Brings the clocks of rows into step with what the rows say, in the transaction that changes them.
-- Triggers alone call it, as the owner; a closed clock keeps its last instant.
CREATE FUNCTION keep_clocks(company integer, of_kind text, of_rows integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sureler s
  WHERE s.company_id = company AND s.kayit_turu = of_kind AND s.kayit_id = ANY (of_rows)
    AND s.kapanis IS NULL
    AND NOT EXISTS (SELECT FROM sure_kaynaklari k WHERE k.company_id = company
      AND k.kayit_turu = of_kind AND k.kayit_id = s.kayit_id AND k.tur = s.tur);
  INSERT INTO sureler AS s (company_id, tur, kural_surumu, kayit_turu, kayit_id, department_id, ad,
    baslangic, sayi, birim, son_an, kapanis, sorumlu_id, sorumlu)
  SELECT k.company_id, k.tur, r.surum, k.kayit_turu, k.kayit_id, k.department_id, k.ad, k.baslangic,
    r.sayi, r.birim, sure_sonu(k.baslangic, r.sayi, r.birim), k.kapanis, k.sorumlu_id, k.sorumlu
  FROM sure_kaynaklari k
  CROSS JOIN LATERAL (
    SELECT * FROM sure_kurallari r WHERE r.tur = k.tur
    ORDER BY r.gecerli <= k.baslangic DESC, CASE WHEN r.gecerli <= k.baslangic THEN r.surum END DESC,
      r.surum
    LIMIT 1
  ) r
  WHERE k.company_id = company AND k.kayit_turu = of_kind AND k.kayit_id = ANY (of_rows)
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
      ELSE s.gec_nedeni END,
    -- Actions and applications name their person themselves; others are given one on the clock.
    sorumlu_id = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu_id ELSE s.sorumlu_id END,
    sorumlu = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu ELSE s.sorumlu END,
    baslangic = excluded.baslangic, surum = s.surum + 1, guncellenme_tarihi = now()
  WHERE (s.ad, s.department_id, s.kapanis, s.baslangic, s.sorumlu)
    IS DISTINCT FROM (excluded.ad, excluded.department_id,
      CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END, excluded.baslangic,
      CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu ELSE s.sorumlu END);
END $$;
REVOKE EXECUTE ON FUNCTION keep_clocks(integer, text, integer[]) FROM PUBLIC;

CREATE FUNCTION follow_clock() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM keep_clocks(changed.company_id, TG_TABLE_NAME::text, ARRAY[CASE TG_TABLE_NAME
    WHEN 'envanter_bildirimleri' THEN (to_jsonb(changed) ->> 'department_id')::integer
    ELSE (to_jsonb(changed) ->> 'id')::integer END]);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION follow_clock() FROM PUBLIC;

-- The triggers of a table: a row that says nothing of a day costs nothing.
CREATE FUNCTION clocked(followed regclass, says text, columns text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  said text := (SELECT string_agg('%1$s.' || quote_ident(c), ', ') FROM unnest(columns) c);
BEGIN
  EXECUTE format('CREATE POLICY clocked ON %s FOR SELECT TO CURRENT_USER USING (true)', followed);
  EXECUTE format('CREATE TRIGGER clock_added AFTER INSERT ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION follow_clock()', followed, format(says, 'NEW'));
  EXECUTE format('CREATE TRIGGER clock_removed AFTER DELETE ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION follow_clock()', followed, format(says, 'OLD'));
  EXECUTE format('CREATE TRIGGER clock_changed AFTER UPDATE ON %s FOR EACH ROW
    WHEN ((%s) AND (%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION follow_clock()', followed,
    format(says, 'OLD') || ' OR ' || format(says, 'NEW'), format(said, 'OLD'), format(said, 'NEW'));
END $$;
CREATE POLICY kept ON sureler TO CURRENT_USER USING (true) WITH CHECK (true);
SELECT clocked('veri_aktarim',
  '%1$s.standart_sozlesme_imza_tarihi IS NOT NULL OR %1$s.sozlesme_bitis_tarihi IS NOT NULL
    OR %1$s.son_denetim_tarihi IS NOT NULL',
  ARRAY['tedarikci_adi', 'department_id', 'yurt_disi_aktarim', 'yurt_disi_mekanizma',
    'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi', 'sozlesme_var_mi',
    'sozlesme_bitis_tarihi', 'veri_isleyen_rolu', 'son_denetim_tarihi', 'aktarim_durumu', 'durum',
    'sona_erme_tarihi']);
SELECT clocked('aksiyonlar', '%1$s.son_tarih IS NOT NULL',
  ARRAY['aksiyon_ismi', 'department_id', 'son_tarih', 'durum', 'guncel', 'tamamlanma_tarihi', 'sorumlu',
    'sorumlu_id']);
SELECT clocked('dokumanlar', '%1$s.gozden_gecirme IS NOT NULL',
  ARRAY['dokuman_ismi', 'gozden_gecirme', 'guncel']);
SELECT clocked('basvurular', 'true',
  ARRAY['gelis_tarihi', 'durum', 'sonuc', 'sonuclanma_tarihi', 'sorumlu', 'sorumlu_id']);
SELECT clocked('envanter_bildirimleri', 'true', ARRAY['donem', 'onay']);
DROP FUNCTION clocked(regclass, text, text[]);

-- A filing answers for what had changed until then.
CREATE FUNCTION close_filing_clock() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE sureler SET kapanis = NEW.kayit_tarihi, kapatan = NEW.kaydeden, surum = surum + 1,
    guncellenme_tarihi = now()
  WHERE company_id = NEW.company_id AND tur = 'verbis_bildirimi' AND kapanis IS NULL;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION close_filing_clock() FROM PUBLIC;
CREATE TRIGGER close_filing_clock AFTER INSERT ON verbis_beyanlari
  FOR EACH ROW EXECUTE FUNCTION close_filing_clock();
