-- Views of lists that people saved: what the address says (filters, order, preset) and the columns
-- with their order and widths. A view is its owner's, or shared with the company.
CREATE TABLE kayitli_gorunumler (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  tur text NOT NULL,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  paylasilan boolean NOT NULL DEFAULT false,
  sahibi text NOT NULL,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX kayitli_gorunumler_name
  ON kayitli_gorunumler (company_id, user_id, tur, fold_turkish(ad));
CREATE INDEX kayitli_gorunumler_list ON kayitli_gorunumler (company_id, tur);
SELECT protect('kayitli_gorunumler', by_department => false);
REVOKE ALL ON kayitli_gorunumler FROM emanet_across;
