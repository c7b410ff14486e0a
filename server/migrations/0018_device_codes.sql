-- A code belongs to the browser that asked for it, when that is known to the person: wrong codes of
-- strangers use up the tries of theirs only. '' is any other browser.
ALTER TABLE otp_codes
  ADD device text NOT NULL DEFAULT '',
  DROP CONSTRAINT otp_codes_pkey,
  ADD PRIMARY KEY (user_id, device);
