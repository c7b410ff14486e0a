LOCK TABLE veri_harita, veri_aktarim, diger_aktarim, varlik_listesi IN ACCESS EXCLUSIVE MODE;
-- The day on which a record was confirmed last; unknown for confirmations from before.
ALTER TABLE veri_harita ADD COLUMN onay_tarihi date;
ALTER TABLE veri_aktarim ADD COLUMN onay_tarihi date;
ALTER TABLE diger_aktarim ADD COLUMN onay_tarihi date;
ALTER TABLE varlik_listesi ADD COLUMN onay_tarihi date;
