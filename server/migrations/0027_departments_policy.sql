-- The same departments as before; what the transaction says is read once and not for every row.
ALTER POLICY own_company ON departments USING (
  company_id = app_company() AND (
    (SELECT current_setting('app.departments', true) = 'all')
    OR department_id = ANY ((SELECT app_departments())::integer[])
  )
);
