-- A person answers whether a crossing of category and value is meant; the answer holds while one of the
-- records is there that implied it then.
CREATE TABLE verbis_kesisimleri (
  company_id integer NOT NULL REFERENCES companies,
  bolum text NOT NULL,
  kategori text NOT NULL,
  deger text NOT NULL,
  kayitlar integer[] NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, bolum, kategori, deger)
);
SELECT protect('verbis_kesisimleri', by_department => false);
