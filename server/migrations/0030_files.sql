-- One row per stored file. It is written in the transaction of the row that names it, so a file
-- without a row was never kept. Its bytes lie under kept/<company_id>/<id> in the store.
CREATE TABLE dosyalar (
  id uuid PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  kullanim text NOT NULL
    CHECK (kullanim IN ('dokuman', 'aksiyon', 'logo', 'video', 'basvuru', 'sure')),
  ad text NOT NULL CHECK (ad <> ''),
  tur text NOT NULL,
  boyut bigint NOT NULL CHECK (boyut > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  olusturma_tarihi timestamptz NOT NULL DEFAULT now(),
  -- Since when no row names it; the sweeper removes it after a while.
  birakilma_tarihi timestamptz,
  -- Who brought it: a person has a share of the company's room. Nothing for files of strangers and jobs.
  user_id integer,
  UNIQUE (company_id, id)
);
CREATE INDEX dosyalar_released ON dosyalar (birakilma_tarihi) WHERE birakilma_tarihi IS NOT NULL;
CREATE INDEX dosyalar_room ON dosyalar (company_id, kullanim, user_id)
  INCLUDE (boyut, birakilma_tarihi);

ALTER TABLE dosyalar ENABLE ROW LEVEL SECURITY;
ALTER TABLE dosyalar FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON dosyalar TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY own_company ON dosyalar TO emanet_app
  USING (company_id = app_company()) WITH CHECK (company_id = app_company());
-- A file's company must be known before it can be asked whether the caller may read there.
CREATE POLICY everything_for_identity ON dosyalar TO emanet_identity USING (true);
GRANT SELECT, INSERT, UPDATE (birakilma_tarihi) ON dosyalar TO emanet_app;
GRANT SELECT ON dosyalar TO emanet_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON dosyalar TO emanet_system;

-- For a table with company_id and dosya_id: a file that its row no longer names is released, one
-- that it names again (a record that was brought back) is kept.
CREATE FUNCTION follow_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.dosya_id IS DISTINCT FROM OLD.dosya_id) THEN
    UPDATE dosyalar SET birakilma_tarihi = now()
    WHERE company_id = OLD.company_id AND id = OLD.dosya_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE dosyalar SET birakilma_tarihi = NULL
    WHERE company_id = NEW.company_id AND id = NEW.dosya_id AND birakilma_tarihi IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

-- Makes `dosya_id` of a table name a file of the same company, and `link` the address of that file.
CREATE FUNCTION names_file(target regclass, link name) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN dosya_id uuid', target);
  EXECUTE format('ALTER TABLE %s ADD FOREIGN KEY (company_id, dosya_id) REFERENCES dosyalar (company_id, id)', target);
  EXECUTE format(
    'ALTER TABLE %s ADD COLUMN %I text GENERATED ALWAYS AS (''/api/files/'' || dosya_id::text) STORED',
    target, link);
  EXECUTE format('CREATE INDEX ON %s (company_id, dosya_id) WHERE dosya_id IS NOT NULL', target);
  EXECUTE format(
    'CREATE TRIGGER follow_file AFTER INSERT OR UPDATE OF dosya_id OR DELETE ON %s
      FOR EACH ROW EXECUTE FUNCTION follow_file()', target);
END $$;
REVOKE EXECUTE ON FUNCTION names_file(regclass, name) FROM PUBLIC;

SELECT names_file('companies', 'logo');
GRANT UPDATE (dosya_id) ON companies TO emanet_app;
GRANT SELECT (logo) ON companies TO emanet_link;

-- Resumable uploads that no row names yet; `tur` and `sha256` are known once the whole file was
-- looked into. Keeping the file deletes the row, and so does the sweeper after a while.
CREATE TABLE yuklemeler (
  id uuid PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kullanim text NOT NULL
    CHECK (kullanim IN ('dokuman', 'aksiyon', 'logo', 'video', 'basvuru', 'sure')),
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
