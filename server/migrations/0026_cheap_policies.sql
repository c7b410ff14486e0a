-- Who may read a record may read all of its changes, those made while another department had it too.
-- The question is asked inside a function, and so only for the entries that need it: as a part of the
-- policy it brought a plan of each register into every list that counts changes.
CREATE FUNCTION app_sees_record(register text, record integer) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE register
    WHEN 'veri_harita' THEN EXISTS (
      SELECT FROM veri_harita v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'veri_aktarim' THEN EXISTS (
      SELECT FROM veri_aktarim v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'diger_aktarim' THEN EXISTS (
      SELECT FROM diger_aktarim v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'varlik_listesi' THEN EXISTS (
      SELECT FROM varlik_listesi v WHERE v.company_id = app_company() AND v.id = record)
    ELSE false
  END;
END $$;

ALTER POLICY own_company ON change_logs USING (
  company_id = app_company() AND (
    app_sees_department(department_id) OR app_sees_record(tur, record_id)
  )
);

-- The order that a list has when nobody asks for another.
CREATE INDEX veri_harita_list ON veri_harita
  (company_id, (coalesce(surec_ismi, '') COLLATE turkish), id);
CREATE INDEX veri_aktarim_list ON veri_aktarim
  (company_id, (coalesce(tedarikci_adi, '') COLLATE turkish), id);
CREATE INDEX varlik_listesi_list ON varlik_listesi
  (company_id, (coalesce(varlik_ismi, '') COLLATE turkish), id);

-- What a list counts as unread is found without looking into the entries.
DROP INDEX change_logs_record;
CREATE INDEX change_logs_record ON change_logs (company_id, tur, record_id, id)
  INCLUDE (user_id, department_id);
