-- The number of the Board's decision that permits a transfer abroad or approves its binding rules, beside the day.
ALTER TABLE veri_aktarim ADD COLUMN kurul_izni_sayisi text;
