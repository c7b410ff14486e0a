-- Lists are ordered by the first 200 characters of a name since cursors have to fit into an address
-- (records/kinds/sort-key.ts). The indexes of their usual order did not follow and were no longer used:
-- every page sorted the whole company.
DROP INDEX veri_harita_list, veri_aktarim_list, varlik_listesi_list;
CREATE INDEX veri_harita_list ON veri_harita
  (company_id, ("left"(coalesce(surec_ismi, ''), 200) COLLATE turkish), id);
CREATE INDEX veri_aktarim_list ON veri_aktarim
  (company_id, ("left"(coalesce(tedarikci_adi, ''), 200) COLLATE turkish), id);
CREATE INDEX varlik_listesi_list ON varlik_listesi
  (company_id, ("left"(coalesce(varlik_ismi, ''), 200) COLLATE turkish), id);

-- Most people see the whole company: that is asked once a statement, not for each entry.
CREATE FUNCTION app_sees_whole_company() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_sees_all_departments('departments') AND app_sees_all_departments('asset_departments');

ALTER POLICY own_company ON change_logs USING (
  company_id = app_company() AND (
    (SELECT app_sees_whole_company())
    OR app_sees_entry(tur, department_id)
    OR app_sees_record(tur, record_id)
  )
);
