-- The newest entries of a register, and those of others among them, without looking into the rows.
CREATE INDEX change_logs_newest ON change_logs (company_id, tur, id)
  INCLUDE (user_id, record_id, department_id);

-- What the dashboard counts of supplier transfers, and what of them has a day.
CREATE INDEX veri_aktarim_abroad ON veri_aktarim (company_id, department_id)
  WHERE yurt_disi_aktarim;
CREATE INDEX veri_aktarim_notice ON veri_aktarim (company_id, standart_sozlesme_imza_tarihi, id)
  WHERE standart_sozlesme_imza_tarihi IS NOT NULL AND standart_sozlesme_bildirim_tarihi IS NULL;
CREATE INDEX veri_aktarim_contract_end ON veri_aktarim (company_id, sozlesme_bitis_tarihi, id)
  WHERE sozlesme_bitis_tarihi IS NOT NULL;
CREATE INDEX veri_aktarim_audit ON veri_aktarim (company_id, son_denetim_tarihi, id)
  WHERE son_denetim_tarihi IS NOT NULL;
