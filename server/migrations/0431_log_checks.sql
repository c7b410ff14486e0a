-- How far each company's change log has been verified: an entry that an anchor noted, sealed with SECRET,
-- and the newest anchor read then. The nightly check goes on from there.
CREATE TABLE log_checks (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  entry_id bigint NOT NULL,
  ozet text NOT NULL,
  anchor text NOT NULL,
  seal text NOT NULL,
  checked_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON log_checks TO emanet_system;
ALTER TABLE log_checks ENABLE ROW LEVEL SECURITY;
ALTER TABLE log_checks FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON log_checks TO emanet_system USING (true) WITH CHECK (true);
