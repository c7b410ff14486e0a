-- Who may read a record may read all of its changes, those made while another department had it
-- too. The cheap question comes first. A register that comes later adds its own OR.
ALTER POLICY own_company ON change_logs USING (
  company_id = app_company() AND (
    app_sees_department(department_id)
    OR (
      tur = 'veri_harita'
      AND EXISTS (
        SELECT FROM veri_harita v WHERE v.company_id = change_logs.company_id AND v.id = record_id
      )
    )
  )
);
