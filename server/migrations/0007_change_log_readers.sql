-- Who may read a record may read all of its changes, those made while another department had it
-- too. A register that comes later adds its own policy.
CREATE POLICY readable_activity ON change_logs FOR SELECT TO emanet_app USING (
  company_id = app_company()
  AND tur = 'veri_harita'
  AND EXISTS (SELECT FROM veri_harita v WHERE v.company_id = change_logs.company_id AND v.id = record_id)
);
