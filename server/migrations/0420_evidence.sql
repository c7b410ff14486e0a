-- Evidence: rows of which no entry of a verb tells everything leave the digest of their content in their
-- company's chain, under the noun `kanit`. Such an entry stands with the row's parent (`record_id`) and names
-- table and row (`alan`); it has no digest from when the row went. The verifier reckons the digest anew.
--
-- A verb names its company to the transaction; a statement by hand, or one while triggers are off, leaves no
-- entry, and its row does not fit. One that names the company leaves an entry with its instant behind the
-- anchors: it may add evidence from today on, and change none of yesterday.
--
-- `tuz` keeps a digest from being guessed once its row, about a person, was erased.
-- Without what is empty: a column that a table gets later changes no digest of before.
LOCK TABLE basvuru_cevaplari, basvurular, egitim_sertifikalari, egitim_soru_setleri, envanter_bildirimleri,
  ihlal_mektuplari, ihlal_olaylari, metin_kararlari, metin_surumleri, verbis_beyanlari, verbis_isaretleri,
  verbis_muafiyeti IN ACCESS EXCLUSIVE MODE;

CREATE FUNCTION evidence_digest(noted jsonb, left_out text[]) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(jsonb_strip_nulls(noted - left_out)::text, 'UTF8')), 'hex');

-- Arguments: column of the parent, columns that name the row, columns that are no part of the digest.
CREATE FUNCTION note_evidence() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  is_now jsonb := to_jsonb(NEW);
  about jsonb := coalesce(is_now, was);
  left_out text[] := string_to_array(TG_ARGV[2], ' ');
  digest_before text := evidence_digest(was, left_out);
  digest_now text := evidence_digest(is_now, left_out);
  named text;
BEGIN
  -- The log of a company that is erased goes with it.
  IF TG_OP = 'DELETE' AND is_being_erased((about ->> 'company_id')::integer) THEN RETURN NULL; END IF;
  IF app_company() IS DISTINCT FROM (about ->> 'company_id')::integer
    OR digest_before IS NOT DISTINCT FROM digest_now THEN RETURN NULL; END IF;
  SELECT TG_TABLE_NAME || '/' || string_agg(about ->> part, '/' ORDER BY place) INTO named
  FROM unnest(string_to_array(TG_ARGV[1], ' ')) WITH ORDINALITY AS key(part, place);
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar
  ) VALUES (
    (about ->> 'company_id')::integer, 0, 'kanit', coalesce((about ->> TG_ARGV[0])::integer, 0), 'olay',
    'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', named, 'eski', digest_before, 'yeni', digest_now))
  );
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION note_evidence() FROM PUBLIC;

-- Rows that are there already are noted as they are.
CREATE FUNCTION keep_evidence(kept regclass, parent name, keys text, left_out text, filter text DEFAULT 'true')
RETURNS void
LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  key_columns text := (
    SELECT string_agg(format('%I::text', part), ' || ''/'' || ' ORDER BY place)
    FROM unnest(string_to_array(keys, ' ')) WITH ORDINALITY AS key(part, place)
  );
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN tuz uuid', kept);
  EXECUTE format('ALTER TABLE %s ALTER COLUMN tuz SET DEFAULT gen_random_uuid()', kept);
  EXECUTE format(
    'CREATE TRIGGER evidence_added AFTER INSERT ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION note_evidence(%L, %L, %L)',
    kept, replace(filter, 'row.', 'new.'), parent, keys, left_out);
  EXECUTE format(
    'CREATE TRIGGER evidence_changed AFTER UPDATE ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION note_evidence(%L, %L, %L)',
    kept, replace(filter, 'row.', 'new.'), parent, keys, left_out);
  EXECUTE format(
    'CREATE TRIGGER evidence_removed AFTER DELETE ON %s FOR EACH ROW WHEN (%s) EXECUTE FUNCTION note_evidence(%L, %L, %L)',
    kept, replace(filter, 'row.', 'old.'), parent, keys, left_out);
  SET LOCAL ROLE emanet_system;
  EXECUTE format(
    'INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
     SELECT company_id, 0, ''kanit'', coalesce(%s, 0), ''olay'', ''otomatik'', ''Emanet (otomatik)'',
       jsonb_build_array(jsonb_build_object(''alan'', %L || ''/'' || %s, ''eski'', null,
         ''yeni'', evidence_digest(to_jsonb(row), string_to_array(%L, '' ''))))
     FROM %s row WHERE %s ORDER BY company_id',
    CASE WHEN parent IS NULL THEN 'NULL::integer' ELSE quote_ident(parent) END,
    kept::text, key_columns, left_out, kept, filter);
  RESET ROLE;
END $$;

GRANT EXECUTE ON FUNCTION evidence_digest(jsonb, text[]) TO emanet_system;
SELECT keep_evidence('egitim_sertifikalari', 'davet_id', 'no', '');
SELECT keep_evidence('verbis_beyanlari', 'id', 'id', '');
SELECT keep_evidence('verbis_isaretleri', NULL, 'bolum satir', '');
SELECT keep_evidence('verbis_muafiyeti', NULL, 'company_id', '');
-- Confirmations alone: a notice that one is due comes from a job and is no evidence.
SELECT keep_evidence('envanter_bildirimleri', 'department_id', 'id', '', 'NOT row.onay');
-- An application as it came; its further life is told by its events.
SELECT keep_evidence('basvurular', 'id', 'id',
  'durum sonuc sonuclanma_tarihi department_id sorumlu_id sorumlu taslak hatirlatilan guncelleyen surum guncellenme_tarihi');
SELECT keep_evidence('basvuru_cevaplari', 'basvuru_id', 'id', 'teslim teslim_yaniti teslim_tarihi');
SELECT keep_evidence('metin_surumleri', 'metin_id', 'id', '');
SELECT keep_evidence('metin_kararlari', 'metin_id', 'id', '');
SELECT keep_evidence('ihlal_olaylari', 'ihlal_id', 'id', '');
SELECT keep_evidence('ihlal_mektuplari', 'ihlal_id', 'id', 'teslim');
SELECT keep_evidence('egitim_soru_setleri', NULL, 'surum', '');
DROP FUNCTION keep_evidence(regclass, name, text, text, text);
