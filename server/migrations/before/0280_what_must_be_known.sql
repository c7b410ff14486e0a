-- Answers that the judgement of a record needs: does anybody receive the data, are there children
-- among the people, who made the balancing test, does a transfer still run. A transfer without the
-- answer and not confirmed counts as ended, as its help said.
LOCK TABLE companies, diger_aktarim, record_health, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;

ALTER TABLE veri_harita
  ADD alici_yok boolean,
  ADD on_sekiz_yas_alti boolean,
  ADD denge_yapan text;
ALTER TABLE veri_aktarim
  ADD aktarim_durumu text,
  ADD sona_erme_tarihi date;
ALTER TABLE diger_aktarim
  ADD aktarim_durumu text,
  ADD sona_erme_tarihi date;

-- What legal kind a company is: some conditions are open to associations and public bodies alone.
ALTER TABLE companies ADD kurum_turu text;
GRANT UPDATE (kurum_turu) ON companies TO emanet_app;

-- Up to which change of a company its linked records have been compared.
ALTER TABLE record_health ADD karsilastirilan text;
