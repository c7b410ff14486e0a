LOCK TABLE memberships, users, uyelik_davetleri IN SHARE ROW EXCLUSIVE MODE;
-- The sender of an invitation is mailed its answer. Earlier invitations name no sender and mail nobody.
ALTER TABLE uyelik_davetleri ADD COLUMN davet_eden_id integer REFERENCES users ON DELETE SET NULL;
CREATE INDEX uyelik_davetleri_eden ON uyelik_davetleri (davet_eden_id) WHERE davet_eden_id IS NOT NULL;

CREATE OR REPLACE FUNCTION invite_member(
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
    egitim_sorumlusu, varlik_sorumlusu, davet_eden, davet_eden_id, tarih, gonderim_tarihi, son_tarih)
  VALUES (app_company(), person, new_fullname, new_email, wanted_role, places, egitim, varlik, inviter,
    app_person(), asked_at, asked_at, asked_at + interval '14 days')
  ON CONFLICT (company_id, user_id) WHERE durum = 'bekliyor' DO UPDATE SET
    fullname = excluded.fullname, role = excluded.role, departments = excluded.departments,
    egitim_sorumlusu = excluded.egitim_sorumlusu, varlik_sorumlusu = excluded.varlik_sorumlusu,
    davet_eden = excluded.davet_eden, davet_eden_id = excluded.davet_eden_id, tarih = excluded.tarih,
    gonderim_tarihi = excluded.gonderim_tarihi, son_tarih = excluded.son_tarih
  WHERE d.son_tarih <= asked_at
  RETURNING d.id INTO davet;
  durum := CASE WHEN davet IS NULL THEN 'var' ELSE 'davet' END;
END $$;

-- A new administrator of a company ends the invitations of others to administer it, with an entry for each,
-- whichever door makes the membership.
CREATE FUNCTION withdraw_overtaken(company integer, administrator integer) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH overtaken AS (
    UPDATE uyelik_davetleri d SET durum = 'geri_alindi', yanit_tarihi = now()
    WHERE d.company_id = company AND d.role = 'yönetici' AND d.durum = 'bekliyor'
      AND d.user_id <> administrator
    RETURNING d.fullname || ' (' || d.email || ')' AS told
  )
  INSERT INTO change_logs
    (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
  SELECT company, 0, 'sirket', company, 'güncelleme', 'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', 'davet', 'eski', told, 'yeni', null))
  FROM overtaken
$$;
REVOKE ALL ON FUNCTION withdraw_overtaken(integer, integer) FROM public;
CREATE FUNCTION withdraw_overtaken() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM withdraw_overtaken(NEW.company_id, NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER invitations_overtaken AFTER INSERT OR UPDATE OF role ON memberships
  FOR EACH ROW WHEN (NEW.role = 'yönetici') EXECUTE FUNCTION withdraw_overtaken();
SELECT withdraw_overtaken(m.company_id, m.user_id) FROM memberships m WHERE m.role = 'yönetici'
  AND EXISTS (SELECT FROM uyelik_davetleri d WHERE d.company_id = m.company_id AND d.durum = 'bekliyor'
    AND d.role = 'yönetici');

-- Invitations that wait follow their department into the one that it is merged into.
CREATE FUNCTION move_invited(source integer, target integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH moved AS (
    UPDATE uyelik_davetleri d SET departments = (
      SELECT array_agg(place ORDER BY number) FROM (
        SELECT place, min(number) AS number
        FROM unnest(array_replace(d.departments, source, target)) WITH ORDINALITY given(place, number)
        GROUP BY place) kept)
    WHERE d.company_id = app_company() AND app_manages() AND d.durum = 'bekliyor'
      AND source = ANY (d.departments)
      AND EXISTS (SELECT FROM departments p WHERE p.company_id = d.company_id AND p.department_id = target)
    RETURNING 1
  )
  SELECT count(*)::integer FROM moved
$$;
REVOKE ALL ON FUNCTION move_invited(integer, integer) FROM public;
GRANT EXECUTE ON FUNCTION move_invited(integer, integer) TO emanet_app, emanet_system;
