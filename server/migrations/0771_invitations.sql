LOCK TABLE companies, users IN SHARE ROW EXCLUSIVE MODE;
-- Invitations of people whose account was made elsewhere. The company asks; the person accepts or
-- declines, signed in, and becomes a member by that answer alone.
CREATE TABLE uyelik_davetleri (
  id integer GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  fullname text NOT NULL,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('yönetici', 'temsilci')),
  departments integer[] NOT NULL,
  egitim_sorumlusu boolean NOT NULL,
  varlik_sorumlusu boolean NOT NULL,
  davet_eden text NOT NULL,
  tarih timestamptz NOT NULL,
  gonderim_tarihi timestamptz NOT NULL,
  son_tarih timestamptz NOT NULL,
  durum text NOT NULL DEFAULT 'bekliyor'
    CHECK (durum IN ('bekliyor', 'kabul', 'red', 'geri_alindi')),
  yanit_tarihi timestamptz,
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX uyelik_davetleri_bekleyen ON uyelik_davetleri (company_id, user_id) WHERE durum = 'bekliyor';
CREATE INDEX uyelik_davetleri_kisi ON uyelik_davetleri (user_id);
SELECT protect('uyelik_davetleri', by_department => false);
CREATE POLICY by_managers ON uyelik_davetleri AS RESTRICTIVE TO emanet_app
  USING (current_user <> 'emanet_app' OR (SELECT app_manages()));
CREATE POLICY invited ON uyelik_davetleri TO emanet USING (true) WITH CHECK (true);
CREATE POLICY own_invitations ON uyelik_davetleri FOR SELECT TO emanet_identity USING (true);
-- What was asked is written by invite_member() alone and never changed; it is sent again or withdrawn.
REVOKE INSERT, UPDATE, DELETE ON uyelik_davetleri FROM emanet_app;
GRANT UPDATE (durum, yanit_tarihi, gonderim_tarihi, son_tarih) ON uyelik_davetleri TO emanet_app;
GRANT SELECT ON uyelik_davetleri TO emanet_identity;

-- Invites the account of an address to the company of the scope. `uye`: a member already; `var`: an
-- invitation waits; `davet`: invited, in the language of the account. Nothing where there is no account.
CREATE FUNCTION invite_member(
  new_email text, new_fullname text, wanted_role text, places integer[], egitim boolean,
  varlik boolean, inviter text, asked_at timestamptz,
  OUT durum text, OUT davet integer, OUT dil text
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  person integer;
BEGIN
  IF app_company() IS NULL OR NOT app_manages() OR EXISTS (
    SELECT FROM unnest(places) place WHERE NOT EXISTS (SELECT FROM departments d
      WHERE d.company_id = app_company() AND d.department_id = place)
  ) OR (wanted_role = 'temsilci') = (cardinality(places) = 0)
    OR wanted_role = 'yönetici' AND EXISTS (SELECT FROM memberships m
      WHERE m.company_id = app_company() AND m.role = 'yönetici')
  THEN RETURN; END IF;
  SELECT u.user_id, u.dil INTO person, dil FROM users u
  WHERE u.email = new_email AND u.aktif AND NOT u.ziyaretci FOR KEY SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  IF EXISTS (SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company()) THEN
    durum := 'uye';
    RETURN;
  END IF;
  INSERT INTO uyelik_davetleri AS d (company_id, user_id, fullname, email, role, departments,
    egitim_sorumlusu, varlik_sorumlusu, davet_eden, tarih, gonderim_tarihi, son_tarih)
  VALUES (app_company(), person, new_fullname, new_email, wanted_role, places, egitim, varlik, inviter,
    asked_at, asked_at, asked_at + interval '14 days')
  ON CONFLICT (company_id, user_id) WHERE durum = 'bekliyor' DO UPDATE SET
    fullname = excluded.fullname, role = excluded.role, departments = excluded.departments,
    egitim_sorumlusu = excluded.egitim_sorumlusu, varlik_sorumlusu = excluded.varlik_sorumlusu,
    davet_eden = excluded.davet_eden, tarih = excluded.tarih,
    gonderim_tarihi = excluded.gonderim_tarihi, son_tarih = excluded.son_tarih
  WHERE d.son_tarih <= asked_at
  RETURNING d.id INTO davet;
  durum := CASE WHEN davet IS NULL THEN 'var' ELSE 'davet' END;
END $$;
REVOKE ALL ON FUNCTION invite_member(text, text, text, integer[], boolean, boolean, text, timestamptz) FROM public;
GRANT EXECUTE ON FUNCTION invite_member(text, text, text, integer[], boolean, boolean, text, timestamptz)
  TO emanet_app, emanet_system;

-- The answer of the person who was invited, and its entry in the company's log. `ayni`: answered so
-- before; `gecti`: withdrawn, over, answered otherwise, or nothing is left that it was about; `sonra`: a
-- node of the version before may still run, which would take one company's role for all of them.
CREATE FUNCTION answer_invitation(
  person integer, invitation integer, accepted boolean, answered_at timestamptz,
  OUT durum text, OUT sirket integer
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  own uyelik_davetleri;
  account users;
  places integer[];
  told text;
  answer text := CASE WHEN accepted THEN 'kabul' ELSE 'red' END;
BEGIN
  SELECT * INTO own FROM uyelik_davetleri d WHERE d.id = invitation AND d.user_id = person FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  sirket := own.company_id;
  IF own.durum = answer THEN
    durum := 'ayni';
    RETURN;
  END IF;
  SELECT * INTO account FROM users u
  WHERE u.user_id = person AND u.aktif AND NOT u.ziyaretci FOR NO KEY UPDATE;
  IF NOT FOUND OR own.durum <> 'bekliyor' OR own.son_tarih <= answered_at THEN
    durum := 'gecti';
    RETURN;
  END IF;
  told := own.fullname || ' (' || own.email || ')';
  IF accepted THEN
    IF EXISTS (
      SELECT FROM schema_migrations here, schema_migrations first
      WHERE here.name = '0771_invitations.sql' AND first.name = '0001_roles.sql'
        AND here.applied_at > first.applied_at + interval '1 hour'
        AND here.applied_at > now() - interval '1 day'
    ) THEN
      durum := 'sonra';
      RETURN;
    END IF;
    SELECT coalesce(array_agg(d.department_id ORDER BY array_position(own.departments, d.department_id)), '{}')
    INTO places FROM departments d
    WHERE d.company_id = own.company_id AND d.department_id = ANY (own.departments);
    IF own.role = 'temsilci' AND cardinality(places) = 0 THEN
      durum := 'gecti';
      RETURN;
    END IF;
    IF NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = own.company_id) THEN
      PERFORM set_config('app.noted', 'on', true);
      INSERT INTO memberships (user_id, company_id, department_id, company_active, sira, role,
        egitim_sorumlusu, varlik_sorumlusu)
      SELECT person, own.company_id, place, last.sira IS NULL, coalesce(last.sira + 1, 0), own.role,
        own.egitim_sorumlusu, own.varlik_sorumlusu
      FROM (SELECT max(m.sira) AS sira FROM memberships m WHERE m.user_id = person) last,
        unnest(CASE own.role WHEN 'temsilci' THEN places ELSE ARRAY[NULL::integer] END)
          WITH ORDINALITY AS given(place, number)
      ORDER BY number;
    END IF;
  END IF;
  UPDATE uyelik_davetleri d SET durum = answer, yanit_tarihi = answered_at
  WHERE d.company_id = own.company_id AND d.id = own.id;
  INSERT INTO change_logs
    (company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar)
  SELECT own.company_id, 0, 'sirket', own.company_id, 'güncelleme', 'kisi', person,
    coalesce(nullif(account.fullname, ''), account.email),
    jsonb_build_array(jsonb_build_object('alan', 'davet_' || answer,
      'eski', null, 'yeni', told));
  IF accepted AND own.role = 'temsilci' THEN
    INSERT INTO change_logs
      (company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar)
    SELECT own.company_id, 0, 'temsilci', person, 'ekleme', 'kisi', person,
      coalesce(nullif(account.fullname, ''), account.email),
      (SELECT jsonb_agg(jsonb_build_object('alan', alan, 'eski', null, 'yeni', yeni))
        FROM (VALUES ('fullname', to_jsonb(nullif(account.fullname, ''))), ('email', to_jsonb(account.email)),
          ('departments', to_jsonb(places)), ('egitim_sorumlusu', to_jsonb(own.egitim_sorumlusu)),
          ('varlik_sorumlusu', to_jsonb(own.varlik_sorumlusu))) AS field (alan, yeni)
        WHERE yeni IS NOT NULL);
  END IF;
  durum := answer;
END $$;
REVOKE ALL ON FUNCTION answer_invitation(integer, integer, boolean, timestamptz) FROM public;
GRANT EXECUTE ON FUNCTION answer_invitation(integer, integer, boolean, timestamptz)
  TO emanet_identity, emanet_system;

-- The language of the mails to somebody whom the company of the scope has invited.
CREATE FUNCTION language_of_invited(invitation integer) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.dil FROM uyelik_davetleri d JOIN users u USING (user_id)
  WHERE d.company_id = app_company() AND d.id = invitation AND d.durum = 'bekliyor' AND app_manages()
$$;
REVOKE ALL ON FUNCTION language_of_invited(integer) FROM public;
GRANT EXECUTE ON FUNCTION language_of_invited(integer) TO emanet_app;

-- An account that was made as another than a representative stays in use without a company, as it always
-- did: add_representative() takes up accounts of representatives alone.
CREATE OR REPLACE FUNCTION remove_representative(person integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  -- Other companies stay open: each request asks anew what somebody is a member of.
  PERFORM set_config('app.keeps_sessions', person::text, true);
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  UPDATE users SET aktif = false, surum = surum + 1 WHERE user_id = person AND role = 'temsilci'
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person);
END $$;
