-- A deleted view stays for a day, so that undo brings the same one back with its number and owner.
LOCK TABLE kayitli_gorunumler, kisi_gorunumleri, portfoy_gorunumleri IN ACCESS EXCLUSIVE MODE;
ALTER TABLE kayitli_gorunumler ADD silinme_tarihi timestamptz;
ALTER TABLE kisi_gorunumleri ADD silinme_tarihi timestamptz;
ALTER TABLE portfoy_gorunumleri ADD silinme_tarihi timestamptz;

-- Gives a representative who was taken out of the company the former place again; password and language are as
-- they were. An account that is none of a representative gets no membership here, which would take its role.
CREATE FUNCTION restore_representative(person integer, places integer[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_company() IS NULL OR NOT app_sees_all_departments('departments') THEN RETURN false; END IF;
  PERFORM FROM users u WHERE u.user_id = person AND u.role = 'temsilci'
    AND (u.aktif OR NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person))
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company())
  FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE users SET aktif = true, surum = surum + 1 WHERE user_id = person AND NOT aktif;
  INSERT INTO memberships (user_id, company_id, department_id, company_active)
  SELECT person, app_company(), place, true
  FROM unnest(places) WITH ORDINALITY AS given(place, number) ORDER BY number;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION restore_representative(integer, integer[]) FROM public;
GRANT EXECUTE ON FUNCTION restore_representative(integer, integer[]) TO emanet_app;
