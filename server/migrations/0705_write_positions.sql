-- Position of the primary's log behind the last change of the session's person, in whichever session: a
-- standby answers this person only when it has come so far. NULL while no node knows a standby.
ALTER TABLE sessions ADD COLUMN yazim_konumu pg_lsn;
