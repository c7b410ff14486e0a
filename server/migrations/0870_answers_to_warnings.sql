LOCK TABLE diger_aktarim, varlik_listesi, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;
-- Why a warning may stay, by whom and until when: an answer is a value of the record, so that the rights, the
-- log and the undo of the record are its own as well.
ALTER TABLE veri_harita ADD COLUMN uyari_cevaplari text[] NOT NULL DEFAULT '{}';
ALTER TABLE veri_aktarim ADD COLUMN uyari_cevaplari text[] NOT NULL DEFAULT '{}';
ALTER TABLE diger_aktarim ADD COLUMN uyari_cevaplari text[] NOT NULL DEFAULT '{}';
ALTER TABLE varlik_listesi ADD COLUMN uyari_cevaplari text[] NOT NULL DEFAULT '{}';
