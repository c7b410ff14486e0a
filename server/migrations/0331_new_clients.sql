-- A consultant opens a company of a new client, as often as the operator lets them.

-- The number of a company that is about to be: its scope is made of it before there is a row.
CREATE FUNCTION next_client() RETURNS integer
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT nextval(pg_get_serial_sequence('companies', 'company_id'))::integer
$$;
REVOKE EXECUTE ON FUNCTION next_client() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_client() TO emanet_identity;

-- Opens the company of the scope for a consultant and makes them its member. `durum`: acildi; hak_yok,
-- the limit is used up; uye, there is a company of this tax number of which they are a member; kapali,
-- there is another one, of which nothing is told.
CREATE FUNCTION open_client(opener integer, client text, tax text, sector text,
  OUT durum text, OUT sirket integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Two who open the same client at once wait for each other, and so does a double click.
  PERFORM pg_advisory_xact_lock(hashtext('musteri ' || tax));
  FOR sirket IN SELECT company_id FROM companies WHERE vergi_no = tax ORDER BY company_id LOOP
    IF EXISTS (SELECT FROM memberships m WHERE m.company_id = sirket AND m.user_id = opener) THEN
      durum := 'uye';
      RETURN;
    END IF;
    durum := 'kapali';
  END LOOP;
  sirket := NULL;
  IF durum IS NOT NULL THEN RETURN; END IF;
  UPDATE portfoy_kisileri p SET musteri_siniri = musteri_siniri - 1 FROM users u
  WHERE p.user_id = opener AND p.musteri_siniri > 0
    AND u.user_id = opener AND u.aktif AND u.role = 'danışman';
  IF NOT FOUND OR app_company() IS NULL THEN
    durum := 'hak_yok';
    RETURN;
  END IF;
  INSERT INTO companies (company_id, company_name, unvan, vergi_no, sektor)
  VALUES (app_company(), client, client, tax, sector);
  INSERT INTO memberships (user_id, company_id, department_id, company_active, sira)
  SELECT opener, app_company(), NULL, false, coalesce(max(sira) + 1, 0) FROM memberships
  WHERE user_id = opener;
  durum := 'acildi';
  sirket := app_company();
END $$;
REVOKE EXECUTE ON FUNCTION open_client(integer, text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_client(integer, text, text, text) TO emanet_app;
CREATE INDEX companies_tax_number ON companies (vergi_no) WHERE vergi_no IS NOT NULL;
