-- Members of the companies in reach, and the one of each company who answers for what names no person:
-- the substitute of the day, the consultant in charge, otherwise an administrator, otherwise a consultant.
-- A representative sees only the name; who is in charge of a client stays unreadable to that role.
CREATE POLICY of_scope ON portfoy_sorumlulari FOR SELECT TO emanet USING (
  company_id = (SELECT app_company()) OR company_id = ANY ((SELECT app_companies())::integer[]));

CREATE FUNCTION duty_owners(today date)
RETURNS TABLE (company_id integer, user_id integer, fullname text, varsayilan boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH members AS (
    SELECT DISTINCT m.company_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email) AS fullname,
      CASE
        WHEN u.role = 'temsilci' THEN 5
        WHEN u.role = 'danışman' AND u.user_id = s.vekil_id
          AND today BETWEEN s.vekil_baslangic AND s.vekil_bitis THEN 1
        WHEN u.role = 'danışman' AND u.user_id = s.sorumlu_id THEN 2
        WHEN u.role = 'yönetici' THEN 3
        ELSE 4
      END AS place
    FROM memberships m
    JOIN users u ON u.user_id = m.user_id AND u.aktif
    LEFT JOIN portfoy_sorumlulari s ON s.company_id = m.company_id
    WHERE m.company_id = app_company() OR m.company_id = ANY (app_companies())
  )
  SELECT company_id, user_id, fullname,
    place < 5 AND 1 = row_number() OVER (PARTITION BY company_id ORDER BY place, user_id)
  FROM members
$$;
REVOKE ALL ON FUNCTION duty_owners(date) FROM public;
GRANT EXECUTE ON FUNCTION duty_owners(date) TO emanet_app, emanet_across;
