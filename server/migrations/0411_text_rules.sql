-- How a company's texts look as files, and whether a stale text becomes an action of its person.
LOCK TABLE companies, metinler, users IN ACCESS EXCLUSIVE MODE;

CREATE TABLE metin_ayarlari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  renk text CHECK (renk ~ '^#[0-9a-f]{6}$'),
  logo_gorunur boolean NOT NULL,
  eskime_aksiyonu boolean NOT NULL,
  surum integer NOT NULL DEFAULT 1
);
SELECT protect('metin_ayarlari', by_department => false);

-- The person asked to approve a draft, and the action that stands for its present staleness.
ALTER TABLE metinler
  ADD onaylayacak_id integer REFERENCES users ON DELETE SET NULL,
  ADD onaylayacak text,
  ADD eskime_aksiyonu_id integer;

-- Logo and colour of a company's files; also public pages and links make such files.
CREATE FUNCTION text_look(company integer) RETURNS TABLE (logo text, renk text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN coalesce(a.logo_gorunur, true) THEN c.logo END, a.renk
  FROM companies c LEFT JOIN metin_ayarlari a USING (company_id) WHERE c.company_id = company
$$;
REVOKE EXECUTE ON FUNCTION text_look(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION text_look(integer) TO emanet_identity, emanet_system;
CREATE POLICY looked_at ON metin_ayarlari FOR SELECT TO CURRENT_USER USING (true);
