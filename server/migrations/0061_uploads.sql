-- Resumable uploads that no row names yet; `tur` and `sha256` are known once the whole file was
-- looked into. Keeping the file deletes the row, and so does the sweeper after a while.
CREATE TABLE yuklemeler (
  id uuid PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kullanim text NOT NULL CHECK (kullanim IN ('dokuman', 'aksiyon', 'logo', 'video')),
  ad text NOT NULL,
  boyut bigint NOT NULL CHECK (boyut > 0),
  tur text,
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  olusturma_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX yuklemeler_company ON yuklemeler (company_id, user_id);
CREATE INDEX yuklemeler_age ON yuklemeler (olusturma_tarihi);

ALTER TABLE yuklemeler ENABLE ROW LEVEL SECURITY;
ALTER TABLE yuklemeler FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON yuklemeler TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY own_company ON yuklemeler TO emanet_app
  USING (company_id = app_company()) WITH CHECK (company_id = app_company());
-- The id of an upload comes in an address; its row says whose it is.
CREATE POLICY everything_for_identity ON yuklemeler TO emanet_identity USING (true);
GRANT SELECT ON yuklemeler TO emanet_identity;
GRANT SELECT, INSERT, UPDATE (tur, sha256), DELETE ON yuklemeler TO emanet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON yuklemeler TO emanet_system;
