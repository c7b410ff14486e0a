-- Who types "saglik" means "sağlık": for a search the marked letters of Turkish are the plain ones.
-- Of a text in NFC the same as searchable() in the contract.
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(value COLLATE turkish), 'ıçğöşüâîû', 'icgosuaiu');

-- What the search compares, whatever way a letter was composed. Cut, because an index holds no entry
-- longer than a third of a page.
CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN searchable(normalize(left(coalesce(value, ''), 300)));

-- `arama` is the name, `arama_ek` the second line. Bytewise, so that an index knows their beginnings.
ALTER TABLE veri_harita
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(surec_ismi)) STORED;
ALTER TABLE veri_aktarim
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED,
  ADD arama_ek text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_unvan)) STORED;
ALTER TABLE diger_aktarim
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(kurum_adi_yaziniz)) STORED;
ALTER TABLE varlik_listesi
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(varlik_ismi)) STORED,
  ADD arama_ek text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED;
ALTER TABLE tedarikci_listesi
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED,
  ADD arama_ek text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_unvan)) STORED;
ALTER TABLE dokumanlar
  ADD arama text COLLATE "C" NOT NULL GENERATED ALWAYS AS (search_text(dokuman_ismi)) STORED;

-- A search walks through the names of one company and reads nothing but this. A trigram index would
-- not serve: under row-level security LIKE must not see a row before the policy has.
CREATE INDEX veri_harita_search ON veri_harita (company_id, arama, id) INCLUDE (department_id);
CREATE INDEX veri_aktarim_search ON veri_aktarim (company_id, arama, id)
  INCLUDE (department_id, arama_ek);
CREATE INDEX diger_aktarim_search ON diger_aktarim (company_id, arama, id)
  INCLUDE (department_id, kurum_adi);
CREATE INDEX varlik_listesi_search ON varlik_listesi (company_id, arama, id)
  INCLUDE (department_id, arama_ek);
CREATE INDEX tedarikci_listesi_search ON tedarikci_listesi (company_id, arama, id)
  INCLUDE (arama_ek);
CREATE INDEX dokumanlar_search ON dokumanlar (company_id, arama, id)
  INCLUDE (dokuman_tur) WHERE guncel;

-- The departments a transaction sees, apart from 'all'.
CREATE FUNCTION app_departments() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(
  NULLIF(NULLIF(current_setting('app.departments', true), 'all'), ''), ','
)::integer[];

-- The same rows as before; what the transaction says is now read once and not for every row.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi'] LOOP
    EXECUTE format($policy$
      ALTER POLICY own_company ON %I USING (
        company_id = app_company() AND (
          (SELECT current_setting('app.departments', true) = 'all')
          OR department_id = ANY ((SELECT app_departments())::integer[])
        )
      )$policy$, table_name);
  END LOOP;
END $$;
