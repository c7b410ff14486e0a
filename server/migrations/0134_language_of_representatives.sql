-- A new representative is written to in a language from the first mail on, until sign-in tells it.
DROP FUNCTION add_representative(text, text, text, boolean, boolean);
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
REVOKE EXECUTE ON FUNCTION add_representative(text, text, text, boolean, boolean, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_representative(text, text, text, boolean, boolean, text) TO emanet_app;
