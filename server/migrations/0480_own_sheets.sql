-- Memory of a company's own sheets, one row for each list: heads by field, words by what they mean. A
-- row with a digest holds the cells of that one file that were put right on screen, until it is
-- imported or a month has passed.
CREATE TABLE ice_aktarma_eslesmeleri (
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  liste text NOT NULL,
  dosya text NOT NULL DEFAULT '',
  basliklar jsonb NOT NULL DEFAULT '{}',
  degerler jsonb NOT NULL DEFAULT '{}',
  hucreler jsonb NOT NULL DEFAULT '{}',
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, liste, dosya)
);
SELECT protect('ice_aktarma_eslesmeleri', by_department => false);
