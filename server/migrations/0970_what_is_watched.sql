-- What watching is asked about: where cameras look, when positions are taken, traffic or content, whose device.
ALTER TABLE veri_harita
  ADD COLUMN izlenen_alan text[] NOT NULL DEFAULT '{}'::text[],
  ADD COLUMN izleme_zamani text,
  ADD COLUMN izleme_kapsami text,
  ADD COLUMN kendi_cihazi boolean;
