-- A withdrawal names the signature of its own company, as every reference between rows of companies does.
LOCK TABLE metin_geri_almalari, metin_imzalari IN ACCESS EXCLUSIVE MODE;

ALTER TABLE metin_imzalari ADD CONSTRAINT metin_imzalari_company_id_id_key UNIQUE (company_id, id);
ALTER TABLE metin_geri_almalari
  ADD CONSTRAINT metin_geri_almalari_company_id_imza_id_fkey
    FOREIGN KEY (company_id, imza_id) REFERENCES metin_imzalari (company_id, id),
  DROP CONSTRAINT metin_geri_almalari_imza_id_fkey;
