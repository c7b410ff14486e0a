-- Mails and jobs are put in by functions alone, which look at the sealed scope: a statement slipped into a
-- request reaches nobody else's company, nor the platform's jobs.
LOCK TABLE change_logs, dokumanlar, mail_outbox, tedarikci_listesi IN ACCESS EXCLUSIVE MODE;

-- Logins that reach everything anyway are the platform's and the owner's.
CREATE FUNCTION is_platform() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN pg_has_role(session_user, 'emanet_system', 'MEMBER');

-- Nodes of the version before insert mails by themselves, for a day beside a database that it has made.
CREATE FUNCTION is_upgraded_today() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0572_narrow_doors.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day')
$$;
DROP POLICY put_in ON mail_outbox;
DROP POLICY put_in_by_link ON mail_outbox;
DROP POLICY put_in_own ON mail_outbox;
CREATE POLICY put_in_before ON mail_outbox FOR INSERT TO emanet_app, emanet_identity, emanet_link
  WITH CHECK (is_upgraded_today() AND (company_id IS NULL OR company_id = app_company()));
CREATE POLICY by_function ON mail_outbox TO CURRENT_USER USING (true) WITH CHECK (true);

-- The company of the scope that a mail was put in by: what becomes of it is noted in rows of this one.
ALTER TABLE mail_outbox ADD COLUMN gonderen integer;

CREATE FUNCTION send_mail(
  sealed bytea, urgent boolean, about text, company integer, recipient text, subject text,
  useless_seconds double precision, digest bytea, request text
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own integer := app_company();
BEGIN
  IF NOT is_platform() AND (
    company IS NOT NULL AND company IS DISTINCT FROM own OR about IS NOT NULL AND own IS NULL
  ) THEN
    RAISE EXCEPTION 'a mail of another company' USING ERRCODE = '42501';
  END IF;
  INSERT INTO mail_outbox
    (sealed, urgent, about, company_id, alici, konu, useless_after, adres_ozeti, request_id, gonderen)
  VALUES (sealed, urgent, about, company, recipient, subject,
    now() + make_interval(secs => useless_seconds), digest, request, own);
END $$;
REVOKE EXECUTE ON FUNCTION
  send_mail(bytea, boolean, text, integer, text, text, double precision, bytea, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION
  send_mail(bytea, boolean, text, integer, text, text, double precision, bytea, text)
  TO emanet_app, emanet_identity, emanet_link, emanet_system;

-- What a mail is about belongs to the company that put it in.
DO $do$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('action_mailed', $a$split_part(NEW.about, ':', 2)::integer AND NOT mail$a$),
    ('training_mailed', $a$split_part(NEW.about, ':', 2)::integer$a$),
    ('text_signature_mailed', $a$split_part(NEW.about, ':', 2)::integer$a$),
    ('breach_letter_mailed', $a$split_part(NEW.about, ':', 3)::integer$a$),
    ('application_mailed', $a$basvurular WHERE id = about$a$)
  ) names (name, found) LOOP
    EXECUTE replace(pg_get_functiondef(one.name::regproc), one.found || ';',
      one.found || ' AND (NEW.gonderen IS NULL OR company_id = NEW.gonderen);');
    IF strpos(pg_get_functiondef(one.name::regproc), 'NEW.gonderen') = 0 THEN
      RAISE EXCEPTION '% was not narrowed', one.name;
    END IF;
  END LOOP;
END $do$;

-- A request puts in jobs that requests know, for its own company; a key of its own replaces no other's.
CREATE OR REPLACE FUNCTION enqueue_job(job text, payload json, run_at timestamptz, job_key text, in_turn boolean)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT is_platform() AND (
    in_turn OR job NOT IN ('archive-company', 'announce-application', 'ask-for-confirmations')
    OR (payload ->> 'company_id')::integer IS DISTINCT FROM app_company()
    OR app_company() IS NULL OR strpos(job_key, job || ':') <> 1
  ) THEN
    RAISE EXCEPTION 'a job of another company, or of the platform' USING ERRCODE = '42501';
  END IF;
  PERFORM graphile_worker.add_job(
    job, payload, queue_name => CASE WHEN in_turn THEN job END, run_at => run_at,
    job_key => job_key || coalesce(':' || (payload ->> 'company_id'), '')
  );
END $$;
REVOKE EXECUTE ON FUNCTION enqueue_job(text, json, timestamptz, text, boolean) FROM emanet_identity;

-- An entry of the change log names the person of the scope, and a job nobody. Functions of the owner, whom
-- policies of emanet_app bind too, go on.
CREATE POLICY by_its_actor ON change_logs AS RESTRICTIVE FOR INSERT TO emanet_app WITH CHECK (
  current_user <> 'emanet_app' OR CASE
    WHEN (SELECT app_person()) IS NOT NULL THEN user_id = (SELECT app_person()) AND aktor_turu = 'kisi'
    WHEN (SELECT app_scope() ->> 'role') = 'job' THEN user_id IS NULL AND aktor_turu <> 'kisi'
    ELSE true
  END);

-- Documents are kept by managers, and so are suppliers once they are there (contract/src/shared/roles.ts).
CREATE POLICY added_by_managers ON dokumanlar AS RESTRICTIVE FOR INSERT TO emanet_app
  WITH CHECK (current_user <> 'emanet_app' OR (SELECT app_manages()));
CREATE POLICY changed_by_managers ON dokumanlar AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (current_user <> 'emanet_app' OR (SELECT app_manages()));
CREATE POLICY removed_by_managers ON dokumanlar AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (current_user <> 'emanet_app' OR (SELECT app_manages()));
CREATE POLICY changed_by_managers ON tedarikci_listesi AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (current_user <> 'emanet_app' OR (SELECT app_manages()));
CREATE POLICY removed_by_managers ON tedarikci_listesi AS RESTRICTIVE FOR DELETE TO emanet_app
  USING (current_user <> 'emanet_app' OR (SELECT app_manages()));
