-- Undo brings a representative back for a day, whatever else they do: until then they were a member here.
-- Later only who works nowhere else is taken back; others are asked (0771). The log tells who was removed, and
-- the role is that of a representative, not that of the account.
CREATE OR REPLACE FUNCTION restore_representative(person integer, places integer[]) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF app_company() IS NULL OR NOT app_sees_all_departments('departments') THEN RETURN false; END IF;
  PERFORM FROM users u WHERE u.user_id = person AND NOT u.ziyaretci
    AND (u.aktif OR u.role = 'temsilci' AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person))
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company())
    AND EXISTS (SELECT FROM change_logs e
      WHERE e.company_id = app_company() AND e.tur = 'temsilci' AND e.record_id = person
        AND e.islem = 'silme' AND (e.tarih > now() - interval '1 day'
          OR u.role = 'temsilci' AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person)))
  FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE users SET aktif = true, surum = surum + 1 WHERE user_id = person AND NOT aktif;
  INSERT INTO memberships (user_id, company_id, department_id, company_active, sira, role)
  SELECT person, app_company(), place, last.sira IS NULL, coalesce(last.sira + 1, 0), 'temsilci'
  FROM (SELECT max(m.sira) AS sira FROM memberships m WHERE m.user_id = person) last,
    unnest(places) WITH ORDINALITY AS given(place, number)
  ORDER BY number;
  RETURN true;
END $$;
