LOCK TABLE egitim_davetleri, metin_imzalari IN ACCESS EXCLUSIVE MODE;
-- Two people may share an address: each has an invitation and a request to sign of their own. Both keys only
-- become wider, so that every row there is keeps to them; a node of the version before stores nothing that they
-- refuse.
DROP INDEX egitim_davetleri_address;
CREATE UNIQUE INDEX egitim_davetleri_address ON egitim_davetleri (company_id, email, fullname)
  WHERE silinme_tarihi IS NULL AND NOT yenilendi;
ALTER TABLE metin_imzalari DROP CONSTRAINT metin_imzalari_company_id_metin_id_sira_email_key;
ALTER TABLE metin_imzalari ADD CONSTRAINT metin_imzalari_company_id_metin_id_sira_email_fullname_key
  UNIQUE (company_id, metin_id, sira, email, fullname);
