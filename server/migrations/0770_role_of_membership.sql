LOCK TABLE memberships IN ACCESS EXCLUSIVE MODE;
-- Role and duties belong to the membership: a person may manage one company and stand for a department
-- of another. `users.role` says as what an account was made: consultants are found by it, and a
-- membership that names no role takes it, as a node of the version before writes them. That node reads
-- role and duties of the account, which agree with the membership of whoever has one company.
ALTER TABLE memberships
  ADD COLUMN role text CHECK (role IN ('danışman', 'yönetici', 'temsilci')),
  ADD COLUMN egitim_sorumlusu boolean,
  ADD COLUMN varlik_sorumlusu boolean,
  ADD COLUMN surum integer;
UPDATE memberships m SET role = u.role, egitim_sorumlusu = u.egitim_sorumlusu,
  varlik_sorumlusu = u.varlik_sorumlusu, surum = u.surum
FROM users u WHERE u.user_id = m.user_id;
ALTER TABLE memberships
  ALTER COLUMN role SET NOT NULL,
  ALTER COLUMN egitim_sorumlusu SET NOT NULL,
  ALTER COLUMN egitim_sorumlusu SET DEFAULT false,
  ALTER COLUMN varlik_sorumlusu SET NOT NULL,
  ALTER COLUMN varlik_sorumlusu SET DEFAULT false,
  ALTER COLUMN surum SET NOT NULL,
  ALTER COLUMN surum SET DEFAULT 1;

-- All memberships of a person in one company agree: a further department brings no other role.
CREATE FUNCTION complete_membership() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own memberships;
BEGIN
  SELECT * INTO own FROM memberships m
  WHERE m.user_id = NEW.user_id AND m.company_id = NEW.company_id ORDER BY m.membership_id LIMIT 1;
  IF FOUND THEN
    NEW.role := own.role;
    NEW.egitim_sorumlusu := own.egitim_sorumlusu;
    NEW.varlik_sorumlusu := own.varlik_sorumlusu;
    NEW.surum := own.surum;
    NEW.sira := own.sira;
    NEW.company_active := own.company_active;
  ELSIF NEW.role IS NULL THEN
    SELECT u.role, u.egitim_sorumlusu, u.varlik_sorumlusu
    INTO NEW.role, NEW.egitim_sorumlusu, NEW.varlik_sorumlusu
    FROM users u WHERE u.user_id = NEW.user_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER complete_membership BEFORE INSERT ON memberships
  FOR EACH ROW EXECUTE FUNCTION complete_membership();

-- The digest holds the same values under the same names as before, so that those of the log stay true.
CREATE OR REPLACE FUNCTION member_digest(place memberships) RETURNS text LANGUAGE sql STABLE
RETURN (SELECT evidence_digest(jsonb_build_object(
    'membership_id', place.membership_id, 'user_id', place.user_id, 'company_id', place.company_id,
    'department_id', place.department_id, 'salt_okunur', place.salt_okunur,
    'role', place.role, 'aktif', u.aktif), '{}')
  FROM users u WHERE u.user_id = place.user_id);
DROP TRIGGER evidence_changed ON memberships;
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON memberships DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (old.user_id, old.company_id, old.department_id, old.salt_okunur, old.role)
    IS DISTINCT FROM (new.user_id, new.company_id, new.department_id, new.salt_okunur, new.role))
  EXECUTE FUNCTION note_member();

CREATE OR REPLACE FUNCTION add_first_administrator(
  new_email text, new_fullname text, new_password_hash text, new_dil text
) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made integer;
BEGIN
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM companies c WHERE c.company_id = app_company() AND c.surum = 1
      AND c.xmin = pg_current_xact_id()::xid
  ) OR EXISTS (
    SELECT FROM memberships m WHERE m.company_id = app_company() AND m.role = 'yönetici'
  ) THEN RETURN NULL; END IF;
  INSERT INTO users (email, fullname, role, password_hash, dil)
  VALUES (new_email, new_fullname, 'yönetici', new_password_hash, new_dil)
  ON CONFLICT (email) DO NOTHING RETURNING user_id INTO made;
  IF made IS NOT NULL THEN
    INSERT INTO memberships (user_id, company_id, department_id, company_active, role)
    VALUES (made, app_company(), NULL, true, 'yönetici');
  END IF;
  RETURN made;
END $$;

CREATE OR REPLACE FUNCTION change_account(
  person integer, new_fullname text, new_email text, by_operator boolean
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account users;
BEGIN
  SELECT * INTO account FROM users u WHERE u.user_id = person AND NOT u.ziyaretci FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM users u WHERE u.email = new_email AND u.user_id <> person) THEN
    RETURN false;
  END IF;
  UPDATE users SET fullname = new_fullname, email = new_email, surum = surum + 1 WHERE user_id = person;
  IF (account.fullname, account.email) = (new_fullname, new_email) THEN RETURN true; END IF;
  UPDATE memberships SET surum = surum + 1 WHERE user_id = person;
  INSERT INTO change_logs
    (company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar)
  SELECT place.company_id, 0, 'temsilci', person, 'güncelleme',
    CASE WHEN by_operator THEN 'otomatik' ELSE 'kisi' END, CASE WHEN NOT by_operator THEN person END,
    CASE WHEN by_operator THEN 'Emanet (işletmeci)' ELSE coalesce(nullif(account.fullname, ''), account.email) END,
    (SELECT jsonb_agg(jsonb_build_object('alan', alan, 'eski', eski, 'yeni', yeni))
      FROM (VALUES ('fullname', account.fullname, new_fullname), ('email', account.email, new_email))
        AS field (alan, eski, yeni)
      WHERE eski <> yeni)
  FROM (
    SELECT DISTINCT m.company_id FROM memberships m WHERE m.user_id = person AND m.role = 'temsilci'
  ) place
  ORDER BY place.company_id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION company_consultants()
RETURNS TABLE (user_id integer, fullname text, email text, salt_okunur boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, m.salt_okunur
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.role = 'danışman' AND m.company_id = app_company() AND app_sees_all_departments('departments')
$$;

CREATE OR REPLACE FUNCTION company_members()
RETURNS TABLE (user_id integer, fullname text, email text, role text, dil text, department_id integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, m.role, u.dil, m.department_id
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = app_company()
$$;

CREATE OR REPLACE FUNCTION company_representatives()
RETURNS TABLE (user_id integer, fullname text, email text, egitim_sorumlusu boolean,
  varlik_sorumlusu boolean, surum integer, departments integer[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, m.egitim_sorumlusu, m.varlik_sorumlusu, m.surum,
    coalesce(array_agg(m.department_id ORDER BY m.sira, m.membership_id)
      FILTER (WHERE m.department_id IS NOT NULL), '{}')
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.role = 'temsilci' AND m.company_id = app_company() AND app_sees_all_departments('departments')
  GROUP BY u.user_id, m.egitim_sorumlusu, m.varlik_sorumlusu, m.surum
$$;

CREATE OR REPLACE FUNCTION members_across()
RETURNS TABLE (company_id integer, user_id integer, fullname text, role text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT m.company_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email), m.role
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = ANY (app_companies())
$$;

CREATE OR REPLACE FUNCTION duty_owners(today date)
RETURNS TABLE (company_id integer, user_id integer, fullname text, varsayilan boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH members AS (
    SELECT DISTINCT m.company_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email) AS fullname,
      CASE
        WHEN m.role = 'temsilci' THEN 5
        WHEN m.role = 'danışman' AND u.user_id = s.vekil_id
          AND today BETWEEN s.vekil_baslangic AND s.vekil_bitis THEN 1
        WHEN m.role = 'danışman' AND u.user_id = s.sorumlu_id THEN 2
        WHEN m.role = 'yönetici' THEN 3
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

CREATE OR REPLACE FUNCTION hold_representative(person integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM users u WHERE u.user_id = person AND u.aktif
    AND app_sees_all_departments('departments')
    AND EXISTS (SELECT FROM memberships m
      WHERE m.user_id = person AND m.company_id = app_company() AND m.role = 'temsilci')
  FOR UPDATE;
  RETURN FOUND;
END $$;

CREATE OR REPLACE FUNCTION change_representative(person integer, egitim boolean, varlik boolean)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  UPDATE memberships SET egitim_sorumlusu = egitim, varlik_sorumlusu = varlik, surum = surum + 1
  WHERE user_id = person AND company_id = app_company();
  UPDATE users SET egitim_sorumlusu = egitim, varlik_sorumlusu = varlik, surum = surum + 1
  WHERE user_id = person AND NOT EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.company_id <> app_company());
END $$;

CREATE OR REPLACE FUNCTION place_representative(person integer, places integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- One who was just added has no place yet; whoever has one elsewhere alone is not to be placed here.
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM users u WHERE u.user_id = person AND u.aktif AND (
      EXISTS (SELECT FROM memberships m
        WHERE m.user_id = person AND m.company_id = app_company() AND m.role = 'temsilci')
      OR u.role = 'temsilci' AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person))
  ) THEN RETURN; END IF;
  INSERT INTO memberships (user_id, company_id, department_id, company_active)
  SELECT person, app_company(), place, true
  FROM unnest(places) WITH ORDINALITY AS given(place, number) ORDER BY number
  ON CONFLICT DO NOTHING;
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company()
    AND (department_id = ANY (places)) IS NOT TRUE;
END $$;

CREATE OR REPLACE FUNCTION remove_representative(person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  -- Other companies stay open: each request asks anew what somebody is a member of.
  PERFORM set_config('app.keeps_sessions', person::text, true);
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  UPDATE users SET aktif = false, surum = surum + 1 WHERE user_id = person
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person);
END $$;

CREATE OR REPLACE FUNCTION set_consultant(person integer, wanted text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before text;
BEGIN
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM users u WHERE u.user_id = person AND u.aktif AND u.role = 'danışman' FOR UPDATE
  ) OR EXISTS (
    SELECT FROM memberships m
    WHERE m.user_id = person AND m.company_id = app_company() AND m.role <> 'danışman'
  ) THEN RETURN NULL; END IF;
  SELECT CASE WHEN salt_okunur THEN 'salt_okunur' ELSE 'tam' END INTO before
  FROM memberships WHERE user_id = person AND company_id = app_company();
  IF wanted = 'yok' THEN
    -- Other clients stay open: each request asks anew what somebody is a member of.
    PERFORM set_config('app.keeps_sessions', person::text, true);
    DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  ELSIF before IS NULL THEN
    INSERT INTO memberships (user_id, company_id, department_id, company_active, sira, salt_okunur, role)
    SELECT person, app_company(), NULL, count(*) = 0, coalesce(max(sira) + 1, 0),
      wanted = 'salt_okunur', 'danışman'
    FROM memberships WHERE user_id = person;
  ELSE
    UPDATE memberships SET salt_okunur = wanted = 'salt_okunur'
    WHERE user_id = person AND company_id = app_company();
  END IF;
  RETURN coalesce(before, 'yok');
END $$;
