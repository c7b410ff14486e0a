-- The balancing test of legitimate interest (art. 5/2-f); the interest itself has a column already.
ALTER TABLE veri_harita
  ADD denge_gereklilik text,
  ADD denge_ilgili_kisi text,
  ADD denge_onlem text,
  ADD denge_sonucu text,
  ADD denge_tarihi date;
