-- A consultant who opens a client invites its administrator with it. Only within the transaction that opens
-- the company: afterwards its administrators are the operator's business. NULL: the address is taken.
CREATE FUNCTION add_first_administrator(new_email text, new_fullname text, new_password_hash text,
  new_dil text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made integer;
BEGIN
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM companies c WHERE c.company_id = app_company() AND c.surum = 1
      AND c.xmin = pg_current_xact_id()::xid
  ) OR EXISTS (
    SELECT FROM memberships m JOIN users u USING (user_id)
    WHERE m.company_id = app_company() AND u.role = 'yönetici'
  ) THEN RETURN NULL; END IF;
  INSERT INTO users (email, fullname, role, password_hash, dil)
  VALUES (new_email, new_fullname, 'yönetici', new_password_hash, new_dil)
  ON CONFLICT (email) DO NOTHING RETURNING user_id INTO made;
  IF made IS NOT NULL THEN
    INSERT INTO memberships (user_id, company_id, department_id, company_active)
    VALUES (made, app_company(), NULL, true);
  END IF;
  RETURN made;
END $$;
REVOKE EXECUTE ON FUNCTION add_first_administrator(text, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_first_administrator(text, text, text, text) TO emanet_app;
