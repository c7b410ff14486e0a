-- One log for every noun, one chain a company. What stood in five tables beside it (departments, people,
-- the company's data, trainings, settings of notifications, decisions about VERBİS) stands in
-- change_logs now, and so does the digest of every event of an application, whose content goes with
-- the application. Entries that belong to no department have number 0, which only those see who see
-- all departments. The checks hold for new rows; those there already passed narrower ones.
LOCK TABLE basvuru_olaylari, bildirim_ayar_kayitlari, change_logs, change_log_heads, egitim_kayitlari,
  organization_logs, verbis_olaylari IN ACCESS EXCLUSIVE MODE;

ALTER TABLE change_logs
  DROP CONSTRAINT change_logs_tur_check, DROP CONSTRAINT change_logs_islem_check,
  ADD CONSTRAINT change_logs_tur_check CHECK (tur ~ '^[a-z_]+$') NOT VALID,
  ADD CONSTRAINT change_logs_islem_check CHECK (islem IN (
    'ekleme', 'güncelleme', 'silme', 'birleştirme', 'gönderim', 'hatırlatma', 'yenileme', 'olay'
  )) NOT VALID;

-- Entries about trainings are written by training officers, too, who need not see a department.
CREATE OR REPLACE FUNCTION app_sees_entry(register text, department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE
  WHEN register = 'varlik_listesi'
    THEN app_sees_all_departments('asset_departments') OR department = ANY (app_departments('asset_departments'))
  WHEN register IN ('egitim_davetleri', 'egitim_videolari', 'egitim_soru_setleri', 'egitim_ayarlari') THEN true
  ELSE app_sees_department(department)
END;

-- Row-level security is forced, so the owner, who the functions below act as, needs a policy too.
CREATE POLICY logged ON change_logs FOR INSERT TO CURRENT_USER WITH CHECK (true);

-- An entry of one of the tables before, as one of change_logs.
CREATE FUNCTION carry_over_log(source text, entry jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, tarih, alanlar
  ) VALUES (
    (entry ->> 'company_id')::integer,
    0,
    CASE source
      WHEN 'organization_logs' THEN entry ->> 'konu'
      WHEN 'bildirim_ayar_kayitlari' THEN 'bildirim_ayarlari'
      ELSE CASE entry ->> 'konu'
        WHEN 'davet' THEN 'egitim_davetleri' WHEN 'video' THEN 'egitim_videolari'
        WHEN 'soru' THEN 'egitim_soru_setleri' WHEN 'ayar' THEN 'egitim_ayarlari'
        WHEN 'tedbir' THEN 'verbis_tedbirleri' WHEN 'sure' THEN 'verbis_sureleri'
        WHEN 'muafiyet' THEN 'verbis_muafiyeti'
      END
    END,
    coalesce(entry ->> 'konu_id', '0')::integer,
    CASE coalesce(entry ->> 'islem', 'güncelleme')
      WHEN 'geri alma' THEN 'ekleme' ELSE coalesce(entry ->> 'islem', 'güncelleme')
    END,
    coalesce(entry ->> 'aktor_turu', CASE WHEN entry ->> 'user_id' IS NULL THEN 'otomatik' ELSE 'kisi' END),
    (entry ->> 'user_id')::integer,
    coalesce(entry ->> 'guncelleyen', entry ->> 'kaydeden'),
    (entry ->> 'tarih')::timestamptz,
    CASE
      WHEN source = 'verbis_olaylari' THEN jsonb_build_array(jsonb_build_object(
        'alan', coalesce(nullif(entry ->> 'satir', ''), 'cevaplar'), 'eski', entry -> 'once', 'yeni', entry -> 'sonra'
      ))
      WHEN jsonb_typeof(entry -> 'alanlar') = 'object' THEN coalesce((
        SELECT jsonb_agg(jsonb_build_object('alan', key, 'eski', null, 'yeni', value))
        FROM jsonb_each(entry -> 'alanlar')
      ), '[]')
      ELSE entry -> 'alanlar'
    END
  );
END $$;
REVOKE EXECUTE ON FUNCTION carry_over_log(text, jsonb) FROM PUBLIC;

-- The version before goes on writing its own tables while it still serves.
CREATE FUNCTION carry_over_new() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM carry_over_log(TG_TABLE_NAME, to_jsonb(NEW));
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION carry_over_new() FROM PUBLIC;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY[
    'organization_logs', 'egitim_kayitlari', 'bildirim_ayar_kayitlari', 'verbis_olaylari'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER carry_over AFTER INSERT ON %I FOR EACH ROW EXECUTE FUNCTION carry_over_new()', source);
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', source);
    EXECUTE format('SELECT carry_over_log(%L, to_jsonb(l)) FROM %I l ORDER BY l.id', source, source);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', source);
  END LOOP;
END $$;

-- Events of applications: the chain holds the digest of each. Its salt goes with the event, so that
-- what was said cannot be found by guessing once the application is disposed of.
ALTER TABLE basvuru_olaylari ADD tuz uuid;
CREATE OR REPLACE FUNCTION application_event_hash(previous text, event basvuru_olaylari) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(previous || coalesce(event.tuz::text, '') || jsonb_build_array(
  event.company_id, event.basvuru_id, event.sira, event.tur, event.veri, event.aktor_turu,
  event.user_id, event.guncelleyen, (extract(epoch FROM event.tarih) * 1000000)::bigint
)::text, 'UTF8')), 'hex');

-- Names of people who came by a link go with their application as well.
CREATE FUNCTION log_application_event(event basvuru_olaylari) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar
  ) VALUES (
    event.company_id, 0, 'basvurular', event.basvuru_id, 'olay', event.aktor_turu, event.user_id,
    CASE WHEN event.aktor_turu IN ('kisi', 'otomatik') THEN event.guncelleyen ELSE 'Başvuru sahibi' END,
    jsonb_build_array(jsonb_build_object('alan', 'ozet', 'eski', null, 'yeni', event.ozet))
  )
$$;
REVOKE EXECUTE ON FUNCTION log_application_event(basvuru_olaylari) FROM PUBLIC;

DO $$ BEGIN
  PERFORM log_application_event(o) FROM basvuru_olaylari o ORDER BY o.id;
END $$;

CREATE OR REPLACE FUNCTION chain_application_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
END $$;
