-- Sign-in: sessions, codes, links, tries. All of it belongs to a person, whatever the company, so only
-- the role of sign-in reaches it.

-- Only the SHA-256 of a token is kept: who reads the table cannot sign in with it. `ip`, `user_agent`:
-- from where and how it was opened; `guclu`: with a second step.
CREATE TABLE sessions (
  session_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL UNIQUE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  guclu boolean NOT NULL DEFAULT false
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE access_tokens (
  token_hash bytea PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_tokens_session ON access_tokens (session_id);

-- A code belongs to the browser that asked for it ('?…' before it has signed in): wrong codes of
-- strangers use up the tries of theirs only. Callers without its cookie have tries of their own at the
-- newest code. The mail carries a link as well, which nobody can guess: it opens the account also while
-- strangers have used up what may be tried at its codes.
CREATE TABLE otp_codes (
  user_id integer REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  tries_left integer NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  device text NOT NULL DEFAULT '',
  link_hash bytea UNIQUE,
  other_tries_left integer NOT NULL DEFAULT 5,
  PRIMARY KEY (user_id, device)
);

-- Counters shared by every node; a key is a keyed hash, never an address or a name.
CREATE TABLE throttles (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  ends_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, access_tokens, otp_codes, throttles
  TO emanet_identity, emanet_system;

-- Whoever loses access loses it at once, whichever part of the program takes it away. The owner does
-- it, because those who may remove a member may not touch sessions themselves. Whoever still has a
-- department of the company is not signed out: what they see is asked anew with every request.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'memberships' THEN
    IF EXISTS (
      SELECT FROM memberships m WHERE m.user_id = OLD.user_id AND m.company_id = OLD.company_id
    ) THEN
      RETURN NULL;
    END IF;
  END IF;
  DELETE FROM sessions WHERE user_id = OLD.user_id;
  DELETE FROM otp_codes WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION end_sessions_of_user() FROM PUBLIC;

CREATE TRIGGER membership_removed AFTER DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();
CREATE TRIGGER switched_off AFTER UPDATE OF aktif ON users
  FOR EACH ROW WHEN (OLD.aktif AND NOT NEW.aktif) EXECUTE FUNCTION end_sessions_of_user();

-- The first answer to an add, kept 24 hours for whoever sends the same key again.
CREATE TABLE idempotency_keys (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  company_id integer NOT NULL REFERENCES companies,
  request_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON idempotency_keys TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY everything_for_identity ON idempotency_keys TO emanet_identity
  USING (true) WITH CHECK (true);
CREATE POLICY own_company ON idempotency_keys TO emanet_app
  USING (company_id = app_company()) WITH CHECK (company_id = app_company());
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO emanet_app, emanet_system;

-- Links that let somebody in without an account. Only the SHA-256 of their token is kept.
CREATE TABLE links (
  token_hash bytea PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('training-token', 'applicant', 'auditor-link')),
  row_id integer,
  name text NOT NULL,
  expires_at timestamptz
);
CREATE INDEX links_company ON links (company_id, kind, row_id);
SELECT protect('links', by_department => false);
REVOKE ALL ON links FROM emanet_across;
REVOKE UPDATE ON links FROM emanet_app;
CREATE POLICY asked_for ON links FOR SELECT TO emanet_identity USING (true);
GRANT SELECT ON links TO emanet_identity;
SELECT open_to_link('companies', 'training-token');
SELECT open_to_link('companies', 'applicant');
GRANT SELECT (company_id, company_name) ON companies TO emanet_link;
