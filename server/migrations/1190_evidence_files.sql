-- Evidence files: an archive says of which day and why it was made, what it holds, and what seals it.
-- `ozet` is the SHA-256 of the whole file; `zincir` the last entry of the change log that it seals.
LOCK TABLE sirket_arsivleri IN ACCESS EXCLUSIVE MODE;
ALTER TABLE sirket_arsivleri
  ADD COLUMN tarih date,
  ADD COLUMN amac text,
  ADD COLUMN bolumler text[] NOT NULL DEFAULT '{}',
  ADD COLUMN departmanlar integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN acik boolean NOT NULL DEFAULT false,
  ADD COLUMN dosya_sayisi integer,
  ADD COLUMN ozet text CHECK (ozet ~ '^[0-9a-f]{64}$'),
  ADD COLUMN zincir bigint,
  ADD COLUMN muhur_tarihi timestamptz;
GRANT INSERT (tarih, amac, bolumler, departmanlar, acik) ON sirket_arsivleri TO emanet_app;
