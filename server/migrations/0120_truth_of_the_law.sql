-- Whether an activity is planned, running or ended is apart from whether its record is confirmed.
ALTER TABLE veri_harita
  ADD faaliyet_durumu text,
  ADD otomatik_karar boolean,
  ADD ticari_ileti_onayi boolean;
UPDATE veri_harita SET otomatik_karar = true
  WHERE btrim(otomatik_veri_isleme_faaliyeti_yaziniz) <> '';

ALTER TABLE veri_aktarim
  ADD standart_sozlesme_turu text,
  ADD standart_sozlesme_bildiren text,
  ADD standart_sozlesme_degisiklik_tarihi date,
  ADD alt_isleyenler text;

ALTER TABLE diger_aktarim
  ADD talep_tarihi date,
  ADD talep_sayisi text,
  ADD kapsam_denetlendi boolean;
