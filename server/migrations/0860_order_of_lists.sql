LOCK TABLE varlik_listesi, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;
-- What a list is ordered by stands in a column of its own. Row-level security lets no function that might
-- leak go before its policies, and `left` is one of those: a cursor that compared it was asked of every
-- row before the page, so that a long list grew with the square of its length. Longer names are cut, since
-- cursors have to fit into an address (records/kinds/sort-key.ts).
ALTER TABLE veri_harita ADD COLUMN sira text COLLATE turkish_letters NOT NULL
  GENERATED ALWAYS AS ("left"(surec_ismi, 200)) STORED;
ALTER TABLE veri_aktarim ADD COLUMN sira text COLLATE turkish_letters NOT NULL
  GENERATED ALWAYS AS ("left"(coalesce(tedarikci_adi, ''), 200)) STORED;
ALTER TABLE varlik_listesi ADD COLUMN sira text COLLATE turkish_letters NOT NULL
  GENERATED ALWAYS AS ("left"(coalesce(varlik_ismi, ''), 200)) STORED;
DROP INDEX veri_harita_list, veri_aktarim_list, varlik_listesi_list;
CREATE INDEX veri_harita_list ON veri_harita (company_id, sira, id);
CREATE INDEX veri_aktarim_list ON veri_aktarim (company_id, sira, id);
CREATE INDEX varlik_listesi_list ON varlik_listesi (company_id, sira, id);
-- A representative's page is merged of the first rows of each department (records/queries.ts).
CREATE INDEX veri_harita_of_department ON veri_harita (company_id, department_id, sira, id);
CREATE INDEX veri_aktarim_of_department ON veri_aktarim (company_id, department_id, sira, id);
CREATE INDEX varlik_listesi_of_department ON varlik_listesi (company_id, department_id, sira, id);
