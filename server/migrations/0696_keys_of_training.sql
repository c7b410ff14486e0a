LOCK TABLE egitim_davetleri, egitim_katilimlari, egitim_oturumlari, egitim_sertifikalari, egitim_videolari
  IN ACCESS EXCLUSIVE MODE;
SELECT lead_key(target)
FROM unnest(ARRAY['egitim_davetleri', 'egitim_oturumlari', 'egitim_videolari']::regclass[]) AS target;
-- Strangers ask for a certificate by its number.
ALTER TABLE egitim_sertifikalari
  DROP CONSTRAINT egitim_sertifikalari_pkey,
  DROP CONSTRAINT egitim_sertifikalari_company_id_davet_id_key,
  ADD PRIMARY KEY (company_id, davet_id),
  ADD UNIQUE (no);
