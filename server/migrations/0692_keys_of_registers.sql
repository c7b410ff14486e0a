LOCK TABLE diger_aktarim, gozden_gecirmeler, kutuphane_kayitlari, varlik_listesi, veri_aktarim, veri_harita
  IN ACCESS EXCLUSIVE MODE;
-- The version before adds records with `on conflict (id)`, which needs these; the next version may drop them.
-- Made before the new keys: of two indexes as good as each other a lookup takes the younger.
CREATE UNIQUE INDEX veri_harita_id ON veri_harita (id);
CREATE UNIQUE INDEX veri_aktarim_id ON veri_aktarim (id);
CREATE UNIQUE INDEX diger_aktarim_id ON diger_aktarim (id);
CREATE UNIQUE INDEX varlik_listesi_id ON varlik_listesi (id);
-- Second indexes that begin with company and department: `_health` finds their records as well.
DROP INDEX veri_harita_company, veri_aktarim_company, diger_aktarim_company, varlik_listesi_company;

-- A review and the library name the activity of their company.
ALTER TABLE gozden_gecirmeler DROP CONSTRAINT gozden_gecirmeler_kayit_id_fkey;
ALTER TABLE kutuphane_kayitlari DROP CONSTRAINT kutuphane_kayitlari_veri_harita_id_fkey;
SELECT lead_key(register)
FROM unnest(ARRAY['veri_harita', 'veri_aktarim', 'diger_aktarim', 'varlik_listesi']::regclass[]) AS register;
ALTER TABLE gozden_gecirmeler ADD CONSTRAINT gozden_gecirmeler_company_id_kayit_id_fkey
  FOREIGN KEY (company_id, kayit_id) REFERENCES veri_harita (company_id, id) ON DELETE CASCADE NOT VALID;
DROP INDEX gozden_gecirmeler_record;
CREATE INDEX gozden_gecirmeler_record ON gozden_gecirmeler (company_id, kayit_id);
ALTER TABLE kutuphane_kayitlari ADD CONSTRAINT kutuphane_kayitlari_sablon_veri_harita_id_fkey
  FOREIGN KEY (sablon, veri_harita_id) REFERENCES veri_harita (company_id, id)
  ON DELETE SET NULL (veri_harita_id) NOT VALID;
