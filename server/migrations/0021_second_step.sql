-- A second step at sign-in: passkeys, an authenticator app, codes for the day both are lost. All of
-- them belong to a person, whatever the company, so only the role of sign-in reaches them.
CREATE TABLE passkeys (
  passkey_id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  ad text NOT NULL CHECK (ad <> ''),
  eklenme_tarihi timestamptz NOT NULL DEFAULT now(),
  son_kullanim timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- Both secrets are sealed; `pending` is one that no code has confirmed yet. `last_step` is the newest
-- half-minute whose code was spent: none works twice.
CREATE TABLE authenticator_apps (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret bytea,
  pending bytea,
  last_step bigint NOT NULL DEFAULT 0,
  eklenme_tarihi timestamptz
);

-- Only a keyed hash is kept of a code.
CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

-- Sign-ins that wait for their second step; the browser holds the token in a cookie.
CREATE TABLE second_steps (
  token_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  tries_left integer NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX second_steps_user ON second_steps (user_id);

-- Questions put to authenticators, each good for one answer. `user_id` is who adds a passkey; nobody
-- for a sign-in, which the answer itself names.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  user_id integer REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON
  passkeys, authenticator_apps, recovery_codes, second_steps, passkey_challenges
TO emanet_identity, emanet_system;

-- People of the transaction's company who have a second step; not which one.
CREATE FUNCTION company_second_steps() RETURNS TABLE (user_id integer)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT m.user_id FROM memberships m
  WHERE m.company_id = app_company() AND (
    EXISTS (SELECT FROM passkeys p WHERE p.user_id = m.user_id)
    OR EXISTS (SELECT FROM authenticator_apps a
      WHERE a.user_id = m.user_id AND a.secret IS NOT NULL)
  )
$$;
REVOKE EXECUTE ON FUNCTION company_second_steps() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION company_second_steps() TO emanet_app;

-- Takes the second step off a person of the transaction's company, who then signs in with a code by
-- e-mail alone; false when there is no such person. It ends their sessions.
CREATE FUNCTION reset_second_step(person integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
END $$;
REVOKE EXECUTE ON FUNCTION reset_second_step(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_second_step(integer) TO emanet_app;
