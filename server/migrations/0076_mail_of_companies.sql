-- The language in which somebody signed in last; mails that nobody asked for come in it.
ALTER TABLE users ADD dil text NOT NULL DEFAULT 'tr' CHECK (dil IN ('tr', 'en'));
GRANT UPDATE (dil) ON users TO emanet_identity;

-- The members of the company with what it takes to name them and to write to them. Users have no
-- company of their own, so no policy could show a request those of its company alone.
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

-- A mail of a company says whose it is, to whom and about what, so that the company's managers see
-- what has not arrived. Both are emptied when it has. Codes have no company.
ALTER TABLE mail_outbox
  ADD company_id integer REFERENCES companies ON DELETE CASCADE,
  ADD alici text,
  ADD konu text,
  ADD hata text,
  ADD CHECK (company_id IS NOT NULL OR (alici IS NULL AND konu IS NULL));
CREATE INDEX mail_outbox_company ON mail_outbox (company_id, id DESC)
  WHERE state <> 'delivered' AND attempts > 0;

DROP POLICY put_in ON mail_outbox;
CREATE POLICY put_in ON mail_outbox FOR INSERT TO emanet_identity WITH CHECK (company_id IS NULL);
CREATE POLICY put_in_own ON mail_outbox FOR INSERT TO emanet_app
  WITH CHECK (company_id IS NULL OR company_id = app_company());
-- Who sees some departments only sees no mail of others.
CREATE POLICY undelivered ON mail_outbox FOR SELECT TO emanet_app USING (
  company_id = app_company() AND state <> 'delivered' AND attempts > 0
  AND app_sees_all_departments('departments')
);
GRANT SELECT (id, company_id, alici, konu, hata, state, attempts, next_try_at, created_at, finished_at)
  ON mail_outbox TO emanet_app;
