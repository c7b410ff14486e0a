-- People have no company of their own, so requests reach them through these functions alone: they see
-- and change representatives of the transaction's company, and only for those who see all of it.
CREATE POLICY organized ON memberships TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY named ON memberships FOR SELECT TO CURRENT_USER USING (company_id = app_company());

-- The members of the company with what it takes to name them and to write to them.
CREATE FUNCTION company_members()
RETURNS TABLE (
  user_id integer, fullname text, email text, role text, dil text, department_id integer
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, u.role, u.dil, m.department_id
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = app_company()
$$;
REVOKE EXECUTE ON FUNCTION company_members() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION company_members() TO emanet_app;

CREATE FUNCTION company_representatives()
RETURNS TABLE (
  user_id integer, fullname text, email text, egitim_sorumlusu boolean, varlik_sorumlusu boolean,
  surum integer, departments integer[]
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, u.egitim_sorumlusu, u.varlik_sorumlusu, u.surum,
    coalesce(array_agg(m.department_id ORDER BY m.sira, m.membership_id)
      FILTER (WHERE m.department_id IS NOT NULL), '{}')
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif AND u.role = 'temsilci'
  WHERE m.company_id = app_company() AND app_sees_all_departments('departments')
  GROUP BY u.user_id
$$;

-- Adds a person, or brings one back who belongs to no company any more. NULL: the address is taken. A new
-- representative is written to in a language from the first mail on, until sign-in tells it.
CREATE FUNCTION add_representative(
  new_email text, new_fullname text, new_password_hash text, egitim boolean, varlik boolean, new_dil text
) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made integer;
BEGIN
  IF app_company() IS NULL OR NOT app_sees_all_departments('departments') THEN RETURN NULL; END IF;
  INSERT INTO users AS u
    (email, fullname, role, password_hash, egitim_sorumlusu, varlik_sorumlusu, dil)
  VALUES (new_email, new_fullname, 'temsilci', new_password_hash, egitim, varlik, new_dil)
  ON CONFLICT (email) DO UPDATE SET fullname = excluded.fullname, aktif = true,
    password_hash = excluded.password_hash, egitim_sorumlusu = excluded.egitim_sorumlusu,
    varlik_sorumlusu = excluded.varlik_sorumlusu, dil = excluded.dil, surum = u.surum + 1
  WHERE NOT u.aktif AND u.role = 'temsilci'
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = u.user_id)
  RETURNING u.user_id INTO made;
  RETURN made;
END $$;

-- Holds a representative of the company until the transaction ends; false for all others.
CREATE FUNCTION hold_representative(person integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM users u WHERE u.user_id = person AND u.role = 'temsilci' AND u.aktif
    AND app_sees_all_departments('departments')
    AND EXISTS (SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company())
  FOR UPDATE;
  RETURN FOUND;
END $$;

CREATE FUNCTION change_representative(person integer, egitim boolean, varlik boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  UPDATE users SET egitim_sorumlusu = egitim, varlik_sorumlusu = varlik, surum = surum + 1
  WHERE user_id = person;
END $$;

-- Gives a representative these departments, in their order, and no others. The memberships' foreign key
-- refuses departments of another company.
CREATE FUNCTION place_representative(person integer, places integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- One who was just added has no place yet.
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM users u WHERE u.user_id = person AND u.role = 'temsilci' AND u.aktif
      AND NOT EXISTS (
        SELECT FROM memberships m WHERE m.user_id = person AND m.company_id <> app_company())
  ) THEN RETURN; END IF;
  INSERT INTO memberships (user_id, company_id, department_id, company_active)
  SELECT person, app_company(), place, true
  FROM unnest(places) WITH ORDINALITY AS given(place, number) ORDER BY number
  ON CONFLICT DO NOTHING;
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company()
    AND (department_id = ANY (places)) IS NOT TRUE;
END $$;

-- Takes a representative out of the company; the account opens nothing from then on.
CREATE FUNCTION remove_representative(person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  UPDATE users SET aktif = false, surum = surum + 1 WHERE user_id = person
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person);
END $$;

DO $$
DECLARE
  opened regprocedure;
BEGIN
  FOREACH opened IN ARRAY ARRAY[
    'company_representatives()', 'add_representative(text, text, text, boolean, boolean, text)',
    'hold_representative(integer)', 'change_representative(integer, boolean, boolean)',
    'place_representative(integer, integer[])', 'remove_representative(integer)'
  ]::regprocedure[] LOOP
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', opened);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO emanet_app', opened);
  END LOOP;
END $$;
