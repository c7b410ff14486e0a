-- The day from which an administrator or consultant needs a second step to sign in, whatever a company
-- asks for: a week after the first sign-in without one.
ALTER TABLE users ADD ikinci_adim_tarihi date;
GRANT SELECT (ikinci_adim_tarihi), UPDATE (ikinci_adim_tarihi) ON users TO emanet_identity;
-- A sign-in from another browser than before is mailed.
GRANT SELECT (user_agent) ON entry_logs TO emanet_identity;
