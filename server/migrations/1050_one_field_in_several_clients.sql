-- Work in several clients may change one field of many records; `yapilan` names the register and its act.
ALTER TABLE portfoy_isleri
  DROP CONSTRAINT portfoy_isleri_tur_check,
  ADD CONSTRAINT portfoy_isleri_tur_check
    CHECK (tur IN ('hatirlatma', 'aksiyon', 'onay_turu', 'egitim', 'alan'));
