-- A consultant reminds those who owe an answer in several clients, and takes it back by the mails' rows.
LOCK TABLE mail_outbox, portfoy_isleri IN ACCESS EXCLUSIVE MODE;
ALTER TABLE portfoy_isleri
  DROP CONSTRAINT portfoy_isleri_tur_check,
  ADD CONSTRAINT portfoy_isleri_tur_check
    CHECK (tur IN ('hatirlatma', 'aksiyon', 'onay_turu', 'egitim', 'alan', 'yanit'));
GRANT SELECT (about) ON mail_outbox TO emanet_app;
