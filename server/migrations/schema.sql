-- Written by "npm run schema" out of the migrated database: what the migrations have made of it.
-- To read and to compare; it is never run.

CREATE ROLE emanet_across;
CREATE ROLE emanet_app;
CREATE ROLE emanet_identity;
CREATE ROLE emanet_link;
CREATE ROLE emanet_system;

GRANT USAGE ON SCHEMA public TO public;
GRANT USAGE ON SCHEMA public TO emanet_across;
GRANT USAGE ON SCHEMA public TO emanet_app;
GRANT USAGE ON SCHEMA public TO emanet_identity;
GRANT USAGE ON SCHEMA public TO emanet_link;
GRANT USAGE ON SCHEMA public TO emanet_system;

CREATE COLLATION turkish (provider = icu, locale = 'tr-u-kn-true', deterministic = t);
CREATE COLLATION turkish_letters (provider = icu, locale = 'tr', deterministic = t);

CREATE SEQUENCE basvuru_id_seq AS integer START 1;
GRANT USAGE ON SEQUENCE basvuru_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE basvuru_id_seq TO emanet_system;
CREATE SEQUENCE change_logs_id_seq AS bigint START 1;
GRANT USAGE ON SEQUENCE change_logs_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE change_logs_id_seq TO emanet_system;
CREATE SEQUENCE companies_company_id_seq AS integer START 1001;
CREATE SEQUENCE diger_aktarim_id_seq AS integer START 1;
GRANT USAGE ON SEQUENCE diger_aktarim_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE diger_aktarim_id_seq TO emanet_system;
CREATE SEQUENCE varlik_listesi_id_seq AS integer START 1;
GRANT USAGE ON SEQUENCE varlik_listesi_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE varlik_listesi_id_seq TO emanet_system;
CREATE SEQUENCE veri_aktarim_id_seq AS integer START 1;
GRANT USAGE ON SEQUENCE veri_aktarim_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE veri_aktarim_id_seq TO emanet_system;
CREATE SEQUENCE veri_harita_id_seq AS integer START 1;
GRANT USAGE ON SEQUENCE veri_harita_id_seq TO emanet_app;
GRANT USAGE ON SEQUENCE veri_harita_id_seq TO emanet_system;

CREATE OR REPLACE FUNCTION public.action_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.state = 'delivered' THEN
    UPDATE aksiyonlar SET mail = true, mail_tarihi = now(), mail_durumu = 'teslim', mail_nedeni = NULL
    WHERE id = split_part(NEW.about, ':', 2)::integer AND NOT mail
      AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  ELSE
    UPDATE aksiyonlar SET mail_durumu = 'ulasmadi', mail_nedeni = NEW.hata
    WHERE id = split_part(NEW.about, ':', 2)::integer AND NOT mail
      AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  END IF;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION action_mailed() TO public;
CREATE OR REPLACE FUNCTION public.activities_that_left(department integer, since timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT count(*)::integer FROM (
    SELECT DISTINCT l.record_id FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur COLLATE "C" = 'veri_harita' AND l.department_id = department
      AND app_sees_department(department)
  ) known
  CROSS JOIN LATERAL (
    SELECT l.department_id = department AND l.islem <> 'silme' AS here FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur = 'veri_harita' AND l.record_id = known.record_id
    ORDER BY l.id DESC LIMIT 1
  ) now
  WHERE NOT now.here AND (
    SELECT l.department_id = department AND l.islem <> 'silme' FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur = 'veri_harita' AND l.record_id = known.record_id
      AND l.tarih <= since
    ORDER BY l.id DESC LIMIT 1
  )
$function$
;
GRANT EXECUTE ON FUNCTION activities_that_left(integer,timestamp with time zone) TO emanet_app;
CREATE OR REPLACE FUNCTION public.add_first_administrator(new_email text, new_fullname text, new_password_hash text, new_dil text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION add_first_administrator(text,text,text,text) TO emanet_app;
CREATE OR REPLACE FUNCTION public.add_representative(new_email text, new_fullname text, new_password_hash text, egitim boolean, varlik boolean, new_dil text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION add_representative(text,text,text,boolean,boolean,text) TO emanet_app;
CREATE OR REPLACE FUNCTION public.answer_invitation(person integer, invitation integer, accepted boolean, answered_at timestamp with time zone, OUT durum text, OUT sirket integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION answer_invitation(integer,integer,boolean,timestamp with time zone) TO emanet_identity;
GRANT EXECUTE ON FUNCTION answer_invitation(integer,integer,boolean,timestamp with time zone) TO emanet_system;
CREATE OR REPLACE FUNCTION public.app_companies()
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (string_to_array(NULLIF((app_scope() ->> 'companies'::text), ''::text), ','::text))::integer[]
;
GRANT EXECUTE ON FUNCTION app_companies() TO public;
CREATE OR REPLACE FUNCTION public.app_company()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF((app_scope() ->> 'company'::text), ''::text))::integer
;
GRANT EXECUTE ON FUNCTION app_company() TO public;
CREATE OR REPLACE FUNCTION public.app_departments()
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN app_departments('departments'::text)
;
GRANT EXECUTE ON FUNCTION app_departments() TO public;
CREATE OR REPLACE FUNCTION public.app_departments(sight text)
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (string_to_array(NULLIF(NULLIF((app_scope() ->> sight), 'all'::text), ''::text), ','::text))::integer[]
;
GRANT EXECUTE ON FUNCTION app_departments(text) TO public;
CREATE OR REPLACE FUNCTION public.app_firms()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT array(SELECT firma_id FROM firma_uyeleri WHERE user_id = app_person())
$function$
;
GRANT EXECUTE ON FUNCTION app_firms() TO emanet_app;
CREATE OR REPLACE FUNCTION public.app_link_kind()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (app_scope() ->> 'link_kind'::text)
;
GRANT EXECUTE ON FUNCTION app_link_kind() TO public;
CREATE OR REPLACE FUNCTION public.app_link_row()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (app_scope() ->> 'link_row'::text)
;
GRANT EXECUTE ON FUNCTION app_link_row() TO public;
CREATE OR REPLACE FUNCTION public.app_manages()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(((app_scope() ->> 'role'::text) <> 'temsilci'::text), true) AND app_sees_all_departments('departments'::text))
;
GRANT EXECUTE ON FUNCTION app_manages() TO public;
CREATE OR REPLACE FUNCTION public.app_partner_firms()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT array(SELECT firma_id FROM firma_uyeleri WHERE user_id = app_person() AND rol = 'ortak')
$function$
;
GRANT EXECUTE ON FUNCTION app_partner_firms() TO emanet_app;
CREATE OR REPLACE FUNCTION public.app_person()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((app_scope() ->> 'person'::text))::integer
;
GRANT EXECUTE ON FUNCTION app_person() TO public;
CREATE OR REPLACE FUNCTION public.app_scope()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  said text := current_setting('app.scope', true);
  seal text := current_setting('app.seal', true);
BEGIN
  IF seal <> '' THEN
    -- Without a query in it, the expression is folded and run by itself.
    IF encode(sha256(scope_pad('outer') || sha256(scope_pad('inner') || convert_to(said, 'UTF8'))), 'hex') = seal
    THEN RETURN said::jsonb; END IF;
    IF EXISTS (
      SELECT FROM scope_keys
      WHERE encode(sha256(outer_pad || sha256(inner_pad || convert_to(said, 'UTF8'))), 'hex') = seal
    ) THEN RETURN said::jsonb; END IF;
    RETURN NULL;
  END IF;
  IF NOT pg_has_role(session_user, 'emanet_system', 'MEMBER') AND NOT EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0530_sealed_scope.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day'
  ) THEN RETURN NULL; END IF;
  IF said <> '' THEN RETURN said::jsonb; END IF;
  RETURN jsonb_build_object(
    'company', current_setting('app.company_id', true),
    'companies', current_setting('app.company_ids', true),
    'departments', current_setting('app.departments', true),
    'asset_departments', current_setting('app.asset_departments', true),
    'link_kind', current_setting('app.link_kind', true),
    'link_row', current_setting('app.link_row', true)
  );
END $function$
;
GRANT EXECUTE ON FUNCTION app_scope() TO public;
CREATE OR REPLACE FUNCTION public.app_sees_all_departments(sight text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE(((app_scope() ->> sight) = 'all'::text), false)
;
GRANT EXECUTE ON FUNCTION app_sees_all_departments(text) TO public;
CREATE OR REPLACE FUNCTION public.app_sees_department(department integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (app_sees_all_departments('departments'::text) OR (department = ANY (app_departments('departments'::text))))
;
GRANT EXECUTE ON FUNCTION app_sees_department(integer) TO public;
CREATE OR REPLACE FUNCTION public.app_sees_entry(register text, department integer, scope jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN scope_sees(scope, CASE register WHEN 'varlik_listesi'::text THEN 'asset_departments'::text ELSE 'departments'::text END, department)
;
GRANT EXECUTE ON FUNCTION app_sees_entry(text,integer,jsonb) TO public;
CREATE OR REPLACE FUNCTION public.app_sees_log(register text, department integer, record integer, scope jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN app_sees_entry(register, department, scope)
    OR app_trains_entry(register, scope)
    OR app_sees_record(register, record);
END $function$
;
GRANT EXECUTE ON FUNCTION app_sees_log(text,integer,integer,jsonb) TO public;
CREATE OR REPLACE FUNCTION public.app_sees_record(register text, record integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN CASE register
    WHEN 'aksiyonlar' THEN EXISTS (
      SELECT FROM aksiyonlar v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'diger_aktarim' THEN EXISTS (
      SELECT FROM diger_aktarim v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'varlik_listesi' THEN EXISTS (
      SELECT FROM varlik_listesi v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'veri_aktarim' THEN EXISTS (
      SELECT FROM veri_aktarim v WHERE v.company_id = app_company() AND v.id = record)
    WHEN 'veri_harita' THEN EXISTS (
      SELECT FROM veri_harita v WHERE v.company_id = app_company() AND v.id = record)
    ELSE false
  END;
END $function$
;
GRANT EXECUTE ON FUNCTION app_sees_record(text,integer) TO public;
CREATE OR REPLACE FUNCTION public.app_sees_whole_company()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (app_sees_all_departments('departments'::text) AND app_sees_all_departments('asset_departments'::text))
;
GRANT EXECUTE ON FUNCTION app_sees_whole_company() TO public;
CREATE OR REPLACE FUNCTION public.app_trains()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (app_manages() OR COALESCE(((app_scope() ->> 'trains'::text))::boolean, ((app_scope() ->> 'role'::text) IS NULL)))
;
GRANT EXECUTE ON FUNCTION app_trains() TO public;
CREATE OR REPLACE FUNCTION public.app_trains_entry(register text, scope jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((register = ANY (ARRAY['egitim_davetleri'::text, 'egitim_oturumlari'::text, 'egitim_videolari'::text, 'egitim_soru_setleri'::text, 'egitim_ayarlari'::text])) AND COALESCE(((scope ->> 'trains'::text))::boolean, ((scope ->> 'role'::text) IS NULL)))
;
GRANT EXECUTE ON FUNCTION app_trains_entry(text,jsonb) TO public;
CREATE OR REPLACE FUNCTION public.app_was_deleted(company integer, register text, record integer, before bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN EXISTS (
    SELECT FROM change_logs gone
    WHERE gone.company_id = company AND gone.tur = register AND gone.record_id = record
      AND gone.islem = 'silme' AND gone.id < before
  );
END $function$
;
GRANT EXECUTE ON FUNCTION app_was_deleted(integer,text,integer,bigint) TO public;
CREATE OR REPLACE FUNCTION public.app_writes_entry(register text, department integer, scope jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (app_sees_entry(register, department, scope) OR (register = 'tedarikci_listesi'::text) OR app_trains_entry(register, scope))
;
GRANT EXECUTE ON FUNCTION app_writes_entry(text,integer,jsonb) TO public;
CREATE OR REPLACE FUNCTION public.application_event_hash(previous text, event basvuru_olaylari)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to(((previous || COALESCE(((event).tuz)::text, ''::text)) || (jsonb_build_array((event).company_id, (event).basvuru_id, (event).sira, (event).tur, (event).veri, (event).aktor_turu, (event).user_id, (event).guncelleyen, ((EXTRACT(epoch FROM (event).tarih) * (1000000)::numeric))::bigint))::text), 'UTF8'::name)), 'hex'::text)
;
GRANT EXECUTE ON FUNCTION application_event_hash(text,basvuru_olaylari) TO public;
CREATE OR REPLACE FUNCTION public.application_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  about integer := split_part(NEW.about, ':', 2)::integer;
  which text := split_part(NEW.about, ':', 3);
  ok boolean := NEW.state = 'delivered';
  company integer;
BEGIN
  SELECT company_id INTO company FROM basvurular WHERE id = about AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  IF company IS NULL THEN RETURN NULL; END IF;
  IF which = 'cevap' THEN
    UPDATE basvuru_cevaplari SET teslim = CASE WHEN ok THEN 'teslim' ELSE 'ulasmadi' END,
      teslim_yaniti = NEW.server_answer, teslim_tarihi = NEW.finished_at
    WHERE company_id = company AND id = split_part(NEW.about, ':', 4)::integer;
  END IF;
  INSERT INTO basvuru_olaylari (company_id, basvuru_id, tur, veri, aktor_turu, guncelleyen, tarih)
  VALUES (company, about, CASE WHEN ok THEN 'teslim_edildi' ELSE 'teslim_edilemedi' END,
    jsonb_build_object('ne', which, 'yanit', NEW.server_answer), 'otomatik', 'Emanet (otomatik)', NEW.finished_at);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION application_mailed() TO public;
CREATE OR REPLACE FUNCTION public.application_number(year integer, place integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (((year || '/'::text) || repeat('0'::text, GREATEST(0, (3 - length((place)::text))))) || place)
;
GRANT EXECUTE ON FUNCTION application_number(integer,integer) TO public;
CREATE OR REPLACE FUNCTION public.ask_second_step_reset(person integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  asked timestamptz;
BEGIN
  IF NOT EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company()
  ) THEN RETURN NULL; END IF;
  SELECT tarih INTO asked FROM ikinci_adim_istekleri i
  WHERE i.company_id = app_company() AND i.user_id = person FOR UPDATE;
  IF asked IS NULL OR asked < now() - interval '7 days' OR EXISTS (
    SELECT FROM entry_logs e WHERE e.user_id = person AND e.tarih > asked AND e.neden = 'giris_yapildi'
      AND e.yontem IN ('gecis_anahtari', 'uygulama', 'kurtarma_kodu')
  ) THEN
    INSERT INTO ikinci_adim_istekleri (company_id, user_id) VALUES (app_company(), person)
    ON CONFLICT (company_id, user_id) DO UPDATE SET tarih = now();
    RETURN 'istendi';
  END IF;
  IF asked > now() - interval '24 hours' THEN RETURN 'bekliyor'; END IF;
  DELETE FROM ikinci_adim_istekleri i WHERE i.company_id = app_company() AND i.user_id = person;
  PERFORM reset_second_step(person);
  RETURN 'sifirlandi';
END $function$
;
GRANT EXECUTE ON FUNCTION ask_second_step_reset(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.begin_application(token_hash bytea, born timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  made integer;
BEGIN
  IF app_link_kind() IS DISTINCT FROM 'applicant' OR NOT EXISTS (
    SELECT FROM basvuru_ayarlari a WHERE a.company_id = app_company() AND a.acik
  ) THEN
    RETURN NULL;
  END IF;
  made := nextval('basvuru_id_seq');
  INSERT INTO basvuru_taslaklari (id, company_id, olusturma_tarihi) VALUES (made, app_company(), born);
  INSERT INTO links (token_hash, company_id, kind, row_id, name)
  VALUES (token_hash, app_company(), 'applicant', made, 'Başvuru sahibi');
  RETURN made;
END $function$
;
GRANT EXECUTE ON FUNCTION begin_application(bytea,timestamp with time zone) TO emanet_link;
CREATE OR REPLACE FUNCTION public.breach_letter_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ihlal_mektuplari SET teslim = CASE WHEN NEW.state = 'delivered' THEN 'teslim' ELSE 'ulasmadi' END
  WHERE ihlal_id = split_part(NEW.about, ':', 2)::integer AND id = split_part(NEW.about, ':', 3)::integer AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION breach_letter_mailed() TO public;
CREATE OR REPLACE FUNCTION public.chain_application_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  last basvuru_olaylari;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'what happened to an application is not rewritten';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('basvuru_olaylari'), NEW.basvuru_id);
  SELECT * INTO last FROM basvuru_olaylari o
  WHERE o.company_id = NEW.company_id AND o.basvuru_id = NEW.basvuru_id ORDER BY o.sira DESC LIMIT 1;
  NEW.sira := coalesce(last.sira, 0) + 1;
  NEW.tuz := gen_random_uuid();
  NEW.ozet := application_event_hash(coalesce(last.ozet, ''), NEW);
  PERFORM log_application_event(NEW);
  RETURN NEW;
END $function$
;
GRANT EXECUTE ON FUNCTION chain_application_event() TO public;
CREATE OR REPLACE FUNCTION public.change_account(person integer, new_fullname text, new_email text, by_operator boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION change_account(integer,text,text,boolean) TO emanet_identity;
GRANT EXECUTE ON FUNCTION change_account(integer,text,text,boolean) TO emanet_system;
CREATE OR REPLACE FUNCTION public.change_log_chain()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  previous text;
  taken_back text := current_setting('app.taken_back', true);
  act text := current_setting('app.act', true);
  undone text := current_setting('app.undone_act', true);
BEGIN
  FOR tries IN 1..2 LOOP
    -- An entry behind the head is of this very statement: whoever else writes waits for the head. Where
    -- entries were cut off the end the head is followed, so that the gap shows.
    SELECT coalesce((
      SELECT l.ozet FROM change_logs l
      WHERE l.company_id = NEW.company_id AND l.id > h.son_id ORDER BY l.id DESC LIMIT 1
    ), h.ozet) INTO previous
    FROM change_log_heads h WHERE h.company_id = NEW.company_id FOR UPDATE OF h;
    EXIT WHEN FOUND;
    INSERT INTO change_log_heads (company_id, son_id, ozet) VALUES (NEW.company_id, 0, '')
    ON CONFLICT (company_id) DO NOTHING;
  END LOOP;
  -- Evidence follows rows, and is part of no act that could be taken back.
  IF NEW.tur <> 'kanit' THEN
    IF taken_back <> '' AND taken_back LIKE NEW.tur || ' ' || NEW.record_id || ' %' THEN
      NEW.geri_alinan := split_part(taken_back, ' ', 3)::bigint;
    END IF;
    IF undone <> '' THEN
      SELECT max(l.id) INTO NEW.geri_alinan FROM change_logs l
      WHERE l.company_id = NEW.company_id AND l.toplu_islem = undone::uuid
        AND l.tur = NEW.tur AND l.record_id = NEW.record_id;
    END IF;
    IF act <> '' THEN NEW.toplu_islem := coalesce(NEW.toplu_islem, act::uuid); END IF;
  END IF;
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet_surumu := 2;
  NEW.ozet := change_log_hash(previous, NEW);
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.change_log_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' AND is_being_erased(OLD.company_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'change_logs is append-only';
END $function$
;
GRANT EXECUTE ON FUNCTION change_log_frozen() TO public;
CREATE OR REPLACE FUNCTION public.change_log_hash(previous text, entry change_logs)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to((previous || ((jsonb_build_array((entry).id, (entry).company_id, (entry).department_id, (entry).tur, (entry).record_id, (entry).islem, (entry).user_id, (entry).guncelleyen, ((EXTRACT(epoch FROM (entry).tarih) * (1000000)::numeric))::bigint, (entry).alanlar) || CASE WHEN ((entry).ozet_surumu = 2) THEN jsonb_build_array((entry).aktor_turu, (entry).geri_alinan, (entry).toplu_islem, (entry).geri_donulen) ELSE (CASE (entry).aktor_turu WHEN 'kisi'::text THEN '[]'::jsonb ELSE jsonb_build_array((entry).aktor_turu) END || CASE WHEN ((entry).geri_alinan IS NULL) THEN '[]'::jsonb ELSE jsonb_build_array((entry).geri_alinan) END) END))::text), 'UTF8'::name)), 'hex'::text)
;
GRANT EXECUTE ON FUNCTION change_log_hash(text,change_logs) TO public;
CREATE OR REPLACE FUNCTION public.change_log_head()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE change_log_heads h SET son_id = newest.id, ozet = newest.ozet
  FROM (
    SELECT DISTINCT ON (company_id) company_id, id, ozet FROM added ORDER BY company_id, id DESC
  ) newest
  WHERE h.company_id = newest.company_id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.change_representative(person integer, egitim boolean, varlik boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  UPDATE memberships SET egitim_sorumlusu = egitim, varlik_sorumlusu = varlik, surum = surum + 1
  WHERE user_id = person AND company_id = app_company();
  UPDATE users SET egitim_sorumlusu = egitim, varlik_sorumlusu = varlik, surum = surum + 1
  WHERE user_id = person AND NOT EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.company_id <> app_company());
END $function$
;
GRANT EXECUTE ON FUNCTION change_representative(integer,boolean,boolean) TO emanet_app;
CREATE OR REPLACE FUNCTION public.close_filing_clock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE sureler SET kapanis = NEW.kayit_tarihi, kapatan = NEW.kaydeden, surum = surum + 1,
    guncellenme_tarihi = now()
  WHERE company_id = NEW.company_id AND tur = 'verbis_bildirimi' AND kapanis IS NULL;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.company_at(address text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT company_id FROM sirket_adresleri WHERE slug = address
$function$
;
GRANT EXECUTE ON FUNCTION company_at(text) TO emanet_identity;
GRANT EXECUTE ON FUNCTION company_at(text) TO emanet_system;
CREATE OR REPLACE FUNCTION public.company_consultants()
 RETURNS TABLE(user_id integer, fullname text, email text, salt_okunur boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT u.user_id, u.fullname, u.email, m.salt_okunur
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.role = 'danışman' AND m.company_id = app_company() AND app_sees_all_departments('departments')
$function$
;
GRANT EXECUTE ON FUNCTION company_consultants() TO emanet_app;
CREATE OR REPLACE FUNCTION public.company_key(fresh bytea DEFAULT NULL::bytea)
 RETURNS bytea
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  own integer := app_company();
  kept bytea;
BEGIN
  SELECT muhurlu INTO kept FROM sirket_anahtarlari WHERE company_id = own;
  IF kept IS NOT NULL OR fresh IS NULL OR own IS NULL OR EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0635_company_keys.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day'
  ) THEN RETURN kept; END IF;
  INSERT INTO sirket_anahtarlari (company_id, muhurlu) VALUES (own, fresh) ON CONFLICT DO NOTHING;
  SELECT muhurlu INTO kept FROM sirket_anahtarlari WHERE company_id = own;
  RETURN kept;
END $function$
;
GRANT EXECUTE ON FUNCTION company_key(bytea) TO emanet_app;
GRANT EXECUTE ON FUNCTION company_key(bytea) TO emanet_link;
GRANT EXECUTE ON FUNCTION company_key(bytea) TO emanet_system;
CREATE OR REPLACE FUNCTION public.company_members()
 RETURNS TABLE(user_id integer, fullname text, email text, role text, dil text, department_id integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT u.user_id, u.fullname, u.email, m.role, u.dil, m.department_id
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = app_company()
$function$
;
GRANT EXECUTE ON FUNCTION company_members() TO emanet_app;
CREATE OR REPLACE FUNCTION public.company_representatives()
 RETURNS TABLE(user_id integer, fullname text, email text, egitim_sorumlusu boolean, varlik_sorumlusu boolean, surum integer, departments integer[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT u.user_id, u.fullname, u.email, m.egitim_sorumlusu, m.varlik_sorumlusu, m.surum,
    coalesce(array_agg(m.department_id ORDER BY m.sira, m.membership_id)
      FILTER (WHERE m.department_id IS NOT NULL), '{}')
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.role = 'temsilci' AND m.company_id = app_company() AND app_sees_all_departments('departments')
  GROUP BY u.user_id, m.egitim_sorumlusu, m.varlik_sorumlusu, m.surum
$function$
;
GRANT EXECUTE ON FUNCTION company_representatives() TO emanet_app;
CREATE OR REPLACE FUNCTION public.company_second_steps()
 RETURNS TABLE(user_id integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT DISTINCT m.user_id FROM memberships m
  WHERE m.company_id = app_company() AND (
    EXISTS (SELECT FROM passkeys p WHERE p.user_id = m.user_id)
    OR EXISTS (SELECT FROM authenticator_apps a
      WHERE a.user_id = m.user_id AND a.secret IS NOT NULL)
  )
$function$
;
GRANT EXECUTE ON FUNCTION company_second_steps() TO emanet_app;
CREATE OR REPLACE FUNCTION public.complete_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION complete_membership() TO public;
CREATE OR REPLACE FUNCTION public.connections_here()
 RETURNS TABLE(program text, client text, connections integer, busy integer, since timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT application_name, coalesce(host(client_addr), 'local'), count(*)::integer,
    count(*) FILTER (WHERE state <> 'idle')::integer, min(backend_start)
  FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
  GROUP BY 1, 2
$function$
;
GRANT EXECUTE ON FUNCTION connections_here() TO emanet_system;
CREATE OR REPLACE FUNCTION public.count_records(register text, attention text)
 RETURNS void
 LANGUAGE plpgsql
AS $functionx$
DECLARE
  wanted_before text := format('coalesce(OLD.%s, false)', attention);
  wanted_after text := format('coalesce(NEW.%s, false)', attention);
  event text;
  rows_of text;
BEGIN
  FOREACH event IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
    rows_of := CASE event
      WHEN 'insert' THEN format(
        '(SELECT company_id, department_id, 1 AS n, coalesce(%s, false)::int AS a FROM added) changed',
        attention)
      WHEN 'delete' THEN format(
        '(SELECT company_id, department_id, -1 AS n, -coalesce(%s, false)::int AS a FROM removed) changed',
        attention)
      ELSE format('(VALUES
          (OLD.company_id, OLD.department_id, -1, -(%s)::int),
          (NEW.company_id, NEW.department_id, 1, (%s)::int)
        ) changed(company_id, department_id, n, a)', wanted_before, wanted_after)
    END;
    EXECUTE format($function$
      CREATE FUNCTION %1$I() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $trigger$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, %2$L, department_id, sum(n), sum(a) FROM %3$s
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id %% 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $trigger$
    $function$, register || '_count_' || event, register, rows_of);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I() FROM PUBLIC', register || '_count_' || event);
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I %s EXECUTE FUNCTION %I()',
      'count_' || event, event, register,
      CASE event
        WHEN 'insert' THEN 'REFERENCING NEW TABLE AS added FOR EACH STATEMENT'
        WHEN 'delete' THEN 'REFERENCING OLD TABLE AS removed FOR EACH STATEMENT'
        ELSE format('FOR EACH ROW WHEN (OLD.company_id IS DISTINCT FROM NEW.company_id
          OR OLD.department_id IS DISTINCT FROM NEW.department_id OR %s <> %s)', wanted_before, wanted_after)
      END, register || '_count_' || event);
  END LOOP;
END $functionx$
;
CREATE OR REPLACE FUNCTION public.count_text(company integer, metin integer, surum integer, bugun date, geldigi text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  INSERT INTO metin_sayaclari AS s (company_id, metin_id, sira, gun, yol, adet)
  VALUES (company, metin, surum, bugun, geldigi, 1)
  ON CONFLICT (company_id, metin_id, sira, gun, yol) DO UPDATE SET adet = s.adet + 1
$function$
;
GRANT EXECUTE ON FUNCTION count_text(integer,integer,integer,date,text) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.diger_aktarim_count_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'diger_aktarim', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, -1 AS n, -coalesce(risk = 'Yüksek', false)::int AS a FROM removed) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.diger_aktarim_count_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'diger_aktarim', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, 1 AS n, coalesce(risk = 'Yüksek', false)::int AS a FROM added) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.diger_aktarim_count_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'diger_aktarim', department_id, sum(n), sum(a) FROM (VALUES
          (OLD.company_id, OLD.department_id, -1, -(coalesce(OLD.risk = 'Yüksek', false))::int),
          (NEW.company_id, NEW.department_id, 1, (coalesce(NEW.risk = 'Yüksek', false))::int)
        ) changed(company_id, department_id, n, a)
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.discard_job(job_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM graphile_worker.complete_jobs(ARRAY[job_id]));
END $function$
;
GRANT EXECUTE ON FUNCTION discard_job(bigint) TO emanet_system;
CREATE OR REPLACE FUNCTION public.duty_owners(today date)
 RETURNS TABLE(company_id integer, user_id integer, fullname text, varsayilan boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
GRANT EXECUTE ON FUNCTION duty_owners(date) TO emanet_across;
GRANT EXECUTE ON FUNCTION duty_owners(date) TO emanet_app;
CREATE OR REPLACE FUNCTION public.end_sessions_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF TG_TABLE_NAME = 'memberships' THEN
    IF EXISTS (
      SELECT FROM memberships m WHERE m.user_id = OLD.user_id AND (m.company_id = OLD.company_id
        OR current_setting('app.keeps_sessions', true) = OLD.user_id::text)
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM sessions WHERE user_id = OLD.user_id;
  DELETE FROM otp_codes WHERE user_id = OLD.user_id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.enqueue_job(job text, payload json, run_at timestamp with time zone, job_key text, in_turn boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT is_platform() AND (
    in_turn
    OR job NOT IN ('archive-company', 'announce-application', 'ask-for-confirmations', 'go-on-with-work')
    OR (job = 'go-on-with-work' AND ((payload ->> 'user_id')::integer = app_person()) IS NOT TRUE)
    OR (payload ->> 'company_id')::integer IS DISTINCT FROM app_company()
    OR app_company() IS NULL OR strpos(job_key, job || ':') <> 1
  ) THEN
    RAISE EXCEPTION 'a job of another company, or of the platform' USING ERRCODE = '42501';
  END IF;
  PERFORM graphile_worker.add_job(
    job, payload, queue_name => CASE WHEN in_turn THEN job END, run_at => run_at,
    job_key => job_key || coalesce(':' || (payload ->> 'company_id'), '')
  );
END $function$
;
GRANT EXECUTE ON FUNCTION enqueue_job(text,json,timestamp with time zone,text,boolean) TO emanet_app;
GRANT EXECUTE ON FUNCTION enqueue_job(text,json,timestamp with time zone,text,boolean) TO emanet_link;
GRANT EXECUTE ON FUNCTION enqueue_job(text,json,timestamp with time zone,text,boolean) TO emanet_system;
CREATE OR REPLACE FUNCTION public.erase_account(person integer, why text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  address text;
BEGIN
  SELECT u.email INTO address FROM users u WHERE u.user_id = person AND NOT u.ziyaretci FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM memberships m WHERE m.user_id = person) THEN RETURN false; END IF;
  PERFORM set_config('app.noted', 'on', true);
  DELETE FROM entry_logs e WHERE e.company_id IS NULL AND (e.user_id = person OR e.email = address);
  UPDATE mail_outbox SET sealed = NULL, alici = NULL, konu = NULL, state = 'given_up',
    finished_at = coalesce(finished_at, now())
  WHERE alici = address AND state <> 'delivered';
  INSERT INTO silinen_hesaplar (user_id, neden) VALUES (person, why);
  DELETE FROM users WHERE user_id = person;
  RETURN true;
END $function$
;
GRANT EXECUTE ON FUNCTION erase_account(integer,text) TO emanet_identity;
GRANT EXECUTE ON FUNCTION erase_account(integer,text) TO emanet_system;
CREATE OR REPLACE FUNCTION public.erase_log(company integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  gone integer;
BEGIN
  IF NOT is_being_erased(company) THEN RETURN 0; END IF;
  DELETE FROM change_logs WHERE company_id = company;
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM change_log_heads WHERE company_id = company;
  RETURN gone;
END $function$
;
GRANT EXECUTE ON FUNCTION erase_log(integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.evidence_digest(noted jsonb, left_out text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN encode(sha256(convert_to((jsonb_strip_nulls((noted - left_out)))::text, 'UTF8'::name)), 'hex'::text)
;
GRANT EXECUTE ON FUNCTION evidence_digest(jsonb,text[]) TO public;
GRANT EXECUTE ON FUNCTION evidence_digest(jsonb,text[]) TO emanet_system;
CREATE OR REPLACE FUNCTION public.firm_members()
 RETURNS TABLE(firma_id integer, user_id integer, fullname text, rol text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT f.firma_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email), f.rol
  FROM firma_uyeleri f JOIN users u ON u.user_id = f.user_id
  WHERE f.firma_id = ANY (app_firms()) AND (u.aktif OR u.user_id = app_person())
$function$
;
GRANT EXECUTE ON FUNCTION firm_members() TO emanet_app;
CREATE OR REPLACE FUNCTION public.fold_record_counts(company integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  WITH gone AS (
    DELETE FROM kayit_sayilari WHERE company_id = company AND id IN (
      SELECT id FROM kayit_sayilari WHERE company_id = company FOR UPDATE SKIP LOCKED
    ) RETURNING *
  )
  INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
  SELECT company_id, tur, department_id, sum(toplam), sum(dikkat) FROM gone
  GROUP BY company_id, tur, department_id
  HAVING sum(toplam) <> 0 OR sum(dikkat) <> 0
$function$
;
CREATE OR REPLACE FUNCTION public.fold_turkish(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(lower((value COLLATE turkish_letters)), '\s+'::text, ' '::text, 'g'::text))
;
GRANT EXECUTE ON FUNCTION fold_turkish(text) TO public;
CREATE OR REPLACE FUNCTION public.follow_application_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE dosyalar SET birakilma_tarihi = now() WHERE company_id = OLD.company_id AND id = OLD.dosya_id;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION follow_application_file() TO public;
CREATE OR REPLACE FUNCTION public.follow_clock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM keep_clocks(changed.company_id, TG_TABLE_NAME::text, ARRAY[CASE TG_TABLE_NAME
    WHEN 'envanter_bildirimleri' THEN (to_jsonb(changed) ->> 'department_id')::integer
    ELSE (to_jsonb(changed) ->> 'id')::integer END]);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.follow_clocks_of_round()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT company_id, array_agg(DISTINCT department_id) AS departments FROM added GROUP BY company_id LOOP
    PERFORM keep_clocks(one.company_id, TG_TABLE_NAME::text, one.departments);
  END LOOP;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION follow_clocks_of_round() TO public;
CREATE OR REPLACE FUNCTION public.follow_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.dosya_id IS DISTINCT FROM OLD.dosya_id) THEN
    UPDATE dosyalar SET birakilma_tarihi = now()
    WHERE company_id = OLD.company_id AND id = OLD.dosya_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE dosyalar SET birakilma_tarihi = NULL
    WHERE company_id = NEW.company_id AND id = NEW.dosya_id AND birakilma_tarihi IS NOT NULL;
  END IF;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION follow_file() TO public;
CREATE OR REPLACE FUNCTION public.forget_jobs(company integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  gone integer;
BEGIN
  DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'company_id' = company::text;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $function$
;
GRANT EXECUTE ON FUNCTION forget_jobs(integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.gun_basi(gun date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
RETURN ((gun)::timestamp without time zone AT TIME ZONE 'Europe/Istanbul'::text)
;
GRANT EXECUTE ON FUNCTION gun_basi(date) TO public;
CREATE OR REPLACE FUNCTION public.hold_representative(person integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM FROM users u WHERE u.user_id = person AND u.aktif
    AND app_sees_all_departments('departments')
    AND EXISTS (SELECT FROM memberships m
      WHERE m.user_id = person AND m.company_id = app_company() AND m.role = 'temsilci')
  FOR UPDATE;
  RETURN FOUND;
END $function$
;
GRANT EXECUTE ON FUNCTION hold_representative(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.invite_member(new_email text, new_fullname text, wanted_role text, places integer[], egitim boolean, varlik boolean, inviter text, asked_at timestamp with time zone, OUT durum text, OUT davet integer, OUT dil text)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION invite_member(text,text,text,integer[],boolean,boolean,text,timestamp with time zone) TO emanet_app;
GRANT EXECUTE ON FUNCTION invite_member(text,text,text,integer[],boolean,boolean,text,timestamp with time zone) TO emanet_system;
CREATE OR REPLACE FUNCTION public.is_being_erased(company integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT EXISTS (SELECT FROM sirket_silmeleri s WHERE s.company_id = company
    AND s.vade <= now() AND s.vazgecme_tarihi IS NULL AND s.silinme_tarihi IS NULL)
$function$
;
GRANT EXECUTE ON FUNCTION is_being_erased(integer) TO emanet_app;
GRANT EXECUTE ON FUNCTION is_being_erased(integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.is_held_here(work integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT work = NULLIF(current_setting('app.taken_back_work', true), '')::integer
    AND EXISTS (SELECT FROM portfoy_isleri i WHERE i.id = work AND i.company_id = app_company())
$function$
;
GRANT EXECUTE ON FUNCTION is_held_here(integer) TO public;
CREATE OR REPLACE FUNCTION public.is_imported_breach(breach integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT count(*) = 1 AND bool_and(tur = 'kayit' AND veri ->> 'kaynak' = 'dosya') FROM ihlal_olaylari
  WHERE company_id = app_company() AND ihlal_id = breach
$function$
;
GRANT EXECUTE ON FUNCTION is_imported_breach(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.is_opted_out(digest bytea)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT EXISTS (SELECT FROM mail_opt_outs WHERE adres_ozeti = digest)
$function$
;
GRANT EXECUTE ON FUNCTION is_opted_out(bytea) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.is_platform()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN pg_has_role(SESSION_USER, 'emanet_system'::name, 'MEMBER'::text)
;
GRANT EXECUTE ON FUNCTION is_platform() TO public;
CREATE OR REPLACE FUNCTION public.is_upgraded_today()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0572_narrow_doors.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day')
$function$
;
GRANT EXECUTE ON FUNCTION is_upgraded_today() TO public;
CREATE OR REPLACE FUNCTION public.join_firm()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NEW.role = 'danışman' THEN PERFORM join_firm(NEW.user_id, NEW.company_id); END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.join_firm(consultant integer, client integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  firm integer;
BEGIN
  -- The row of the person lets one firm be founded by two clients at once.
  PERFORM FROM users WHERE user_id = consultant FOR NO KEY UPDATE;
  SELECT firma_id INTO firm FROM firma_uyeleri WHERE user_id = consultant ORDER BY giris_tarihi, firma_id LIMIT 1;
  IF firm IS NULL THEN
    INSERT INTO firmalar (ad) SELECT coalesce(nullif(fullname, ''), email) FROM users
    WHERE user_id = consultant RETURNING id INTO firm;
    INSERT INTO firma_uyeleri (user_id, firma_id, rol) VALUES (consultant, firm, 'ortak');
  END IF;
  -- A client that another firm of this person has already stays there.
  IF NOT EXISTS (SELECT FROM firma_musterileri m JOIN firma_uyeleri u ON u.firma_id = m.firma_id
    WHERE m.company_id = client AND u.user_id = consultant)
  THEN INSERT INTO firma_musterileri (company_id, firma_id) VALUES (client, firm) ON CONFLICT DO NOTHING; END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO sirket_adresleri (slug, company_id) VALUES (NEW.slug, NEW.company_id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM sirket_adresleri s
    WHERE s.slug = NEW.slug AND s.company_id = NEW.company_id) THEN
    RAISE EXCEPTION 'the address was another company''s' USING ERRCODE = '23505';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_clocks(company integer, of_kind text, of_rows integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM sureler s
  WHERE s.company_id = company AND s.kayit_turu = of_kind AND s.kayit_id = ANY (of_rows)
    AND s.kapanis IS NULL
    AND NOT EXISTS (SELECT FROM sure_kaynaklari k WHERE k.company_id = company
      AND k.kayit_turu = of_kind AND k.kayit_id = s.kayit_id AND k.tur = s.tur);
  INSERT INTO sureler AS s (company_id, tur, kural_surumu, kayit_turu, kayit_id, department_id, ad,
    baslangic, sayi, birim, son_an, kapanis, sorumlu_id, sorumlu, gec_nedeni)
  SELECT k.company_id, k.tur, r.surum, k.kayit_turu, k.kayit_id, k.department_id, k.ad, k.baslangic,
    r.sayi, r.birim, sure_sonu(k.baslangic, r.sayi, r.birim), k.kapanis, k.sorumlu_id, k.sorumlu,
    CASE k.tur WHEN 'standart_sozlesme' THEN (SELECT v.standart_sozlesme_gec_nedeni FROM veri_aktarim v
      WHERE v.company_id = company AND v.id = k.kayit_id) END
  FROM sure_kaynaklari k
  CROSS JOIN LATERAL (
    SELECT * FROM sure_kurallari r WHERE r.tur = k.tur
    ORDER BY r.gecerli <= k.baslangic DESC, CASE WHEN r.gecerli <= k.baslangic THEN r.surum END DESC,
      r.surum
    LIMIT 1
  ) r
  WHERE k.company_id = company AND k.kayit_turu = of_kind AND k.kayit_id = ANY (of_rows)
    -- A period that was closed with a proof does not begin again while its record names the same day.
    AND NOT EXISTS (SELECT FROM sureler c WHERE c.company_id = company AND c.kayit_turu = of_kind
      AND c.kapanan_kayit_id = k.kayit_id AND c.tur = k.tur AND c.baslangic = k.baslangic)
  ON CONFLICT (company_id, kayit_turu, kayit_id, tur) WHERE kayit_id IS NOT NULL DO UPDATE SET
    ad = excluded.ad, department_id = excluded.department_id,
    -- What was closed with a proof stays closed.
    kapanis = CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END,
    kural_surumu = CASE WHEN s.baslangic = excluded.baslangic THEN s.kural_surumu ELSE excluded.kural_surumu END,
    sayi = CASE WHEN s.baslangic = excluded.baslangic THEN s.sayi ELSE excluded.sayi END,
    birim = CASE WHEN s.baslangic = excluded.baslangic THEN s.birim ELSE excluded.birim END,
    son_an = CASE WHEN s.baslangic = excluded.baslangic THEN s.son_an ELSE excluded.son_an END,
    hatirlatilan = CASE WHEN s.baslangic = excluded.baslangic THEN s.hatirlatilan END,
    gec_nedeni = CASE WHEN excluded.kapanis IS NULL AND s.kapanis_kaniti IS NULL THEN NULL
      ELSE coalesce(excluded.gec_nedeni, s.gec_nedeni) END,
    -- Actions and applications name their person themselves; others are given one on the clock.
    sorumlu_id = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu_id ELSE s.sorumlu_id END,
    sorumlu = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu ELSE s.sorumlu END,
    baslangic = excluded.baslangic, surum = s.surum + 1, guncellenme_tarihi = now()
  WHERE (s.ad, s.department_id, s.kapanis, s.baslangic, s.gec_nedeni, s.sorumlu)
    IS DISTINCT FROM (excluded.ad, excluded.department_id,
      CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END, excluded.baslangic,
      coalesce(excluded.gec_nedeni, s.gec_nedeni), CASE WHEN of_kind IN ('aksiyonlar', 'basvurular', 'veri_ihlalleri') THEN excluded.sorumlu ELSE s.sorumlu END);
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_register(register text, attention text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_records(register, attention);
  PERFORM log_sees_registers();
END $function$
;
CREATE OR REPLACE FUNCTION public.keep_text_signature()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND is_being_erased(OLD.company_id) THEN RETURN OLD; END IF;
  IF OLD.karar IS NOT NULL AND (TG_OP = 'DELETE' OR
    (OLD.company_id, OLD.metin_id, OLD.sira, OLD.fullname, OLD.email, OLD.karar, OLD.karar_tarihi, OLD.kararlar)
    IS DISTINCT FROM
    (NEW.company_id, NEW.metin_id, NEW.sira, NEW.fullname, NEW.email, NEW.karar, NEW.karar_tarihi, NEW.kararlar))
  THEN
    RAISE EXCEPTION 'a signature does not change' USING ERRCODE = '42501';
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$
;
GRANT EXECUTE ON FUNCTION keep_text_signature() TO public;
CREATE OR REPLACE FUNCTION public.keep_text_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND is_being_erased(OLD.company_id) THEN RETURN OLD; END IF;
  IF OLD.yayin_tarihi IS NOT NULL THEN
    RAISE EXCEPTION 'a published version does not change' USING ERRCODE = '42501';
  END IF;
  IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.metin_id, OLD.sira, OLD.icerik, OLD.ozet, OLD.onaylayan,
    OLD.onay_tarihi) IS DISTINCT FROM (NEW.company_id, NEW.metin_id, NEW.sira, NEW.icerik, NEW.ozet,
    NEW.onaylayan, NEW.onay_tarihi) THEN
    RAISE EXCEPTION 'an approved version does not change' USING ERRCODE = '42501';
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$
;
GRANT EXECUTE ON FUNCTION keep_text_version() TO public;
CREATE OR REPLACE FUNCTION public.keep_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' AND is_being_erased(OLD.company_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a withdrawal does not change' USING ERRCODE = '42501';
END $function$
;
GRANT EXECUTE ON FUNCTION keep_withdrawal() TO public;
CREATE OR REPLACE FUNCTION public.language_of_invited(invitation integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT u.dil FROM uyelik_davetleri d JOIN users u USING (user_id)
  WHERE d.company_id = app_company() AND d.id = invitation AND d.durum = 'bekliyor' AND app_manages()
$function$
;
GRANT EXECUTE ON FUNCTION language_of_invited(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.last_change()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM change_logs_id_seq
$function$
;
GRANT EXECUTE ON FUNCTION last_change() TO public;
CREATE OR REPLACE FUNCTION public.leave_to(protected regclass, condition text, command text DEFAULT 'ALL'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('CREATE POLICY by_role ON %s AS RESTRICTIVE FOR %s TO emanet_app
    USING (current_user <> ''emanet_app'' OR (%s))', protected, command, condition);
END $function$
;
CREATE OR REPLACE FUNCTION public.log_application_event(event basvuru_olaylari)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar
  ) VALUES (
    event.company_id, 0, 'basvurular', event.basvuru_id, 'olay', event.aktor_turu, event.user_id,
    CASE WHEN event.aktor_turu IN ('kisi', 'otomatik') THEN event.guncelleyen ELSE 'Başvuru sahibi' END,
    jsonb_build_array(jsonb_build_object('alan', 'ozet', 'eski', null, 'yeni', event.ozet))
  )
$function$
;
CREATE OR REPLACE FUNCTION public.log_sees_registers()
 RETURNS void
 LANGUAGE plpgsql
AS $functionx$
DECLARE
  branches text;
BEGIN
  SELECT string_agg(format(
    E'\n    WHEN %1$L THEN EXISTS (\n      SELECT FROM %1$I v WHERE v.company_id = app_company() AND v.id = record)',
    seen.name), '' ORDER BY seen.name)
  INTO branches
  FROM (
    SELECT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgname = 'count_insert' AND c.relnamespace = 'public'::regnamespace
    UNION SELECT 'aksiyonlar'
  ) seen(name);
  EXECUTE format($function$
CREATE OR REPLACE FUNCTION app_sees_record(register text, record integer) RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $seen$
BEGIN
  RETURN CASE register%s
    ELSE false
  END;
END $seen$
  $function$, branches);
END $functionx$
;
CREATE OR REPLACE FUNCTION public.mail_address_digest(address text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN sha256(convert_to(lower((address COLLATE "C")), 'UTF8'::name))
;
GRANT EXECUTE ON FUNCTION mail_address_digest(text) TO public;
CREATE OR REPLACE FUNCTION public.mail_outbox_filled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NOTIFY mail_outbox;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION mail_outbox_filled() TO public;
CREATE OR REPLACE FUNCTION public.mail_quota(young integer, usual integer)
 RETURNS TABLE(sinir integer, kullanilan integer, acilis timestamp with time zone, kisi_siniri integer, kisi_kullanilan integer, kisi_acilis timestamp with time zone, yeni_bitis timestamp with time zone, bu_islem integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT l.most, f.sent, f.free, (l.most + 1) / 2, f.own_sent, f.own_free, l.young_until, f.here
  FROM (
    SELECT CASE WHEN y.young_until > now() THEN least(young, usual) ELSE usual END AS most,
      CASE WHEN y.young_until > now() THEN y.young_until END AS young_until
    FROM companies c, LATERAL (SELECT c.olusturma_tarihi + interval '14 days' AS young_until) y
    WHERE c.company_id = app_company()
  ) l, (
    SELECT count(*) FILTER (WHERE before)::integer AS sent,
      min(created_at) FILTER (WHERE before) + interval '24 hours' AS free,
      count(*) FILTER (WHERE before AND own)::integer AS own_sent,
      min(created_at) FILTER (WHERE before AND own) + interval '24 hours' AS own_free,
      count(*) FILTER (WHERE NOT before)::integer AS here
    FROM (
      SELECT created_at, created_at <> now() AS before, gonderen_kisi = app_person() AS own
      FROM mail_outbox
      WHERE gonderen = app_company() AND disari AND created_at > now() - interval '24 hours'
    ) counted
  ) f
$function$
;
GRANT EXECUTE ON FUNCTION mail_quota(integer,integer) TO emanet_app;
GRANT EXECUTE ON FUNCTION mail_quota(integer,integer) TO emanet_link;
GRANT EXECUTE ON FUNCTION mail_quota(integer,integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.mark_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  eski jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  yeni jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  sirket integer := coalesce(yeni, eski) ->> 'company_id';
  kayit integer := coalesce(yeni ->> 'id', eski ->> 'id', sirket::text);
  adi text;
BEGIN
  IF NOT EXISTS (SELECT FROM metinler m WHERE m.company_id = sirket) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    FOREACH adi IN ARRAY TG_ARGV LOOP
      CONTINUE WHEN yeni -> adi IS NOT DISTINCT FROM eski -> adi;
      INSERT INTO metin_degisimleri AS d (company_id, kayit_turu, kayit_id, alan, deger)
      VALUES (sirket, TG_TABLE_NAME, kayit, adi, md5((yeni -> adi)::text))
      ON CONFLICT (company_id, kayit_turu, kayit_id, alan)
        DO UPDATE SET deger = excluded.deger, an = clock_timestamp();
    END LOOP;
    IF (yeni -> 'department_id', yeni -> 'ilgili_kisi', yeni -> 'kategori_ayrintilari', yeni -> 'veri_harita_id')
      IS NOT DISTINCT FROM
      (eski -> 'department_id', eski -> 'ilgili_kisi', eski -> 'kategori_ayrintilari', eski -> 'veri_harita_id')
      THEN RETURN NULL;
    END IF;
  END IF;
  INSERT INTO metin_degisimleri AS d (company_id, kayit_turu, kayit_id, alan, deger)
  SELECT sirket, tur, kayit, alan, CASE WHEN y.icinde THEN 'var' ELSE 'yok' END
  FROM (SELECT *, true AS icinde FROM metin_uyelikleri(TG_TABLE_NAME, yeni)) y
  FULL JOIN (SELECT *, true AS icindeydi FROM metin_uyelikleri(TG_TABLE_NAME, eski)) e USING (tur, alan)
  WHERE y.icinde IS NULL OR e.icindeydi IS NULL
  ON CONFLICT (company_id, kayit_turu, kayit_id, alan)
    DO UPDATE SET deger = excluded.deger, an = clock_timestamp();
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.member_digest(place memberships)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT evidence_digest(jsonb_build_object('membership_id', (member_digest.place).membership_id, 'user_id', (member_digest.place).user_id, 'company_id', (member_digest.place).company_id, 'department_id', (member_digest.place).department_id, 'salt_okunur', (member_digest.place).salt_okunur, 'role', (member_digest.place).role, 'aktif', u.aktif), '{}'::text[]) AS evidence_digest FROM users u WHERE (u.user_id = (member_digest.place).user_id))
;
GRANT EXECUTE ON FUNCTION member_digest(memberships) TO public;
GRANT EXECUTE ON FUNCTION member_digest(memberships) TO emanet_system;
CREATE OR REPLACE FUNCTION public.members_across()
 RETURNS TABLE(company_id integer, user_id integer, fullname text, role text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT DISTINCT m.company_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email), m.role
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = ANY (app_companies())
$function$
;
GRANT EXECUTE ON FUNCTION members_across() TO emanet_across;
CREATE OR REPLACE FUNCTION public.metin_uyelikleri(tablo text, satir jsonb)
 RETURNS TABLE(tur text, alan text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT tablo, 'kapsam'
  WHERE satir IS NOT NULL AND tablo IN ('veri_harita', 'veri_aktarim', 'diger_aktarim', 'cerezler')
  UNION
  SELECT 'departman', satir ->> 'department_id' WHERE tablo = 'veri_harita' AND satir IS NOT NULL
  UNION
  SELECT 'grup', grup FROM jsonb_array_elements_text(satir -> 'ilgili_kisi') grup
  WHERE tablo = 'veri_harita'
  UNION
  SELECT 'grup', substring(ayrinti FROM '\.ilgili_kisi=(.+)$')
  FROM jsonb_array_elements_text(satir -> 'kategori_ayrintilari') ayrinti
  WHERE tablo = 'veri_harita' AND ayrinti LIKE '%.ilgili\_kisi=%'
  UNION
  SELECT tablo || '_faaliyet', faaliyet FROM jsonb_array_elements_text(satir -> 'veri_harita_id') faaliyet
  WHERE tablo IN ('veri_aktarim', 'diger_aktarim', 'varlik_listesi')
$function$
;
GRANT EXECUTE ON FUNCTION metin_uyelikleri(text,jsonb) TO public;
CREATE OR REPLACE FUNCTION public.move_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE gozden_gecirmeler SET department_id = NEW.department_id
  WHERE company_id = NEW.company_id AND kayit_id = NEW.id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.move_clocks(company integer)
 RETURNS TABLE(sure_id integer, department integer, eski timestamp with time zone, yeni timestamp with time zone)
 LANGUAGE sql
AS $function$
  UPDATE sureler s SET son_an = moved.yeni, hatirlatilan = NULL, surum = s.surum + 1,
    guncellenme_tarihi = now()
  FROM (
    SELECT id, son_an AS eski, sure_sonu(baslangic, sayi, birim) AS yeni FROM sureler
    WHERE company_id = company AND kapanis IS NULL AND birim = 'is_gunu'
    FOR UPDATE
  ) moved
  WHERE s.company_id = company AND s.id = moved.id AND moved.yeni <> moved.eski
  RETURNING s.id, s.department_id, moved.eski, moved.yeni
$function$
;
GRANT EXECUTE ON FUNCTION move_clocks(integer) TO public;
CREATE OR REPLACE FUNCTION public.move_invited(source integer, target integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
GRANT EXECUTE ON FUNCTION move_invited(integer,integer) TO emanet_app;
GRANT EXECUTE ON FUNCTION move_invited(integer,integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.names_file(target regclass, link name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN dosya_id uuid', target);
  EXECUTE format('ALTER TABLE %s ADD FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar (company_id, id)', target);
  EXECUTE format(
    'ALTER TABLE %s ADD COLUMN %I text GENERATED ALWAYS AS (''/api/files/'' || dosya_id::text) STORED',
    target, link);
  EXECUTE format('CREATE INDEX ON %s (company_id, dosya_id) WHERE dosya_id IS NOT NULL', target);
  EXECUTE format(
    'CREATE TRIGGER follow_file AFTER INSERT OR UPDATE OF dosya_id OR DELETE ON %s
      FOR EACH ROW EXECUTE FUNCTION follow_file()', target);
END $function$
;
CREATE OR REPLACE FUNCTION public.next_certificate_number(initials text, year integer)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  counter egitim_sertifika_sayaci;
  attempt integer := 1;
  number text;
BEGIN
  LOOP
    UPDATE egitim_sertifika_sayaci
    SET son = CASE yil WHEN year THEN son + 1 ELSE 1 END, yil = year
    WHERE company_id = app_company() RETURNING * INTO counter;
    EXIT WHEN FOUND;
    INSERT INTO egitim_sertifika_sayaci (company_id, on_ek, yil, son)
    VALUES (app_company(), initials || CASE attempt WHEN 1 THEN '' ELSE attempt::text END, year, 0)
    ON CONFLICT DO NOTHING;
    attempt := attempt + 1;
  END LOOP;
  LOOP
    -- The last eight bytes of a random UUID; letters that are not taken for each other.
    SELECT format('%s-%s-%s', counter.on_ek, year, string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(made.bytes, place) & 31), 1), ''))
    INTO number
    FROM (SELECT uuid_send(gen_random_uuid()) AS bytes) made, generate_series(8, 15) place;
    EXIT WHEN NOT EXISTS (SELECT FROM egitim_sertifikalari WHERE no = number);
  END LOOP;
  RETURN number;
END $function$
;
GRANT EXECUTE ON FUNCTION next_certificate_number(text,integer) TO emanet_app;
GRANT EXECUTE ON FUNCTION next_certificate_number(text,integer) TO emanet_link;
GRANT EXECUTE ON FUNCTION next_certificate_number(text,integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.next_client()
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT nextval(pg_get_serial_sequence('companies', 'company_id'))::integer
$function$
;
GRANT EXECUTE ON FUNCTION next_client() TO emanet_identity;
CREATE OR REPLACE FUNCTION public.note_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "TimeZone" TO 'UTC'
AS $function$
DECLARE
  was jsonb := to_jsonb(OLD);
  is_now jsonb := to_jsonb(NEW);
  about jsonb := coalesce(is_now, was);
  company integer := (about ->> 'company_id')::integer;
  left_out text[] := string_to_array(TG_ARGV[2], ' ');
  digest_before text;
  digest_now text;
  named text;
BEGIN
  IF app_company() IS DISTINCT FROM company AND current_setting('app.noted', true) IS DISTINCT FROM 'on'
  THEN RETURN NULL; END IF;
  -- A name of its own where some columns alone are noted; of a row that has left the filter, nothing is.
  IF TG_ARGV[3] <> '' THEN
    left_out := array(SELECT key FROM jsonb_object_keys(about) key WHERE key <> ALL (string_to_array(TG_ARGV[4], ' ')));
  END IF;
  digest_before := evidence_digest(was, left_out);
  digest_now := CASE WHEN TG_NAME LIKE '%_left' THEN NULL ELSE evidence_digest(is_now, left_out) END;
  IF digest_before IS NOT DISTINCT FROM digest_now THEN RETURN NULL; END IF;
  -- The log of a company that is erased goes with it.
  IF TG_OP = 'DELETE' AND is_being_erased(company)
    OR NOT EXISTS (SELECT FROM companies c WHERE c.company_id = company) THEN RETURN NULL; END IF;
  SELECT coalesce(nullif(TG_ARGV[3], ''), TG_TABLE_NAME) || '/' || string_agg(about ->> part, '/' ORDER BY place)
  INTO named FROM unnest(string_to_array(TG_ARGV[1], ' ')) WITH ORDINALITY AS key(part, place);
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar
  ) VALUES (
    company, 0, 'kanit', coalesce((about ->> TG_ARGV[0])::integer, 0), 'olay', 'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', named, 'eski', digest_before, 'yeni', digest_now))
  );
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_link_visit(event text, address text, agent text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  place integer := app_company();
  visitor record;
BEGIN
  CASE app_link_kind()
    WHEN 'training-token' THEN
      SELECT fullname, email INTO visitor FROM egitim_davetleri
      WHERE company_id = place AND id = app_link_row()::integer;
    WHEN 'text-signature' THEN
      SELECT fullname, email INTO visitor FROM metin_imzalari
      WHERE company_id = place AND id = app_link_row()::integer;
    WHEN 'questionnaire' THEN
      SELECT fullname, email INTO visitor FROM anketler
      WHERE company_id = place AND id = app_link_row()::integer;
    ELSE RETURN;
  END CASE;
  IF visitor IS NULL OR event NOT IN (
      'egitim_acildi', 'egitim_cevaplandi', 'egitim_kodu_hatali', 'egitim_bitti', 'sertifika_indirildi',
      'metin_acildi', 'metin_beyani', 'riza_geri_alindi', 'anket_acildi', 'anket_tamamlandi')
    OR EXISTS (
      SELECT FROM entry_logs e WHERE e.company_id = place AND e.tarih > now() - interval '1 day'
        AND e.neden = event AND e.email = coalesce(visitor.email, '')
        AND e.fullname IS NOT DISTINCT FROM visitor.fullname AND e.ip = address AND e.user_agent = agent
    )
  THEN RETURN; END IF;
  INSERT INTO entry_logs (company_id, fullname, email, ip, user_agent, sonuc, neden, aktor_turu)
  VALUES (place, visitor.fullname, coalesce(visitor.email, ''), address, agent,
    CASE event WHEN 'egitim_kodu_hatali' THEN 'başarısız' ELSE 'başarılı' END, event,
    CASE app_link_kind() WHEN 'training-token' THEN 'egitim_baglantisi'
      WHEN 'questionnaire' THEN 'anket_baglantisi' ELSE 'imza_baglantisi' END);
END $function$
;
GRANT EXECUTE ON FUNCTION note_link_visit(text,text,text) TO emanet_link;
CREATE OR REPLACE FUNCTION public.note_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  about jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
  SELECT told.company_id, 0, 'kanit', told.user_id, 'olay', 'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', 'memberships/' || told.membership_id, 'eski', null,
      'yeni', told.digest))
  FROM (
    SELECT m.company_id, m.user_id, m.membership_id, member_digest(m) AS digest FROM memberships m
    WHERE CASE TG_TABLE_NAME WHEN 'users' THEN m.user_id = (about ->> 'user_id')::integer
      ELSE m.company_id = (about ->> 'company_id')::integer AND m.membership_id = (about ->> 'membership_id')::integer END
    UNION ALL
    SELECT (about ->> 'company_id')::integer, (about ->> 'user_id')::integer,
      (about ->> 'membership_id')::integer, NULL
    WHERE TG_OP = 'DELETE'
  ) told
  JOIN companies c USING (company_id)
  WHERE (app_company() = told.company_id OR current_setting('app.noted', true) = 'on')
    AND NOT (TG_OP = 'DELETE' AND is_being_erased(told.company_id))
  ORDER BY told.company_id, told.membership_id;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_months()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO portfoy_notlari (company_id)
  SELECT DISTINCT company_id FROM noted WHERE gun < date_trunc('month', now());
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO portfoy_notlari (company_id) VALUES (NEW.company_id);
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.note_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO portfoy_notlari (company_id) SELECT DISTINCT company_id FROM noted;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.number_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO basvuru_sayaclari AS s (company_id, yil, son) VALUES (NEW.company_id, NEW.yil, 1)
  ON CONFLICT (company_id, yil) DO UPDATE SET son = s.son + 1
  RETURNING s.son INTO NEW.sira;
  RETURN NEW;
END $function$
;
GRANT EXECUTE ON FUNCTION number_application() TO public;
CREATE OR REPLACE FUNCTION public.number_breach()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  NEW.yil := extract(year FROM NEW.ogrenme AT TIME ZONE 'Europe/Istanbul');
  PERFORM pg_advisory_xact_lock(310, NEW.company_id);
  SELECT coalesce(max(sira), 0) + 1 INTO NEW.sira FROM veri_ihlalleri
  WHERE company_id = NEW.company_id AND tatbikat = NEW.tatbikat AND yil = NEW.yil;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.number_of_application(company integer, application integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT application_number(yil, sira) FROM basvurular
  WHERE company = app_company() AND company_id = company AND id = application
$function$
;
GRANT EXECUTE ON FUNCTION number_of_application(integer,integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.open_application_form()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  base text := slug_of(NEW.company_name);
  wanted text := base;
  made integer;
BEGIN
  PERFORM set_config('app.noted', 'on', true);
  FOR attempt IN 2..10000 LOOP
    INSERT INTO basvuru_ayarlari (company_id, slug) VALUES (NEW.company_id, wanted)
    ON CONFLICT DO NOTHING RETURNING company_id INTO made;
    EXIT WHEN made IS NOT NULL;
    wanted := base || '-' || attempt;
  END LOOP;
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION open_application_form() TO public;
CREATE OR REPLACE FUNCTION public.open_client(opener integer, client text, tax text, sector text, OUT durum text, OUT sirket integer)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION open_client(integer,text,text,text) TO emanet_app;
CREATE OR REPLACE FUNCTION public.open_to_link(opened regclass, kind text, row_column name DEFAULT NULL::name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  row_type text;
BEGIN
  SELECT format_type(atttypid, NULL) INTO row_type
  FROM pg_attribute WHERE attrelid = opened AND attname = row_column;
  EXECUTE format(
    'CREATE POLICY %I ON %s TO emanet_link USING (company_id = (SELECT app_company()) AND (SELECT app_link_kind()) = %L%s)',
    kind, opened, kind,
    CASE WHEN row_column IS NULL THEN ''
      ELSE format(' AND %I = (SELECT NULLIF(app_link_row(), '''')::%s)', row_column, row_type)
    END
  );
END $function$
;
CREATE OR REPLACE FUNCTION public.opted_out(addresses text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT one FROM unnest(addresses) one JOIN mail_opt_outs o ON o.adres_ozeti = mail_address_digest(one)
$function$
;
GRANT EXECUTE ON FUNCTION opted_out(text[]) TO emanet_app;
GRANT EXECUTE ON FUNCTION opted_out(text[]) TO emanet_system;
CREATE OR REPLACE FUNCTION public.own_mails(person integer)
 RETURNS TABLE(company_id integer, konu text, state text, created_at timestamp with time zone, finished_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT m.company_id, m.konu, m.state, m.created_at, m.finished_at
  FROM mail_outbox m JOIN users u ON u.email = m.alici WHERE u.user_id = person ORDER BY m.id
$function$
;
GRANT EXECUTE ON FUNCTION own_mails(integer) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.pass_former_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF EXISTS (SELECT FROM sirket_adresleri s WHERE s.slug = NEW.slug AND s.company_id <> NEW.company_id) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.place_representative(person integer, places integer[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION place_representative(integer,integer[]) TO emanet_app;
CREATE OR REPLACE FUNCTION public.post_mail(sealed bytea, urgent boolean, about text, company integer, recipient text, subject text, useless_seconds double precision, digest bytea, request text, occasion text, young integer, usual integer)
 RETURNS TABLE(whose text, most integer, used integer, free timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  own integer := app_company();
  counted boolean := own IS NOT NULL AND occasion IS DISTINCT FROM 'reply' AND (
    occasion IS NOT DISTINCT FROM 'first' OR NOT EXISTS (
      SELECT FROM users u JOIN memberships m ON m.user_id = u.user_id
      WHERE u.email = lower(recipient) AND m.company_id = own));
  room record;
BEGIN
  IF NOT is_platform() AND (
    company IS NOT NULL AND company IS DISTINCT FROM own OR about IS NOT NULL AND own IS NULL
  ) THEN
    RAISE EXCEPTION 'a mail of another company' USING ERRCODE = '42501';
  END IF;
  IF counted THEN
    -- Two senders count one after the other. Behind the head of the company's log, which every entry locks:
    -- verbs write their entry before the mail or after it, and two locks would be taken in both orders.
    PERFORM FROM change_log_heads h WHERE h.company_id = own FOR UPDATE;
    PERFORM pg_advisory_xact_lock(hashtext('post_mail'), own);
    SELECT * INTO room FROM mail_quota(young, usual);
    IF room.kullanilan + room.bu_islem >= room.sinir THEN
      RETURN QUERY SELECT 'company', room.sinir, room.kullanilan, room.acilis;
      RETURN;
    ELSIF app_person() IS NOT NULL AND room.kisi_kullanilan + room.bu_islem >= room.kisi_siniri THEN
      RETURN QUERY SELECT 'person', room.kisi_siniri, room.kisi_kullanilan, room.kisi_acilis;
      RETURN;
    END IF;
  END IF;
  INSERT INTO mail_outbox (sealed, urgent, about, company_id, alici, konu, useless_after, adres_ozeti,
    request_id, gonderen, disari, gonderen_kisi)
  VALUES (sealed, urgent, about, company, CASE WHEN company IS NOT NULL THEN recipient END, subject,
    now() + make_interval(secs => useless_seconds), digest, request, own, counted, app_person());
END $function$
;
GRANT EXECUTE ON FUNCTION post_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text,text,integer,integer) TO emanet_app;
GRANT EXECUTE ON FUNCTION post_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text,text,integer,integer) TO emanet_identity;
GRANT EXECUTE ON FUNCTION post_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text,text,integer,integer) TO emanet_link;
GRANT EXECUTE ON FUNCTION post_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text,text,integer,integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.protect(protected regclass, by_department boolean, sight text DEFAULT 'departments'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  old_policy name;
  inside text := 'company_id = (SELECT app_company())';
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = protected AND a.attname = 'company_id' AND i.indpred IS NULL
  ) THEN
    RAISE EXCEPTION '% has no index led by company_id', protected;
  END IF;
  FOREACH old_policy IN ARRAY ARRAY[
    'everything', 'own_company', 'several_companies', 'readable', 'addable', 'changeable', 'removable'
  ]::name[] LOOP
    EXECUTE format('DROP POLICY IF EXISTS %I ON %s', old_policy, protected);
  END LOOP;
  -- What the transaction says is read once, not for every row.
  IF by_department THEN
    inside := inside || format(
      ' AND ((SELECT app_sees_all_departments(%L)) OR department_id = ANY ((SELECT app_departments(%L))::integer[]))',
      sight, sight
    );
  END IF;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('CREATE POLICY everything ON %s TO emanet_system USING (true) WITH CHECK (true)', protected);
  EXECUTE format('CREATE POLICY own_company ON %s TO emanet_app USING (%s)', protected, inside);
  EXECUTE format(
    'CREATE POLICY several_companies ON %s FOR SELECT TO emanet_across USING (company_id = ANY ((SELECT app_companies())::integer[]))',
    protected
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO emanet_app, emanet_system', protected);
  EXECUTE format('GRANT SELECT ON %s TO emanet_across', protected);
END $function$
;
CREATE OR REPLACE FUNCTION public.published_text(sirket text, metin text, istenen integer)
 RETURNS TABLE(company_id integer, metin_id integer, ad text, tur text, sira integer, icerik jsonb, ozet text, yayin_tarihi timestamp with time zone, guncel boolean, company_name text, logo text, form text, surumler jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT m.company_id, m.id, m.ad, m.tur, s.sira, s.icerik, s.ozet, s.yayin_tarihi, s.sira = m.yayindaki,
    c.company_name, c.logo, CASE WHEN a.acik THEN a.slug END,
    (SELECT jsonb_agg(jsonb_build_object('sira', v.sira, 'tarih', v.yayin_tarihi) ORDER BY v.sira DESC)
      FROM metin_surumleri v WHERE v.company_id = m.company_id AND v.metin_id = m.id
        AND v.yayin_tarihi IS NOT NULL)
  FROM basvuru_ayarlari a
  JOIN companies c ON c.company_id = a.company_id AND c.askida_tarihi IS NULL
  JOIN metinler m ON m.company_id = a.company_id AND m.kisa_ad = metin AND m.guncel
  JOIN metin_surumleri s ON s.company_id = m.company_id AND s.metin_id = m.id
    AND s.sira = coalesce(istenen, m.yayindaki) AND s.yayin_tarihi IS NOT NULL
  WHERE a.slug = sirket
$function$
;
GRANT EXECUTE ON FUNCTION published_text(text,text,integer) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.questionnaire_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE anketler SET
    ulasmadi = NEW.state = 'given_up',
    gonderim_tarihi = CASE NEW.state WHEN 'delivered' THEN now() ELSE gonderim_tarihi END
  WHERE id = split_part(NEW.about, ':', 2)::integer AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION questionnaire_mailed() TO public;
CREATE OR REPLACE FUNCTION public.queue_jobs()
 RETURNS TABLE(id bigint, job text, attempts integer, most integer, run_at timestamp with time zone, created_at timestamp with time zone, locked boolean, last_error text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN QUERY SELECT j.id::bigint, j.task_identifier, j.attempts::integer, j.max_attempts::integer,
    j.run_at, j.created_at, j.locked_at IS NOT NULL, j.last_error FROM graphile_worker.jobs j;
END $function$
;
GRANT EXECUTE ON FUNCTION queue_jobs() TO emanet_system;
CREATE OR REPLACE FUNCTION public.remove_representative(person integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT hold_representative(person) THEN RETURN; END IF;
  -- Other companies stay open: each request asks anew what somebody is a member of.
  PERFORM set_config('app.keeps_sessions', person::text, true);
  DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  UPDATE users SET aktif = false, surum = surum + 1 WHERE user_id = person AND role = 'temsilci'
    AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = person);
END $function$
;
GRANT EXECUTE ON FUNCTION remove_representative(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.representatives_across()
 RETURNS TABLE(company_id integer, department_id integer, fullname text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT DISTINCT m.company_id, m.department_id, coalesce(nullif(u.fullname, ''), u.email)
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = ANY (app_companies()) AND m.role = 'temsilci' AND m.department_id IS NOT NULL
$function$
;
GRANT EXECUTE ON FUNCTION representatives_across() TO emanet_across;
CREATE OR REPLACE FUNCTION public.reset_second_step(person integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company()
  ) THEN
    RETURN false;
  END IF;
  DELETE FROM passkeys WHERE user_id = person;
  DELETE FROM authenticator_apps WHERE user_id = person;
  DELETE FROM recovery_codes WHERE user_id = person;
  DELETE FROM second_steps WHERE user_id = person;
  DELETE FROM sessions WHERE user_id = person;
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.restore_representative(person integer, places integer[])
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION restore_representative(integer,integer[]) TO emanet_app;
CREATE OR REPLACE FUNCTION public.retry_job(job_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  RETURN EXISTS (
    SELECT FROM graphile_worker.reschedule_jobs(ARRAY[job_id], run_at => now(), attempts => 0)
  );
END $function$
;
GRANT EXECUTE ON FUNCTION retry_job(bigint) TO emanet_system;
CREATE OR REPLACE FUNCTION public.scope_pad(place text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT CASE place WHEN 'inner' THEN inner_pad ELSE outer_pad END
  FROM scope_keys ORDER BY made_at DESC LIMIT 1
$function$
;
CREATE OR REPLACE FUNCTION public.scope_sees(scope jsonb, sight text, department integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (COALESCE(((scope ->> sight) = 'all'::text), false) OR (department = ANY ((string_to_array(NULLIF(NULLIF((scope ->> sight), 'all'::text), ''::text), ','::text))::integer[])))
;
GRANT EXECUTE ON FUNCTION scope_sees(jsonb,text,integer) TO public;
CREATE OR REPLACE FUNCTION public.search_text(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN searchable(NORMALIZE("left"(COALESCE(value, ''::text), 300)))
;
GRANT EXECUTE ON FUNCTION search_text(text) TO public;
CREATE OR REPLACE FUNCTION public.searchable(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(lower((value COLLATE turkish_letters)), 'ıçğöşüâîû'::text, 'icgosuaiu'::text)
;
GRANT EXECUTE ON FUNCTION searchable(text) TO public;
CREATE OR REPLACE FUNCTION public.send_mail(sealed bytea, urgent boolean, about text, company integer, recipient text, subject text, useless_seconds double precision, digest bytea, request text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF EXISTS (SELECT FROM post_mail(sealed, urgent, about, company, recipient, subject, useless_seconds,
    digest, request, CASE WHEN recipient IS NULL AND digest IS NULL THEN 'reply' END, 200, 5000))
  THEN
    RAISE EXCEPTION 'more mails than a company may send' USING ERRCODE = '54000';
  END IF;
END $function$
;
GRANT EXECUTE ON FUNCTION send_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text) TO emanet_app;
GRANT EXECUTE ON FUNCTION send_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text) TO emanet_identity;
GRANT EXECUTE ON FUNCTION send_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text) TO emanet_link;
GRANT EXECUTE ON FUNCTION send_mail(bytea,boolean,text,integer,text,text,double precision,bytea,text) TO emanet_system;
CREATE OR REPLACE FUNCTION public.set_consultant(person integer, wanted text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
END $function$
;
GRANT EXECUTE ON FUNCTION set_consultant(integer,text) TO emanet_app;
CREATE OR REPLACE FUNCTION public.set_opt_out(digest bytea, refused boolean)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  DELETE FROM mail_opt_outs WHERE adres_ozeti = digest AND NOT refused;
  INSERT INTO mail_opt_outs (adres_ozeti) SELECT digest WHERE refused ON CONFLICT DO NOTHING;
$function$
;
GRANT EXECUTE ON FUNCTION set_opt_out(bytea,boolean) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.slug_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN COALESCE(NULLIF(TRIM(BOTH '-'::text FROM "left"(regexp_replace(regexp_replace(lower(translate(NORMALIZE(name, NFC), 'ÇĞİIÖŞÜÂÎÛçğıiöşüâîû'::text, 'CGIIOSUAIUcgiiosuaiu'::text)), '[^a-z0-9]+'::text, '-'::text, 'g'::text), '(-(sanayi|ticaret|san|tic|ve|ltd|limited|sti|sirketi|anonim|as|a-s))+-*$'::text, ''::text), 50)), ''::text), 'sirket'::text)
;
GRANT EXECUTE ON FUNCTION slug_of(text) TO public;
CREATE OR REPLACE FUNCTION public.sure_sonu(baslangic timestamp with time zone, sayi integer, birim text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  ilk date := (baslangic AT TIME ZONE 'Europe/Istanbul')::date;
  son date;
BEGIN
  CASE birim
    WHEN 'saat' THEN RETURN baslangic + make_interval(hours => sayi);
    WHEN 'gun' THEN son := ilk + sayi;
    WHEN 'ay' THEN son := (ilk + make_interval(months => sayi))::date;
    WHEN 'is_gunu' THEN
      SELECT ilk + n INTO son FROM generate_series(1, 3 * sayi + 30) n
      WHERE extract(isodow FROM ilk + n) < 6
        AND NOT EXISTS (SELECT FROM tatiller t WHERE t.gun = ilk + n AND NOT t.yarim)
      ORDER BY n OFFSET sayi - 1 LIMIT 1;
    ELSE son := ilk;
  END CASE;
  RETURN (son + time '23:59:59') AT TIME ZONE 'Europe/Istanbul';
END $function$
;
GRANT EXECUTE ON FUNCTION sure_sonu(timestamp with time zone,integer,text) TO public;
CREATE OR REPLACE FUNCTION public.take_back_round(work integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  round date := (SELECT (yapilan ->> 'donem')::date FROM portfoy_isleri
    WHERE id = work AND company_id = app_company() AND tur = 'onay_turu' AND geri_alindi IS NULL);
BEGIN
  IF EXISTS (SELECT FROM envanter_bildirimleri
    WHERE company_id = app_company() AND donem = round AND NOT onay) THEN RETURN false;
  END IF;
  DELETE FROM envanter_bildirimleri WHERE company_id = app_company() AND donem = round AND onay;
  DELETE FROM envanter_hatirlatmalari WHERE company_id = app_company() AND donem = round;
  RETURN true;
END $function$
;
GRANT EXECUTE ON FUNCTION take_back_round(integer) TO emanet_app;
CREATE OR REPLACE FUNCTION public.taken_asset_names(names text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT fold_turkish(varlik_ismi) FROM varlik_listesi
  WHERE company_id = app_company() AND fold_turkish(varlik_ismi) = ANY (names)
$function$
;
GRANT EXECUTE ON FUNCTION taken_asset_names(text[]) TO emanet_app;
CREATE OR REPLACE FUNCTION public.text_at(sirket text, metin text, istenen integer)
 RETURNS TABLE(company_id integer, metin_id integer, ad text, tur text, sira integer, icerik jsonb, ozet text, yayin_tarihi timestamp with time zone, guncel boolean, arsivde boolean, arsiv_tarihi timestamp with time zone, sirket_adresi text, company_name text, logo text, form text, surumler jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT m.company_id, m.id, m.ad, m.tur, s.sira, s.icerik, s.ozet, s.yayin_tarihi,
    m.guncel AND s.sira = m.yayindaki, NOT m.guncel, m.arsiv_tarihi, a.slug,
    c.company_name, c.logo, CASE WHEN a.acik THEN a.slug END,
    (SELECT jsonb_agg(jsonb_build_object('sira', v.sira, 'tarih', v.yayin_tarihi) ORDER BY v.sira DESC)
      FROM metin_surumleri v WHERE v.company_id = m.company_id AND v.metin_id = m.id
        AND v.yayin_tarihi IS NOT NULL)
  FROM basvuru_ayarlari a
  JOIN companies c ON c.company_id = a.company_id AND c.askida_tarihi IS NULL
  JOIN metinler m ON m.company_id = a.company_id AND m.kisa_ad = metin
  JOIN metin_surumleri s ON s.company_id = m.company_id AND s.metin_id = m.id
    AND s.sira = coalesce(istenen, m.yayindaki) AND s.yayin_tarihi IS NOT NULL
  WHERE a.company_id = company_at(sirket)
$function$
;
GRANT EXECUTE ON FUNCTION text_at(text,text,integer) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.text_look(company integer)
 RETURNS TABLE(logo text, renk text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT CASE WHEN coalesce(a.logo_gorunur, true) THEN c.logo END, a.renk
  FROM companies c LEFT JOIN metin_ayarlari a USING (company_id) WHERE c.company_id = company
$function$
;
GRANT EXECUTE ON FUNCTION text_look(integer) TO emanet_identity;
GRANT EXECUTE ON FUNCTION text_look(integer) TO emanet_system;
CREATE OR REPLACE FUNCTION public.text_signature_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE metin_imzalari SET
    ulasmadi = NEW.state = 'given_up',
    gonderim_tarihi = CASE NEW.state WHEN 'delivered' THEN now() ELSE gonderim_tarihi END
  WHERE id = split_part(NEW.about, ':', 2)::integer AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION text_signature_mailed() TO public;
CREATE OR REPLACE FUNCTION public.training_address()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT email FROM egitim_davetleri
  WHERE company_id = app_company() AND id = app_link_row()::integer AND app_link_kind() = 'training-token'
$function$
;
GRANT EXECUTE ON FUNCTION training_address() TO emanet_link;
CREATE OR REPLACE FUNCTION public.training_certificate(number text)
 RETURNS TABLE(no text, fullname text, company_name text, logo text, tarih date, gecerlilik date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT s.no, s.fullname, s.company_name, c.logo, s.tarih, s.gecerlilik
  FROM egitim_sertifikalari s
  JOIN egitim_davetleri d ON d.company_id = s.company_id AND d.id = s.davet_id AND d.silinme_tarihi IS NULL
  LEFT JOIN companies c ON c.company_id = s.company_id
  WHERE s.no = number
$function$
;
GRANT EXECUTE ON FUNCTION training_certificate(text) TO emanet_identity;
CREATE OR REPLACE FUNCTION public.training_departments()
 RETURNS TABLE(department_id integer, department_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT d.department_id, d.department_name FROM departments d WHERE d.company_id = app_company()
$function$
;
GRANT EXECUTE ON FUNCTION training_departments() TO emanet_app;
CREATE OR REPLACE FUNCTION public.training_mailed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE egitim_davetleri SET
    sirada = false,
    ulasmadi = NEW.state = 'given_up',
    gonderim_tarihi = CASE NEW.state WHEN 'delivered' THEN now() ELSE gonderim_tarihi END,
    durum = CASE WHEN NEW.state = 'delivered' AND durum = 'gonderilmedi' THEN 'gonderildi' ELSE durum END
  WHERE id = split_part(NEW.about, ':', 2)::integer AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION training_mailed() TO public;
CREATE OR REPLACE FUNCTION public.varlik_listesi_count_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'varlik_listesi', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, -1 AS n, -coalesce(ozel_nitelikli, false)::int AS a FROM removed) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.varlik_listesi_count_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'varlik_listesi', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, 1 AS n, coalesce(ozel_nitelikli, false)::int AS a FROM added) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.varlik_listesi_count_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'varlik_listesi', department_id, sum(n), sum(a) FROM (VALUES
          (OLD.company_id, OLD.department_id, -1, -(coalesce(OLD.ozel_nitelikli, false))::int),
          (NEW.company_id, NEW.department_id, 1, (coalesce(NEW.ozel_nitelikli, false))::int)
        ) changed(company_id, department_id, n, a)
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_aktarim_count_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_aktarim', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, -1 AS n, -coalesce(yurt_disi_aktarim, false)::int AS a FROM removed) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_aktarim_count_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_aktarim', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, 1 AS n, coalesce(yurt_disi_aktarim, false)::int AS a FROM added) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_aktarim_count_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_aktarim', department_id, sum(n), sum(a) FROM (VALUES
          (OLD.company_id, OLD.department_id, -1, -(coalesce(OLD.yurt_disi_aktarim, false))::int),
          (NEW.company_id, NEW.department_id, 1, (coalesce(NEW.yurt_disi_aktarim, false))::int)
        ) changed(company_id, department_id, n, a)
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_harita_count_delete()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_harita', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, -1 AS n, -coalesce(eksiksizlik < 100, false)::int AS a FROM removed) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_harita_count_insert()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_harita', department_id, sum(n), sum(a) FROM (SELECT company_id, department_id, 1 AS n, coalesce(eksiksizlik < 100, false)::int AS a FROM added) changed
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.veri_harita_count_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      DECLARE
        full_company integer;
      BEGIN
        WITH told AS (
          INSERT INTO kayit_sayilari (company_id, tur, department_id, toplam, dikkat)
          SELECT company_id, 'veri_harita', department_id, sum(n), sum(a) FROM (VALUES
          (OLD.company_id, OLD.department_id, -1, -(coalesce(OLD.eksiksizlik < 100, false))::int),
          (NEW.company_id, NEW.department_id, 1, (coalesce(NEW.eksiksizlik < 100, false))::int)
        ) changed(company_id, department_id, n, a)
          GROUP BY company_id, department_id HAVING sum(n) <> 0 OR sum(a) <> 0
          RETURNING id, company_id
        )
        SELECT min(company_id) INTO full_company FROM told WHERE id % 64 = 0;
        IF full_company IS NOT NULL THEN PERFORM fold_record_counts(full_company); END IF;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.withdraw_overtaken()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM withdraw_overtaken(NEW.company_id, NEW.user_id);
  RETURN NULL;
END $function$
;
GRANT EXECUTE ON FUNCTION withdraw_overtaken() TO public;
CREATE OR REPLACE FUNCTION public.withdraw_overtaken(company integer, administrator integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;

CREATE TABLE access_tokens (
  token_hash bytea NOT NULL,
  session_id integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT access_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT access_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE
);
CREATE INDEX access_tokens_session ON access_tokens USING btree (session_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON access_tokens TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON access_tokens TO emanet_system;

CREATE TABLE adres_degisiklikleri (
  user_id integer NOT NULL,
  email text NOT NULL,
  eski_ozet bytea NOT NULL,
  yeni_ozet bytea NOT NULL,
  kod_bitisi timestamp with time zone NOT NULL,
  kod_hakki integer NOT NULL,
  CONSTRAINT adres_degisiklikleri_pkey PRIMARY KEY (user_id),
  CONSTRAINT adres_degisiklikleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT adres_degisiklikleri_email_check CHECK ((email = lower(email)))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON adres_degisiklikleri TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON adres_degisiklikleri TO emanet_system;

CREATE TABLE aksiyon_ozetleri (
  company_id integer NOT NULL,
  tarih date NOT NULL,
  departman_sayisi integer NOT NULL,
  aksiyon_sayisi integer NOT NULL,
  CONSTRAINT aksiyon_ozetleri_pkey PRIMARY KEY (company_id, tarih),
  CONSTRAINT aksiyon_ozetleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE aksiyon_ozetleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE aksiyon_ozetleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON aksiyon_ozetleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON aksiyon_ozetleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON aksiyon_ozetleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON aksiyon_ozetleri TO emanet_system;
GRANT INSERT, SELECT ON aksiyon_ozetleri TO emanet_app;
GRANT SELECT ON aksiyon_ozetleri TO emanet_across;

CREATE TABLE aksiyonlar (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  aksiyon_ismi text NOT NULL,
  aksiyon_aciklamasi text,
  risk text NOT NULL,
  durum boolean NOT NULL DEFAULT false,
  guncel boolean NOT NULL DEFAULT true,
  mail boolean NOT NULL DEFAULT false,
  son_tarih date,
  sorumlu_id integer,
  sorumlu text,
  notlar text,
  tekrar text,
  kayit_turu text,
  kayit_id integer,
  onceki_id integer,
  tamamlanma_tarihi timestamp with time zone,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_id uuid,
  dokuman_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  basvuru_id integer,
  basvuru_gorevi text,
  basvuru_alicisi text,
  mail_tarihi timestamp with time zone,
  tekrar_gunu smallint,
  mail_durumu text,
  mail_nedeni text,
  CONSTRAINT aksiyonlar_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT aksiyonlar_company_id_basvuru_id_fkey FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular(company_id, id) ON DELETE SET NULL (basvuru_id),
  CONSTRAINT aksiyonlar_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT aksiyonlar_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT aksiyonlar_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT aksiyonlar_sorumlu_id_fkey FOREIGN KEY (sorumlu_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT aksiyonlar_aksiyon_ismi_check CHECK ((aksiyon_ismi <> ''::text)),
  CONSTRAINT aksiyonlar_basvuru_gorevi_check CHECK ((basvuru_gorevi = ANY (ARRAY['sil'::text, 'yok_et'::text, 'anonim'::text, 'duzelt'::text, 'bildir'::text]))),
  CONSTRAINT aksiyonlar_check CHECK (((kayit_turu IS NULL) = (kayit_id IS NULL))),
  CONSTRAINT aksiyonlar_kayit_turu_check CHECK ((kayit_turu = ANY (ARRAY['veri_harita'::text, 'veri_aktarim'::text, 'diger_aktarim'::text, 'varlik_listesi'::text, 'veri_ihlalleri'::text]))),
  CONSTRAINT aksiyonlar_mail_durumu_check CHECK ((mail_durumu = ANY (ARRAY['bekliyor'::text, 'teslim'::text, 'ulasmadi'::text]))),
  CONSTRAINT aksiyonlar_risk_check CHECK ((risk = ANY (ARRAY['Yüksek'::text, 'Orta'::text, 'Düşük'::text]))),
  CONSTRAINT aksiyonlar_tekrar_check CHECK ((tekrar = ANY (ARRAY['aylik'::text, 'uc_aylik'::text, 'alti_aylik'::text, 'yillik'::text]))),
  CONSTRAINT aksiyonlar_tekrar_gunu_check CHECK (((tekrar_gunu >= 29) AND (tekrar_gunu <= 31)))
);
CREATE UNIQUE INDEX aksiyonlar_application ON aksiyonlar USING btree (company_id, basvuru_id, COALESCE(kayit_turu, ''::text), COALESCE(kayit_id, 0), COALESCE(basvuru_alicisi, ''::text)) WHERE ((basvuru_gorevi IS NOT NULL) AND (basvuru_id IS NOT NULL));
CREATE INDEX aksiyonlar_company ON aksiyonlar USING btree (company_id, department_id, id);
CREATE INDEX aksiyonlar_company_id_dosya_id_idx ON aksiyonlar USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE INDEX aksiyonlar_due ON aksiyonlar USING btree (company_id, son_tarih) WHERE ((NOT durum) AND guncel);
CREATE UNIQUE INDEX aksiyonlar_next ON aksiyonlar USING btree (company_id, onceki_id) WHERE (onceki_id IS NOT NULL);
CREATE INDEX aksiyonlar_open ON aksiyonlar USING btree (company_id, department_id) INCLUDE (risk, son_tarih) WHERE (guncel AND (NOT durum));
CREATE INDEX aksiyonlar_record ON aksiyonlar USING btree (company_id, kayit_turu, kayit_id) WHERE (kayit_id IS NOT NULL);
CREATE INDEX aksiyonlar_sorumlu ON aksiyonlar USING btree (sorumlu_id) WHERE (sorumlu_id IS NOT NULL);
CREATE TRIGGER clock_added AFTER INSERT ON aksiyonlar FOR EACH ROW WHEN ((new.son_tarih IS NOT NULL)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE OF aksiyon_ismi, department_id, durum, guncel, son_tarih, sorumlu, sorumlu_id, tamamlanma_tarihi ON aksiyonlar FOR EACH ROW WHEN ((((old.son_tarih IS NOT NULL) OR (new.son_tarih IS NOT NULL)) AND ((old.aksiyon_ismi IS DISTINCT FROM new.aksiyon_ismi) OR (old.department_id IS DISTINCT FROM new.department_id) OR (old.son_tarih IS DISTINCT FROM new.son_tarih) OR (old.durum IS DISTINCT FROM new.durum) OR (old.guncel IS DISTINCT FROM new.guncel) OR (old.tamamlanma_tarihi IS DISTINCT FROM new.tamamlanma_tarihi) OR (old.sorumlu IS DISTINCT FROM new.sorumlu) OR (old.sorumlu_id IS DISTINCT FROM new.sorumlu_id)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON aksiyonlar FOR EACH ROW WHEN ((old.son_tarih IS NOT NULL)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON aksiyonlar FOR EACH ROW EXECUTE FUNCTION follow_file();
CREATE TRIGGER noted_delete AFTER DELETE ON aksiyonlar REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON aksiyonlar REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF department_id, durum, guncel, risk, son_tarih, tamamlanma_tarihi ON aksiyonlar FOR EACH ROW WHEN (((old.department_id IS DISTINCT FROM new.department_id) OR (old.risk IS DISTINCT FROM new.risk) OR (old.durum IS DISTINCT FROM new.durum) OR (old.guncel IS DISTINCT FROM new.guncel) OR (old.son_tarih IS DISTINCT FROM new.son_tarih) OR (old.tamamlanma_tarihi IS DISTINCT FROM new.tamamlanma_tarihi))) EXECUTE FUNCTION note_row();
ALTER TABLE aksiyonlar ENABLE ROW LEVEL SECURITY;
ALTER TABLE aksiyonlar FORCE ROW LEVEL SECURITY;
CREATE POLICY clocked ON aksiyonlar FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON aksiyonlar TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON aksiyonlar TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON aksiyonlar FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON aksiyonlar TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON aksiyonlar TO emanet_system;
GRANT SELECT ON aksiyonlar TO emanet_across;

CREATE TABLE anket_kayitlari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  anket_id integer NOT NULL,
  sira integer NOT NULL,
  kayit_id integer,
  ad text NOT NULL,
  cevaplar jsonb NOT NULL DEFAULT '{}'::jsonb,
  sonuc text,
  sonuc_kayit_id integer,
  inceleyen text,
  inceleme_tarihi timestamp with time zone,
  CONSTRAINT anket_kayitlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT anket_kayitlari_company_id_anket_id_sira_key UNIQUE (company_id, anket_id, sira),
  CONSTRAINT anket_kayitlari_company_id_anket_id_fkey FOREIGN KEY (company_id, anket_id) REFERENCES anketler(company_id, id) ON DELETE CASCADE,
  CONSTRAINT anket_kayitlari_ad_check CHECK ((ad <> ''::text)),
  CONSTRAINT anket_kayitlari_check CHECK (((sonuc IS NULL) = (inceleme_tarihi IS NULL))),
  CONSTRAINT anket_kayitlari_sonuc_check CHECK ((sonuc = ANY (ARRAY['aktarildi'::text, 'birakildi'::text])))
);
ALTER TABLE anket_kayitlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE anket_kayitlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON anket_kayitlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON anket_kayitlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON anket_kayitlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY questionnaire ON anket_kayitlari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS app_link_kind) = 'questionnaire'::text) AND (anket_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY several_companies ON anket_kayitlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON anket_kayitlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON anket_kayitlari TO emanet_system;
GRANT SELECT (id, company_id, anket_id, sira, ad, cevaplar) ON anket_kayitlari TO emanet_link;
GRANT SELECT ON anket_kayitlari TO emanet_across;

CREATE TABLE anketler (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  fullname text NOT NULL,
  email text NOT NULL,
  dil text NOT NULL,
  token_muhurlu bytea NOT NULL,
  son_gun date NOT NULL,
  ekleyen text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL,
  istenme_tarihi timestamp with time zone NOT NULL,
  hatirlatma_sayisi integer NOT NULL DEFAULT 0,
  son_hatirlatma boolean NOT NULL DEFAULT false,
  gonderim_tarihi timestamp with time zone,
  ulasmadi boolean NOT NULL DEFAULT false,
  acilma_tarihi timestamp with time zone,
  tamamlanma_tarihi timestamp with time zone,
  geri_cekilme_tarihi timestamp with time zone,
  CONSTRAINT anketler_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT anketler_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id) ON DELETE CASCADE,
  CONSTRAINT anketler_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT anketler_email_check CHECK ((email <> ''::text)),
  CONSTRAINT anketler_fullname_check CHECK ((fullname <> ''::text))
);
CREATE INDEX anketler_asked ON anketler USING btree (company_id, istenme_tarihi);
ALTER TABLE anketler ENABLE ROW LEVEL SECURITY;
ALTER TABLE anketler FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON anketler FOR SELECT TO emanet
  USING (true);
CREATE POLICY by_role ON anketler AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON anketler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON anketler TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY questionnaire ON anketler TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS app_link_kind) = 'questionnaire'::text) AND (id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY several_companies ON anketler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON anketler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON anketler TO emanet_system;
GRANT SELECT (id, company_id, fullname, dil, son_gun, acilma_tarihi, tamamlanma_tarihi, geri_cekilme_tarihi) ON anketler TO emanet_link;
GRANT SELECT ON anketler TO emanet_across;

CREATE TABLE authenticator_apps (
  user_id integer NOT NULL,
  secret bytea,
  pending bytea,
  last_step bigint NOT NULL DEFAULT 0,
  eklenme_tarihi timestamp with time zone,
  CONSTRAINT authenticator_apps_pkey PRIMARY KEY (user_id),
  CONSTRAINT authenticator_apps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON authenticator_apps TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON authenticator_apps TO emanet_system;

CREATE TABLE basvuru_ayarlari (
  company_id integer NOT NULL,
  slug text NOT NULL,
  acik boolean NOT NULL DEFAULT true,
  izinli_site text,
  posta_adresi text,
  kep_adresi text,
  saklama_yili integer NOT NULL DEFAULT 3,
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)'::text,
  surum integer NOT NULL DEFAULT 1,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  ihlal_acik boolean NOT NULL DEFAULT true,
  imzalayan text,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT basvuru_ayarlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT basvuru_ayarlari_slug_key UNIQUE (slug),
  CONSTRAINT basvuru_ayarlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT basvuru_ayarlari_saklama_yili_check CHECK (((saklama_yili >= 1) AND (saklama_yili <= 20))),
  CONSTRAINT basvuru_ayarlari_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60)))
);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON basvuru_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'guncelleyen surum guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON basvuru_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'guncelleyen surum guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON basvuru_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'guncelleyen surum guncellenme_tarihi', '', '');
CREATE TRIGGER keep_address AFTER INSERT OR UPDATE OF slug ON basvuru_ayarlari FOR EACH ROW EXECUTE FUNCTION keep_address();
CREATE TRIGGER pass_former_address BEFORE INSERT ON basvuru_ayarlari FOR EACH ROW EXECUTE FUNCTION pass_former_address();
CREATE TRIGGER text_sources_changed AFTER UPDATE ON basvuru_ayarlari FOR EACH ROW WHEN (((((old.slug IS DISTINCT FROM new.slug) OR (old.acik IS DISTINCT FROM new.acik)) OR (old.posta_adresi IS DISTINCT FROM new.posta_adresi)) OR (old.kep_adresi IS DISTINCT FROM new.kep_adresi))) EXECUTE FUNCTION mark_texts('slug', 'acik', 'posta_adresi', 'kep_adresi');
ALTER TABLE basvuru_ayarlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_ayarlari FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvuru_ayarlari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text)));
CREATE POLICY asked_for ON basvuru_ayarlari FOR SELECT TO emanet_identity
  USING (acik);
CREATE POLICY begun ON basvuru_ayarlari FOR SELECT TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY everything ON basvuru_ayarlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_ayarlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_ayarlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY shown_with_texts ON basvuru_ayarlari FOR SELECT TO emanet
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_ayarlari TO emanet_system;
GRANT SELECT (company_id, slug, acik, izinli_site, ihlal_acik) ON basvuru_ayarlari TO emanet_identity;
GRANT SELECT (company_id, slug, acik, posta_adresi, kep_adresi) ON basvuru_ayarlari TO emanet_link;
GRANT SELECT ON basvuru_ayarlari TO emanet_across;
GRANT SELECT, UPDATE ON basvuru_ayarlari TO emanet_app;

CREATE TABLE basvuru_cevaplari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  basvuru_id integer NOT NULL,
  sira integer NOT NULL,
  sonuc text NOT NULL,
  dil text NOT NULL,
  metin text NOT NULL,
  yol text NOT NULL,
  alici text NOT NULL,
  gonderen text NOT NULL,
  gonderme_tarihi timestamp with time zone NOT NULL,
  teslim text NOT NULL DEFAULT 'bekliyor'::text,
  teslim_yaniti text,
  teslim_tarihi timestamp with time zone,
  dosya_id uuid,
  dosya_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  ret_nedeni text,
  ret_gerekcesi text,
  kimlik_nedeni text,
  ret_ek_nedenler text[],
  CONSTRAINT basvuru_cevaplari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvuru_cevaplari_company_id_basvuru_id_sira_key UNIQUE (company_id, basvuru_id, sira),
  CONSTRAINT basvuru_cevaplari_company_id_basvuru_id_fkey FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular(company_id, id) ON DELETE CASCADE,
  CONSTRAINT basvuru_cevaplari_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT basvuru_cevaplari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT basvuru_cevaplari_sonuc_check CHECK ((sonuc = ANY (ARRAY['kabul'::text, 'kismen'::text, 'ret'::text]))),
  CONSTRAINT basvuru_cevaplari_teslim_check CHECK ((teslim = ANY (ARRAY['bekliyor'::text, 'teslim'::text, 'ulasmadi'::text, 'posta'::text]))),
  CONSTRAINT basvuru_cevaplari_yol_check CHECK ((yol = ANY (ARRAY['eposta'::text, 'posta'::text])))
);
CREATE INDEX basvuru_cevaplari_company_id_dosya_id_idx ON basvuru_cevaplari USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE TRIGGER evidence_added AFTER INSERT ON basvuru_cevaplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', 'teslim teslim_yaniti teslim_tarihi');
CREATE TRIGGER evidence_changed AFTER UPDATE ON basvuru_cevaplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', 'teslim teslim_yaniti teslim_tarihi');
CREATE TRIGGER evidence_removed AFTER DELETE ON basvuru_cevaplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', 'teslim teslim_yaniti teslim_tarihi');
CREATE TRIGGER follow_file AFTER DELETE ON basvuru_cevaplari FOR EACH ROW EXECUTE FUNCTION follow_application_file();
ALTER TABLE basvuru_cevaplari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_cevaplari FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvuru_cevaplari FOR SELECT TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS app_link_kind) = 'applicant'::text) AND (basvuru_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY by_role ON basvuru_cevaplari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON basvuru_cevaplari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_cevaplari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_cevaplari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_cevaplari TO emanet_system;
GRANT INSERT, SELECT ON basvuru_cevaplari TO emanet_app;
GRANT SELECT (company_id, basvuru_id, sira, teslim) ON basvuru_cevaplari TO emanet_link;
GRANT SELECT ON basvuru_cevaplari TO emanet_across;

CREATE TABLE basvuru_ekleri (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  basvuru_id integer NOT NULL,
  kaynak text NOT NULL,
  ekleyen text NOT NULL,
  tarih timestamp with time zone NOT NULL,
  dosya_id uuid,
  dosya_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT basvuru_ekleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvuru_ekleri_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT basvuru_ekleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT basvuru_ekleri_kaynak_check CHECK ((kaynak = ANY (ARRAY['basvuran'::text, 'yetki'::text, 'kanit'::text, 'alindi'::text])))
);
CREATE INDEX basvuru_ekleri_application ON basvuru_ekleri USING btree (company_id, basvuru_id);
CREATE INDEX basvuru_ekleri_company_id_dosya_id_idx ON basvuru_ekleri USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON basvuru_ekleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON basvuru_ekleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON basvuru_ekleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('basvuru_id', 'id', '', '', '');
CREATE TRIGGER follow_file AFTER DELETE ON basvuru_ekleri FOR EACH ROW EXECUTE FUNCTION follow_application_file();
ALTER TABLE basvuru_ekleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_ekleri FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvuru_ekleri TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text) AND (basvuru_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY by_role ON basvuru_ekleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON basvuru_ekleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_ekleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_ekleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY while_begun ON basvuru_ekleri AS RESTRICTIVE FOR INSERT TO emanet_link
  WITH CHECK ((EXISTS ( SELECT
   FROM basvuru_taslaklari t
  WHERE (t.id = basvuru_ekleri.basvuru_id))));
CREATE POLICY while_begun_too ON basvuru_ekleri AS RESTRICTIVE FOR DELETE TO emanet_link
  USING ((EXISTS ( SELECT
   FROM basvuru_taslaklari t
  WHERE (t.id = basvuru_ekleri.basvuru_id))));
GRANT DELETE, INSERT, SELECT ON basvuru_ekleri TO emanet_app;
GRANT DELETE, INSERT, SELECT ON basvuru_ekleri TO emanet_link;
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_ekleri TO emanet_system;
GRANT SELECT ON basvuru_ekleri TO emanet_across;

CREATE TABLE basvuru_imhalari (
  company_id integer NOT NULL,
  yil integer NOT NULL,
  sira integer NOT NULL,
  imha_tarihi timestamp with time zone NOT NULL,
  geri_alindi boolean NOT NULL DEFAULT false,
  CONSTRAINT basvuru_imhalari_pkey PRIMARY KEY (company_id, yil, sira),
  CONSTRAINT basvuru_imhalari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE basvuru_imhalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_imhalari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON basvuru_imhalari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON basvuru_imhalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_imhalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_imhalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_imhalari TO emanet_system;
GRANT INSERT, SELECT ON basvuru_imhalari TO emanet_app;
GRANT SELECT ON basvuru_imhalari TO emanet_across;

CREATE TABLE basvuru_olaylari (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  basvuru_id integer NOT NULL,
  sira integer NOT NULL,
  tur text NOT NULL,
  veri jsonb NOT NULL DEFAULT '{}'::jsonb,
  aktor_turu text NOT NULL,
  user_id integer,
  guncelleyen text NOT NULL,
  tarih timestamp with time zone NOT NULL,
  ozet text NOT NULL,
  tuz uuid,
  CONSTRAINT basvuru_olaylari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvuru_olaylari_company_id_basvuru_id_sira_key UNIQUE (company_id, basvuru_id, sira),
  CONSTRAINT basvuru_olaylari_company_id_basvuru_id_fkey FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular(company_id, id) ON DELETE CASCADE,
  CONSTRAINT basvuru_olaylari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT basvuru_olaylari_aktor_turu_check CHECK ((aktor_turu = ANY (ARRAY['kisi'::text, 'otomatik'::text, 'egitim_baglantisi'::text, 'basvuru_sahibi'::text, 'denetci_baglantisi'::text]))),
  CONSTRAINT basvuru_olaylari_tur_check CHECK ((tur ~ '^[a-z_]+$'::text))
);
CREATE TRIGGER chain_application_event BEFORE INSERT OR UPDATE ON basvuru_olaylari FOR EACH ROW EXECUTE FUNCTION chain_application_event();
ALTER TABLE basvuru_olaylari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_olaylari FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvuru_olaylari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text) AND (basvuru_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY by_role ON basvuru_olaylari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY chained ON basvuru_olaylari FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON basvuru_olaylari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_olaylari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_olaylari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT INSERT (company_id, basvuru_id, tur, veri, aktor_turu, user_id, guncelleyen, tarih), SELECT (company_id, basvuru_id) ON basvuru_olaylari TO emanet_link;
GRANT INSERT, SELECT ON basvuru_olaylari TO emanet_app;
GRANT INSERT, SELECT ON basvuru_olaylari TO emanet_system;
GRANT SELECT ON basvuru_olaylari TO emanet_across;

CREATE TABLE basvuru_sablonlari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  kod text NOT NULL,
  ad text NOT NULL,
  sonuc text NOT NULL,
  metin_tr text NOT NULL,
  metin_en text NOT NULL,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT basvuru_sablonlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvuru_sablonlari_company_id_kod_key UNIQUE (company_id, kod),
  CONSTRAINT basvuru_sablonlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT basvuru_sablonlari_ad_check CHECK ((ad <> ''::text)),
  CONSTRAINT basvuru_sablonlari_sonuc_check CHECK ((sonuc = ANY (ARRAY['kabul'::text, 'kismen'::text, 'ret'::text])))
);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON basvuru_sablonlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'id', 'guncelleyen surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON basvuru_sablonlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'id', 'guncelleyen surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON basvuru_sablonlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'id', 'guncelleyen surum', '', '');
ALTER TABLE basvuru_sablonlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_sablonlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON basvuru_sablonlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON basvuru_sablonlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_sablonlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_sablonlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_sablonlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_sablonlari TO emanet_system;
GRANT SELECT ON basvuru_sablonlari TO emanet_across;

CREATE TABLE basvuru_sayaclari (
  company_id integer NOT NULL,
  yil integer NOT NULL,
  son integer NOT NULL,
  CONSTRAINT basvuru_sayaclari_pkey PRIMARY KEY (company_id, yil),
  CONSTRAINT basvuru_sayaclari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE basvuru_sayaclari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_sayaclari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON basvuru_sayaclari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY counted ON basvuru_sayaclari TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON basvuru_sayaclari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_sayaclari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_sayaclari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_sayaclari TO emanet_system;

CREATE TABLE basvuru_taslaklari (
  id integer NOT NULL,
  company_id integer NOT NULL,
  govde bytea,
  kod_ozeti bytea,
  kalan_deneme integer NOT NULL DEFAULT 0,
  kod_bitisi timestamp with time zone,
  gonderim integer NOT NULL DEFAULT 0,
  son_gonderim timestamp with time zone,
  olusturma_tarihi timestamp with time zone NOT NULL,
  CONSTRAINT basvuru_taslaklari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvuru_taslaklari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE INDEX basvuru_taslaklari_company ON basvuru_taslaklari USING btree (company_id, olusturma_tarihi);
ALTER TABLE basvuru_taslaklari ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvuru_taslaklari FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvuru_taslaklari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text) AND (id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY begun ON basvuru_taslaklari FOR INSERT TO emanet
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY by_role ON basvuru_taslaklari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON basvuru_taslaklari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvuru_taslaklari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvuru_taslaklari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvuru_taslaklari TO emanet_system;
GRANT DELETE, SELECT, UPDATE ON basvuru_taslaklari TO emanet_app;
GRANT DELETE, SELECT, UPDATE ON basvuru_taslaklari TO emanet_link;

CREATE TABLE basvurular (
  id integer NOT NULL DEFAULT nextval('basvuru_id_seq'::regclass),
  company_id integer NOT NULL,
  yil integer NOT NULL,
  sira integer NOT NULL,
  kaynak text NOT NULL,
  dil text NOT NULL,
  gelis_tarihi timestamp with time zone NOT NULL,
  son_gun date NOT NULL,
  ad_soyad text NOT NULL,
  kimlik_turu text,
  kimlik bytea,
  kimlik_maskesi text,
  uyruk text,
  adres text,
  eposta text,
  telefon text,
  kisi_grubu text,
  haklar text[] NOT NULL,
  talep text NOT NULL,
  cevap_yolu text NOT NULL,
  durum text NOT NULL DEFAULT 'yeni'::text,
  sonuc text,
  sonuclanma_tarihi timestamp with time zone,
  department_id integer,
  sorumlu_id integer,
  sorumlu text,
  taslak jsonb,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  basvuran_turu text NOT NULL DEFAULT 'kendisi'::text,
  temsil_edilen text,
  yetki_tarihi timestamp with time zone,
  yetki_bakan text,
  tuz uuid DEFAULT gen_random_uuid(),
  basvuran_belli boolean,
  CONSTRAINT basvurular_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT basvurular_company_id_yil_sira_key UNIQUE (company_id, yil, sira),
  CONSTRAINT basvurular_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id) ON DELETE SET NULL (department_id),
  CONSTRAINT basvurular_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT basvurular_sorumlu_id_fkey FOREIGN KEY (sorumlu_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT basvurular_ad_soyad_check CHECK ((ad_soyad <> ''::text)),
  CONSTRAINT basvurular_basvuran_belli_check CHECK (basvuran_belli),
  CONSTRAINT basvurular_basvuran_turu_check CHECK ((basvuran_turu = ANY (ARRAY['kendisi'::text, 'vekil'::text, 'veli_vasi'::text]))),
  CONSTRAINT basvurular_cevap_yolu_check CHECK ((cevap_yolu = ANY (ARRAY['eposta'::text, 'posta'::text]))),
  CONSTRAINT basvurular_check1 CHECK (((durum = 'sonuclandi'::text) = (sonuclanma_tarihi IS NOT NULL))),
  CONSTRAINT basvurular_check2 CHECK (((basvuran_turu = 'kendisi'::text) = (temsil_edilen IS NULL))),
  CONSTRAINT basvurular_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT basvurular_durum_check CHECK ((durum = ANY (ARRAY['yeni'::text, 'inceleniyor'::text, 'bilgi_bekleniyor'::text, 'sonuclandi'::text]))),
  CONSTRAINT basvurular_kaynak_check CHECK ((kaynak = ANY (ARRAY['form'::text, 'dilekce'::text, 'kep'::text, 'eposta'::text, 'diger'::text, 'bilinmiyor'::text]))),
  CONSTRAINT basvurular_kimlik_turu_check CHECK ((kimlik_turu = ANY (ARRAY['tc'::text, 'pasaport'::text]))),
  CONSTRAINT basvurular_sonuc_check CHECK ((sonuc = ANY (ARRAY['kabul'::text, 'kismen'::text, 'ret'::text, 'geri_cekildi'::text]))),
  CONSTRAINT basvurular_sonuc_durum_check CHECK (((sonuc IS NULL) OR (durum = 'sonuclandi'::text)))
);
CREATE INDEX basvurular_department ON basvurular USING btree (company_id, department_id);
CREATE INDEX basvurular_open ON basvurular USING btree (company_id, son_gun) WHERE (durum <> 'sonuclandi'::text);
CREATE INDEX basvurular_sorumlu ON basvurular USING btree (sorumlu_id) WHERE (sorumlu_id IS NOT NULL);
CREATE TRIGGER clock_added AFTER INSERT ON basvurular FOR EACH ROW WHEN (true) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE ON basvurular FOR EACH ROW WHEN (((true OR true) AND ((((((old.gelis_tarihi IS DISTINCT FROM new.gelis_tarihi) OR (old.durum IS DISTINCT FROM new.durum)) OR (old.sonuc IS DISTINCT FROM new.sonuc)) OR (old.sonuclanma_tarihi IS DISTINCT FROM new.sonuclanma_tarihi)) OR (old.sorumlu IS DISTINCT FROM new.sorumlu)) OR (old.sorumlu_id IS DISTINCT FROM new.sorumlu_id)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON basvurular FOR EACH ROW WHEN (true) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER evidence_added AFTER INSERT ON basvurular FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'durum sonuc sonuclanma_tarihi department_id sorumlu_id sorumlu taslak hatirlatilan guncelleyen surum guncellenme_tarihi');
CREATE CONSTRAINT TRIGGER evidence_basvuru_sonuclari_added AFTER INSERT ON basvurular DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '', 'basvuru_sonuclari', 'id company_id durum sonuc sonuclanma_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_basvuru_sonuclari_changed AFTER UPDATE ON basvurular DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '', 'basvuru_sonuclari', 'id company_id durum sonuc sonuclanma_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_basvuru_sonuclari_removed AFTER DELETE ON basvurular DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '', 'basvuru_sonuclari', 'id company_id durum sonuc sonuclanma_tarihi tuz');
CREATE TRIGGER evidence_changed AFTER UPDATE ON basvurular FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'durum sonuc sonuclanma_tarihi department_id sorumlu_id sorumlu taslak hatirlatilan guncelleyen surum guncellenme_tarihi');
CREATE TRIGGER evidence_removed AFTER DELETE ON basvurular FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'durum sonuc sonuclanma_tarihi department_id sorumlu_id sorumlu taslak hatirlatilan guncelleyen surum guncellenme_tarihi');
CREATE TRIGGER number_application BEFORE INSERT ON basvurular FOR EACH ROW EXECUTE FUNCTION number_application();
ALTER TABLE basvurular ENABLE ROW LEVEL SECURITY;
ALTER TABLE basvurular FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON basvurular TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text) AND (id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY by_role ON basvurular AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY clocked ON basvurular FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON basvurular TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON basvurular TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON basvurular FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON basvurular TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON basvurular TO emanet_system;
GRANT INSERT (id, company_id, yil, kaynak, dil, gelis_tarihi, son_gun, ad_soyad, kimlik_turu, kimlik, kimlik_maskesi, uyruk, adres, eposta, telefon, kisi_grubu, haklar, talep, cevap_yolu, guncelleyen, basvuran_turu, temsil_edilen, basvuran_belli), SELECT (id, company_id, yil, sira, kaynak, dil, gelis_tarihi, son_gun, ad_soyad, eposta, kisi_grubu, haklar, cevap_yolu, durum, sonuc, sonuclanma_tarihi, basvuran_turu, temsil_edilen, basvuran_belli) ON basvurular TO emanet_link;
GRANT SELECT ON basvurular TO emanet_across;

CREATE TABLE bildirim_ayarlari (
  company_id integer NOT NULL,
  envanter_uygulama_onay boolean NOT NULL,
  envanter_email_onay boolean NOT NULL,
  aksiyon_bildirimi boolean NOT NULL,
  periyodik_sure integer NOT NULL,
  envanter_baslangic_tarihi date,
  aksiyon_periyodik_sure integer NOT NULL,
  aksiyon_baslangic_tarihi date,
  envanter_plan_tarihi date NOT NULL,
  aksiyon_plan_tarihi date NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT bildirim_ayarlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT bildirim_ayarlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT bildirim_ayarlari_aksiyon_periyodik_sure_check CHECK (((aksiyon_periyodik_sure >= 1) AND (aksiyon_periyodik_sure <= 3650))),
  CONSTRAINT bildirim_ayarlari_check CHECK (((envanter_baslangic_tarihi IS NOT NULL) OR (NOT (envanter_uygulama_onay OR envanter_email_onay)))),
  CONSTRAINT bildirim_ayarlari_check1 CHECK (((aksiyon_baslangic_tarihi IS NOT NULL) OR (NOT aksiyon_bildirimi))),
  CONSTRAINT bildirim_ayarlari_periyodik_sure_check CHECK (((periyodik_sure >= 1) AND (periyodik_sure <= 3650)))
);
ALTER TABLE bildirim_ayarlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE bildirim_ayarlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON bildirim_ayarlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON bildirim_ayarlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON bildirim_ayarlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON bildirim_ayarlari TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON bildirim_ayarlari TO emanet_app;
GRANT SELECT ON bildirim_ayarlari TO emanet_across;

CREATE TABLE cerezler (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  cerez_adi text NOT NULL,
  kategori text,
  taraf text,
  saglayan text,
  sure text,
  amac text,
  yurt_disi boolean,
  ulke text,
  site text,
  surum integer NOT NULL DEFAULT 1,
  CONSTRAINT cerezler_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT cerezler_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE UNIQUE INDEX cerezler_name ON cerezler USING btree (company_id, fold_turkish(cerez_adi));
CREATE TRIGGER text_sources_changed AFTER UPDATE ON cerezler FOR EACH ROW WHEN (((((((((old.cerez_adi IS DISTINCT FROM new.cerez_adi) OR (old.kategori IS DISTINCT FROM new.kategori)) OR (old.taraf IS DISTINCT FROM new.taraf)) OR (old.saglayan IS DISTINCT FROM new.saglayan)) OR (old.sure IS DISTINCT FROM new.sure)) OR (old.amac IS DISTINCT FROM new.amac)) OR (old.yurt_disi IS DISTINCT FROM new.yurt_disi)) OR (old.ulke IS DISTINCT FROM new.ulke))) EXECUTE FUNCTION mark_texts('cerez_adi', 'kategori', 'taraf', 'saglayan', 'sure', 'amac', 'yurt_disi', 'ulke');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON cerezler FOR EACH ROW EXECUTE FUNCTION mark_texts();
ALTER TABLE cerezler ENABLE ROW LEVEL SECURITY;
ALTER TABLE cerezler FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON cerezler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON cerezler TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON cerezler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON cerezler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON cerezler TO emanet_system;
GRANT SELECT ON cerezler TO emanet_across;

CREATE TABLE change_log_heads (
  company_id integer NOT NULL,
  son_id bigint NOT NULL,
  ozet text NOT NULL,
  CONSTRAINT change_log_heads_pkey PRIMARY KEY (company_id),
  CONSTRAINT change_log_heads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE change_log_heads ENABLE ROW LEVEL SECURITY;
ALTER TABLE change_log_heads FORCE ROW LEVEL SECURITY;
CREATE POLICY chained ON change_log_heads TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON change_log_heads TO emanet_system
  USING (true)
  WITH CHECK (true);
GRANT SELECT ON change_log_heads TO emanet_system;

CREATE TABLE change_log_reads (
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  tur text NOT NULL,
  record_id integer NOT NULL,
  son_id bigint NOT NULL,
  CONSTRAINT change_log_reads_pkey PRIMARY KEY (company_id, user_id, tur, record_id),
  CONSTRAINT change_log_reads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT change_log_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX change_log_reads_person ON change_log_reads USING btree (user_id);
ALTER TABLE change_log_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE change_log_reads FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON change_log_reads AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (((user_id = ( SELECT app_person() AS app_person)) IS NOT FALSE) OR ( SELECT app_manages() AS app_manages))));
CREATE POLICY everything ON change_log_reads TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON change_log_reads TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY own_copy ON change_log_reads FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY several_companies ON change_log_reads FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON change_log_reads TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON change_log_reads TO emanet_app;
GRANT SELECT ON change_log_reads TO emanet_across;
GRANT SELECT ON change_log_reads TO emanet_identity;

CREATE TABLE change_logs (
  id bigint NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  tur text NOT NULL,
  record_id integer NOT NULL,
  islem text NOT NULL,
  user_id integer,
  guncelleyen text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  alanlar jsonb NOT NULL,
  ozet text NOT NULL,
  toplu_islem uuid,
  aktor_turu text NOT NULL DEFAULT 'kisi'::text,
  geri_donulen bigint,
  geri_alinan bigint,
  ozet_surumu smallint,
  CONSTRAINT change_logs_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT change_logs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT change_logs_aktor_turu_check CHECK ((aktor_turu = ANY (ARRAY['kisi'::text, 'otomatik'::text, 'egitim_baglantisi'::text, 'basvuru_sahibi'::text, 'denetci_baglantisi'::text]))),
  CONSTRAINT change_logs_check CHECK (((aktor_turu = 'kisi'::text) = (user_id IS NOT NULL))),
  CONSTRAINT change_logs_islem_check CHECK ((islem = ANY (ARRAY['ekleme'::text, 'güncelleme'::text, 'silme'::text, 'birleştirme'::text, 'gönderim'::text, 'hatırlatma'::text, 'yenileme'::text, 'olay'::text]))),
  CONSTRAINT change_logs_tur_check CHECK ((tur ~ '^[a-z_]+$'::text))
);
CREATE INDEX change_logs_acts ON change_logs USING btree (company_id, id) WHERE ((toplu_islem IS NOT NULL) OR (islem = 'silme'::text));
CREATE INDEX change_logs_bulk ON change_logs USING btree (company_id, toplu_islem) WHERE (toplu_islem IS NOT NULL);
CREATE INDEX change_logs_newest ON change_logs USING btree (company_id, tur COLLATE "C", id) INCLUDE (user_id, record_id, department_id);
CREATE INDEX change_logs_of_department ON change_logs USING btree (company_id, tur COLLATE "C", department_id, id) INCLUDE (user_id, record_id);
CREATE INDEX change_logs_record ON change_logs USING btree (company_id, tur, record_id, id) INCLUDE (user_id, department_id, islem);
CREATE INDEX change_logs_time ON change_logs USING brin (tarih) WITH (pages_per_range='16');
CREATE TRIGGER chain BEFORE INSERT ON change_logs FOR EACH ROW EXECUTE FUNCTION change_log_chain();
CREATE TRIGGER frozen BEFORE UPDATE OR TRUNCATE ON change_logs FOR EACH STATEMENT EXECUTE FUNCTION change_log_frozen();
CREATE TRIGGER frozen_rows BEFORE DELETE ON change_logs FOR EACH ROW EXECUTE FUNCTION change_log_frozen();
CREATE TRIGGER head AFTER INSERT ON change_logs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION change_log_head();
ALTER TABLE change_logs ENABLE ROW LEVEL SECURITY;
ALTER TABLE change_logs FORCE ROW LEVEL SECURITY;
CREATE POLICY by_its_actor ON change_logs AS RESTRICTIVE FOR INSERT TO emanet_app
  WITH CHECK (((CURRENT_USER <> 'emanet_app'::name) OR
CASE
    WHEN (( SELECT app_person() AS app_person) IS NOT NULL) THEN ((user_id = ( SELECT app_person() AS app_person)) AND (aktor_turu = 'kisi'::text))
    WHEN (( SELECT (app_scope() ->> 'role'::text)) = 'job'::text) THEN ((user_id IS NULL) AND (aktor_turu <> 'kisi'::text))
    ELSE true
END));
CREATE POLICY chained ON change_logs FOR SELECT TO emanet
  USING (true);
CREATE POLICY erased ON change_logs TO emanet
  USING (is_being_erased(company_id));
CREATE POLICY everything ON change_logs TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY logged ON change_logs FOR INSERT TO emanet
  WITH CHECK (true);
CREATE POLICY own_company ON change_logs TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_whole_company() AS app_sees_whole_company) OR app_sees_log(tur, department_id, record_id, ( SELECT app_scope() AS app_scope)))))
  WITH CHECK (((company_id = ( SELECT app_company() AS app_company)) AND app_writes_entry(tur, department_id, ( SELECT app_scope() AS app_scope))));
CREATE POLICY several_companies ON change_logs FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT INSERT, SELECT ON change_logs TO emanet_app;
GRANT INSERT, SELECT ON change_logs TO emanet_system;
GRANT SELECT ON change_logs TO emanet_across;

CREATE TABLE companies (
  company_id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_name text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  unvan text,
  adres text,
  vergi_no text,
  mersis_no text,
  kep text,
  web text,
  verbis_kayit_no text,
  irtibat_kisisi text,
  calisan_sayisi integer,
  bilanco_toplami bigint,
  surum integer NOT NULL DEFAULT 1,
  ikinci_adim_tarihi date,
  kurum_turu text,
  dosya_id uuid,
  logo text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  sektor text,
  askida_tarihi timestamp with time zone,
  irtibat_tckn text,
  irtibat_kimlik bytea,
  irtibat_telefon text,
  irtibat_eposta text,
  irtibat_kep text,
  yerlesim text,
  temsilci_unvan text,
  temsilci_vergi_no text,
  temsilci_adres text,
  temsilci_eposta text,
  temsilci_kep text,
  verbis_silme_tarihi date,
  verbis_silme_nedeni text,
  tuz uuid DEFAULT gen_random_uuid(),
  kanit_eposta text,
  kanit_sikligi text NOT NULL DEFAULT 'haftalik'::text,
  kanit_dili text NOT NULL DEFAULT 'tr'::text,
  kanit_gonderimi date,
  deneme_bitisi date,
  CONSTRAINT companies_pkey PRIMARY KEY (company_id),
  CONSTRAINT companies_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT companies_adres_check CHECK ((adres <> ''::text)),
  CONSTRAINT companies_bilanco_toplami_check CHECK ((bilanco_toplami >= 0)),
  CONSTRAINT companies_calisan_sayisi_check CHECK ((calisan_sayisi >= 0)),
  CONSTRAINT companies_irtibat_eposta_check CHECK ((irtibat_eposta <> ''::text)),
  CONSTRAINT companies_irtibat_kep_check CHECK ((irtibat_kep <> ''::text)),
  CONSTRAINT companies_irtibat_kisisi_check CHECK ((irtibat_kisisi <> ''::text)),
  CONSTRAINT companies_irtibat_tckn_check CHECK ((irtibat_tckn <> ''::text)),
  CONSTRAINT companies_irtibat_telefon_check CHECK ((irtibat_telefon <> ''::text)),
  CONSTRAINT companies_kanit_dili_check CHECK ((kanit_dili = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT companies_kanit_eposta_check CHECK ((kanit_eposta <> ''::text)),
  CONSTRAINT companies_kanit_sikligi_check CHECK ((kanit_sikligi = ANY (ARRAY['gunluk'::text, 'haftalik'::text, 'aylik'::text]))),
  CONSTRAINT companies_kep_check CHECK ((kep <> ''::text)),
  CONSTRAINT companies_mersis_no_check CHECK ((mersis_no ~ '^\d{16}$'::text)),
  CONSTRAINT companies_sektor_check CHECK ((sektor <> ''::text)),
  CONSTRAINT companies_temsilci_adres_check CHECK ((temsilci_adres <> ''::text)),
  CONSTRAINT companies_temsilci_eposta_check CHECK ((temsilci_eposta <> ''::text)),
  CONSTRAINT companies_temsilci_kep_check CHECK ((temsilci_kep <> ''::text)),
  CONSTRAINT companies_temsilci_unvan_check CHECK ((temsilci_unvan <> ''::text)),
  CONSTRAINT companies_temsilci_vergi_no_check CHECK ((temsilci_vergi_no ~ '^\d{10}$'::text)),
  CONSTRAINT companies_unvan_check CHECK ((unvan <> ''::text)),
  CONSTRAINT companies_verbis_kayit_no_check CHECK ((verbis_kayit_no <> ''::text)),
  CONSTRAINT companies_verbis_silme_nedeni_check CHECK ((verbis_silme_nedeni <> ''::text)),
  CONSTRAINT companies_vergi_no_check CHECK ((vergi_no ~ '^\d{10,11}$'::text)),
  CONSTRAINT companies_web_check CHECK ((web <> ''::text)),
  CONSTRAINT companies_yerlesim_check CHECK ((yerlesim = ANY (ARRAY['turkiye'::text, 'yurt_disi'::text])))
);
CREATE INDEX companies_company_id_dosya_id_idx ON companies USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE INDEX companies_tax_number ON companies USING btree (vergi_no) WHERE (vergi_no IS NOT NULL);
CREATE CONSTRAINT TRIGGER evidence_sirket_ayarlari_added AFTER INSERT ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.ikinci_adim_tarihi IS NOT NULL) OR (new.dosya_id IS NOT NULL))) EXECUTE FUNCTION note_evidence('null', 'company_id', '', 'sirket_ayarlari', 'company_id ikinci_adim_tarihi dosya_id tuz');
CREATE CONSTRAINT TRIGGER evidence_sirket_ayarlari_changed AFTER UPDATE ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.ikinci_adim_tarihi IS NOT NULL) OR (new.dosya_id IS NOT NULL))) EXECUTE FUNCTION note_evidence('null', 'company_id', '', 'sirket_ayarlari', 'company_id ikinci_adim_tarihi dosya_id tuz');
CREATE CONSTRAINT TRIGGER evidence_sirket_ayarlari_left AFTER UPDATE ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.ikinci_adim_tarihi IS NOT NULL) OR (old.dosya_id IS NOT NULL)) AND (NOT ((new.ikinci_adim_tarihi IS NOT NULL) OR (new.dosya_id IS NOT NULL))))) EXECUTE FUNCTION note_evidence('null', 'company_id', '', 'sirket_ayarlari', 'company_id ikinci_adim_tarihi dosya_id tuz');
CREATE CONSTRAINT TRIGGER evidence_sirket_ayarlari_removed AFTER DELETE ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.ikinci_adim_tarihi IS NOT NULL) OR (old.dosya_id IS NOT NULL))) EXECUTE FUNCTION note_evidence('null', 'company_id', '', 'sirket_ayarlari', 'company_id ikinci_adim_tarihi dosya_id tuz');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON companies FOR EACH ROW EXECUTE FUNCTION follow_file();
CREATE TRIGGER open_application_form AFTER INSERT ON companies FOR EACH ROW EXECUTE FUNCTION open_application_form();
CREATE TRIGGER text_sources_changed AFTER UPDATE ON companies FOR EACH ROW WHEN ((((((((((((((old.company_name IS DISTINCT FROM new.company_name) OR (old.unvan IS DISTINCT FROM new.unvan)) OR (old.adres IS DISTINCT FROM new.adres)) OR (old.mersis_no IS DISTINCT FROM new.mersis_no)) OR (old.kep IS DISTINCT FROM new.kep)) OR (old.web IS DISTINCT FROM new.web)) OR (old.verbis_kayit_no IS DISTINCT FROM new.verbis_kayit_no)) OR (old.irtibat_kisisi IS DISTINCT FROM new.irtibat_kisisi)) OR (old.yerlesim IS DISTINCT FROM new.yerlesim)) OR (old.temsilci_unvan IS DISTINCT FROM new.temsilci_unvan)) OR (old.temsilci_adres IS DISTINCT FROM new.temsilci_adres)) OR (old.temsilci_eposta IS DISTINCT FROM new.temsilci_eposta)) OR (old.temsilci_kep IS DISTINCT FROM new.temsilci_kep))) EXECUTE FUNCTION mark_texts('company_name', 'unvan', 'adres', 'mersis_no', 'kep', 'web', 'verbis_kayit_no', 'irtibat_kisisi', 'yerlesim', 'temsilci_unvan', 'temsilci_adres', 'temsilci_eposta', 'temsilci_kep');
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
CREATE POLICY applicant ON companies TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text)));
CREATE POLICY changed_by_managers ON companies AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (app_sees_all_departments('departments'::text));
CREATE POLICY everything ON companies TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON companies TO emanet_identity
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON companies TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY questionnaire ON companies TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS app_link_kind) = 'questionnaire'::text)));
CREATE POLICY several_companies ON companies FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY shown_with_certificate ON companies FOR SELECT TO emanet
  USING (true);
CREATE POLICY "text-signature" ON companies TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'text-signature'::text)));
CREATE POLICY "training-token" ON companies TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON companies TO emanet_system;
GRANT SELECT (company_id, company_name, logo) ON companies TO emanet_link;
GRANT SELECT ON companies TO emanet_across;
GRANT SELECT ON companies TO emanet_app;
GRANT SELECT ON companies TO emanet_identity;
GRANT UPDATE (unvan, adres, vergi_no, mersis_no, kep, web, verbis_kayit_no, irtibat_kisisi, calisan_sayisi, bilanco_toplami, surum, ikinci_adim_tarihi, kurum_turu, dosya_id, irtibat_tckn, irtibat_kimlik, irtibat_telefon, irtibat_eposta, irtibat_kep, yerlesim, temsilci_unvan, temsilci_vergi_no, temsilci_adres, temsilci_eposta, temsilci_kep, verbis_silme_tarihi, verbis_silme_nedeni, kanit_eposta, kanit_sikligi, kanit_dili, kanit_gonderimi) ON companies TO emanet_app;

CREATE TABLE departments (
  department_id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_name text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  CONSTRAINT departments_pkey PRIMARY KEY (company_id, department_id),
  CONSTRAINT departments_company_id_department_name_key UNIQUE (company_id, department_name),
  CONSTRAINT departments_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE departments ENABLE ROW LEVEL SECURITY;
ALTER TABLE departments FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON departments TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON departments TO emanet_identity
  USING (true)
  WITH CHECK (true);
CREATE POLICY named_for_training ON departments FOR SELECT TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY own_company ON departments TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT (app_sees_all_departments('departments'::text) OR app_sees_all_departments('asset_departments'::text))) OR (department_id = ANY (( SELECT (app_departments('departments'::text) || app_departments('asset_departments'::text)))::integer[])))))
  WITH CHECK (((company_id = ( SELECT app_company() AS app_company)) AND app_sees_department(department_id)));
CREATE POLICY several_companies ON departments FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON departments TO emanet_system;
GRANT DELETE, SELECT ON departments TO emanet_app;
GRANT INSERT (department_id, company_id, department_name), UPDATE (department_name, surum) ON departments TO emanet_app;
GRANT SELECT ON departments TO emanet_across;
GRANT SELECT ON departments TO emanet_identity;

CREATE TABLE diger_aktarim (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  kurum_adi text NOT NULL,
  kurum_adi_yaziniz text,
  sorumlu_unvan text,
  veri_harita_id integer[] NOT NULL DEFAULT '{}'::integer[],
  aktarilan_kisisel_veriler text[] NOT NULL DEFAULT '{}'::text[],
  ilgili_kisi text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_amaci text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_sarti text[] NOT NULL DEFAULT '{}'::text[],
  hukuki_dayanak text,
  alici_grubu text NOT NULL DEFAULT 'yetkili_kamu_kurumlari'::text,
  aktarim_yontemi text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_yontemi_yaziniz text,
  aktarim_sikligi text,
  bildirim_suresi text,
  saklama_suresi text,
  diger_aciklamalar_danisman text,
  durum boolean,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(kurum_adi_yaziniz)) STORED,
  risk text,
  eksiksizlik smallint,
  uyarilar jsonb,
  ozel_nitelikli boolean,
  talep_tarihi date,
  talep_sayisi text,
  kapsam_denetlendi boolean,
  aktarim_durumu text,
  sona_erme_tarihi date,
  hukum text,
  onay_surumu integer,
  onay_tarihi date,
  uyari_cevaplari text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT diger_aktarim_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT diger_aktarim_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT diger_aktarim_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT diger_aktarim_eksiksizlik_check CHECK (((eksiksizlik >= 0) AND (eksiksizlik <= 100))),
  CONSTRAINT diger_aktarim_hukum_check CHECK ((hukum = ANY (ARRAY['Eksik'::text, 'Uyarılı'::text, 'Hazır'::text, 'Onaylı'::text]))),
  CONSTRAINT diger_aktarim_risk_check CHECK ((risk = ANY (ARRAY['Düşük'::text, 'Orta'::text, 'Yüksek'::text])))
);
CREATE INDEX diger_aktarim_health ON diger_aktarim USING btree (company_id, department_id, risk) INCLUDE (eksiksizlik, ozel_nitelikli);
CREATE UNIQUE INDEX diger_aktarim_id ON diger_aktarim USING btree (id);
CREATE INDEX diger_aktarim_search ON diger_aktarim USING btree (company_id, arama, id) INCLUDE (department_id, kurum_adi);
CREATE TRIGGER count_delete AFTER DELETE ON diger_aktarim REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION diger_aktarim_count_delete();
CREATE TRIGGER count_insert AFTER INSERT ON diger_aktarim REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION diger_aktarim_count_insert();
CREATE TRIGGER count_update AFTER UPDATE OF company_id, department_id, risk ON diger_aktarim FOR EACH ROW WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.department_id IS DISTINCT FROM new.department_id) OR (COALESCE((old.risk = 'Yüksek'::text), false) <> COALESCE((new.risk = 'Yüksek'::text), false)))) EXECUTE FUNCTION diger_aktarim_count_update();
CREATE TRIGGER text_sources_changed AFTER UPDATE OF aktarim_amaci, aktarim_durumu, durum, hukuki_dayanak, kurum_adi, kurum_adi_yaziniz, veri_harita_id ON diger_aktarim FOR EACH ROW WHEN (((old.kurum_adi IS DISTINCT FROM new.kurum_adi) OR (old.kurum_adi_yaziniz IS DISTINCT FROM new.kurum_adi_yaziniz) OR (old.aktarim_durumu IS DISTINCT FROM new.aktarim_durumu) OR (old.durum IS DISTINCT FROM new.durum) OR (old.veri_harita_id IS DISTINCT FROM new.veri_harita_id) OR (old.aktarim_amaci IS DISTINCT FROM new.aktarim_amaci) OR (old.hukuki_dayanak IS DISTINCT FROM new.hukuki_dayanak))) EXECUTE FUNCTION mark_texts('kurum_adi', 'kurum_adi_yaziniz', 'aktarim_durumu', 'durum', 'veri_harita_id', 'aktarim_amaci', 'hukuki_dayanak');
CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF ilgili_kisi ON diger_aktarim FOR EACH ROW WHEN ((old.ilgili_kisi IS DISTINCT FROM new.ilgili_kisi)) EXECUTE FUNCTION mark_texts('ilgili_kisi');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON diger_aktarim FOR EACH ROW EXECUTE FUNCTION mark_texts();
ALTER TABLE diger_aktarim ENABLE ROW LEVEL SECURITY;
ALTER TABLE diger_aktarim FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON diger_aktarim TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON diger_aktarim TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON diger_aktarim FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON diger_aktarim TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON diger_aktarim TO emanet_system;
GRANT SELECT ON diger_aktarim TO emanet_across;

CREATE TABLE dokuman_surumleri (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  dokuman_id integer NOT NULL,
  sira integer NOT NULL,
  ekleyen text NOT NULL,
  tarih timestamp with time zone NOT NULL,
  dosya_id uuid,
  dokuman_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT dokuman_surumleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT dokuman_surumleri_company_id_dokuman_id_sira_key UNIQUE (company_id, dokuman_id, sira),
  CONSTRAINT dokuman_surumleri_company_id_dokuman_id_fkey FOREIGN KEY (company_id, dokuman_id) REFERENCES dokumanlar(company_id, id),
  CONSTRAINT dokuman_surumleri_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT dokuman_surumleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE INDEX dokuman_surumleri_company_id_dosya_id_idx ON dokuman_surumleri USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON dokuman_surumleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('dokuman_id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON dokuman_surumleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('dokuman_id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON dokuman_surumleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('dokuman_id', 'id', '', '', '');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON dokuman_surumleri FOR EACH ROW EXECUTE FUNCTION follow_file();
ALTER TABLE dokuman_surumleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE dokuman_surumleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON dokuman_surumleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON dokuman_surumleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON dokuman_surumleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT ON dokuman_surumleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON dokuman_surumleri TO emanet_system;
GRANT SELECT ON dokuman_surumleri TO emanet_across;

CREATE TABLE dokumanlar (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  dokuman_ismi text NOT NULL,
  dokuman_tur text NOT NULL,
  lastupdated date NOT NULL DEFAULT CURRENT_DATE,
  guncel boolean NOT NULL DEFAULT true,
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(dokuman_ismi)) STORED,
  gozden_gecirme date,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT 'Emanet'::text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_surumu integer NOT NULL DEFAULT 1,
  dosya_ekleyen text NOT NULL DEFAULT 'Emanet'::text,
  dosya_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_id uuid,
  dokuman_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT dokumanlar_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT dokumanlar_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT dokumanlar_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT dokumanlar_dokuman_tur_check CHECK ((dokuman_tur = ANY (ARRAY['Aydınlatma Metni'::text, 'Politika'::text, 'Taahhütname'::text, 'Açık Rıza Metni'::text])))
);
CREATE INDEX dokumanlar_company_id_dosya_id_idx ON dokumanlar USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE INDEX dokumanlar_review ON dokumanlar USING btree (company_id, gozden_gecirme) WHERE (guncel AND (gozden_gecirme IS NOT NULL));
CREATE INDEX dokumanlar_search ON dokumanlar USING btree (company_id, arama, id) INCLUDE (dokuman_tur) WHERE guncel;
CREATE TRIGGER clock_added AFTER INSERT ON dokumanlar FOR EACH ROW WHEN ((new.gozden_gecirme IS NOT NULL)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE OF dokuman_ismi, gozden_gecirme, guncel ON dokumanlar FOR EACH ROW WHEN ((((old.gozden_gecirme IS NOT NULL) OR (new.gozden_gecirme IS NOT NULL)) AND ((old.dokuman_ismi IS DISTINCT FROM new.dokuman_ismi) OR (old.gozden_gecirme IS DISTINCT FROM new.gozden_gecirme) OR (old.guncel IS DISTINCT FROM new.guncel)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON dokumanlar FOR EACH ROW WHEN ((old.gozden_gecirme IS NOT NULL)) EXECUTE FUNCTION follow_clock();
CREATE CONSTRAINT TRIGGER evidence_dokuman_dosyalari_added AFTER INSERT ON dokumanlar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.dosya_id IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'dokuman_dosyalari', 'id company_id dosya_id dosya_surumu dosya_ekleyen dosya_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_dokuman_dosyalari_changed AFTER UPDATE ON dokumanlar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.dosya_id IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'dokuman_dosyalari', 'id company_id dosya_id dosya_surumu dosya_ekleyen dosya_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_dokuman_dosyalari_left AFTER UPDATE ON dokumanlar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.dosya_id IS NOT NULL) AND (NOT (new.dosya_id IS NOT NULL)))) EXECUTE FUNCTION note_evidence('id', 'id', '', 'dokuman_dosyalari', 'id company_id dosya_id dosya_surumu dosya_ekleyen dosya_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_dokuman_dosyalari_removed AFTER DELETE ON dokumanlar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.dosya_id IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'dokuman_dosyalari', 'id company_id dosya_id dosya_surumu dosya_ekleyen dosya_tarihi tuz');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON dokumanlar FOR EACH ROW EXECUTE FUNCTION follow_file();
CREATE TRIGGER noted_delete AFTER DELETE ON dokumanlar REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON dokumanlar REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF guncel ON dokumanlar FOR EACH ROW WHEN ((old.guncel IS DISTINCT FROM new.guncel)) EXECUTE FUNCTION note_row();
ALTER TABLE dokumanlar ENABLE ROW LEVEL SECURITY;
ALTER TABLE dokumanlar FORCE ROW LEVEL SECURITY;
CREATE POLICY added_by_managers ON dokumanlar AS RESTRICTIVE FOR INSERT TO emanet_app
  WITH CHECK (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY changed_by_managers ON dokumanlar AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY clocked ON dokumanlar FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON dokumanlar TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON dokumanlar TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY removed_by_managers ON dokumanlar AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY several_companies ON dokumanlar FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON dokumanlar TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON dokumanlar TO emanet_system;
GRANT SELECT ON dokumanlar TO emanet_across;

CREATE TABLE dosyalar (
  id uuid NOT NULL,
  company_id integer NOT NULL,
  kullanim text NOT NULL,
  ad text NOT NULL,
  tur text NOT NULL,
  boyut bigint NOT NULL,
  sha256 text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  birakilma_tarihi timestamp with time zone,
  user_id integer,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT dosyalar_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT dosyalar_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT dosyalar_ad_check CHECK ((ad <> ''::text)),
  CONSTRAINT dosyalar_boyut_check CHECK ((boyut > 0)),
  CONSTRAINT dosyalar_kullanim_check CHECK (((kullanim = 'oturum'::text) OR ((kullanim = 'ihlal'::text) OR (kullanim = ANY (ARRAY['dokuman'::text, 'aksiyon'::text, 'logo'::text, 'video'::text, 'basvuru'::text, 'sure'::text]))))),
  CONSTRAINT dosyalar_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE UNIQUE INDEX dosyalar_id ON dosyalar USING btree (id);
CREATE INDEX dosyalar_released ON dosyalar USING btree (birakilma_tarihi) WHERE (birakilma_tarihi IS NOT NULL);
CREATE INDEX dosyalar_room ON dosyalar USING btree (company_id, kullanim, user_id) INCLUDE (boyut, birakilma_tarihi);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON dosyalar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'id', 'birakilma_tarihi user_id', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON dosyalar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'id', 'birakilma_tarihi user_id', '', '');
ALTER TABLE dosyalar ENABLE ROW LEVEL SECURITY;
ALTER TABLE dosyalar FORCE ROW LEVEL SECURITY;
CREATE POLICY attached ON dosyalar FOR SELECT TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (kullanim = 'basvuru'::text) AND (EXISTS ( SELECT
   FROM basvuru_ekleri e
  WHERE ((e.company_id = dosyalar.company_id) AND (e.dosya_id = dosyalar.id))))));
CREATE POLICY attaching ON dosyalar FOR INSERT TO emanet_link
  WITH CHECK (((company_id = ( SELECT app_company() AS app_company)) AND (kullanim = 'basvuru'::text) AND (( SELECT app_link_kind() AS current_setting) = 'applicant'::text)));
CREATE POLICY by_role ON dosyalar AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ((kullanim <> 'basvuru'::text) OR ( SELECT app_manages() AS app_manages))));
CREATE POLICY everything ON dosyalar TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON dosyalar TO emanet_identity
  USING (true);
CREATE POLICY own_company ON dosyalar TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY released ON dosyalar TO emanet
  USING ((kullanim = 'basvuru'::text));
GRANT DELETE, INSERT, SELECT, UPDATE ON dosyalar TO emanet_system;
GRANT INSERT ON dosyalar TO emanet_link;
GRANT INSERT, SELECT ON dosyalar TO emanet_app;
GRANT SELECT (id, company_id, kullanim, ad, tur, boyut, sha256) ON dosyalar TO emanet_link;
GRANT SELECT ON dosyalar TO emanet_identity;
GRANT UPDATE (birakilma_tarihi) ON dosyalar TO emanet_app;

CREATE TABLE egitim_ayarlari (
  company_id integer NOT NULL,
  son_tarih date,
  hatirlatma boolean NOT NULL,
  hatirlatma_gun integer NOT NULL,
  hatirlatma_en_cok integer NOT NULL,
  yenileme boolean NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  CONSTRAINT egitim_ayarlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT egitim_ayarlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_ayarlari_hatirlatma_en_cok_check CHECK ((hatirlatma_en_cok > 0)),
  CONSTRAINT egitim_ayarlari_hatirlatma_gun_check CHECK ((hatirlatma_gun > 0))
);
ALTER TABLE egitim_ayarlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_ayarlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_ayarlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_ayarlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_ayarlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_ayarlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_ayarlari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_ayarlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_ayarlari TO emanet_system;
GRANT SELECT (company_id, son_tarih) ON egitim_ayarlari TO emanet_link;
GRANT SELECT ON egitim_ayarlari TO emanet_across;

CREATE TABLE egitim_davetleri (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer,
  fullname text NOT NULL,
  email text,
  token_muhurlu bytea NOT NULL,
  ilerleme integer NOT NULL DEFAULT 0,
  durum text NOT NULL DEFAULT 'gonderilmedi'::text,
  sirada boolean NOT NULL DEFAULT false,
  ulasmadi boolean NOT NULL DEFAULT false,
  gonderim_tarihi timestamp with time zone,
  istenme_tarihi timestamp with time zone,
  hatirlatma_sayisi integer NOT NULL DEFAULT 0,
  acilma_tarihi timestamp with time zone,
  son_izleme timestamp with time zone,
  tamamlanma_tarihi timestamp with time zone,
  soru_surumu integer,
  izleme jsonb NOT NULL DEFAULT '{}'::jsonb,
  cevaplar jsonb NOT NULL DEFAULT '{}'::jsonb,
  yenilendi boolean NOT NULL DEFAULT false,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  silinme_tarihi timestamp with time zone,
  dil text NOT NULL DEFAULT 'tr'::text,
  deneme integer NOT NULL DEFAULT 1,
  deneme_hakki integer NOT NULL DEFAULT 3,
  deneme_bitti boolean NOT NULL DEFAULT false,
  tuz uuid DEFAULT gen_random_uuid(),
  gecme_tarihi timestamp with time zone,
  kod_ozeti bytea,
  kod_bitisi timestamp with time zone,
  kod_hakki integer NOT NULL DEFAULT 0,
  kod_sayisi integer NOT NULL DEFAULT 0,
  kod_tarihi timestamp with time zone,
  CONSTRAINT egitim_davetleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT egitim_davetleri_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT egitim_davetleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_davetleri_check CHECK (((durum = 'tamamlandi'::text) = (ilerleme = 100))),
  CONSTRAINT egitim_davetleri_check1 CHECK (((durum = 'tamamlandi'::text) = (tamamlanma_tarihi IS NOT NULL))),
  CONSTRAINT egitim_davetleri_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT egitim_davetleri_durum_check CHECK ((durum = ANY (ARRAY['gonderilmedi'::text, 'gonderildi'::text, 'basladi'::text, 'tamamlandi'::text]))),
  CONSTRAINT egitim_davetleri_email_check CHECK ((email <> ''::text)),
  CONSTRAINT egitim_davetleri_fullname_check CHECK ((fullname <> ''::text)),
  CONSTRAINT egitim_davetleri_ilerleme_check CHECK (((ilerleme >= 0) AND (ilerleme <= 100)))
);
CREATE UNIQUE INDEX egitim_davetleri_address ON egitim_davetleri USING btree (company_id, email, fullname) WHERE ((silinme_tarihi IS NULL) AND (NOT yenilendi));
CREATE INDEX egitim_davetleri_bekleyen ON egitim_davetleri USING btree (company_id, istenme_tarihi) WHERE ((silinme_tarihi IS NULL) AND (NOT yenilendi) AND (email IS NOT NULL) AND (durum <> ALL (ARRAY['tamamlandi'::text, 'gonderilmedi'::text])));
CREATE INDEX egitim_davetleri_biten ON egitim_davetleri USING btree (tamamlanma_tarihi) WHERE ((silinme_tarihi IS NULL) AND (NOT yenilendi) AND (tamamlanma_tarihi IS NOT NULL));
CREATE INDEX egitim_davetleri_deleted ON egitim_davetleri USING btree (company_id, silinme_tarihi) WHERE (silinme_tarihi IS NOT NULL);
CREATE INDEX egitim_davetleri_department ON egitim_davetleri USING btree (company_id, department_id);
CREATE CONSTRAINT TRIGGER evidence_tamamlanan_egitimler_added AFTER INSERT ON egitim_davetleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.tamamlanma_tarihi IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'tamamlanan_egitimler', 'id company_id fullname email durum tamamlanma_tarihi soru_surumu cevaplar deneme tuz');
CREATE CONSTRAINT TRIGGER evidence_tamamlanan_egitimler_changed AFTER UPDATE ON egitim_davetleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.tamamlanma_tarihi IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'tamamlanan_egitimler', 'id company_id fullname email durum tamamlanma_tarihi soru_surumu cevaplar deneme tuz');
CREATE CONSTRAINT TRIGGER evidence_tamamlanan_egitimler_left AFTER UPDATE ON egitim_davetleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.tamamlanma_tarihi IS NOT NULL) AND (NOT (new.tamamlanma_tarihi IS NOT NULL)))) EXECUTE FUNCTION note_evidence('id', 'id', '', 'tamamlanan_egitimler', 'id company_id fullname email durum tamamlanma_tarihi soru_surumu cevaplar deneme tuz');
CREATE CONSTRAINT TRIGGER evidence_tamamlanan_egitimler_removed AFTER DELETE ON egitim_davetleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.tamamlanma_tarihi IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'tamamlanan_egitimler', 'id company_id fullname email durum tamamlanma_tarihi soru_surumu cevaplar deneme tuz');
CREATE TRIGGER noted_delete AFTER DELETE ON egitim_davetleri REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON egitim_davetleri REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE ON egitim_davetleri FOR EACH ROW WHEN (((((old.department_id IS DISTINCT FROM new.department_id) OR (old.durum IS DISTINCT FROM new.durum)) OR (old.silinme_tarihi IS DISTINCT FROM new.silinme_tarihi)) OR (old.yenilendi IS DISTINCT FROM new.yenilendi))) EXECUTE FUNCTION note_row();
ALTER TABLE egitim_davetleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_davetleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_davetleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_davetleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_davetleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_davetleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_davetleri TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text) AND (id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY verified ON egitim_davetleri FOR SELECT TO emanet
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_davetleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_davetleri TO emanet_system;
GRANT SELECT (id, company_id, fullname, ilerleme, durum, acilma_tarihi, son_izleme, tamamlanma_tarihi, soru_surumu, izleme, cevaplar, silinme_tarihi, deneme, deneme_hakki, deneme_bitti, gecme_tarihi, kod_ozeti, kod_bitisi, kod_hakki, kod_sayisi, kod_tarihi), UPDATE (ilerleme, durum, acilma_tarihi, son_izleme, tamamlanma_tarihi, soru_surumu, izleme, cevaplar, deneme, deneme_bitti, gecme_tarihi, kod_ozeti, kod_bitisi, kod_hakki, kod_sayisi, kod_tarihi) ON egitim_davetleri TO emanet_link;
GRANT SELECT ON egitim_davetleri TO emanet_across;

CREATE TABLE egitim_katilimlari (
  company_id integer NOT NULL,
  oturum_id integer NOT NULL,
  davet_id integer NOT NULL,
  katildi boolean NOT NULL DEFAULT false,
  ilerleme integer NOT NULL DEFAULT 0,
  sertifika_no text,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT egitim_katilimlari_pkey PRIMARY KEY (company_id, oturum_id, davet_id),
  CONSTRAINT egitim_katilimlari_company_id_davet_id_fkey FOREIGN KEY (company_id, davet_id) REFERENCES egitim_davetleri(company_id, id) ON DELETE CASCADE,
  CONSTRAINT egitim_katilimlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_katilimlari_company_id_oturum_id_fkey FOREIGN KEY (company_id, oturum_id) REFERENCES egitim_oturumlari(company_id, id) ON DELETE CASCADE
);
CREATE INDEX egitim_katilimlari_person ON egitim_katilimlari USING btree (company_id, davet_id);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON egitim_katilimlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.katildi) EXECUTE FUNCTION note_evidence('davet_id', 'oturum_id davet_id', 'ilerleme', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON egitim_katilimlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.katildi) EXECUTE FUNCTION note_evidence('davet_id', 'oturum_id davet_id', 'ilerleme', '', '');
CREATE CONSTRAINT TRIGGER evidence_left AFTER UPDATE ON egitim_katilimlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.katildi AND (NOT new.katildi))) EXECUTE FUNCTION note_evidence('davet_id', 'oturum_id davet_id', 'ilerleme', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON egitim_katilimlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.katildi) EXECUTE FUNCTION note_evidence('davet_id', 'oturum_id davet_id', 'ilerleme', '', '');
ALTER TABLE egitim_katilimlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_katilimlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_katilimlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_katilimlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_katilimlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_katilimlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_katilimlari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text) AND (davet_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_katilimlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_katilimlari TO emanet_system;
GRANT SELECT ON egitim_katilimlari TO emanet_across;
GRANT SELECT ON egitim_katilimlari TO emanet_link;

CREATE TABLE egitim_oturumlari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  konu text NOT NULL,
  yer text NOT NULL,
  tarih date NOT NULL,
  dakika integer NOT NULL,
  egitmen text NOT NULL,
  sinav boolean NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_id uuid,
  imzali_foy text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT egitim_oturumlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT egitim_oturumlari_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT egitim_oturumlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_oturumlari_dakika_check CHECK ((dakika > 0)),
  CONSTRAINT egitim_oturumlari_egitmen_check CHECK ((egitmen <> ''::text)),
  CONSTRAINT egitim_oturumlari_konu_check CHECK ((konu <> ''::text)),
  CONSTRAINT egitim_oturumlari_yer_check CHECK ((yer <> ''::text))
);
CREATE INDEX egitim_oturumlari_company_id_dosya_id_idx ON egitim_oturumlari USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON egitim_oturumlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON egitim_oturumlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON egitim_oturumlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'surum guncelleyen guncellenme_tarihi', '', '');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON egitim_oturumlari FOR EACH ROW EXECUTE FUNCTION follow_file();
ALTER TABLE egitim_oturumlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_oturumlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_oturumlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_oturumlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_oturumlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_oturumlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_oturumlari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_oturumlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_oturumlari TO emanet_system;
GRANT SELECT (id, company_id, konu, yer, tarih, dakika, egitmen) ON egitim_oturumlari TO emanet_link;
GRANT SELECT ON egitim_oturumlari TO emanet_across;

CREATE TABLE egitim_sertifika_sayaci (
  company_id integer NOT NULL,
  on_ek text NOT NULL,
  yil integer NOT NULL,
  son integer NOT NULL,
  CONSTRAINT egitim_sertifika_sayaci_pkey PRIMARY KEY (company_id),
  CONSTRAINT egitim_sertifika_sayaci_on_ek_key UNIQUE (on_ek),
  CONSTRAINT egitim_sertifika_sayaci_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE egitim_sertifika_sayaci ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_sertifika_sayaci FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_sertifika_sayaci AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY counted ON egitim_sertifika_sayaci TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON egitim_sertifika_sayaci TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_sertifika_sayaci TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_sertifika_sayaci FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_sertifika_sayaci TO emanet_system;

CREATE TABLE egitim_sertifikalari (
  no text NOT NULL,
  company_id integer NOT NULL,
  davet_id integer NOT NULL,
  fullname text NOT NULL,
  company_name text NOT NULL,
  tarih date NOT NULL,
  gecerlilik date NOT NULL,
  dogru integer NOT NULL,
  soru_sayisi integer NOT NULL,
  saniye integer NOT NULL,
  bolumler jsonb NOT NULL,
  deneme integer,
  sorular jsonb,
  oturum jsonb,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT egitim_sertifikalari_pkey PRIMARY KEY (company_id, davet_id),
  CONSTRAINT egitim_sertifikalari_no_key UNIQUE (no),
  CONSTRAINT egitim_sertifikalari_company_id_davet_id_fkey FOREIGN KEY (company_id, davet_id) REFERENCES egitim_davetleri(company_id, id) ON DELETE CASCADE,
  CONSTRAINT egitim_sertifikalari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE TRIGGER evidence_added AFTER INSERT ON egitim_sertifikalari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('davet_id', 'no', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON egitim_sertifikalari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('davet_id', 'no', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON egitim_sertifikalari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('davet_id', 'no', '');
ALTER TABLE egitim_sertifikalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_sertifikalari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_sertifikalari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_sertifikalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_sertifikalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_sertifikalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_sertifikalari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text) AND (davet_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
CREATE POLICY verified ON egitim_sertifikalari FOR SELECT TO emanet
  USING (true);
GRANT DELETE, INSERT, SELECT ON egitim_sertifikalari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_sertifikalari TO emanet_system;
GRANT INSERT, SELECT ON egitim_sertifikalari TO emanet_link;
GRANT SELECT ON egitim_sertifikalari TO emanet_across;

CREATE TABLE egitim_soru_setleri (
  company_id integer NOT NULL,
  surum integer NOT NULL,
  sorular jsonb,
  gereken integer NOT NULL,
  guncelleyen text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  sorulan integer,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT egitim_soru_setleri_pkey PRIMARY KEY (company_id, surum),
  CONSTRAINT egitim_soru_setleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_soru_setleri_sorulan_check CHECK ((sorulan > 0)),
  CONSTRAINT egitim_soru_setleri_surum_check CHECK ((surum > 0))
);
CREATE TRIGGER evidence_added AFTER INSERT ON egitim_soru_setleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'surum', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON egitim_soru_setleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'surum', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON egitim_soru_setleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'surum', '');
ALTER TABLE egitim_soru_setleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_soru_setleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_soru_setleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_soru_setleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_soru_setleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_soru_setleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_soru_setleri TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_soru_setleri TO emanet_system;
GRANT INSERT, SELECT ON egitim_soru_setleri TO emanet_app;
GRANT SELECT ON egitim_soru_setleri TO emanet_across;
GRANT SELECT ON egitim_soru_setleri TO emanet_link;

CREATE TABLE egitim_videolari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  video_name text NOT NULL,
  baglanti text,
  sira integer NOT NULL,
  sure double precision NOT NULL,
  metin text,
  altyazi text,
  ekleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  silinme_tarihi timestamp with time zone,
  dosya_id uuid,
  dosya_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  CONSTRAINT egitim_videolari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT egitim_videolari_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT egitim_videolari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT egitim_videolari_baglanti_check CHECK ((baglanti ~~ 'https://%'::text)),
  CONSTRAINT egitim_videolari_check CHECK (((baglanti IS NULL) <> (dosya_id IS NULL))),
  CONSTRAINT egitim_videolari_sure_check CHECK ((sure > (0)::double precision)),
  CONSTRAINT egitim_videolari_video_name_check CHECK ((video_name <> ''::text))
);
CREATE INDEX egitim_videolari_company_id_dosya_id_idx ON egitim_videolari USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE INDEX egitim_videolari_order ON egitim_videolari USING btree (company_id, sira, id);
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON egitim_videolari FOR EACH ROW EXECUTE FUNCTION follow_file();
ALTER TABLE egitim_videolari ENABLE ROW LEVEL SECURITY;
ALTER TABLE egitim_videolari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON egitim_videolari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_trains() AS app_trains)));
CREATE POLICY everything ON egitim_videolari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON egitim_videolari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON egitim_videolari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "training-token" ON egitim_videolari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'training-token'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_videolari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON egitim_videolari TO emanet_system;
GRANT SELECT ON egitim_videolari TO emanet_across;
GRANT SELECT ON egitim_videolari TO emanet_link;

CREATE TABLE entry_logs (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer,
  user_id integer,
  fullname text,
  email text NOT NULL,
  role text,
  ip text NOT NULL,
  user_agent text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  sonuc text NOT NULL,
  neden text NOT NULL,
  aktor_turu text NOT NULL DEFAULT 'kisi'::text,
  yontem text,
  CONSTRAINT entry_logs_pkey PRIMARY KEY (id),
  CONSTRAINT entry_logs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT entry_logs_aktor_turu_check CHECK ((aktor_turu = ANY (ARRAY['kisi'::text, 'otomatik'::text, 'egitim_baglantisi'::text, 'imza_baglantisi'::text, 'anket_baglantisi'::text, 'basvuru_sahibi'::text, 'denetci_baglantisi'::text]))),
  CONSTRAINT entry_logs_sonuc_check CHECK ((sonuc = ANY (ARRAY['başarılı'::text, 'başarısız'::text]))),
  CONSTRAINT entry_logs_yontem_check CHECK ((yontem = ANY (ARRAY['eposta_kodu'::text, 'eposta_baglantisi'::text, 'gecis_anahtari'::text, 'uygulama'::text, 'kurtarma_kodu'::text])))
);
CREATE INDEX entry_logs_age ON entry_logs USING btree (tarih);
CREATE INDEX entry_logs_days ON entry_logs USING btree (company_id, tarih DESC, id DESC);
CREATE INDEX entry_logs_person ON entry_logs USING btree (company_id, user_id, tarih DESC);
CREATE INDEX entry_logs_user ON entry_logs USING btree (user_id, id DESC);
ALTER TABLE entry_logs ENABLE ROW LEVEL SECURITY;
ALTER TABLE entry_logs FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON entry_logs TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY by_role ON entry_logs AS RESTRICTIVE FOR SELECT TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON entry_logs TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON entry_logs TO emanet_identity
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON entry_logs TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON entry_logs FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON entry_logs TO emanet_system;
GRANT INSERT (company_id, user_id, fullname, email, role, ip, user_agent, sonuc, neden, yontem) ON entry_logs TO emanet_app;
GRANT INSERT ON entry_logs TO emanet_identity;
GRANT SELECT (id, user_id, ip, user_agent, tarih, neden, yontem) ON entry_logs TO emanet_identity;
GRANT SELECT ON entry_logs TO emanet_across;
GRANT SELECT ON entry_logs TO emanet_app;

CREATE TABLE envanter_bildirimleri (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  e_posta text,
  bildirim_tarihi date NOT NULL,
  onay boolean NOT NULL,
  donem date NOT NULL,
  user_id integer,
  gonderen text,
  faaliyet_sayisi integer,
  uyari_sayisi integer,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  birlesen text,
  CONSTRAINT envanter_bildirimleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT envanter_bildirimleri_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id) ON DELETE CASCADE,
  CONSTRAINT envanter_bildirimleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT envanter_bildirimleri_check CHECK ((onay = (gonderen IS NULL))),
  CONSTRAINT envanter_bildirimleri_check1 CHECK ((onay = (e_posta IS NULL))),
  CONSTRAINT envanter_bildirimleri_check2 CHECK (((NOT onay) OR (birlesen IS NULL)))
);
CREATE UNIQUE INDEX envanter_bildirimleri_answered ON envanter_bildirimleri USING btree (company_id, department_id, donem) WHERE ((NOT onay) AND (birlesen IS NULL));
CREATE UNIQUE INDEX envanter_bildirimleri_asked ON envanter_bildirimleri USING btree (company_id, department_id, donem) WHERE onay;
CREATE INDEX envanter_bildirimleri_latest ON envanter_bildirimleri USING btree (company_id, department_id, bildirim_tarihi DESC, id DESC);
CREATE INDEX envanter_bildirimleri_round ON envanter_bildirimleri USING btree (company_id, donem DESC);
CREATE TRIGGER clock_added AFTER INSERT ON envanter_bildirimleri REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_clocks_of_round();
CREATE TRIGGER clock_changed AFTER UPDATE ON envanter_bildirimleri FOR EACH ROW WHEN (((true OR true) AND ((old.donem IS DISTINCT FROM new.donem) OR (old.onay IS DISTINCT FROM new.onay)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON envanter_bildirimleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER evidence_added AFTER INSERT ON envanter_bildirimleri FOR EACH ROW WHEN ((NOT new.onay)) EXECUTE FUNCTION note_evidence('department_id', 'id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON envanter_bildirimleri FOR EACH ROW WHEN ((NOT new.onay)) EXECUTE FUNCTION note_evidence('department_id', 'id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON envanter_bildirimleri FOR EACH ROW WHEN ((NOT old.onay)) EXECUTE FUNCTION note_evidence('department_id', 'id', '');
CREATE TRIGGER noted_delete AFTER DELETE ON envanter_bildirimleri REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON envanter_bildirimleri REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE ON envanter_bildirimleri FOR EACH ROW WHEN (((((old.department_id IS DISTINCT FROM new.department_id) OR (old.donem IS DISTINCT FROM new.donem)) OR (old.onay IS DISTINCT FROM new.onay)) OR (old.bildirim_tarihi IS DISTINCT FROM new.bildirim_tarihi))) EXECUTE FUNCTION note_row();
ALTER TABLE envanter_bildirimleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE envanter_bildirimleri FORCE ROW LEVEL SECURITY;
CREATE POLICY clocked ON envanter_bildirimleri FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON envanter_bildirimleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON envanter_bildirimleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON envanter_bildirimleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON envanter_bildirimleri TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK (false);
GRANT DELETE, INSERT, SELECT, UPDATE ON envanter_bildirimleri TO emanet_system;
GRANT INSERT, SELECT ON envanter_bildirimleri TO emanet_app;
GRANT SELECT ON envanter_bildirimleri TO emanet_across;
GRANT UPDATE (department_id, birlesen) ON envanter_bildirimleri TO emanet_app;

CREATE TABLE envanter_hatirlatmalari (
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  donem date NOT NULL,
  gun integer NOT NULL,
  tarih date NOT NULL,
  CONSTRAINT envanter_hatirlatmalari_pkey PRIMARY KEY (company_id, department_id, donem, gun),
  CONSTRAINT envanter_hatirlatmalari_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id) ON DELETE CASCADE,
  CONSTRAINT envanter_hatirlatmalari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT envanter_hatirlatmalari_gun_check CHECK ((gun >= 0))
);
ALTER TABLE envanter_hatirlatmalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE envanter_hatirlatmalari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON envanter_hatirlatmalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON envanter_hatirlatmalari TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON envanter_hatirlatmalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON envanter_hatirlatmalari TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK (false);
GRANT DELETE, INSERT, SELECT, UPDATE ON envanter_hatirlatmalari TO emanet_system;
GRANT INSERT, SELECT ON envanter_hatirlatmalari TO emanet_app;
GRANT SELECT ON envanter_hatirlatmalari TO emanet_across;

CREATE TABLE firma_mevzuati (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  firma_id integer NOT NULL,
  baslik text NOT NULL,
  sayi text,
  gun date NOT NULL,
  kaynak text NOT NULL,
  metin text NOT NULL,
  son_tarih date,
  suzgec jsonb NOT NULL,
  yazan text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT firma_mevzuati_pkey PRIMARY KEY (id),
  CONSTRAINT firma_mevzuati_firma_id_fkey FOREIGN KEY (firma_id) REFERENCES firmalar(id) ON DELETE CASCADE,
  CONSTRAINT firma_mevzuati_baslik_check CHECK ((baslik <> ''::text)),
  CONSTRAINT firma_mevzuati_kaynak_check CHECK ((kaynak ~ '^https?://'::text)),
  CONSTRAINT firma_mevzuati_metin_check CHECK ((metin <> ''::text))
);
CREATE INDEX firma_mevzuati_firm ON firma_mevzuati USING btree (firma_id);
ALTER TABLE firma_mevzuati ENABLE ROW LEVEL SECURITY;
ALTER TABLE firma_mevzuati FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firma_mevzuati TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_firm ON firma_mevzuati FOR SELECT TO emanet_app
  USING ((firma_id = ANY (( SELECT app_firms() AS app_firms)::integer[])));
CREATE POLICY partners ON firma_mevzuati TO emanet_app
  USING ((firma_id = ANY (( SELECT app_partner_firms() AS app_partner_firms)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_mevzuati TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_mevzuati TO emanet_system;

CREATE TABLE firma_musterileri (
  company_id integer NOT NULL,
  firma_id integer NOT NULL,
  etiketler text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT firma_musterileri_pkey PRIMARY KEY (company_id, firma_id),
  CONSTRAINT firma_musterileri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT firma_musterileri_firma_id_fkey FOREIGN KEY (firma_id) REFERENCES firmalar(id) ON DELETE CASCADE
);
CREATE INDEX firma_musterileri_firm ON firma_musterileri USING btree (firma_id);
ALTER TABLE firma_musterileri ENABLE ROW LEVEL SECURITY;
ALTER TABLE firma_musterileri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firma_musterileri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON firma_musterileri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_firm ON firma_musterileri TO emanet_app
  USING ((firma_id = ANY (( SELECT app_firms() AS app_firms)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_musterileri TO emanet_system;
GRANT SELECT ON firma_musterileri TO emanet_app;
GRANT UPDATE (firma_id, etiketler) ON firma_musterileri TO emanet_app;

CREATE TABLE firma_notlari (
  company_id integer NOT NULL,
  firma_id integer NOT NULL,
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  metin text NOT NULL,
  user_id integer,
  yazan text NOT NULL,
  an timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT firma_notlari_pkey PRIMARY KEY (company_id, firma_id, id),
  CONSTRAINT firma_notlari_company_id_firma_id_fkey FOREIGN KEY (company_id, firma_id) REFERENCES firma_musterileri(company_id, firma_id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT firma_notlari_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT firma_notlari_metin_check CHECK ((metin <> ''::text))
);
CREATE INDEX firma_notlari_person ON firma_notlari USING btree (user_id);
ALTER TABLE firma_notlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE firma_notlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firma_notlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_firm ON firma_notlari TO emanet_app
  USING ((firma_id = ANY (( SELECT app_firms() AS app_firms)::integer[])));
GRANT DELETE, INSERT, SELECT ON firma_notlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_notlari TO emanet_system;

CREATE TABLE firma_uyeleri (
  user_id integer NOT NULL,
  firma_id integer NOT NULL,
  rol text NOT NULL,
  giris_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT firma_uyeleri_pkey PRIMARY KEY (user_id, firma_id),
  CONSTRAINT firma_uyeleri_firma_id_fkey FOREIGN KEY (firma_id) REFERENCES firmalar(id) ON DELETE CASCADE,
  CONSTRAINT firma_uyeleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT firma_uyeleri_rol_check CHECK ((rol = ANY (ARRAY['ortak'::text, 'kidemsiz'::text])))
);
CREATE INDEX firma_uyeleri_firm ON firma_uyeleri USING btree (firma_id);
ALTER TABLE firma_uyeleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE firma_uyeleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firma_uyeleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON firma_uyeleri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY leaving ON firma_uyeleri FOR DELETE TO emanet_app
  USING ((user_id = ( SELECT app_person() AS app_person)));
CREATE POLICY own_copy ON firma_uyeleri FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY own_firm ON firma_uyeleri FOR SELECT TO emanet_app
  USING ((firma_id = ANY (( SELECT app_firms() AS app_firms)::integer[])));
CREATE POLICY partners ON firma_uyeleri TO emanet_app
  USING ((firma_id = ANY (( SELECT app_partner_firms() AS app_partner_firms)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_uyeleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON firma_uyeleri TO emanet_system;
GRANT SELECT ON firma_uyeleri TO emanet_identity;

CREATE TABLE firmalar (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  ad text NOT NULL,
  unvan text,
  adres text,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT ''::text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT firmalar_pkey PRIMARY KEY (id),
  CONSTRAINT firmalar_ad_check CHECK ((ad <> ''::text))
);
ALTER TABLE firmalar ENABLE ROW LEVEL SECURITY;
ALTER TABLE firmalar FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firmalar TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON firmalar TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_copy ON firmalar FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY own_firm ON firmalar FOR SELECT TO emanet_app
  USING ((id = ANY (( SELECT app_firms() AS app_firms)::integer[])));
CREATE POLICY partners ON firmalar FOR UPDATE TO emanet_app
  USING ((id = ANY (( SELECT app_partner_firms() AS app_partner_firms)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON firmalar TO emanet_system;
GRANT SELECT ON firmalar TO emanet_identity;
GRANT SELECT, UPDATE ON firmalar TO emanet_app;

CREATE TABLE free_account_requests (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  fullname text NOT NULL,
  email text NOT NULL,
  numberoff text NOT NULL,
  country text NOT NULL,
  company_name text NOT NULL,
  dil text NOT NULL,
  supheli boolean NOT NULL,
  istek_ozeti bytea,
  durum text NOT NULL DEFAULT 'bekliyor'::text,
  acilan_sirket integer,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT free_account_requests_pkey PRIMARY KEY (id),
  CONSTRAINT free_account_requests_istek_ozeti_key UNIQUE (istek_ozeti),
  CONSTRAINT free_account_requests_acilan_sirket_fkey FOREIGN KEY (acilan_sirket) REFERENCES companies(company_id) ON DELETE SET NULL,
  CONSTRAINT free_account_requests_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT free_account_requests_durum_check CHECK ((durum = ANY (ARRAY['bekliyor'::text, 'onaylandi'::text, 'reddedildi'::text])))
);
CREATE INDEX free_account_requests_age ON free_account_requests USING btree (tarih);
CREATE UNIQUE INDEX free_account_requests_waiting ON free_account_requests USING btree (email) WHERE ((durum = 'bekliyor'::text) AND (NOT supheli));
ALTER TABLE free_account_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE free_account_requests FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON free_account_requests TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY put_in ON free_account_requests FOR INSERT TO emanet_identity
  WITH CHECK (true);
CREATE POLICY receipt ON free_account_requests FOR SELECT TO emanet_identity
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON free_account_requests TO emanet_system;
GRANT INSERT ON free_account_requests TO emanet_identity;
GRANT SELECT (id, istek_ozeti, tarih) ON free_account_requests TO emanet_identity;

CREATE TABLE gozden_gecirmeler (
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  department_id integer NOT NULL,
  donem text NOT NULL,
  kayit_id integer NOT NULL,
  cevap text NOT NULL,
  tarih timestamp with time zone NOT NULL,
  CONSTRAINT gozden_gecirmeler_pkey PRIMARY KEY (company_id, user_id, department_id, donem, kayit_id),
  CONSTRAINT gozden_gecirmeler_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id) ON DELETE CASCADE,
  CONSTRAINT gozden_gecirmeler_company_id_kayit_id_fkey FOREIGN KEY (company_id, kayit_id) REFERENCES veri_harita(company_id, id) ON DELETE CASCADE,
  CONSTRAINT gozden_gecirmeler_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT gozden_gecirmeler_cevap_check CHECK ((cevap = ANY (ARRAY['dogru'::text, 'degisti'::text, 'artikYok'::text, 'bilmiyorum'::text])))
);
CREATE INDEX gozden_gecirmeler_record ON gozden_gecirmeler USING btree (company_id, kayit_id);
ALTER TABLE gozden_gecirmeler ENABLE ROW LEVEL SECURITY;
ALTER TABLE gozden_gecirmeler FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON gozden_gecirmeler AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ((user_id = ( SELECT app_person() AS app_person)) IS NOT FALSE)));
CREATE POLICY everything ON gozden_gecirmeler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON gozden_gecirmeler TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON gozden_gecirmeler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON gozden_gecirmeler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON gozden_gecirmeler TO emanet_system;
GRANT SELECT ON gozden_gecirmeler TO emanet_across;

CREATE TABLE ice_aktarma_eslesmeleri (
  company_id integer NOT NULL,
  liste text NOT NULL,
  dosya text NOT NULL DEFAULT ''::text,
  basliklar jsonb NOT NULL DEFAULT '{}'::jsonb,
  degerler jsonb NOT NULL DEFAULT '{}'::jsonb,
  hucreler jsonb NOT NULL DEFAULT '{}'::jsonb,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  secimler jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT ice_aktarma_eslesmeleri_pkey PRIMARY KEY (company_id, liste, dosya),
  CONSTRAINT ice_aktarma_eslesmeleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE ice_aktarma_eslesmeleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE ice_aktarma_eslesmeleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON ice_aktarma_eslesmeleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON ice_aktarma_eslesmeleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON ice_aktarma_eslesmeleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON ice_aktarma_eslesmeleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON ice_aktarma_eslesmeleri TO emanet_system;
GRANT SELECT ON ice_aktarma_eslesmeleri TO emanet_across;

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  key text NOT NULL,
  company_id integer NOT NULL,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON idempotency_keys AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (((user_id = ( SELECT app_person() AS app_person)) IS NOT FALSE) OR ( SELECT app_manages() AS app_manages))));
CREATE POLICY everything ON idempotency_keys TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON idempotency_keys TO emanet_identity
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON idempotency_keys TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO emanet_system;

CREATE TABLE ihlal_mektuplari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  ihlal_id integer NOT NULL,
  ad text NOT NULL,
  eposta text NOT NULL,
  konu text NOT NULL,
  metin text NOT NULL,
  teslim text NOT NULL DEFAULT 'bekliyor'::text,
  gonderme_tarihi timestamp with time zone NOT NULL,
  guncelleyen text NOT NULL,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT ihlal_mektuplari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT ihlal_mektuplari_company_id_ihlal_id_eposta_ad_key UNIQUE (company_id, ihlal_id, eposta, ad),
  CONSTRAINT ihlal_mektuplari_company_id_ihlal_id_fkey FOREIGN KEY (company_id, ihlal_id) REFERENCES veri_ihlalleri(company_id, id),
  CONSTRAINT ihlal_mektuplari_teslim_check CHECK ((teslim = ANY (ARRAY['bekliyor'::text, 'teslim'::text, 'ulasmadi'::text, 'tatbikat'::text])))
);
CREATE TRIGGER evidence_added AFTER INSERT ON ihlal_mektuplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', 'teslim');
CREATE TRIGGER evidence_changed AFTER UPDATE ON ihlal_mektuplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', 'teslim');
CREATE TRIGGER evidence_removed AFTER DELETE ON ihlal_mektuplari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', 'teslim');
ALTER TABLE ihlal_mektuplari ENABLE ROW LEVEL SECURITY;
ALTER TABLE ihlal_mektuplari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON ihlal_mektuplari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON ihlal_mektuplari TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (EXISTS ( SELECT
   FROM veri_ihlalleri i
  WHERE ((i.company_id = ihlal_mektuplari.company_id) AND (i.id = ihlal_mektuplari.ihlal_id))))));
CREATE POLICY several_companies ON ihlal_mektuplari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON ihlal_mektuplari TO emanet_system;
GRANT INSERT, SELECT ON ihlal_mektuplari TO emanet_app;

CREATE TABLE ihlal_olaylari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  ihlal_id integer NOT NULL,
  tur text NOT NULL,
  an timestamp with time zone NOT NULL,
  veri jsonb NOT NULL DEFAULT '{}'::jsonb,
  guncelleyen text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_id uuid,
  dosya_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT ihlal_olaylari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT ihlal_olaylari_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT ihlal_olaylari_company_id_ihlal_id_fkey FOREIGN KEY (company_id, ihlal_id) REFERENCES veri_ihlalleri(company_id, id) ON DELETE CASCADE,
  CONSTRAINT ihlal_olaylari_tur_check CHECK ((tur = ANY (ARRAY['kayit'::text, 'ihbar'::text, 'not'::text, 'karar'::text, 'bildirim'::text, 'mektup'::text, 'kapanis'::text, 'acilis'::text])))
);
CREATE INDEX ihlal_olaylari_breach ON ihlal_olaylari USING btree (company_id, ihlal_id, id);
CREATE INDEX ihlal_olaylari_company_id_dosya_id_idx ON ihlal_olaylari USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE TRIGGER evidence_added AFTER INSERT ON ihlal_olaylari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON ihlal_olaylari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON ihlal_olaylari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('ihlal_id', 'id', '');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON ihlal_olaylari FOR EACH ROW EXECUTE FUNCTION follow_file();
ALTER TABLE ihlal_olaylari ENABLE ROW LEVEL SECURITY;
ALTER TABLE ihlal_olaylari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON ihlal_olaylari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON ihlal_olaylari TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (EXISTS ( SELECT
   FROM veri_ihlalleri i
  WHERE ((i.company_id = ihlal_olaylari.company_id) AND (i.id = ihlal_olaylari.ihlal_id))))));
CREATE POLICY several_companies ON ihlal_olaylari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON ihlal_olaylari FOR SELECT TO emanet
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON ihlal_olaylari TO emanet_system;
GRANT INSERT, SELECT ON ihlal_olaylari TO emanet_app;

CREATE TABLE ikinci_adim_istekleri (
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ikinci_adim_istekleri_pkey PRIMARY KEY (company_id, user_id),
  CONSTRAINT ikinci_adim_istekleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT ikinci_adim_istekleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
ALTER TABLE ikinci_adim_istekleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE ikinci_adim_istekleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON ikinci_adim_istekleri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON ikinci_adim_istekleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON ikinci_adim_istekleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON ikinci_adim_istekleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON ikinci_adim_istekleri TO emanet_system;

CREATE TABLE job_results (
  job text NOT NULL,
  succeeded_at timestamp with time zone,
  failures integer NOT NULL DEFAULT 0,
  failed_companies integer NOT NULL DEFAULT 0,
  CONSTRAINT job_results_pkey PRIMARY KEY (job)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON job_results TO emanet_system;

CREATE TABLE job_slots (
  job text NOT NULL,
  slot timestamp with time zone NOT NULL,
  taken_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT job_slots_pkey PRIMARY KEY (job, slot)
);
GRANT DELETE, INSERT, SELECT ON job_slots TO emanet_system;

CREATE TABLE kayit_sayilari (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  tur text NOT NULL,
  department_id integer,
  toplam integer NOT NULL,
  dikkat integer NOT NULL,
  CONSTRAINT kayit_sayilari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT kayit_sayilari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE INDEX kayit_sayilari_company ON kayit_sayilari USING btree (company_id, department_id) INCLUDE (tur, toplam, dikkat);
ALTER TABLE kayit_sayilari ENABLE ROW LEVEL SECURITY;
ALTER TABLE kayit_sayilari FORCE ROW LEVEL SECURITY;
CREATE POLICY counted ON kayit_sayilari TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON kayit_sayilari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON kayit_sayilari TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON kayit_sayilari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, SELECT ON kayit_sayilari TO emanet_system;
GRANT SELECT ON kayit_sayilari TO emanet_across;
GRANT SELECT ON kayit_sayilari TO emanet_app;

CREATE TABLE kayitli_gorunumler (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  tur text NOT NULL,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  paylasilan boolean NOT NULL DEFAULT false,
  sahibi text NOT NULL,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  silinme_tarihi timestamp with time zone,
  CONSTRAINT kayitli_gorunumler_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT kayitli_gorunumler_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT kayitli_gorunumler_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX kayitli_gorunumler_list ON kayitli_gorunumler USING btree (company_id, tur);
CREATE UNIQUE INDEX kayitli_gorunumler_name ON kayitli_gorunumler USING btree (company_id, user_id, tur, fold_turkish(ad));
ALTER TABLE kayitli_gorunumler ENABLE ROW LEVEL SECURITY;
ALTER TABLE kayitli_gorunumler FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON kayitli_gorunumler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON kayitli_gorunumler TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY own_copy ON kayitli_gorunumler FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY several_companies ON kayitli_gorunumler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON kayitli_gorunumler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON kayitli_gorunumler TO emanet_system;
GRANT SELECT ON kayitli_gorunumler TO emanet_identity;

CREATE TABLE kisi_eslesmeleri (
  user_id integer NOT NULL,
  liste text NOT NULL,
  basliklar jsonb NOT NULL DEFAULT '{}'::jsonb,
  degerler jsonb NOT NULL DEFAULT '{}'::jsonb,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT kisi_eslesmeleri_pkey PRIMARY KEY (user_id, liste),
  CONSTRAINT kisi_eslesmeleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
ALTER TABLE kisi_eslesmeleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE kisi_eslesmeleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON kisi_eslesmeleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_copy ON kisi_eslesmeleri FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY own_words ON kisi_eslesmeleri TO emanet_app
  USING (((user_id = ( SELECT app_person() AS app_person)) AND (( SELECT (app_scope() ->> 'role'::text)) = 'danışman'::text)));
GRANT DELETE, INSERT, SELECT, UPDATE ON kisi_eslesmeleri TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON kisi_eslesmeleri TO emanet_app;
GRANT SELECT ON kisi_eslesmeleri TO emanet_identity;

CREATE TABLE kisi_gorunumleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  tur text NOT NULL,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  silinme_tarihi timestamp with time zone,
  CONSTRAINT kisi_gorunumleri_pkey PRIMARY KEY (id),
  CONSTRAINT kisi_gorunumleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX kisi_gorunumleri_name ON kisi_gorunumleri USING btree (user_id, tur, fold_turkish(ad));
GRANT DELETE, INSERT, SELECT, UPDATE ON kisi_gorunumleri TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON kisi_gorunumleri TO emanet_system;

CREATE TABLE kopya_onarimlari (
  company_id integer NOT NULL,
  son_kayit integer NOT NULL,
  bitti boolean NOT NULL DEFAULT false,
  asama integer NOT NULL DEFAULT 1,
  CONSTRAINT kopya_onarimlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT kopya_onarimlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE kopya_onarimlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE kopya_onarimlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON kopya_onarimlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON kopya_onarimlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON kopya_onarimlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON kopya_onarimlari TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON kopya_onarimlari TO emanet_app;

CREATE TABLE kutuphane_kayitlari (
  sablon integer NOT NULL,
  kod text NOT NULL,
  veri_harita_id integer,
  ozet text,
  CONSTRAINT kutuphane_kayitlari_pkey PRIMARY KEY (sablon, kod),
  CONSTRAINT kutuphane_kayitlari_veri_harita_id_key UNIQUE (veri_harita_id),
  CONSTRAINT kutuphane_kayitlari_sablon_fkey FOREIGN KEY (sablon) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT kutuphane_kayitlari_sablon_veri_harita_id_fkey FOREIGN KEY (sablon, veri_harita_id) REFERENCES veri_harita(company_id, id) ON DELETE SET NULL (veri_harita_id)
);
GRANT INSERT, SELECT ON kutuphane_kayitlari TO emanet_system;
GRANT SELECT ON kutuphane_kayitlari TO emanet_app;
GRANT UPDATE (ozet) ON kutuphane_kayitlari TO emanet_system;

CREATE TABLE links (
  token_hash bytea NOT NULL,
  company_id integer NOT NULL,
  kind text NOT NULL,
  row_id integer,
  name text NOT NULL,
  expires_at timestamp with time zone,
  CONSTRAINT links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT links_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT links_kind_check CHECK ((kind = ANY (ARRAY['training-token'::text, 'applicant'::text, 'questionnaire'::text, 'text-signature'::text, 'auditor-link'::text])))
);
CREATE INDEX links_company ON links USING btree (company_id, kind, row_id);
ALTER TABLE links ENABLE ROW LEVEL SECURITY;
ALTER TABLE links FORCE ROW LEVEL SECURITY;
CREATE POLICY asked_for ON links FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY begun ON links FOR INSERT TO emanet
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY by_role ON links AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (( SELECT app_manages() AS app_manages) OR ((kind = 'training-token'::text) AND ( SELECT app_trains() AS app_trains)))));
CREATE POLICY everything ON links TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON links TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON links FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT ON links TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON links TO emanet_system;
GRANT SELECT ON links TO emanet_identity;

CREATE TABLE log_checks (
  company_id integer NOT NULL,
  entry_id bigint NOT NULL,
  ozet text NOT NULL,
  anchor text NOT NULL,
  seal text NOT NULL,
  checked_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT log_checks_pkey PRIMARY KEY (company_id),
  CONSTRAINT log_checks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE log_checks ENABLE ROW LEVEL SECURITY;
ALTER TABLE log_checks FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON log_checks TO emanet_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON log_checks TO emanet_system;

CREATE TABLE mail_opt_outs (
  adres_ozeti bytea NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT mail_opt_outs_pkey PRIMARY KEY (adres_ozeti),
  CONSTRAINT mail_opt_outs_adres_ozeti_check CHECK ((length(adres_ozeti) = 32))
);
ALTER TABLE mail_opt_outs ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_opt_outs FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON mail_opt_outs TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON mail_opt_outs TO emanet_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_opt_outs TO emanet_system;

CREATE TABLE mail_outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  sealed bytea,
  urgent boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamp with time zone NOT NULL DEFAULT (now() +
CASE
    WHEN (current_setting('app.portfolio_work'::text, true) <> ''::text) THEN '00:01:00'::interval
    ELSE '00:00:00'::interval
END),
  useless_after timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  finished_at timestamp with time zone,
  company_id integer,
  alici text,
  konu text,
  hata text,
  about text,
  server_answer text,
  retried_at timestamp with time zone,
  portfoy_isi integer DEFAULT (NULLIF(current_setting('app.portfolio_work'::text, true), ''::text))::integer,
  request_id text,
  adres_ozeti bytea,
  gonderen integer,
  disari boolean NOT NULL DEFAULT false,
  gonderen_kisi integer,
  CONSTRAINT mail_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT mail_outbox_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT mail_outbox_check CHECK (((company_id IS NOT NULL) OR ((alici IS NULL) AND (konu IS NULL)))),
  CONSTRAINT mail_outbox_request_id_check CHECK ((length(request_id) <= 64)),
  CONSTRAINT mail_outbox_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given_up'::text])))
);
CREATE INDEX mail_outbox_company ON mail_outbox USING btree (company_id, id DESC) WHERE ((state <> 'delivered'::text) AND (attempts > 0));
CREATE INDEX mail_outbox_counted ON mail_outbox USING btree (gonderen, created_at) WHERE disari;
CREATE INDEX mail_outbox_due ON mail_outbox USING btree (urgent DESC, next_try_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX mail_outbox_held ON mail_outbox USING btree (portfoy_isi) WHERE (portfoy_isi IS NOT NULL);
CREATE TRIGGER action_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'aksiyon:%'::text))) EXECUTE FUNCTION action_mailed();
CREATE TRIGGER application_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'basvuru:%'::text))) EXECUTE FUNCTION application_mailed();
CREATE TRIGGER breach_letter_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'ihlal:%'::text))) EXECUTE FUNCTION breach_letter_mailed();
CREATE TRIGGER filled AFTER INSERT ON mail_outbox FOR EACH STATEMENT EXECUTE FUNCTION mail_outbox_filled();
CREATE TRIGGER questionnaire_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'anket:%'::text))) EXECUTE FUNCTION questionnaire_mailed();
CREATE TRIGGER text_signature_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'imza:%'::text))) EXECUTE FUNCTION text_signature_mailed();
CREATE TRIGGER training_mailed AFTER UPDATE OF state ON mail_outbox FOR EACH ROW WHEN (((new.state <> 'waiting'::text) AND (new.about ~~ 'egitim:%'::text))) EXECUTE FUNCTION training_mailed();
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON mail_outbox TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON mail_outbox TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY held ON mail_outbox FOR SELECT TO emanet_app
  USING (((portfoy_isi IS NOT NULL) AND (state = 'waiting'::text) AND (attempts = 0) AND is_held_here(portfoy_isi)));
CREATE POLICY put_in_before ON mail_outbox FOR INSERT TO emanet_app, emanet_identity, emanet_link
  WITH CHECK ((is_upgraded_today() AND ((company_id IS NULL) OR (company_id = app_company()))));
CREATE POLICY undelivered ON mail_outbox FOR SELECT TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (state <> 'delivered'::text) AND (attempts > 0) AND app_sees_all_departments('departments'::text)));
CREATE POLICY withdrawn ON mail_outbox FOR DELETE TO emanet_app
  USING (((portfoy_isi IS NOT NULL) AND (state = 'waiting'::text) AND (attempts = 0) AND is_held_here(portfoy_isi)));
GRANT DELETE, INSERT ON mail_outbox TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_outbox TO emanet_system;
GRANT INSERT ON mail_outbox TO emanet_identity;
GRANT INSERT ON mail_outbox TO emanet_link;
GRANT SELECT (id, state, attempts, next_try_at, created_at, finished_at, company_id, alici, konu, hata, about, portfoy_isi) ON mail_outbox TO emanet_app;

CREATE TABLE memberships (
  membership_id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  company_id integer NOT NULL,
  department_id integer,
  company_active boolean NOT NULL DEFAULT false,
  sira integer NOT NULL DEFAULT 0,
  salt_okunur boolean NOT NULL DEFAULT false,
  son_degisiklik bigint DEFAULT last_change(),
  role text NOT NULL,
  egitim_sorumlusu boolean NOT NULL DEFAULT false,
  varlik_sorumlusu boolean NOT NULL DEFAULT false,
  surum integer NOT NULL DEFAULT 1,
  CONSTRAINT memberships_pkey PRIMARY KEY (company_id, membership_id),
  CONSTRAINT memberships_user_id_company_id_department_id_key UNIQUE NULLS NOT DISTINCT (user_id, company_id, department_id),
  CONSTRAINT memberships_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT memberships_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['danışman'::text, 'yönetici'::text, 'temsilci'::text])))
);
CREATE TRIGGER complete_membership BEFORE INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION complete_membership();
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_member();
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((((old.user_id IS DISTINCT FROM new.user_id) OR (old.company_id IS DISTINCT FROM new.company_id)) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.salt_okunur IS DISTINCT FROM new.salt_okunur)) OR (old.role IS DISTINCT FROM new.role))) EXECUTE FUNCTION note_member();
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_member();
CREATE TRIGGER invitations_overtaken AFTER INSERT OR UPDATE OF role ON memberships FOR EACH ROW WHEN ((new.role = 'yönetici'::text)) EXECUTE FUNCTION withdraw_overtaken();
CREATE TRIGGER join_firm AFTER INSERT OR UPDATE OF role, user_id ON memberships FOR EACH ROW EXECUTE FUNCTION join_firm();
CREATE TRIGGER membership_removed AFTER DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE memberships FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON memberships TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON memberships TO emanet_identity
  USING (true)
  WITH CHECK (true);
CREATE POLICY named ON memberships FOR SELECT TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY organized ON memberships TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON memberships TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON memberships FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON memberships TO emanet_system;
GRANT SELECT ON memberships TO emanet_across;
GRANT SELECT ON memberships TO emanet_app;
GRANT SELECT ON memberships TO emanet_identity;
GRANT UPDATE (company_active) ON memberships TO emanet_identity;

CREATE TABLE metin_ayarlari (
  company_id integer NOT NULL,
  renk text,
  logo_gorunur boolean NOT NULL,
  eskime_aksiyonu boolean NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  tuz uuid DEFAULT gen_random_uuid(),
  veri_ogeleri boolean NOT NULL DEFAULT true,
  haklar_tam boolean NOT NULL DEFAULT false,
  CONSTRAINT metin_ayarlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT metin_ayarlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT metin_ayarlari_renk_check CHECK ((renk ~ '^#[0-9a-f]{6}$'::text))
);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON metin_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON metin_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON metin_ayarlari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
ALTER TABLE metin_ayarlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_ayarlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON metin_ayarlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY looked_at ON metin_ayarlari FOR SELECT TO emanet
  USING (true);
CREATE POLICY own_company ON metin_ayarlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_ayarlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_ayarlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_ayarlari TO emanet_system;
GRANT SELECT ON metin_ayarlari TO emanet_across;

CREATE TABLE metin_degisimleri (
  company_id integer NOT NULL,
  kayit_turu text NOT NULL,
  kayit_id integer NOT NULL,
  alan text NOT NULL,
  deger text NOT NULL,
  an timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT metin_degisimleri_pkey PRIMARY KEY (company_id, kayit_turu, kayit_id, alan),
  CONSTRAINT metin_degisimleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX metin_degisimleri_member ON metin_degisimleri USING btree (company_id, kayit_turu, alan);
CREATE TRIGGER noted_insert AFTER INSERT ON metin_degisimleri FOR EACH ROW EXECUTE FUNCTION note_row();
CREATE TRIGGER noted_update AFTER UPDATE OF deger ON metin_degisimleri FOR EACH ROW WHEN ((old.deger IS DISTINCT FROM new.deger)) EXECUTE FUNCTION note_row();
ALTER TABLE metin_degisimleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_degisimleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON metin_degisimleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON metin_degisimleri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_degisimleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_degisimleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_degisimleri TO emanet_system;
GRANT SELECT ON metin_degisimleri TO emanet_across;
GRANT SELECT ON metin_degisimleri TO emanet_app;

CREATE TABLE metin_geri_almalari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  imza_id integer NOT NULL,
  konu text NOT NULL,
  gun date NOT NULL,
  yol text NOT NULL,
  neden text,
  kaydeden text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT metin_geri_almalari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT metin_geri_almalari_company_id_imza_id_konu_key UNIQUE (company_id, imza_id, konu),
  CONSTRAINT metin_geri_almalari_company_id_imza_id_fkey FOREIGN KEY (company_id, imza_id) REFERENCES metin_imzalari(company_id, id),
  CONSTRAINT metin_geri_almalari_check CHECK (((yol = 'yazili'::text) = ((neden IS NOT NULL) AND (kaydeden IS NOT NULL)))),
  CONSTRAINT metin_geri_almalari_neden_check CHECK ((neden <> ''::text)),
  CONSTRAINT metin_geri_almalari_yol_check CHECK ((yol = ANY (ARRAY['baglanti'::text, 'yazili'::text])))
);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON metin_geri_almalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON metin_geri_almalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('id', 'id', '', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON metin_geri_almalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('id', 'id', '', '', '');
CREATE TRIGGER keep_withdrawal BEFORE DELETE OR UPDATE ON metin_geri_almalari FOR EACH ROW EXECUTE FUNCTION keep_withdrawal();
ALTER TABLE metin_geri_almalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_geri_almalari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON metin_geri_almalari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON metin_geri_almalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_geri_almalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_geri_almalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "text-signature" ON metin_geri_almalari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS app_link_kind) = 'text-signature'::text) AND (imza_id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_geri_almalari TO emanet_system;
GRANT INSERT, SELECT ON metin_geri_almalari TO emanet_app;
GRANT SELECT (company_id, imza_id, konu, gun, yol, olusturma_tarihi) ON metin_geri_almalari TO emanet_link;
GRANT SELECT ON metin_geri_almalari TO emanet_across;

CREATE TABLE metin_imzalari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  metin_id integer NOT NULL,
  sira integer NOT NULL,
  fullname text NOT NULL,
  email text NOT NULL,
  dil text NOT NULL,
  token_muhurlu bytea NOT NULL,
  son_gun date NOT NULL,
  ekleyen text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  istenme_tarihi timestamp with time zone NOT NULL,
  hatirlatma_sayisi integer NOT NULL DEFAULT 0,
  gonderim_tarihi timestamp with time zone,
  ulasmadi boolean NOT NULL DEFAULT false,
  acilma_tarihi timestamp with time zone,
  karar text,
  karar_tarihi timestamp with time zone,
  kararlar jsonb,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT metin_imzalari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT metin_imzalari_company_id_metin_id_sira_email_fullname_key UNIQUE (company_id, metin_id, sira, email, fullname),
  CONSTRAINT metin_imzalari_company_id_metin_id_sira_fkey FOREIGN KEY (company_id, metin_id, sira) REFERENCES metin_surumleri(company_id, metin_id, sira),
  CONSTRAINT metin_imzalari_check CHECK (((karar IS NULL) = (karar_tarihi IS NULL))),
  CONSTRAINT metin_imzalari_check1 CHECK (((kararlar IS NULL) OR (karar IS NOT NULL))),
  CONSTRAINT metin_imzalari_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT metin_imzalari_email_check CHECK ((email <> ''::text)),
  CONSTRAINT metin_imzalari_fullname_check CHECK ((fullname <> ''::text)),
  CONSTRAINT metin_imzalari_karar_check CHECK ((karar = ANY (ARRAY['kabul'::text, 'ret'::text])))
);
CREATE INDEX metin_imzalari_open ON metin_imzalari USING btree (company_id, istenme_tarihi);
CREATE CONSTRAINT TRIGGER evidence_metin_imza_kararlari_added AFTER INSERT ON metin_imzalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.karar IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'metin_imza_kararlari', 'id company_id metin_id sira fullname email karar karar_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_metin_imza_kararlari_changed AFTER UPDATE ON metin_imzalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.karar IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'metin_imza_kararlari', 'id company_id metin_id sira fullname email karar karar_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_metin_imza_kararlari_left AFTER UPDATE ON metin_imzalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.karar IS NOT NULL) AND (NOT (new.karar IS NOT NULL)))) EXECUTE FUNCTION note_evidence('id', 'id', '', 'metin_imza_kararlari', 'id company_id metin_id sira fullname email karar karar_tarihi tuz');
CREATE CONSTRAINT TRIGGER evidence_metin_imza_kararlari_removed AFTER DELETE ON metin_imzalari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.karar IS NOT NULL)) EXECUTE FUNCTION note_evidence('id', 'id', '', 'metin_imza_kararlari', 'id company_id metin_id sira fullname email karar karar_tarihi tuz');
CREATE TRIGGER keep_signature BEFORE DELETE OR UPDATE ON metin_imzalari FOR EACH ROW EXECUTE FUNCTION keep_text_signature();
ALTER TABLE metin_imzalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_imzalari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON metin_imzalari FOR SELECT TO emanet
  USING (true);
CREATE POLICY by_role ON metin_imzalari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON metin_imzalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_imzalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_imzalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY "text-signature" ON metin_imzalari TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_link_kind() AS current_setting) = 'text-signature'::text) AND (id = ( SELECT (NULLIF(app_link_row(), ''::text))::integer AS "nullif"))));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_imzalari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_imzalari TO emanet_system;
GRANT SELECT (id, company_id, metin_id, sira, fullname, dil, son_gun, acilma_tarihi, karar, karar_tarihi, kararlar) ON metin_imzalari TO emanet_link;
GRANT SELECT ON metin_imzalari TO emanet_across;

CREATE TABLE metin_kararlari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  metin_id integer NOT NULL,
  gerekce text NOT NULL,
  kaynaklar jsonb NOT NULL,
  karar_veren text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT metin_kararlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT metin_kararlari_company_id_metin_id_fkey FOREIGN KEY (company_id, metin_id) REFERENCES metinler(company_id, id) ON DELETE CASCADE,
  CONSTRAINT metin_kararlari_gerekce_check CHECK ((gerekce <> ''::text))
);
CREATE INDEX metin_kararlari_text ON metin_kararlari USING btree (company_id, metin_id, id);
CREATE TRIGGER evidence_added AFTER INSERT ON metin_kararlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON metin_kararlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON metin_kararlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
ALTER TABLE metin_kararlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_kararlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON metin_kararlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_kararlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_kararlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_kararlari TO emanet_system;
GRANT INSERT, SELECT ON metin_kararlari TO emanet_app;
GRANT SELECT ON metin_kararlari TO emanet_across;

CREATE TABLE metin_kaynaklari (
  company_id integer NOT NULL,
  metin_id integer NOT NULL,
  kayit_turu text NOT NULL,
  kayit_id integer NOT NULL,
  alan text NOT NULL,
  deger text NOT NULL,
  cumleler text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT metin_kaynaklari_pkey PRIMARY KEY (company_id, metin_id, kayit_turu, kayit_id, alan),
  CONSTRAINT metin_kaynaklari_company_id_metin_id_fkey FOREIGN KEY (company_id, metin_id) REFERENCES metinler(company_id, id) ON DELETE CASCADE
);
CREATE INDEX metin_kaynaklari_every ON metin_kaynaklari USING btree (company_id, kayit_turu, alan) WHERE (kayit_id = 0);
CREATE INDEX metin_kaynaklari_source ON metin_kaynaklari USING btree (company_id, kayit_turu, kayit_id, alan);
CREATE TRIGGER noted_delete AFTER DELETE ON metin_kaynaklari REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON metin_kaynaklari REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE ON metin_kaynaklari REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
ALTER TABLE metin_kaynaklari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_kaynaklari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON metin_kaynaklari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_kaynaklari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_kaynaklari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_kaynaklari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_kaynaklari TO emanet_system;
GRANT SELECT ON metin_kaynaklari TO emanet_across;

CREATE TABLE metin_sayaclari (
  company_id integer NOT NULL,
  metin_id integer NOT NULL,
  sira integer NOT NULL,
  gun date NOT NULL,
  yol text NOT NULL,
  adet integer NOT NULL DEFAULT 0,
  CONSTRAINT metin_sayaclari_pkey PRIMARY KEY (company_id, metin_id, sira, gun, yol),
  CONSTRAINT metin_sayaclari_company_id_metin_id_fkey FOREIGN KEY (company_id, metin_id) REFERENCES metinler(company_id, id) ON DELETE CASCADE,
  CONSTRAINT metin_sayaclari_yol_check CHECK ((yol = ANY (ARRAY['baglanti'::text, 'qr'::text, 'pdf'::text])))
);
ALTER TABLE metin_sayaclari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_sayaclari FORCE ROW LEVEL SECURITY;
CREATE POLICY counted ON metin_sayaclari TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything ON metin_sayaclari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_sayaclari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_sayaclari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_sayaclari TO emanet_system;
GRANT SELECT ON metin_sayaclari TO emanet_across;
GRANT SELECT ON metin_sayaclari TO emanet_app;

CREATE TABLE metin_surumleri (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  metin_id integer NOT NULL,
  sira integer NOT NULL,
  icerik jsonb NOT NULL,
  ozet text NOT NULL,
  onaylayan text NOT NULL,
  onaylayan_id integer,
  onay_tarihi timestamp with time zone NOT NULL,
  yayimlayan text,
  yayin_tarihi timestamp with time zone,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT metin_surumleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT metin_surumleri_company_id_metin_id_sira_key UNIQUE (company_id, metin_id, sira),
  CONSTRAINT metin_surumleri_company_id_metin_id_fkey FOREIGN KEY (company_id, metin_id) REFERENCES metinler(company_id, id)
);
CREATE TRIGGER evidence_added AFTER INSERT ON metin_surumleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON metin_surumleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON metin_surumleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('metin_id', 'id', '');
CREATE TRIGGER keep_version BEFORE DELETE OR UPDATE ON metin_surumleri FOR EACH ROW EXECUTE FUNCTION keep_text_version();
ALTER TABLE metin_surumleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_surumleri FORCE ROW LEVEL SECURITY;
CREATE POLICY asked_to_sign ON metin_surumleri FOR SELECT TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (EXISTS ( SELECT
   FROM metin_imzalari i
  WHERE ((i.company_id = metin_surumleri.company_id) AND (i.metin_id = metin_surumleri.metin_id) AND (i.sira = metin_surumleri.sira))))));
CREATE POLICY everything ON metin_surumleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_surumleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (EXISTS ( SELECT
   FROM metinler m
  WHERE ((m.company_id = metin_surumleri.company_id) AND (m.id = metin_surumleri.metin_id))))));
CREATE POLICY published ON metin_surumleri FOR SELECT TO emanet
  USING (true);
CREATE POLICY several_companies ON metin_surumleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT ON metin_surumleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_surumleri TO emanet_system;
GRANT SELECT (company_id, metin_id, sira, icerik, ozet, onaylayan, yayin_tarihi) ON metin_surumleri TO emanet_link;
GRANT SELECT ON metin_surumleri TO emanet_across;
GRANT UPDATE (yayimlayan, yayin_tarihi) ON metin_surumleri TO emanet_app;

CREATE TABLE metin_taramalari (
  company_id integer NOT NULL,
  son_kayit bigint NOT NULL,
  CONSTRAINT metin_taramalari_pkey PRIMARY KEY (company_id),
  CONSTRAINT metin_taramalari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE metin_taramalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE metin_taramalari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON metin_taramalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metin_taramalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON metin_taramalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metin_taramalari TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON metin_taramalari TO emanet_app;

CREATE TABLE metinler (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  tur text NOT NULL,
  ad text NOT NULL,
  kisa_ad text NOT NULL,
  kapsam jsonb NOT NULL,
  govde jsonb NOT NULL,
  sablon_surumu integer NOT NULL,
  durum text NOT NULL DEFAULT 'taslak'::text,
  yayindaki integer,
  kaynak_sayisi integer NOT NULL DEFAULT 0,
  departmanlar integer[] NOT NULL DEFAULT '{}'::integer[],
  dokuman_id integer,
  guncel boolean NOT NULL DEFAULT true,
  duzenleyen_id integer,
  duzenleyen text,
  duzenleme_ani timestamp with time zone,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)'::text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  onaylayacak_id integer,
  onaylayacak text,
  eskime_aksiyonu_id integer,
  baglar_ozeti text,
  arsiv_tarihi timestamp with time zone,
  CONSTRAINT metinler_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT metinler_company_id_kisa_ad_key UNIQUE (company_id, kisa_ad),
  CONSTRAINT metinler_company_id_dokuman_id_fkey FOREIGN KEY (company_id, dokuman_id) REFERENCES dokumanlar(company_id, id) ON DELETE SET NULL (dokuman_id),
  CONSTRAINT metinler_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT metinler_duzenleyen_id_fkey FOREIGN KEY (duzenleyen_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT metinler_onaylayacak_id_fkey FOREIGN KEY (onaylayacak_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT metinler_ad_check CHECK ((ad <> ''::text)),
  CONSTRAINT metinler_durum_check CHECK ((durum = ANY (ARRAY['taslak'::text, 'onayda'::text, 'onaylandi'::text, 'yayinda'::text]))),
  CONSTRAINT metinler_kisa_ad_check CHECK (((kisa_ad ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(kisa_ad) <= 60))),
  CONSTRAINT metinler_tur_check CHECK ((tur <> ''::text))
);
CREATE INDEX metinler_aksiyon ON metinler USING btree (company_id) WHERE (eskime_aksiyonu_id IS NOT NULL);
CREATE INDEX metinler_baglar ON metinler USING btree (baglar_ozeti) WHERE (yayindaki IS NOT NULL);
CREATE INDEX metinler_duzenleyen ON metinler USING btree (duzenleyen_id) WHERE (duzenleyen_id IS NOT NULL);
CREATE INDEX metinler_onaylayacak ON metinler USING btree (onaylayacak_id) WHERE (onaylayacak_id IS NOT NULL);
CREATE TRIGGER noted_update AFTER UPDATE OF guncel, yayindaki ON metinler FOR EACH ROW WHEN (((old.guncel IS DISTINCT FROM new.guncel) OR (old.yayindaki IS DISTINCT FROM new.yayindaki))) EXECUTE FUNCTION note_row();
ALTER TABLE metinler ENABLE ROW LEVEL SECURITY;
ALTER TABLE metinler FORCE ROW LEVEL SECURITY;
CREATE POLICY asked_by_marks ON metinler FOR SELECT TO emanet
  USING (true);
CREATE POLICY asked_to_sign ON metinler FOR SELECT TO emanet_link
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (EXISTS ( SELECT
   FROM metin_imzalari i
  WHERE ((i.company_id = metinler.company_id) AND (i.metin_id = metinler.id))))));
CREATE POLICY everything ON metinler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON metinler TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (departmanlar && ( SELECT app_departments('departments'::text) AS app_departments)))));
CREATE POLICY several_companies ON metinler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON metinler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON metinler TO emanet_system;
GRANT SELECT (id, company_id, tur, ad, kisa_ad, yayindaki, guncel) ON metinler TO emanet_link;
GRANT SELECT ON metinler TO emanet_across;

CREATE TABLE otp_codes (
  user_id integer NOT NULL,
  code_hash bytea NOT NULL,
  tries_left integer NOT NULL,
  sent_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  device text NOT NULL DEFAULT ''::text,
  link_hash bytea,
  other_tries_left integer NOT NULL DEFAULT 5,
  sent smallint NOT NULL DEFAULT 1,
  asked integer NOT NULL DEFAULT 0,
  CONSTRAINT otp_codes_pkey PRIMARY KEY (user_id, device),
  CONSTRAINT otp_codes_link_hash_key UNIQUE (link_hash),
  CONSTRAINT otp_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON otp_codes TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON otp_codes TO emanet_system;

CREATE TABLE passkey_challenges (
  challenge_hash bytea NOT NULL,
  user_id integer,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON passkey_challenges TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON passkey_challenges TO emanet_system;

CREATE TABLE passkeys (
  passkey_id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  ad text NOT NULL,
  eklenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  son_kullanim timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (passkey_id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT passkeys_ad_check CHECK ((ad <> ''::text))
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON passkeys TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON passkeys TO emanet_system;

CREATE TABLE performans_gunleri (
  company_id integer NOT NULL,
  gun date NOT NULL,
  department_id integer NOT NULL,
  olculer jsonb NOT NULL,
  CONSTRAINT performans_gunleri_pkey PRIMARY KEY (company_id, gun, department_id),
  CONSTRAINT performans_gunleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE TRIGGER noted_insert AFTER INSERT ON performans_gunleri REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_months();
CREATE TRIGGER noted_update AFTER UPDATE ON performans_gunleri REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_months();
ALTER TABLE performans_gunleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE performans_gunleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON performans_gunleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON performans_gunleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON performans_gunleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON performans_gunleri TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON performans_gunleri TO emanet_app;
GRANT SELECT ON performans_gunleri TO emanet_across;

CREATE TABLE portfoy_gorunumleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  silinme_tarihi timestamp with time zone,
  CONSTRAINT portfoy_gorunumleri_pkey PRIMARY KEY (id),
  CONSTRAINT portfoy_gorunumleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX portfoy_gorunumleri_name ON portfoy_gorunumleri USING btree (user_id, fold_turkish(ad));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_gorunumleri TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_gorunumleri TO emanet_system;

CREATE TABLE portfoy_isleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  toplu_islem uuid NOT NULL,
  tur text NOT NULL,
  user_id integer,
  gun date NOT NULL,
  an timestamp with time zone NOT NULL DEFAULT now(),
  yapilan jsonb NOT NULL DEFAULT '{}'::jsonb,
  geri_alindi timestamp with time zone,
  mevzuat text,
  CONSTRAINT portfoy_isleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT portfoy_isleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT portfoy_isleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT portfoy_isleri_mevzuat_check CHECK (((tur = 'mevzuat'::text) = (mevzuat IS NOT NULL))),
  CONSTRAINT portfoy_isleri_tur_check CHECK ((tur = ANY (ARRAY['hatirlatma'::text, 'aksiyon'::text, 'onay_turu'::text, 'egitim'::text, 'alan'::text, 'yanit'::text, 'mevzuat'::text])))
);
CREATE UNIQUE INDEX portfoy_isleri_law ON portfoy_isleri USING btree (company_id, mevzuat) WHERE ((mevzuat IS NOT NULL) AND (geri_alindi IS NULL));
CREATE UNIQUE INDEX portfoy_isleri_once ON portfoy_isleri USING btree (company_id, toplu_islem);
CREATE UNIQUE INDEX portfoy_isleri_reminded ON portfoy_isleri USING btree (company_id, gun) WHERE ((tur = 'hatirlatma'::text) AND (geri_alindi IS NULL));
CREATE INDEX portfoy_isleri_several ON portfoy_isleri USING btree (toplu_islem);
ALTER TABLE portfoy_isleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfoy_isleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON portfoy_isleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON portfoy_isleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON portfoy_isleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND ( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments)));
CREATE POLICY several_companies ON portfoy_isleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON portfoy_isleri FOR SELECT TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_isleri TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON portfoy_isleri TO emanet_app;
GRANT SELECT ON portfoy_isleri TO emanet_across;

CREATE TABLE portfoy_kisileri (
  user_id integer NOT NULL,
  acilis text NOT NULL DEFAULT 'portfoy'::text,
  pazartesi boolean NOT NULL DEFAULT false,
  son_pazartesi date,
  takvim_ozeti bytea,
  takvim_tarihi timestamp with time zone,
  musteri_siniri integer NOT NULL DEFAULT 0,
  degisiklik_ani timestamp with time zone,
  CONSTRAINT portfoy_kisileri_pkey PRIMARY KEY (user_id),
  CONSTRAINT portfoy_kisileri_takvim_ozeti_key UNIQUE (takvim_ozeti),
  CONSTRAINT portfoy_kisileri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT portfoy_kisileri_acilis_check CHECK ((acilis = ANY (ARRAY['portfoy'::text, 'denetim'::text]))),
  CONSTRAINT portfoy_kisileri_musteri_siniri_check CHECK ((musteri_siniri >= 0))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_kisileri TO emanet_system;
GRANT INSERT (user_id, acilis, pazartesi, takvim_ozeti, takvim_tarihi, degisiklik_ani), UPDATE (acilis, pazartesi, son_pazartesi, takvim_ozeti, takvim_tarihi, degisiklik_ani) ON portfoy_kisileri TO emanet_identity;
GRANT SELECT ON portfoy_kisileri TO emanet_identity;

CREATE TABLE portfoy_notlari (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  CONSTRAINT portfoy_notlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT portfoy_notlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE portfoy_notlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfoy_notlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON portfoy_notlari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON portfoy_notlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY noted ON portfoy_notlari FOR INSERT TO emanet
  WITH CHECK (true);
CREATE POLICY own_company ON portfoy_notlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON portfoy_notlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, SELECT ON portfoy_notlari TO emanet_app;
GRANT DELETE, SELECT ON portfoy_notlari TO emanet_system;
GRANT SELECT ON portfoy_notlari TO emanet_across;

CREATE TABLE portfoy_ozetleri (
  company_id integer NOT NULL,
  gun date NOT NULL,
  olculer jsonb NOT NULL,
  aylar jsonb NOT NULL,
  yuksek integer NOT NULL,
  CONSTRAINT portfoy_ozetleri_pkey PRIMARY KEY (company_id),
  CONSTRAINT portfoy_ozetleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
ALTER TABLE portfoy_ozetleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfoy_ozetleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON portfoy_ozetleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON portfoy_ozetleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON portfoy_ozetleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND ( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments)));
CREATE POLICY several_companies ON portfoy_ozetleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_ozetleri TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON portfoy_ozetleri TO emanet_app;
GRANT SELECT ON portfoy_ozetleri TO emanet_across;

CREATE TABLE portfoy_planlari (
  company_id integer NOT NULL,
  sure_id integer NOT NULL,
  gun date,
  bekleniyor timestamp with time zone,
  guncelleyen text NOT NULL,
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT portfoy_planlari_pkey PRIMARY KEY (company_id, sure_id),
  CONSTRAINT portfoy_planlari_company_id_sure_id_fkey FOREIGN KEY (company_id, sure_id) REFERENCES sureler(company_id, id) ON DELETE CASCADE,
  CONSTRAINT portfoy_planlari_check CHECK (((gun IS NOT NULL) OR (bekleniyor IS NOT NULL)))
);
ALTER TABLE portfoy_planlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfoy_planlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON portfoy_planlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON portfoy_planlari TO emanet_app
  USING (((company_id = app_company()) AND ( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments)));
CREATE POLICY several_companies ON portfoy_planlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_planlari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_planlari TO emanet_system;
GRANT SELECT ON portfoy_planlari TO emanet_across;

CREATE TABLE portfoy_sorumlulari (
  company_id integer NOT NULL,
  sorumlu_id integer,
  vekil_id integer,
  vekil_baslangic date,
  vekil_bitis date,
  surum integer NOT NULL DEFAULT 1,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT portfoy_sorumlulari_pkey PRIMARY KEY (company_id),
  CONSTRAINT portfoy_sorumlulari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT portfoy_sorumlulari_sorumlu_id_fkey FOREIGN KEY (sorumlu_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT portfoy_sorumlulari_vekil_id_fkey FOREIGN KEY (vekil_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT portfoy_sorumlulari_check CHECK ((vekil_baslangic <= vekil_bitis))
);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
ALTER TABLE portfoy_sorumlulari ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfoy_sorumlulari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON portfoy_sorumlulari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON portfoy_sorumlulari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_scope ON portfoy_sorumlulari FOR SELECT TO emanet
  USING (((company_id = ( SELECT app_company() AS app_company)) OR (company_id = ANY (( SELECT app_companies() AS app_companies)::integer[]))));
CREATE POLICY own_company ON portfoy_sorumlulari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON portfoy_sorumlulari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfoy_sorumlulari TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON portfoy_sorumlulari TO emanet_app;
GRANT SELECT ON portfoy_sorumlulari TO emanet_across;

CREATE TABLE public_forms (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  fullname text NOT NULL,
  email text NOT NULL,
  tel text NOT NULL,
  country text NOT NULL,
  company text NOT NULL,
  position text NOT NULL,
  return_contact text NOT NULL,
  data_privacy text NOT NULL,
  approval text NOT NULL,
  dil text NOT NULL,
  supheli boolean NOT NULL,
  istek_ozeti bytea,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT public_forms_pkey PRIMARY KEY (id),
  CONSTRAINT public_forms_istek_ozeti_key UNIQUE (istek_ozeti),
  CONSTRAINT public_forms_approval_check CHECK ((approval = ANY (ARRAY['true'::text, 'false'::text]))),
  CONSTRAINT public_forms_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT public_forms_position_check CHECK (("position" = ANY (ARRAY['yes'::text, 'no'::text])))
);
CREATE INDEX public_forms_age ON public_forms USING btree (tarih);
ALTER TABLE public_forms ENABLE ROW LEVEL SECURITY;
ALTER TABLE public_forms FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON public_forms TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY put_in ON public_forms FOR INSERT TO emanet_identity
  WITH CHECK (true);
CREATE POLICY receipt ON public_forms FOR SELECT TO emanet_identity
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON public_forms TO emanet_system;
GRANT INSERT ON public_forms TO emanet_identity;
GRANT SELECT (id, istek_ozeti, tarih) ON public_forms TO emanet_identity;

CREATE TABLE record_health (
  company_id integer NOT NULL,
  rules integer NOT NULL,
  day date NOT NULL,
  karsilastirilan text,
  CONSTRAINT record_health_pkey PRIMARY KEY (company_id),
  CONSTRAINT record_health_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE record_health ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_health FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON record_health TO emanet_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON record_health TO emanet_system;

CREATE TABLE recovery_codes (
  code_hash bytea NOT NULL,
  user_id integer NOT NULL,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user ON recovery_codes USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON recovery_codes TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON recovery_codes TO emanet_system;

CREATE TABLE schema_migrations (
  name text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (name)
);
GRANT SELECT ON schema_migrations TO public;

CREATE TABLE scope_keys (
  inner_pad bytea NOT NULL,
  outer_pad bytea NOT NULL,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT scope_keys_pkey PRIMARY KEY (inner_pad)
);

CREATE TABLE second_steps (
  token_hash bytea NOT NULL,
  user_id integer NOT NULL,
  tries_left integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT second_steps_pkey PRIMARY KEY (token_hash),
  CONSTRAINT second_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX second_steps_user ON second_steps USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON second_steps TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON second_steps TO emanet_system;

CREATE TABLE sessions (
  session_id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL,
  user_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  ip text NOT NULL DEFAULT ''::text,
  user_agent text NOT NULL DEFAULT ''::text,
  guclu boolean NOT NULL DEFAULT false,
  yazim_konumu pg_lsn,
  CONSTRAINT sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO emanet_system;

CREATE TABLE silinen_hesaplar (
  user_id integer NOT NULL,
  neden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT silinen_hesaplar_pkey PRIMARY KEY (user_id),
  CONSTRAINT silinen_hesaplar_neden_check CHECK ((neden = ANY (ARRAY['sure'::text, 'istek'::text, 'isletmeci'::text])))
);
GRANT DELETE, INSERT, SELECT, UPDATE ON silinen_hesaplar TO emanet_system;

CREATE TABLE sirket_adresleri (
  slug text NOT NULL,
  company_id integer NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sirket_adresleri_pkey PRIMARY KEY (slug),
  CONSTRAINT sirket_adresleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE
);
CREATE INDEX sirket_adresleri_company ON sirket_adresleri USING btree (company_id);
ALTER TABLE sirket_adresleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE sirket_adresleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON sirket_adresleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON sirket_adresleri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON sirket_adresleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON sirket_adresleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON sirket_adresleri TO emanet_system;
GRANT SELECT ON sirket_adresleri TO emanet_across;
GRANT SELECT ON sirket_adresleri TO emanet_app;

CREATE TABLE sirket_anahtarlari (
  company_id integer NOT NULL,
  muhurlu bytea NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sirket_anahtarlari_pkey PRIMARY KEY (company_id),
  CONSTRAINT sirket_anahtarlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE sirket_anahtarlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE sirket_anahtarlari FORCE ROW LEVEL SECURITY;
CREATE POLICY by_function ON sirket_anahtarlari TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY everything ON sirket_anahtarlari TO emanet_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON sirket_anahtarlari TO emanet_system;

CREATE TABLE sirket_arsivleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  anahtar uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id integer,
  isteyen text NOT NULL,
  istek_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  durum text NOT NULL DEFAULT 'bekliyor'::text,
  yapilan integer NOT NULL DEFAULT 0,
  toplam integer NOT NULL DEFAULT 0,
  boyut bigint,
  son_tarih timestamp with time zone,
  tarih date,
  amac text,
  bolumler text[] NOT NULL DEFAULT '{}'::text[],
  departmanlar integer[] NOT NULL DEFAULT '{}'::integer[],
  acik boolean NOT NULL DEFAULT false,
  dosya_sayisi integer,
  ozet text,
  zincir bigint,
  muhur_tarihi timestamp with time zone,
  CONSTRAINT sirket_arsivleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT sirket_arsivleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT sirket_arsivleri_durum_check CHECK ((durum = ANY (ARRAY['bekliyor'::text, 'suruyor'::text, 'hazir'::text, 'olmadi'::text]))),
  CONSTRAINT sirket_arsivleri_ozet_check CHECK ((ozet ~ '^[0-9a-f]{64}$'::text))
);
ALTER TABLE sirket_arsivleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE sirket_arsivleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON sirket_arsivleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON sirket_arsivleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON sirket_arsivleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND ( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments)));
CREATE POLICY several_companies ON sirket_arsivleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON sirket_arsivleri TO emanet_system;
GRANT INSERT (company_id, user_id, isteyen, tarih, amac, bolumler, departmanlar, acik) ON sirket_arsivleri TO emanet_app;
GRANT SELECT ON sirket_arsivleri TO emanet_app;

CREATE TABLE sirket_silmeleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  company_name text NOT NULL,
  isteyen text NOT NULL,
  isteyen_id integer,
  istek_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  vade timestamp with time zone NOT NULL,
  vazgecen text,
  vazgecme_tarihi timestamp with time zone,
  silinme_tarihi timestamp with time zone,
  satir integer,
  zincir_sonu bigint,
  zincir_ozeti text,
  muhur text,
  dosya_tarihi timestamp with time zone,
  dosya integer,
  CONSTRAINT sirket_silmeleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT sirket_silmeleri_check CHECK (((vazgecme_tarihi IS NULL) OR (silinme_tarihi IS NULL)))
);
CREATE UNIQUE INDEX sirket_silmeleri_open ON sirket_silmeleri USING btree (company_id) WHERE ((vazgecme_tarihi IS NULL) AND (silinme_tarihi IS NULL));
ALTER TABLE sirket_silmeleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE sirket_silmeleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON sirket_silmeleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY due ON sirket_silmeleri FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON sirket_silmeleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON sirket_silmeleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND ( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments)));
CREATE POLICY several_companies ON sirket_silmeleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY waiting_for_identity ON sirket_silmeleri FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY waits ON sirket_silmeleri AS RESTRICTIVE FOR INSERT TO emanet_app
  WITH CHECK ((vade >= (now() + '29 days'::interval)));
GRANT INSERT (company_id, company_name, isteyen, isteyen_id, vade), UPDATE (vazgecen, vazgecme_tarihi) ON sirket_silmeleri TO emanet_app;
GRANT INSERT, SELECT, UPDATE ON sirket_silmeleri TO emanet_system;
GRANT SELECT (company_id, vade, vazgecme_tarihi, silinme_tarihi) ON sirket_silmeleri TO emanet_identity;
GRANT SELECT ON sirket_silmeleri TO emanet_app;

CREATE TABLE sure_kurallari (
  tur text NOT NULL,
  surum integer NOT NULL,
  gecerli date NOT NULL,
  sayi integer NOT NULL,
  birim text NOT NULL,
  madde text NOT NULL,
  dogrulandi boolean NOT NULL,
  CONSTRAINT sure_kurallari_pkey PRIMARY KEY (tur, surum),
  CONSTRAINT sure_kurallari_birim_check CHECK ((birim = ANY (ARRAY['saat'::text, 'gun'::text, 'is_gunu'::text, 'ay'::text, 'tarih'::text])))
);
GRANT SELECT ON sure_kurallari TO emanet_across;
GRANT SELECT ON sure_kurallari TO emanet_app;
GRANT SELECT ON sure_kurallari TO emanet_system;

CREATE TABLE sureler (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  tur text NOT NULL,
  kural_surumu integer NOT NULL,
  kayit_turu text,
  kayit_id integer,
  department_id integer,
  ad text NOT NULL,
  baslangic timestamp with time zone NOT NULL,
  baslangic_kaniti text,
  sayi integer NOT NULL,
  birim text NOT NULL,
  son_an timestamp with time zone NOT NULL,
  sorumlu_id integer,
  sorumlu text,
  kapanis timestamp with time zone,
  kapanis_kaniti text,
  gec_nedeni text,
  kapatan text,
  hatirlatilan text,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)'::text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  dosya_id uuid,
  dokuman_linki text GENERATED ALWAYS AS (('/api/files/'::text || (dosya_id)::text)) STORED,
  ek_gun integer,
  ek_kaniti text,
  kapanan_kayit_id integer,
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT sureler_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT sureler_company_id_dosya_id_fkey FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar(company_id, id),
  CONSTRAINT sureler_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT sureler_sorumlu_id_fkey FOREIGN KEY (sorumlu_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT sureler_tur_kural_surumu_fkey FOREIGN KEY (tur, kural_surumu) REFERENCES sure_kurallari(tur, surum),
  CONSTRAINT sureler_check CHECK (((kayit_turu IS NULL) = (COALESCE(kayit_id, kapanan_kayit_id) IS NULL)))
);
CREATE INDEX sureler_closed ON sureler USING btree (company_id, kapanis DESC, id DESC) WHERE (kapanis IS NOT NULL);
CREATE INDEX sureler_company_id_dosya_id_idx ON sureler USING btree (company_id, dosya_id) WHERE (dosya_id IS NOT NULL);
CREATE INDEX sureler_earlier ON sureler USING btree (company_id, kayit_turu, kapanan_kayit_id, tur) WHERE (kapanan_kayit_id IS NOT NULL);
CREATE UNIQUE INDEX sureler_record ON sureler USING btree (company_id, kayit_turu, kayit_id, tur) WHERE (kayit_id IS NOT NULL);
CREATE INDEX sureler_running ON sureler USING btree (company_id, son_an) WHERE (kapanis IS NULL);
CREATE INDEX sureler_sorumlu ON sureler USING btree (sorumlu_id) WHERE (sorumlu_id IS NOT NULL);
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON sureler DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kayit_turu IS NULL) OR (new.kayit_turu = ANY (ARRAY['basvurular'::text, 'veri_ihlalleri'::text])) OR (new.kapanis_kaniti IS NOT NULL))) EXECUTE FUNCTION note_evidence('id', 'id', 'department_id ad sorumlu_id sorumlu hatirlatilan surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON sureler DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.kayit_turu IS NULL) OR (new.kayit_turu = ANY (ARRAY['basvurular'::text, 'veri_ihlalleri'::text])) OR (new.kapanis_kaniti IS NOT NULL))) EXECUTE FUNCTION note_evidence('id', 'id', 'department_id ad sorumlu_id sorumlu hatirlatilan surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_left AFTER UPDATE ON sureler DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.kayit_turu IS NULL) OR (old.kayit_turu = ANY (ARRAY['basvurular'::text, 'veri_ihlalleri'::text])) OR (old.kapanis_kaniti IS NOT NULL)) AND (NOT ((new.kayit_turu IS NULL) OR (new.kayit_turu = ANY (ARRAY['basvurular'::text, 'veri_ihlalleri'::text])) OR (new.kapanis_kaniti IS NOT NULL))))) EXECUTE FUNCTION note_evidence('id', 'id', 'department_id ad sorumlu_id sorumlu hatirlatilan surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON sureler DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.kayit_turu IS NULL) OR (old.kayit_turu = ANY (ARRAY['basvurular'::text, 'veri_ihlalleri'::text])) OR (old.kapanis_kaniti IS NOT NULL))) EXECUTE FUNCTION note_evidence('id', 'id', 'department_id ad sorumlu_id sorumlu hatirlatilan surum guncelleyen guncellenme_tarihi', '', '');
CREATE TRIGGER follow_file AFTER INSERT OR DELETE OR UPDATE OF dosya_id ON sureler FOR EACH ROW EXECUTE FUNCTION follow_file();
ALTER TABLE sureler ENABLE ROW LEVEL SECURITY;
ALTER TABLE sureler FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON sureler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY kept ON sureler TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON sureler TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY reviews ON sureler FOR SELECT TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (tur = 'dokuman'::text)));
CREATE POLICY several_companies ON sureler FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON sureler AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (( SELECT app_manages() AS app_manages) AND (NOT (EXISTS ( SELECT
   FROM portfoy_planlari p
  WHERE ((p.company_id = sureler.company_id) AND (p.sure_id = sureler.id))))) AND
CASE kayit_turu
    WHEN 'veri_ihlalleri'::text THEN is_imported_breach(kayit_id)
    WHEN 'basvurular'::text THEN (EXISTS ( SELECT
       FROM basvuru_olaylari o
      WHERE ((o.company_id = sureler.company_id) AND (o.basvuru_id = sureler.kayit_id) AND (o.tur = 'dosyadan_kaydedildi'::text))))
    ELSE ((kayit_turu IS NULL) AND (surum = 1) AND (EXISTS ( SELECT
       FROM change_logs l
      WHERE ((l.company_id = sureler.company_id) AND (l.tur = 'sureler'::text) AND (l.record_id = sureler.id) AND (l.islem = 'ekleme'::text) AND (l.toplu_islem IS NOT NULL)))))
END)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sureler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON sureler TO emanet_system;
GRANT SELECT ON sureler TO emanet_across;

CREATE TABLE takvim_baglantilari (
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  token_hash bytea NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT takvim_baglantilari_pkey PRIMARY KEY (company_id, user_id),
  CONSTRAINT takvim_baglantilari_token_hash_key UNIQUE (token_hash),
  CONSTRAINT takvim_baglantilari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT takvim_baglantilari_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE
);
ALTER TABLE takvim_baglantilari ENABLE ROW LEVEL SECURITY;
ALTER TABLE takvim_baglantilari FORCE ROW LEVEL SECURITY;
CREATE POLICY asked_for ON takvim_baglantilari FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY by_role ON takvim_baglantilari AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (((user_id = ( SELECT app_person() AS app_person)) IS NOT FALSE) OR ( SELECT app_manages() AS app_manages))));
CREATE POLICY everything ON takvim_baglantilari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON takvim_baglantilari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON takvim_baglantilari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON takvim_baglantilari TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON takvim_baglantilari TO emanet_system;
GRANT SELECT ON takvim_baglantilari TO emanet_identity;

CREATE TABLE tatiller (
  gun date NOT NULL,
  yarim boolean NOT NULL,
  ad_tr text NOT NULL,
  ad_en text NOT NULL,
  kaynak text NOT NULL,
  dogrulandi boolean NOT NULL DEFAULT true,
  CONSTRAINT tatiller_pkey PRIMARY KEY (gun, ad_tr),
  CONSTRAINT tatiller_ad_en_check CHECK ((ad_en <> ''::text)),
  CONSTRAINT tatiller_ad_tr_check CHECK ((ad_tr <> ''::text))
);
GRANT DELETE, INSERT, SELECT ON tatiller TO emanet_system;
GRANT SELECT ON tatiller TO emanet_across;
GRANT SELECT ON tatiller TO emanet_app;
GRANT SELECT ON tatiller TO emanet_identity;

CREATE TABLE tedarikci_listesi (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  tedarikci_adi text NOT NULL,
  tedarikci_unvan text,
  vergi_no text,
  yetkili_adi text,
  eposta text,
  telefon text,
  ulke text,
  surum integer NOT NULL DEFAULT 1,
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED,
  arama_ek text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_unvan)) STORED,
  CONSTRAINT tedarikci_listesi_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT tedarikci_listesi_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE UNIQUE INDEX tedarikci_listesi_name ON tedarikci_listesi USING btree (company_id, fold_turkish(tedarikci_adi));
CREATE INDEX tedarikci_listesi_search ON tedarikci_listesi USING btree (company_id, arama, id) INCLUDE (arama_ek);
ALTER TABLE tedarikci_listesi ENABLE ROW LEVEL SECURITY;
ALTER TABLE tedarikci_listesi FORCE ROW LEVEL SECURITY;
CREATE POLICY changed_by_managers ON tedarikci_listesi AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON tedarikci_listesi TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON tedarikci_listesi TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY removed_by_managers ON tedarikci_listesi AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY several_companies ON tedarikci_listesi FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON tedarikci_listesi TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON tedarikci_listesi TO emanet_system;
GRANT SELECT ON tedarikci_listesi TO emanet_across;

CREATE TABLE throttles (
  key text NOT NULL,
  attempts integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT throttles_pkey PRIMARY KEY (key)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON throttles TO emanet_identity;
GRANT DELETE, INSERT, SELECT, UPDATE ON throttles TO emanet_system;

CREATE TABLE users (
  user_id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  email text NOT NULL,
  fullname text NOT NULL DEFAULT ''::text,
  role text NOT NULL,
  password_hash text,
  egitim_sorumlusu boolean NOT NULL DEFAULT false,
  varlik_sorumlusu boolean NOT NULL DEFAULT false,
  aktif boolean NOT NULL DEFAULT true,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  surum integer NOT NULL DEFAULT 1,
  dil text NOT NULL DEFAULT 'tr'::text,
  ikinci_adim_tarihi date,
  ziyaretci boolean NOT NULL DEFAULT false,
  ayrilma_tarihi timestamp with time zone,
  uyari_tarihi timestamp with time zone,
  sifirlama_istegi timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (user_id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_dil_check CHECK ((dil = ANY (ARRAY['tr'::text, 'en'::text]))),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['danışman'::text, 'yönetici'::text, 'temsilci'::text])))
);
CREATE UNIQUE INDEX users_ziyaretci ON users USING btree (ziyaretci) WHERE ziyaretci;
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.aktif IS DISTINCT FROM new.aktif))) EXECUTE FUNCTION note_member();
CREATE TRIGGER switched_off AFTER UPDATE OF aktif ON users FOR EACH ROW WHEN ((old.aktif AND (NOT new.aktif))) EXECUTE FUNCTION end_sessions_of_user();
GRANT DELETE, INSERT, SELECT, UPDATE ON users TO emanet_system;
GRANT SELECT (user_id, email, fullname, role, egitim_sorumlusu, varlik_sorumlusu, aktif, olusturma_tarihi, dil, ikinci_adim_tarihi, ziyaretci, ayrilma_tarihi, uyari_tarihi), UPDATE (dil, ikinci_adim_tarihi, ayrilma_tarihi, uyari_tarihi) ON users TO emanet_identity;

CREATE TABLE uyelik_davetleri (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  fullname text NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  departments integer[] NOT NULL,
  egitim_sorumlusu boolean NOT NULL,
  varlik_sorumlusu boolean NOT NULL,
  davet_eden text NOT NULL,
  tarih timestamp with time zone NOT NULL,
  gonderim_tarihi timestamp with time zone NOT NULL,
  son_tarih timestamp with time zone NOT NULL,
  durum text NOT NULL DEFAULT 'bekliyor'::text,
  yanit_tarihi timestamp with time zone,
  davet_eden_id integer,
  CONSTRAINT uyelik_davetleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT uyelik_davetleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT uyelik_davetleri_davet_eden_id_fkey FOREIGN KEY (davet_eden_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT uyelik_davetleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT uyelik_davetleri_durum_check CHECK ((durum = ANY (ARRAY['bekliyor'::text, 'kabul'::text, 'red'::text, 'geri_alindi'::text]))),
  CONSTRAINT uyelik_davetleri_role_check CHECK ((role = ANY (ARRAY['yönetici'::text, 'temsilci'::text])))
);
CREATE UNIQUE INDEX uyelik_davetleri_bekleyen ON uyelik_davetleri USING btree (company_id, user_id) WHERE (durum = 'bekliyor'::text);
CREATE INDEX uyelik_davetleri_eden ON uyelik_davetleri USING btree (davet_eden_id) WHERE (davet_eden_id IS NOT NULL);
CREATE INDEX uyelik_davetleri_kisi ON uyelik_davetleri USING btree (user_id);
ALTER TABLE uyelik_davetleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE uyelik_davetleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_managers ON uyelik_davetleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON uyelik_davetleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY invited ON uyelik_davetleri TO emanet
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON uyelik_davetleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY own_invitations ON uyelik_davetleri FOR SELECT TO emanet_identity
  USING (true);
CREATE POLICY several_companies ON uyelik_davetleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON uyelik_davetleri TO emanet_system;
GRANT SELECT ON uyelik_davetleri TO emanet_across;
GRANT SELECT ON uyelik_davetleri TO emanet_app;
GRANT SELECT ON uyelik_davetleri TO emanet_identity;
GRANT UPDATE (gonderim_tarihi, son_tarih, durum, yanit_tarihi) ON uyelik_davetleri TO emanet_app;

CREATE TABLE varlik_listesi (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  varlik_ismi text NOT NULL,
  varlik_turu text,
  varlik_sahibi text,
  varlik_durumu text,
  bulundugu_yer text,
  tedarikci_adi text,
  yurt_disi_mi boolean,
  ulke text,
  veri_harita_id integer[] NOT NULL DEFAULT '{}'::integer[],
  islenen_kisisel_veriler text[] NOT NULL DEFAULT '{}'::text[],
  ozel_nitelikli_veri boolean,
  gizlilik_derecesi text,
  erisim_yetkilileri text,
  yedekleme_var_mi boolean,
  sifreleme_var_mi boolean,
  alinan_tedbirler text[] NOT NULL DEFAULT '{}'::text[],
  imha_yontemi text,
  saklama_suresi text,
  diger_aciklamalar_danisman text,
  durum boolean,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(varlik_ismi)) STORED,
  arama_ek text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED,
  kisi_sayisi integer,
  yedek_saklama_suresi text,
  risk text,
  eksiksizlik smallint,
  uyarilar jsonb,
  ozel_nitelikli boolean,
  hukum text,
  onay_surumu integer,
  onay_tarihi date,
  sira text collate turkish_letters NOT NULL GENERATED ALWAYS AS ("left"(COALESCE(varlik_ismi, ''::text), 200)) STORED,
  uyari_cevaplari text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT varlik_listesi_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT varlik_listesi_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT varlik_listesi_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT varlik_listesi_eksiksizlik_check CHECK (((eksiksizlik >= 0) AND (eksiksizlik <= 100))),
  CONSTRAINT varlik_listesi_hukum_check CHECK ((hukum = ANY (ARRAY['Eksik'::text, 'Uyarılı'::text, 'Hazır'::text, 'Onaylı'::text]))),
  CONSTRAINT varlik_listesi_kisi_sayisi_check CHECK ((kisi_sayisi >= 0)),
  CONSTRAINT varlik_listesi_risk_check CHECK ((risk = ANY (ARRAY['Düşük'::text, 'Orta'::text, 'Yüksek'::text]))),
  CONSTRAINT varlik_listesi_yedek_saklama_suresi_check CHECK ((yedek_saklama_suresi ~ '^P[1-9][0-9]{0,3}[DWMY]$'::text))
);
CREATE INDEX varlik_listesi_health ON varlik_listesi USING btree (company_id, department_id, risk) INCLUDE (eksiksizlik, ozel_nitelikli);
CREATE UNIQUE INDEX varlik_listesi_id ON varlik_listesi USING btree (id);
CREATE INDEX varlik_listesi_list ON varlik_listesi USING btree (company_id, sira, id);
CREATE UNIQUE INDEX varlik_listesi_name ON varlik_listesi USING btree (company_id, fold_turkish(varlik_ismi));
CREATE INDEX varlik_listesi_of_department ON varlik_listesi USING btree (company_id, department_id, sira, id);
CREATE INDEX varlik_listesi_search ON varlik_listesi USING btree (company_id, arama, id) INCLUDE (department_id, arama_ek);
CREATE TRIGGER count_delete AFTER DELETE ON varlik_listesi REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION varlik_listesi_count_delete();
CREATE TRIGGER count_insert AFTER INSERT ON varlik_listesi REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION varlik_listesi_count_insert();
CREATE TRIGGER count_update AFTER UPDATE OF company_id, department_id, ozel_nitelikli ON varlik_listesi FOR EACH ROW WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.department_id IS DISTINCT FROM new.department_id) OR (COALESCE(old.ozel_nitelikli, false) <> COALESCE(new.ozel_nitelikli, false)))) EXECUTE FUNCTION varlik_listesi_count_update();
CREATE TRIGGER noted_delete AFTER DELETE ON varlik_listesi REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON varlik_listesi REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF department_id, varlik_durumu, veri_harita_id, yurt_disi_mi ON varlik_listesi FOR EACH ROW WHEN (((old.department_id IS DISTINCT FROM new.department_id) OR (old.veri_harita_id IS DISTINCT FROM new.veri_harita_id) OR (old.yurt_disi_mi IS DISTINCT FROM new.yurt_disi_mi) OR (old.varlik_durumu IS DISTINCT FROM new.varlik_durumu))) EXECUTE FUNCTION note_row();
CREATE TRIGGER text_sources_changed AFTER UPDATE OF alinan_tedbirler, sifreleme_var_mi, varlik_durumu, veri_harita_id, yedekleme_var_mi ON varlik_listesi FOR EACH ROW WHEN (((old.varlik_durumu IS DISTINCT FROM new.varlik_durumu) OR (old.veri_harita_id IS DISTINCT FROM new.veri_harita_id) OR (old.alinan_tedbirler IS DISTINCT FROM new.alinan_tedbirler) OR (old.sifreleme_var_mi IS DISTINCT FROM new.sifreleme_var_mi) OR (old.yedekleme_var_mi IS DISTINCT FROM new.yedekleme_var_mi))) EXECUTE FUNCTION mark_texts('varlik_durumu', 'veri_harita_id', 'alinan_tedbirler', 'sifreleme_var_mi', 'yedekleme_var_mi');
CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF yurt_disi_mi ON varlik_listesi FOR EACH ROW WHEN ((old.yurt_disi_mi IS DISTINCT FROM new.yurt_disi_mi)) EXECUTE FUNCTION mark_texts('yurt_disi_mi');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON varlik_listesi FOR EACH ROW EXECUTE FUNCTION mark_texts();
ALTER TABLE varlik_listesi ENABLE ROW LEVEL SECURITY;
ALTER TABLE varlik_listesi FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON varlik_listesi TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY names ON varlik_listesi FOR SELECT TO emanet
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY own_company ON varlik_listesi TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('asset_departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('asset_departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON varlik_listesi FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON varlik_listesi TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON varlik_listesi TO emanet_system;
GRANT SELECT ON varlik_listesi TO emanet_across;

CREATE TABLE verbis_beyanlari (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  tarih date NOT NULL,
  giren text NOT NULL,
  notu text,
  icerik jsonb NOT NULL,
  fark_sayisi integer,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  kayit_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  acik_noktalar jsonb,
  gerekce text,
  CONSTRAINT verbis_beyanlari_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT verbis_beyanlari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE TRIGGER close_filing_clock AFTER INSERT ON verbis_beyanlari FOR EACH ROW EXECUTE FUNCTION close_filing_clock();
CREATE TRIGGER evidence_added AFTER INSERT ON verbis_beyanlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON verbis_beyanlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON verbis_beyanlari FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', '');
ALTER TABLE verbis_beyanlari ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_beyanlari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON verbis_beyanlari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_beyanlari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_beyanlari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_beyanlari TO emanet_system;
GRANT INSERT, SELECT ON verbis_beyanlari TO emanet_app;
GRANT SELECT ON verbis_beyanlari TO emanet_across;

CREATE TABLE verbis_isaretleri (
  company_id integer NOT NULL,
  bolum text NOT NULL,
  satir text NOT NULL,
  imza text NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  CONSTRAINT verbis_isaretleri_pkey PRIMARY KEY (company_id, bolum, satir),
  CONSTRAINT verbis_isaretleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE TRIGGER evidence_added AFTER INSERT ON verbis_isaretleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'bolum satir', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON verbis_isaretleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'bolum satir', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON verbis_isaretleri FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'bolum satir', '');
ALTER TABLE verbis_isaretleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_isaretleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON verbis_isaretleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON verbis_isaretleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_isaretleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_isaretleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_isaretleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_isaretleri TO emanet_system;
GRANT SELECT ON verbis_isaretleri TO emanet_across;

CREATE TABLE verbis_kesisimleri (
  company_id integer NOT NULL,
  bolum text NOT NULL,
  kategori text NOT NULL,
  deger text NOT NULL,
  kayitlar integer[] NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  turler text[],
  CONSTRAINT verbis_kesisimleri_pkey PRIMARY KEY (company_id, bolum, kategori, deger),
  CONSTRAINT verbis_kesisimleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE verbis_kesisimleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_kesisimleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON verbis_kesisimleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_kesisimleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_kesisimleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_kesisimleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_kesisimleri TO emanet_system;
GRANT SELECT ON verbis_kesisimleri TO emanet_across;

CREATE TABLE verbis_muafiyeti (
  company_id integer NOT NULL,
  ana_faaliyet_ozel boolean,
  istisna text,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  bilanco_yok boolean,
  tuz uuid DEFAULT gen_random_uuid(),
  bilanco_yili smallint,
  CONSTRAINT verbis_muafiyeti_pkey PRIMARY KEY (company_id),
  CONSTRAINT verbis_muafiyeti_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
CREATE TRIGGER evidence_added AFTER INSERT ON verbis_muafiyeti FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', '');
CREATE TRIGGER evidence_changed AFTER UPDATE ON verbis_muafiyeti FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', '');
CREATE TRIGGER evidence_removed AFTER DELETE ON verbis_muafiyeti FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('null', 'company_id', '');
ALTER TABLE verbis_muafiyeti ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_muafiyeti FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON verbis_muafiyeti AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON verbis_muafiyeti TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_muafiyeti TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_muafiyeti FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_muafiyeti TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_muafiyeti TO emanet_system;
GRANT SELECT ON verbis_muafiyeti TO emanet_across;

CREATE TABLE verbis_sureleri (
  company_id integer NOT NULL,
  kategori text NOT NULL,
  secim text NOT NULL,
  secenekler text[] NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT verbis_sureleri_pkey PRIMARY KEY (company_id, kategori),
  CONSTRAINT verbis_sureleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id)
);
ALTER TABLE verbis_sureleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_sureleri FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON verbis_sureleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_sureleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_sureleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_sureleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_sureleri TO emanet_system;
GRANT SELECT ON verbis_sureleri TO emanet_across;

CREATE TABLE verbis_taramalari (
  company_id integer NOT NULL,
  son_kayit bigint NOT NULL,
  yukumluluk text,
  yukumluluk_gunu date,
  CONSTRAINT verbis_taramalari_pkey PRIMARY KEY (company_id),
  CONSTRAINT verbis_taramalari_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id) ON DELETE CASCADE,
  CONSTRAINT verbis_taramalari_yukumluluk_check CHECK ((yukumluluk = ANY (ARRAY['due'::text, 'exempt'::text, 'unknown'::text])))
);
ALTER TABLE verbis_taramalari ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_taramalari FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON verbis_taramalari TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_taramalari TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_taramalari FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_taramalari TO emanet_system;
GRANT INSERT, SELECT, UPDATE ON verbis_taramalari TO emanet_app;
GRANT SELECT ON verbis_taramalari TO emanet_across;

CREATE TABLE verbis_tedbirleri (
  company_id integer NOT NULL,
  kod text NOT NULL,
  durum text NOT NULL,
  aciklama text,
  kanit text,
  dokuman_id integer,
  dayanak text NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT verbis_tedbirleri_pkey PRIMARY KEY (company_id, kod),
  CONSTRAINT verbis_tedbirleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT verbis_tedbirleri_durum_check CHECK ((durum = ANY (ARRAY['onayli'::text, 'reddedildi'::text])))
);
ALTER TABLE verbis_tedbirleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE verbis_tedbirleri FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON verbis_tedbirleri AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR ( SELECT app_manages() AS app_manages)));
CREATE POLICY everything ON verbis_tedbirleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON verbis_tedbirleri TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)));
CREATE POLICY several_companies ON verbis_tedbirleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_tedbirleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON verbis_tedbirleri TO emanet_system;
GRANT SELECT ON verbis_tedbirleri TO emanet_across;

CREATE TABLE veri_aktarim (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  tedarikci_adi text NOT NULL,
  tedarikci_unvan text,
  hizmet_konusu text,
  veri_isleyen_rolu text,
  veri_harita_id integer[] NOT NULL DEFAULT '{}'::integer[],
  aktarilan_kisisel_veriler text[] NOT NULL DEFAULT '{}'::text[],
  ilgili_kisi text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_amaci text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_sarti text[] NOT NULL DEFAULT '{}'::text[],
  alici_grubu text,
  aktarim_yontemi text[] NOT NULL DEFAULT '{}'::text[],
  aktarim_yontemi_yaziniz text,
  aktarim_sikligi text,
  yurt_disi_aktarim boolean,
  aktarim_ulkesi text,
  yurt_disi_mekanizma text,
  standart_sozlesme_imza_tarihi date,
  standart_sozlesme_bildirim_tarihi date,
  sozlesme_var_mi boolean,
  sozlesme_tarihi date,
  sozlesme_bitis_tarihi date,
  veri_isleyen_sozlesmesi integer,
  alinan_tedbirler text[] NOT NULL DEFAULT '{}'::text[],
  son_denetim_tarihi date,
  saklama_suresi text,
  diger_aciklamalar_danisman text,
  durum boolean,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_adi)) STORED,
  arama_ek text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(tedarikci_unvan)) STORED,
  risk text,
  eksiksizlik smallint,
  uyarilar jsonb,
  ozel_nitelikli boolean,
  standart_sozlesme_turu text,
  standart_sozlesme_bildiren text,
  standart_sozlesme_degisiklik_tarihi date,
  alt_isleyenler text,
  standart_sozlesme_bildirim_kaniti text,
  aktarim_durumu text,
  sona_erme_tarihi date,
  standart_sozlesme_yetki boolean,
  kurul_izni_tarihi date,
  yurt_disi_kanun text,
  hukum text,
  onay_surumu integer,
  standart_sozlesme_gec_nedeni text,
  onay_tarihi date,
  sira text collate turkish_letters NOT NULL GENERATED ALWAYS AS ("left"(COALESCE(tedarikci_adi, ''::text), 200)) STORED,
  uyari_cevaplari text[] NOT NULL DEFAULT '{}'::text[],
  standart_sozlesme_imza_sekli text,
  kurul_izni_sayisi text,
  CONSTRAINT veri_aktarim_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT veri_aktarim_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT veri_aktarim_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT veri_aktarim_company_id_veri_isleyen_sozlesmesi_fkey FOREIGN KEY (company_id, veri_isleyen_sozlesmesi) REFERENCES dokumanlar(company_id, id),
  CONSTRAINT veri_aktarim_eksiksizlik_check CHECK (((eksiksizlik >= 0) AND (eksiksizlik <= 100))),
  CONSTRAINT veri_aktarim_hukum_check CHECK ((hukum = ANY (ARRAY['Eksik'::text, 'Uyarılı'::text, 'Hazır'::text, 'Onaylı'::text]))),
  CONSTRAINT veri_aktarim_risk_check CHECK ((risk = ANY (ARRAY['Düşük'::text, 'Orta'::text, 'Yüksek'::text])))
);
CREATE INDEX veri_aktarim_abroad ON veri_aktarim USING btree (company_id, department_id) WHERE yurt_disi_aktarim;
CREATE INDEX veri_aktarim_agreement ON veri_aktarim USING btree (company_id, veri_isleyen_sozlesmesi);
CREATE INDEX veri_aktarim_audit ON veri_aktarim USING btree (company_id, son_denetim_tarihi, id) WHERE (son_denetim_tarihi IS NOT NULL);
CREATE INDEX veri_aktarim_contract_end ON veri_aktarim USING btree (company_id, sozlesme_bitis_tarihi, id) WHERE (sozlesme_bitis_tarihi IS NOT NULL);
CREATE INDEX veri_aktarim_health ON veri_aktarim USING btree (company_id, department_id, risk) INCLUDE (eksiksizlik, ozel_nitelikli);
CREATE UNIQUE INDEX veri_aktarim_id ON veri_aktarim USING btree (id);
CREATE INDEX veri_aktarim_list ON veri_aktarim USING btree (company_id, sira, id);
CREATE INDEX veri_aktarim_notice ON veri_aktarim USING btree (company_id, standart_sozlesme_imza_tarihi, id) WHERE ((standart_sozlesme_imza_tarihi IS NOT NULL) AND (standart_sozlesme_bildirim_tarihi IS NULL));
CREATE INDEX veri_aktarim_of_department ON veri_aktarim USING btree (company_id, department_id, sira, id);
CREATE INDEX veri_aktarim_search ON veri_aktarim USING btree (company_id, arama, id) INCLUDE (department_id, arama_ek);
CREATE INDEX veri_aktarim_supplier ON veri_aktarim USING btree (company_id, fold_turkish(tedarikci_adi));
CREATE TRIGGER clock_added AFTER INSERT ON veri_aktarim FOR EACH ROW WHEN (((new.standart_sozlesme_imza_tarihi IS NOT NULL) OR (new.sozlesme_bitis_tarihi IS NOT NULL) OR (new.son_denetim_tarihi IS NOT NULL))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE OF aktarim_durumu, department_id, durum, son_denetim_tarihi, sona_erme_tarihi, sozlesme_bitis_tarihi, sozlesme_var_mi, standart_sozlesme_bildirim_tarihi, standart_sozlesme_gec_nedeni, standart_sozlesme_imza_tarihi, tedarikci_adi, veri_isleyen_rolu, yurt_disi_aktarim, yurt_disi_mekanizma ON veri_aktarim FOR EACH ROW WHEN (((COALESCE(old.standart_sozlesme_imza_tarihi, old.sozlesme_bitis_tarihi, old.son_denetim_tarihi, new.standart_sozlesme_imza_tarihi, new.sozlesme_bitis_tarihi, new.son_denetim_tarihi) IS NOT NULL) AND ((old.tedarikci_adi IS DISTINCT FROM new.tedarikci_adi) OR (old.department_id IS DISTINCT FROM new.department_id) OR (old.yurt_disi_aktarim IS DISTINCT FROM new.yurt_disi_aktarim) OR (old.yurt_disi_mekanizma IS DISTINCT FROM new.yurt_disi_mekanizma) OR (old.standart_sozlesme_imza_tarihi IS DISTINCT FROM new.standart_sozlesme_imza_tarihi) OR (old.standart_sozlesme_bildirim_tarihi IS DISTINCT FROM new.standart_sozlesme_bildirim_tarihi) OR (old.sozlesme_var_mi IS DISTINCT FROM new.sozlesme_var_mi) OR (old.sozlesme_bitis_tarihi IS DISTINCT FROM new.sozlesme_bitis_tarihi) OR (old.veri_isleyen_rolu IS DISTINCT FROM new.veri_isleyen_rolu) OR (old.son_denetim_tarihi IS DISTINCT FROM new.son_denetim_tarihi) OR (old.aktarim_durumu IS DISTINCT FROM new.aktarim_durumu) OR (old.durum IS DISTINCT FROM new.durum) OR (old.sona_erme_tarihi IS DISTINCT FROM new.sona_erme_tarihi) OR (old.standart_sozlesme_gec_nedeni IS DISTINCT FROM new.standart_sozlesme_gec_nedeni)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON veri_aktarim FOR EACH ROW WHEN (((old.standart_sozlesme_imza_tarihi IS NOT NULL) OR (old.sozlesme_bitis_tarihi IS NOT NULL) OR (old.son_denetim_tarihi IS NOT NULL))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER count_delete AFTER DELETE ON veri_aktarim REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION veri_aktarim_count_delete();
CREATE TRIGGER count_insert AFTER INSERT ON veri_aktarim REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION veri_aktarim_count_insert();
CREATE TRIGGER count_update AFTER UPDATE OF company_id, department_id, yurt_disi_aktarim ON veri_aktarim FOR EACH ROW WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.department_id IS DISTINCT FROM new.department_id) OR (COALESCE(old.yurt_disi_aktarim, false) <> COALESCE(new.yurt_disi_aktarim, false)))) EXECUTE FUNCTION veri_aktarim_count_update();
CREATE TRIGGER noted_delete AFTER DELETE ON veri_aktarim REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON veri_aktarim REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF aktarim_durumu, department_id, durum, sozlesme_bitis_tarihi, sozlesme_var_mi, uyarilar, veri_isleyen_rolu, yurt_disi_aktarim, yurt_disi_mekanizma ON veri_aktarim FOR EACH ROW WHEN (((old.department_id IS DISTINCT FROM new.department_id) OR (old.veri_isleyen_rolu IS DISTINCT FROM new.veri_isleyen_rolu) OR (old.sozlesme_var_mi IS DISTINCT FROM new.sozlesme_var_mi) OR (old.sozlesme_bitis_tarihi IS DISTINCT FROM new.sozlesme_bitis_tarihi) OR (old.yurt_disi_aktarim IS DISTINCT FROM new.yurt_disi_aktarim) OR (old.yurt_disi_mekanizma IS DISTINCT FROM new.yurt_disi_mekanizma) OR (old.uyarilar IS DISTINCT FROM new.uyarilar) OR (old.aktarim_durumu IS DISTINCT FROM new.aktarim_durumu) OR (old.durum IS DISTINCT FROM new.durum))) EXECUTE FUNCTION note_row();
CREATE TRIGGER noted_update_2 AFTER UPDATE OF veri_harita_id ON veri_aktarim FOR EACH ROW WHEN ((old.veri_harita_id IS DISTINCT FROM new.veri_harita_id)) EXECUTE FUNCTION note_row();
CREATE TRIGGER text_sources_changed AFTER UPDATE OF aktarilan_kisisel_veriler, aktarim_amaci, aktarim_durumu, aktarim_sarti, aktarim_sikligi, aktarim_ulkesi, alici_grubu, alinan_tedbirler, alt_isleyenler, durum, hizmet_konusu, ilgili_kisi, saklama_suresi, sozlesme_tarihi, standart_sozlesme_imza_tarihi, standart_sozlesme_turu, tedarikci_adi, tedarikci_unvan, veri_harita_id, veri_isleyen_rolu, yurt_disi_aktarim, yurt_disi_mekanizma ON veri_aktarim FOR EACH ROW WHEN (((old.tedarikci_adi IS DISTINCT FROM new.tedarikci_adi) OR (old.tedarikci_unvan IS DISTINCT FROM new.tedarikci_unvan) OR (old.hizmet_konusu IS DISTINCT FROM new.hizmet_konusu) OR (old.veri_isleyen_rolu IS DISTINCT FROM new.veri_isleyen_rolu) OR (old.aktarim_durumu IS DISTINCT FROM new.aktarim_durumu) OR (old.durum IS DISTINCT FROM new.durum) OR (old.veri_harita_id IS DISTINCT FROM new.veri_harita_id) OR (old.aktarilan_kisisel_veriler IS DISTINCT FROM new.aktarilan_kisisel_veriler) OR (old.ilgili_kisi IS DISTINCT FROM new.ilgili_kisi) OR (old.aktarim_amaci IS DISTINCT FROM new.aktarim_amaci) OR (old.aktarim_sarti IS DISTINCT FROM new.aktarim_sarti) OR (old.aktarim_sikligi IS DISTINCT FROM new.aktarim_sikligi) OR (old.alici_grubu IS DISTINCT FROM new.alici_grubu) OR (old.yurt_disi_aktarim IS DISTINCT FROM new.yurt_disi_aktarim) OR (old.aktarim_ulkesi IS DISTINCT FROM new.aktarim_ulkesi) OR (old.yurt_disi_mekanizma IS DISTINCT FROM new.yurt_disi_mekanizma) OR (old.standart_sozlesme_imza_tarihi IS DISTINCT FROM new.standart_sozlesme_imza_tarihi) OR (old.standart_sozlesme_turu IS DISTINCT FROM new.standart_sozlesme_turu) OR (old.alt_isleyenler IS DISTINCT FROM new.alt_isleyenler) OR (old.alinan_tedbirler IS DISTINCT FROM new.alinan_tedbirler) OR (old.saklama_suresi IS DISTINCT FROM new.saklama_suresi) OR (old.sozlesme_tarihi IS DISTINCT FROM new.sozlesme_tarihi))) EXECUTE FUNCTION mark_texts('tedarikci_adi', 'tedarikci_unvan', 'hizmet_konusu', 'veri_isleyen_rolu', 'aktarim_durumu', 'durum', 'veri_harita_id', 'aktarilan_kisisel_veriler', 'ilgili_kisi', 'aktarim_amaci', 'aktarim_sarti', 'aktarim_sikligi', 'alici_grubu', 'yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma', 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_turu', 'alt_isleyenler', 'alinan_tedbirler', 'saklama_suresi', 'sozlesme_tarihi');
CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF kurul_izni_tarihi, kurul_izni_sayisi ON veri_aktarim FOR EACH ROW WHEN (((old.kurul_izni_tarihi IS DISTINCT FROM new.kurul_izni_tarihi) OR (old.kurul_izni_sayisi IS DISTINCT FROM new.kurul_izni_sayisi))) EXECUTE FUNCTION mark_texts('kurul_izni_tarihi', 'kurul_izni_sayisi');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON veri_aktarim FOR EACH ROW EXECUTE FUNCTION mark_texts();
ALTER TABLE veri_aktarim ENABLE ROW LEVEL SECURITY;
ALTER TABLE veri_aktarim FORCE ROW LEVEL SECURITY;
CREATE POLICY clocked ON veri_aktarim FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON veri_aktarim TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON veri_aktarim TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON veri_aktarim FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_aktarim TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_aktarim TO emanet_system;
GRANT SELECT ON veri_aktarim TO emanet_across;

CREATE TABLE veri_harita (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  department_id integer NOT NULL,
  surec_ismi text NOT NULL,
  faaliyet_amaci text,
  faaliyet_amaci_yaziniz text,
  faaliyet_aciklamasi text,
  islenen_kisisel_veriler text[] NOT NULL DEFAULT '{}'::text[],
  ilgili_kisi text[] NOT NULL DEFAULT '{}'::text[],
  kvk_kimden_nasil text[] NOT NULL DEFAULT '{}'::text[],
  kvk_kimden_nasil_yaziniz text,
  kimden_nasil_temin text[] NOT NULL DEFAULT '{}'::text[],
  kimden_nasil_temin_yaziniz text,
  otomatik_veri_isleme_faaliyeti text,
  otomatik_veri_isleme_faaliyeti_yaziniz text,
  dosya_ismi text,
  saklandigi_alan text[] NOT NULL DEFAULT '{}'::text[],
  dahil_oluyormu text,
  tedarikci_dahil_oluyormu_yaziniz text,
  islenme_amaci text[] NOT NULL DEFAULT '{}'::text[],
  isleme_sarti text[] NOT NULL DEFAULT '{}'::text[],
  gerceklestirme_amaci text,
  hukuki_yukumluluk_istisnasi text,
  veri_sorumlusu_mesru_menfaati text,
  veri_isleme_faaliyetleri_id integer,
  ilkelere_uygunluk boolean,
  ilkelere_uygunluk_2 boolean,
  ilkelere_uygunluk_3 boolean,
  aydinlatma_metni integer,
  acik_riza_metni integer,
  diger_aciklamalar_danisman text,
  veri_isleyen_unvan text,
  saklama_suresi text,
  durum boolean,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  arama text collate "C" NOT NULL GENERATED ALWAYS AS (search_text(surec_ismi)) STORED,
  risk text,
  eksiksizlik smallint,
  uyarilar jsonb,
  ozel_nitelikli boolean,
  faaliyet_durumu text,
  otomatik_karar boolean,
  ticari_ileti_onayi boolean,
  kategori_ayrintilari text[] NOT NULL DEFAULT '{}'::text[],
  alici_grubu text[] NOT NULL DEFAULT '{}'::text[],
  yurt_disi_aktarim boolean,
  imha_yontemi text,
  denge_gereklilik text,
  denge_ilgili_kisi text,
  denge_onlem text,
  denge_sonucu text,
  denge_tarihi date,
  alici_yok boolean,
  on_sekiz_yas_alti boolean,
  denge_yapan text,
  hukum text,
  onay_surumu integer,
  onay_tarihi date,
  sira text collate turkish_letters NOT NULL GENERATED ALWAYS AS ("left"(surec_ismi, 200)) STORED,
  uyari_cevaplari text[] NOT NULL DEFAULT '{}'::text[],
  sadakat_dogrulamasi text,
  izlenen_alan text[] NOT NULL DEFAULT '{}'::text[],
  izleme_zamani text,
  izleme_kapsami text,
  kendi_cihazi boolean,
  CONSTRAINT veri_harita_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT veri_harita_company_id_acik_riza_metni_fkey FOREIGN KEY (company_id, acik_riza_metni) REFERENCES dokumanlar(company_id, id),
  CONSTRAINT veri_harita_company_id_aydinlatma_metni_fkey FOREIGN KEY (company_id, aydinlatma_metni) REFERENCES dokumanlar(company_id, id),
  CONSTRAINT veri_harita_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT veri_harita_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT veri_harita_eksiksizlik_check CHECK (((eksiksizlik >= 0) AND (eksiksizlik <= 100))),
  CONSTRAINT veri_harita_hukum_check CHECK ((hukum = ANY (ARRAY['Eksik'::text, 'Uyarılı'::text, 'Hazır'::text, 'Onaylı'::text]))),
  CONSTRAINT veri_harita_risk_check CHECK ((risk = ANY (ARRAY['Düşük'::text, 'Orta'::text, 'Yüksek'::text])))
);
CREATE INDEX veri_harita_consent ON veri_harita USING btree (company_id, acik_riza_metni);
CREATE INDEX veri_harita_health ON veri_harita USING btree (company_id, department_id, risk) INCLUDE (eksiksizlik, ozel_nitelikli);
CREATE UNIQUE INDEX veri_harita_id ON veri_harita USING btree (id);
CREATE INDEX veri_harita_list ON veri_harita USING btree (company_id, sira, id);
CREATE INDEX veri_harita_notice ON veri_harita USING btree (company_id, aydinlatma_metni);
CREATE INDEX veri_harita_of_department ON veri_harita USING btree (company_id, department_id, sira, id);
CREATE INDEX veri_harita_search ON veri_harita USING btree (company_id, arama, id) INCLUDE (department_id);
CREATE TRIGGER answers_move AFTER UPDATE OF department_id ON veri_harita FOR EACH ROW WHEN ((old.department_id IS DISTINCT FROM new.department_id)) EXECUTE FUNCTION move_answers();
CREATE TRIGGER clock_added AFTER INSERT ON veri_harita FOR EACH ROW WHEN (('sadakat_puani'::text = ANY (new.islenen_kisisel_veriler))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE OF surec_ismi, department_id, islenen_kisisel_veriler, sadakat_dogrulamasi, faaliyet_durumu, kimden_nasil_temin, islenme_amaci ON veri_harita FOR EACH ROW WHEN (((('sadakat_puani'::text = ANY (old.islenen_kisisel_veriler)) OR ('sadakat_puani'::text = ANY (new.islenen_kisisel_veriler))) AND (((((((old.surec_ismi IS DISTINCT FROM new.surec_ismi) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.islenen_kisisel_veriler IS DISTINCT FROM new.islenen_kisisel_veriler)) OR (old.sadakat_dogrulamasi IS DISTINCT FROM new.sadakat_dogrulamasi)) OR (old.faaliyet_durumu IS DISTINCT FROM new.faaliyet_durumu)) OR (old.kimden_nasil_temin IS DISTINCT FROM new.kimden_nasil_temin)) OR (old.islenme_amaci IS DISTINCT FROM new.islenme_amaci)))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON veri_harita FOR EACH ROW WHEN (('sadakat_puani'::text = ANY (old.islenen_kisisel_veriler))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER count_delete AFTER DELETE ON veri_harita REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION veri_harita_count_delete();
CREATE TRIGGER count_insert AFTER INSERT ON veri_harita REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION veri_harita_count_insert();
CREATE TRIGGER count_update AFTER UPDATE OF company_id, department_id, eksiksizlik ON veri_harita FOR EACH ROW WHEN (((old.company_id IS DISTINCT FROM new.company_id) OR (old.department_id IS DISTINCT FROM new.department_id) OR (COALESCE((old.eksiksizlik < 100), false) <> COALESCE((new.eksiksizlik < 100), false)))) EXECUTE FUNCTION veri_harita_count_update();
CREATE TRIGGER noted_delete AFTER DELETE ON veri_harita REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_insert AFTER INSERT ON veri_harita REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_rows();
CREATE TRIGGER noted_update AFTER UPDATE OF aydinlatma_metni, department_id, eksiksizlik, faaliyet_durumu, risk, uyarilar ON veri_harita FOR EACH ROW WHEN (((old.department_id IS DISTINCT FROM new.department_id) OR (old.eksiksizlik IS DISTINCT FROM new.eksiksizlik) OR (old.uyarilar IS DISTINCT FROM new.uyarilar) OR (old.risk IS DISTINCT FROM new.risk) OR (old.aydinlatma_metni IS DISTINCT FROM new.aydinlatma_metni) OR (old.faaliyet_durumu IS DISTINCT FROM new.faaliyet_durumu))) EXECUTE FUNCTION note_row();
CREATE TRIGGER noted_update_2 AFTER UPDATE OF dahil_oluyormu, yurt_disi_aktarim ON veri_harita FOR EACH ROW WHEN (((old.dahil_oluyormu IS DISTINCT FROM new.dahil_oluyormu) OR (old.yurt_disi_aktarim IS DISTINCT FROM new.yurt_disi_aktarim))) EXECUTE FUNCTION note_row();
CREATE TRIGGER text_sources_changed AFTER UPDATE OF alici_grubu, alici_yok, department_id, faaliyet_durumu, hukuki_yukumluluk_istisnasi, ilgili_kisi, imha_yontemi, isleme_sarti, islenen_kisisel_veriler, islenme_amaci, kategori_ayrintilari, kimden_nasil_temin, kimden_nasil_temin_yaziniz, kvk_kimden_nasil, kvk_kimden_nasil_yaziniz, otomatik_karar, otomatik_veri_isleme_faaliyeti, saklama_suresi, saklandigi_alan, surec_ismi, veri_sorumlusu_mesru_menfaati, yurt_disi_aktarim ON veri_harita FOR EACH ROW WHEN (((old.surec_ismi IS DISTINCT FROM new.surec_ismi) OR (old.department_id IS DISTINCT FROM new.department_id) OR (old.faaliyet_durumu IS DISTINCT FROM new.faaliyet_durumu) OR (old.ilgili_kisi IS DISTINCT FROM new.ilgili_kisi) OR (old.islenen_kisisel_veriler IS DISTINCT FROM new.islenen_kisisel_veriler) OR (old.kategori_ayrintilari IS DISTINCT FROM new.kategori_ayrintilari) OR (old.kvk_kimden_nasil IS DISTINCT FROM new.kvk_kimden_nasil) OR (old.kvk_kimden_nasil_yaziniz IS DISTINCT FROM new.kvk_kimden_nasil_yaziniz) OR (old.kimden_nasil_temin IS DISTINCT FROM new.kimden_nasil_temin) OR (old.kimden_nasil_temin_yaziniz IS DISTINCT FROM new.kimden_nasil_temin_yaziniz) OR (old.otomatik_veri_isleme_faaliyeti IS DISTINCT FROM new.otomatik_veri_isleme_faaliyeti) OR (old.otomatik_karar IS DISTINCT FROM new.otomatik_karar) OR (old.islenme_amaci IS DISTINCT FROM new.islenme_amaci) OR (old.isleme_sarti IS DISTINCT FROM new.isleme_sarti) OR (old.hukuki_yukumluluk_istisnasi IS DISTINCT FROM new.hukuki_yukumluluk_istisnasi) OR (old.veri_sorumlusu_mesru_menfaati IS DISTINCT FROM new.veri_sorumlusu_mesru_menfaati) OR (old.saklandigi_alan IS DISTINCT FROM new.saklandigi_alan) OR (old.saklama_suresi IS DISTINCT FROM new.saklama_suresi) OR (old.imha_yontemi IS DISTINCT FROM new.imha_yontemi) OR (old.alici_yok IS DISTINCT FROM new.alici_yok) OR (old.alici_grubu IS DISTINCT FROM new.alici_grubu) OR (old.yurt_disi_aktarim IS DISTINCT FROM new.yurt_disi_aktarim))) EXECUTE FUNCTION mark_texts('surec_ismi', 'department_id', 'faaliyet_durumu', 'ilgili_kisi', 'islenen_kisisel_veriler', 'kategori_ayrintilari', 'kvk_kimden_nasil', 'kvk_kimden_nasil_yaziniz', 'kimden_nasil_temin', 'kimden_nasil_temin_yaziniz', 'otomatik_veri_isleme_faaliyeti', 'otomatik_karar', 'islenme_amaci', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi', 'veri_sorumlusu_mesru_menfaati', 'saklandigi_alan', 'saklama_suresi', 'imha_yontemi', 'alici_yok', 'alici_grubu', 'yurt_disi_aktarim');
CREATE TRIGGER text_sources_changed_2 AFTER UPDATE OF dahil_oluyormu ON veri_harita FOR EACH ROW WHEN ((old.dahil_oluyormu IS DISTINCT FROM new.dahil_oluyormu)) EXECUTE FUNCTION mark_texts('dahil_oluyormu');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON veri_harita FOR EACH ROW EXECUTE FUNCTION mark_texts();
ALTER TABLE veri_harita ENABLE ROW LEVEL SECURITY;
ALTER TABLE veri_harita FORCE ROW LEVEL SECURITY;
CREATE POLICY clocked ON veri_harita FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON veri_harita TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON veri_harita TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON veri_harita FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_harita TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_harita TO emanet_system;
GRANT SELECT ON veri_harita TO emanet_across;

CREATE TABLE veri_ihlalleri (
  id integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL,
  yil integer NOT NULL,
  sira integer NOT NULL,
  tatbikat boolean NOT NULL DEFAULT false,
  kaynak text NOT NULL DEFAULT 'elle'::text,
  baslik text NOT NULL,
  senaryo text,
  department_id integer,
  kayit_turu text,
  kayit_id integer,
  kayit_adi text,
  sifat text,
  olay_baslangici timestamp with time zone,
  olay_bitisi timestamp with time zone,
  fark_edilme timestamp with time zone,
  farkeden text,
  isleyen_haberi timestamp with time zone,
  ogrenme timestamp with time zone NOT NULL,
  tespit_sekli text,
  nedenler text[] NOT NULL DEFAULT '{}'::text[],
  olus_bicimi text,
  unsurlar text[] NOT NULL DEFAULT '{}'::text[],
  kategoriler text[] NOT NULL DEFAULT '{}'::text[],
  kisi_gruplari jsonb NOT NULL DEFAULT '[]'::jsonb,
  kayit_sayisi integer,
  etkiler text,
  onceki_tedbirler text[] NOT NULL DEFAULT '{}'::text[],
  onceki_tedbir_notu text,
  sonraki_tedbirler jsonb NOT NULL DEFAULT '[]'::jsonb,
  irtibat text,
  hazirlayan text,
  diger_bildirimler text,
  gecikme_nedeni text,
  kurul_karari text,
  kurul_gerekcesi text,
  kisi_karari text,
  kisi_gerekcesi text,
  kurul_bildirimi timestamp with time zone,
  kisi_bildirimi timestamp with time zone,
  sorumlu_bildirimi timestamp with time zone,
  durum text NOT NULL DEFAULT 'acik'::text,
  kapanis timestamp with time zone,
  kapatan text,
  kapanis_ozeti text,
  sorumlu_id integer,
  sorumlu text,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  tuz uuid DEFAULT gen_random_uuid(),
  ihlal_degil_nedeni text,
  ogrenme_nedeni text,
  sorumluya_etki text,
  calisan_egitimi text,
  yurtdisi_makamlar text,
  CONSTRAINT veri_ihlalleri_pkey PRIMARY KEY (company_id, id),
  CONSTRAINT veri_ihlalleri_company_id_tatbikat_yil_sira_key UNIQUE (company_id, tatbikat, yil, sira),
  CONSTRAINT veri_ihlalleri_company_id_department_id_fkey FOREIGN KEY (company_id, department_id) REFERENCES departments(company_id, department_id),
  CONSTRAINT veri_ihlalleri_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT veri_ihlalleri_sorumlu_id_fkey FOREIGN KEY (sorumlu_id) REFERENCES users(user_id) ON DELETE SET NULL,
  CONSTRAINT veri_ihlalleri_check CHECK (((kayit_turu IS NULL) = (kayit_id IS NULL))),
  CONSTRAINT veri_ihlalleri_durum_check CHECK ((durum = ANY (ARRAY['acik'::text, 'kapali'::text]))),
  CONSTRAINT veri_ihlalleri_ihlal_degil_nedeni_check CHECK ((ihlal_degil_nedeni = ANY (ARRAY['kisisel_veri_yok'::text, 'elde_edilmedi'::text, 'yetkili_erisim'::text, 'yanlis_alarm'::text, 'mukerrer'::text]))),
  CONSTRAINT veri_ihlalleri_kayit_turu_check CHECK ((kayit_turu = ANY (ARRAY['varlik_listesi'::text, 'tedarikci_listesi'::text]))),
  CONSTRAINT veri_ihlalleri_kaynak_check CHECK ((kaynak = ANY (ARRAY['elle'::text, 'form'::text]))),
  CONSTRAINT veri_ihlalleri_kisi_karari_check CHECK ((kisi_karari = ANY (ARRAY['bildirilecek'::text, 'duyurulacak'::text, 'bildirilmeyecek'::text]))),
  CONSTRAINT veri_ihlalleri_kurul_karari_check CHECK ((kurul_karari = ANY (ARRAY['bildirilecek'::text, 'bildirilmeyecek'::text, 'ihlal_degil'::text]))),
  CONSTRAINT veri_ihlalleri_sifat_check CHECK ((sifat = ANY (ARRAY['sorumlu'::text, 'isleyen'::text])))
);
CREATE INDEX veri_ihlalleri_department ON veri_ihlalleri USING btree (company_id, department_id);
CREATE TRIGGER clock_added AFTER INSERT ON veri_ihlalleri FOR EACH ROW WHEN ((NOT new.tatbikat)) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_changed AFTER UPDATE ON veri_ihlalleri FOR EACH ROW WHEN (((((((((((((old.baslik IS DISTINCT FROM new.baslik) OR (old.department_id IS DISTINCT FROM new.department_id)) OR (old.sifat IS DISTINCT FROM new.sifat)) OR (old.ogrenme IS DISTINCT FROM new.ogrenme)) OR (old.fark_edilme IS DISTINCT FROM new.fark_edilme)) OR (old.isleyen_haberi IS DISTINCT FROM new.isleyen_haberi)) OR (old.ogrenme_nedeni IS DISTINCT FROM new.ogrenme_nedeni)) OR (old.kurul_karari IS DISTINCT FROM new.kurul_karari)) OR (old.kurul_bildirimi IS DISTINCT FROM new.kurul_bildirimi)) OR (old.durum IS DISTINCT FROM new.durum)) OR (old.sorumlu_id IS DISTINCT FROM new.sorumlu_id)) OR (old.sorumlu IS DISTINCT FROM new.sorumlu))) EXECUTE FUNCTION follow_clock();
CREATE TRIGGER clock_removed AFTER DELETE ON veri_ihlalleri FOR EACH ROW WHEN ((NOT old.tatbikat)) EXECUTE FUNCTION follow_clock();
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON veri_ihlalleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'kayit_adi sorumlu_id sorumlu surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON veri_ihlalleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'kayit_adi sorumlu_id sorumlu surum guncelleyen guncellenme_tarihi', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON veri_ihlalleri DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (true) EXECUTE FUNCTION note_evidence('id', 'id', 'kayit_adi sorumlu_id sorumlu surum guncelleyen guncellenme_tarihi', '', '');
CREATE TRIGGER number_breach BEFORE INSERT ON veri_ihlalleri FOR EACH ROW EXECUTE FUNCTION number_breach();
ALTER TABLE veri_ihlalleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE veri_ihlalleri FORCE ROW LEVEL SECURITY;
CREATE POLICY clocked ON veri_ihlalleri FOR SELECT TO emanet
  USING (true);
CREATE POLICY everything ON veri_ihlalleri TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own_company ON veri_ihlalleri TO emanet_app
  USING (((company_id = ( SELECT app_company() AS app_company)) AND (( SELECT app_sees_all_departments('departments'::text) AS app_sees_all_departments) OR (department_id = ANY (( SELECT app_departments('departments'::text) AS app_departments)::integer[])))));
CREATE POLICY several_companies ON veri_ihlalleri FOR SELECT TO emanet_across
  USING ((company_id = ANY (( SELECT app_companies() AS app_companies)::integer[])));
CREATE POLICY taken_back ON veri_ihlalleri AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (( SELECT app_manages() AS app_manages) AND is_imported_breach(id))));
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_ihlalleri TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON veri_ihlalleri TO emanet_system;
GRANT SELECT ON veri_ihlalleri TO emanet_across;

CREATE TABLE yuklemeler (
  id uuid NOT NULL,
  company_id integer NOT NULL,
  user_id integer NOT NULL,
  kullanim text NOT NULL,
  ad text NOT NULL,
  boyut bigint NOT NULL,
  tur text,
  sha256 text,
  olusturma_tarihi timestamp with time zone NOT NULL DEFAULT now(),
  form boolean NOT NULL DEFAULT false,
  CONSTRAINT yuklemeler_pkey PRIMARY KEY (id),
  CONSTRAINT yuklemeler_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(company_id),
  CONSTRAINT yuklemeler_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id) ON DELETE CASCADE,
  CONSTRAINT yuklemeler_boyut_check CHECK ((boyut > 0)),
  CONSTRAINT yuklemeler_kullanim_check CHECK (((kullanim = 'oturum'::text) OR ((kullanim = 'ihlal'::text) OR (kullanim = ANY (ARRAY['dokuman'::text, 'aksiyon'::text, 'logo'::text, 'video'::text, 'basvuru'::text, 'sure'::text]))))),
  CONSTRAINT yuklemeler_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX yuklemeler_age ON yuklemeler USING btree (olusturma_tarihi);
CREATE INDEX yuklemeler_company ON yuklemeler USING btree (company_id, user_id);
ALTER TABLE yuklemeler ENABLE ROW LEVEL SECURITY;
ALTER TABLE yuklemeler FORCE ROW LEVEL SECURITY;
CREATE POLICY by_role ON yuklemeler AS RESTRICTIVE TO emanet_app
  USING (((CURRENT_USER <> 'emanet_app'::name) OR (((user_id = ( SELECT app_person() AS app_person)) IS NOT FALSE) OR ( SELECT app_manages() AS app_manages))));
CREATE POLICY everything ON yuklemeler TO emanet_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everything_for_identity ON yuklemeler TO emanet_identity
  USING (true);
CREATE POLICY own_company ON yuklemeler TO emanet_app
  USING ((company_id = ( SELECT app_company() AS app_company)))
  WITH CHECK ((company_id = ( SELECT app_company() AS app_company)));
GRANT DELETE, INSERT, SELECT ON yuklemeler TO emanet_app;
GRANT DELETE, INSERT, SELECT, UPDATE ON yuklemeler TO emanet_system;
GRANT SELECT ON yuklemeler TO emanet_identity;
GRANT UPDATE (tur, sha256) ON yuklemeler TO emanet_app;
