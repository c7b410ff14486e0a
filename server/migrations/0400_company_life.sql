-- Life of a company after it was opened: suspended by the operator, left by a consultant, erased.
LOCK TABLE change_logs, companies, memberships IN ACCESS EXCLUSIVE MODE;

-- Since when a company is suspended: nobody signs in to it, no link opens it and no job works in it.
ALTER TABLE companies ADD askida_tarihi timestamptz;

-- A consultant who left a client may keep on reading it.
ALTER TABLE memberships ADD salt_okunur boolean NOT NULL DEFAULT false;

-- Erasures of companies: asked for, cancelled or done. A row has no reference to its company, because it
-- outlives it: when, by whom, and the end of the chain that was erased, sealed with SECRET (`muhur`).
CREATE TABLE sirket_silmeleri (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL,
  company_name text NOT NULL,
  isteyen text NOT NULL,
  isteyen_id integer,
  istek_tarihi timestamptz NOT NULL DEFAULT now(),
  -- From this instant on the rows may go.
  vade timestamptz NOT NULL,
  vazgecen text,
  vazgecme_tarihi timestamptz,
  silinme_tarihi timestamptz,
  satir integer,
  zincir_sonu bigint,
  zincir_ozeti text,
  muhur text,
  -- When the last of its files was gone, after its rows.
  dosya_tarihi timestamptz,
  dosya integer,
  CHECK (vazgecme_tarihi IS NULL OR silinme_tarihi IS NULL)
);
CREATE INDEX sirket_silmeleri_company ON sirket_silmeleri (company_id);
CREATE UNIQUE INDEX sirket_silmeleri_open ON sirket_silmeleri (company_id)
  WHERE vazgecme_tarihi IS NULL AND silinme_tarihi IS NULL;
SELECT protect('sirket_silmeleri', by_department => false);
REVOKE INSERT, UPDATE, DELETE ON sirket_silmeleri FROM emanet_app;
REVOKE DELETE ON sirket_silmeleri FROM emanet_system;
REVOKE SELECT ON sirket_silmeleri FROM emanet_across;
GRANT INSERT (company_id, company_name, isteyen, isteyen_id, vade), UPDATE (vazgecen, vazgecme_tarihi)
  ON sirket_silmeleri TO emanet_app;
ALTER POLICY own_company ON sirket_silmeleri
  USING (company_id = app_company() AND (SELECT app_sees_all_departments('departments')));
-- Out of a request nothing goes at once.
CREATE POLICY waits ON sirket_silmeleri AS RESTRICTIVE FOR INSERT TO emanet_app
  WITH CHECK (vade >= now() + interval '29 days');
CREATE POLICY due ON sirket_silmeleri FOR SELECT TO CURRENT_USER USING (true);

-- May rows of this company go that nothing else removes?
CREATE FUNCTION is_being_erased(company integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM sirket_silmeleri s WHERE s.company_id = company
    AND s.vade <= now() AND s.vazgecme_tarihi IS NULL AND s.silinme_tarihi IS NULL)
$$;
REVOKE EXECUTE ON FUNCTION is_being_erased(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_being_erased(integer) TO emanet_app, emanet_system;

-- The change log stays append-only; the one exception is a company that is being erased as a whole.
CREATE OR REPLACE FUNCTION change_log_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' AND is_being_erased(OLD.company_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'change_logs is append-only';
END $$;
DROP TRIGGER frozen ON change_logs;
CREATE TRIGGER frozen BEFORE UPDATE OR TRUNCATE ON change_logs
  FOR EACH STATEMENT EXECUTE FUNCTION change_log_frozen();
CREATE TRIGGER frozen_rows BEFORE DELETE ON change_logs
  FOR EACH ROW EXECUTE FUNCTION change_log_frozen();
CREATE POLICY erased ON change_logs TO CURRENT_USER USING (is_being_erased(company_id));

-- No role may remove entries or the end of a chain: this function does, as the owner.
CREATE FUNCTION erase_log(company integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  IF NOT is_being_erased(company) THEN RETURN 0; END IF;
  DELETE FROM change_logs WHERE company_id = company;
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM change_log_heads WHERE company_id = company;
  RETURN gone;
END $$;
-- Waiting jobs that name the company.
CREATE FUNCTION forget_jobs(company integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM graphile_worker._private_jobs WHERE payload ->> 'company_id' = company::text;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;
-- Takes a job that is not running out of the queue.
CREATE FUNCTION discard_job(job_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM graphile_worker.complete_jobs(ARRAY[job_id]));
END $$;
-- Connections to this database by application, login and machine: the nodes that use it.
CREATE FUNCTION connections_here()
RETURNS TABLE (program text, client text, connections integer, busy integer, since timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT application_name, coalesce(host(client_addr), 'local'), count(*)::integer,
    count(*) FILTER (WHERE state <> 'idle')::integer, min(backend_start)
  FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
  GROUP BY 1, 2
$$;
REVOKE EXECUTE ON FUNCTION erase_log(integer), forget_jobs(integer), discard_job(bigint),
  connections_here() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_log(integer), forget_jobs(integer), discard_job(bigint),
  connections_here() TO emanet_system;
GRANT DELETE ON change_log_reads, kayit_sayilari, record_health TO emanet_system;

-- Archives of a company's data, made by a job: who asked for one, how far it is, and until when. Its bytes
-- lie in the store under kept/<company_id>/<anahtar>; no row of dosyalar names them, so the sweeper removes
-- them a day later.
CREATE TABLE sirket_arsivleri (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  anahtar uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id integer,
  isteyen text NOT NULL,
  istek_tarihi timestamptz NOT NULL DEFAULT now(),
  durum text NOT NULL DEFAULT 'bekliyor' CHECK (durum IN ('bekliyor', 'suruyor', 'hazir', 'olmadi')),
  yapilan integer NOT NULL DEFAULT 0,
  toplam integer NOT NULL DEFAULT 0,
  boyut bigint,
  son_tarih timestamptz
);
CREATE INDEX sirket_arsivleri_company ON sirket_arsivleri (company_id, id);
SELECT protect('sirket_arsivleri', by_department => false);
REVOKE INSERT, UPDATE, DELETE ON sirket_arsivleri FROM emanet_app;
GRANT INSERT (company_id, user_id, isteyen) ON sirket_arsivleri TO emanet_app;
REVOKE SELECT ON sirket_arsivleri FROM emanet_across;
ALTER POLICY own_company ON sirket_arsivleri
  USING (company_id = app_company() AND (SELECT app_sees_all_departments('departments')));

-- A published version of a text goes with its company alone.
CREATE OR REPLACE FUNCTION keep_text_version() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

-- Gives a consultant of the company all of it (`tam`), reading alone (`salt_okunur`), or takes them out
-- (`yok`); somebody who is no member becomes one. Answers what was before; NULL: there is no such consultant.
CREATE FUNCTION set_consultant(person integer, wanted text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before text;
BEGIN
  IF NOT app_sees_all_departments('departments') OR NOT EXISTS (
    SELECT FROM users u WHERE u.user_id = person AND u.aktif AND u.role = 'danışman' FOR UPDATE
  ) THEN RETURN NULL; END IF;
  SELECT CASE WHEN salt_okunur THEN 'salt_okunur' ELSE 'tam' END INTO before
  FROM memberships WHERE user_id = person AND company_id = app_company();
  IF wanted = 'yok' THEN
    -- Other clients stay open: each request asks anew what somebody is a member of.
    PERFORM set_config('app.keeps_sessions', person::text, true);
    DELETE FROM memberships WHERE user_id = person AND company_id = app_company();
  ELSIF before IS NULL THEN
    INSERT INTO memberships (user_id, company_id, department_id, company_active, sira, salt_okunur)
    SELECT person, app_company(), NULL, count(*) = 0, coalesce(max(sira) + 1, 0), wanted = 'salt_okunur'
    FROM memberships WHERE user_id = person;
  ELSE
    UPDATE memberships SET salt_okunur = wanted = 'salt_okunur'
    WHERE user_id = person AND company_id = app_company();
  END IF;
  RETURN coalesce(before, 'yok');
END $$;
REVOKE EXECUTE ON FUNCTION set_consultant(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION set_consultant(integer, text) TO emanet_app;

-- Who is taken out of a company is signed out, unless it is a consultant who has another.
CREATE OR REPLACE FUNCTION end_sessions_of_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
END $$;

-- Consultants of the company with their right; everybody sees them who sees the company.
CREATE FUNCTION company_consultants()
RETURNS TABLE (user_id integer, fullname text, email text, salt_okunur boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.user_id, u.fullname, u.email, m.salt_okunur
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif AND u.role = 'danışman'
  WHERE m.company_id = app_company() AND app_sees_all_departments('departments')
$$;
REVOKE EXECUTE ON FUNCTION company_consultants() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION company_consultants() TO emanet_app;

-- Nothing of a suspended company is shown to anybody.
CREATE OR REPLACE FUNCTION published_text(sirket text, metin text, istenen integer)
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
$function$;
