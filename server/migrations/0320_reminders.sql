-- Reminders of every due day are noted on its clock. Columns of the rows themselves, and the table
-- verbis_hatirlatmalari, serve the version before and go with the next one.
ALTER TABLE verbis_hatirlatmalari NO FORCE ROW LEVEL SECURITY;
UPDATE sureler SET hatirlatilan = '3' WHERE hatirlatilan = 'yaklasti';
UPDATE sureler s SET hatirlatilan = 'gecti' FROM aksiyonlar a
WHERE s.company_id = a.company_id AND s.kayit_turu = 'aksiyonlar' AND s.kayit_id = a.id
  AND a.hatirlatilan_tarih = a.son_tarih;
UPDATE sureler s SET hatirlatilan = '14' FROM dokumanlar d
WHERE s.company_id = d.company_id AND s.kayit_turu = 'dokumanlar' AND s.kayit_id = d.id
  AND d.hatirlatilan_gozden_gecirme = d.gozden_gecirme;
UPDATE sureler s SET hatirlatilan = CASE b.hatirlatilan WHEN -1 THEN 'gecti' WHEN 1 THEN 'son_gun'
    ELSE b.hatirlatilan::text END
FROM basvurular b
WHERE s.company_id = b.company_id AND s.tur = 'basvuru' AND s.kayit_id = b.id
  AND b.hatirlatilan IS NOT NULL;
UPDATE sureler s SET hatirlatilan = h.stage
FROM (
  SELECT DISTINCT ON (company_id, ilk_degisiklik) company_id, ilk_degisiklik,
    CASE asama WHEN 'yaklasti' THEN '3' ELSE asama END AS stage
  FROM verbis_hatirlatmalari
  ORDER BY company_id, ilk_degisiklik, array_position(ARRAY['gecti', 'son_gun', 'yaklasti'], asama)
) h
WHERE s.company_id = h.company_id AND s.tur = 'verbis_bildirimi' AND s.kapanis IS NULL
  AND s.baslangic = gun_basi(h.ilk_degisiklik);
ALTER TABLE verbis_hatirlatmalari FORCE ROW LEVEL SECURITY;

-- Feasts whose official calendar was not seen say how their day was reckoned.
UPDATE tatiller SET kaynak = '2429 s. Kanun m.2; Ümmü’l-Kurâ takvimine göre hesaplandı'
WHERE NOT dogrulandi;
