-- The mail that carries a code carries a link as well, which nobody can guess: it opens the account
-- also while strangers have used up what may be tried at its codes. Codes now belong to the browser
-- that asked for them ('?…' before it has signed in); callers without its cookie have tries of their
-- own at the newest one.
ALTER TABLE otp_codes
  ADD link_hash bytea UNIQUE,
  ADD other_tries_left integer NOT NULL DEFAULT 5;
