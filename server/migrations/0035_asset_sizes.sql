-- About how many people an asset holds data of, and how long its backups are kept (ISO 8601).
ALTER TABLE varlik_listesi
  ADD COLUMN kisi_sayisi integer CHECK (kisi_sayisi >= 0),
  ADD COLUMN yedek_saklama_suresi text CHECK (yedek_saklama_suresi ~ '^P[1-9][0-9]{0,3}[DWMY]$');
