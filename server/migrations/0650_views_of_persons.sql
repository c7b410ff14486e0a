-- Views of a register that a person is offered in every company; no row names a company or anything in one.
CREATE TABLE kisi_gorunumleri (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  tur text NOT NULL,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX kisi_gorunumleri_name ON kisi_gorunumleri (user_id, tur, fold_turkish(ad));
GRANT SELECT, INSERT, UPDATE, DELETE ON kisi_gorunumleri TO emanet_identity, emanet_system;
