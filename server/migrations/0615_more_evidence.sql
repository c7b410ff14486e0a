-- Evidence of 0420 for what was left out: digests of files and whatever names one, instants of breaches and
-- clocks, outcomes of applications, completed trainings and attendance, signatures under texts, settings.
--
-- These triggers run when the transaction ends. Its own rows are locked by then, so the chain's head, which
-- every writer of a company waits for, is held as shortly as before, and by nobody who still waits for a row.
--
-- A transaction of the platform belongs to no company: a command, the demo and the opening of a company say
-- `app.noted` instead. It opens nothing; more is noted with it, never less.
LOCK TABLE basvuru_ayarlari, basvuru_ekleri, basvuru_sablonlari, basvurular, companies, dokuman_surumleri,
  dokumanlar, dosyalar, egitim_davetleri, egitim_katilimlari, egitim_oturumlari, metin_ayarlari,
  metin_imzalari, sureler, veri_ihlalleri IN ACCESS EXCLUSIVE MODE;

CREATE OR REPLACE FUNCTION note_evidence() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  is_now jsonb := to_jsonb(NEW);
  about jsonb := coalesce(is_now, was);
  company integer := (about ->> 'company_id')::integer;
  left_out text[] := string_to_array(TG_ARGV[2], ' ');
  digest_before text;
  digest_now text;
  named text;
BEGIN
  IF app_company() IS DISTINCT FROM company AND current_setting('app.noted', true) IS DISTINCT FROM 'on'
  THEN RETURN NULL; END IF;
  -- A name of its own where some columns alone are noted; of a row that has left the filter, nothing is.
  IF TG_ARGV[3] <> '' THEN
    left_out := array(SELECT key FROM jsonb_object_keys(about) key WHERE key <> ALL (string_to_array(TG_ARGV[4], ' ')));
  END IF;
  digest_before := evidence_digest(was, left_out);
  digest_now := CASE WHEN TG_NAME LIKE '%_left' THEN NULL ELSE evidence_digest(is_now, left_out) END;
  IF digest_before IS NOT DISTINCT FROM digest_now THEN RETURN NULL; END IF;
  -- The log of a company that is erased goes with it.
  IF TG_OP = 'DELETE' AND is_being_erased(company)
    OR NOT EXISTS (SELECT FROM companies c WHERE c.company_id = company) THEN RETURN NULL; END IF;
  SELECT coalesce(nullif(TG_ARGV[3], ''), TG_TABLE_NAME) || '/' || string_agg(about ->> part, '/' ORDER BY place)
  INTO named FROM unnest(string_to_array(TG_ARGV[1], ' ')) WITH ORDINALITY AS key(part, place);
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar
  ) VALUES (
    company, 0, 'kanit', coalesce((about ->> TG_ARGV[0])::integer, 0), 'olay', 'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', named, 'eski', digest_before, 'yeni', digest_now))
  );
  RETURN NULL;
END $$;

-- `label` and `noted`: columns that are noted alone, under another name than the table's.
CREATE FUNCTION keep_evidence(
  kept regclass, parent name, keys text, left_out text DEFAULT '', filter text DEFAULT 'true',
  label text DEFAULT '', noted text DEFAULT ''
) RETURNS void
LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  prefix text := 'evidence_' || CASE label WHEN '' THEN '' ELSE label || '_' END;
  key_columns text := (
    SELECT string_agg(format('%I::text', part), ' || ''/'' || ' ORDER BY place)
    FROM unnest(string_to_array(keys, ' ')) WITH ORDINALITY AS key(part, place)
  );
  event record;
BEGIN
  EXECUTE format('ALTER TABLE %s ADD COLUMN IF NOT EXISTS tuz uuid', kept);
  EXECUTE format('ALTER TABLE %s ALTER COLUMN tuz SET DEFAULT gen_random_uuid()', kept);
  FOR event IN
    SELECT * FROM (VALUES
      ('added', 'INSERT', replace(filter, 'row.', 'new.')),
      ('changed', 'UPDATE', replace(filter, 'row.', 'new.')),
      ('left', 'UPDATE', format('(%s) AND NOT (%s)', replace(filter, 'row.', 'old.'), replace(filter, 'row.', 'new.'))),
      ('removed', 'DELETE', replace(filter, 'row.', 'old.'))
    ) events(named, on_what, condition)
    WHERE filter <> 'true' OR named <> 'left'
  LOOP
    EXECUTE format(
      'CREATE CONSTRAINT TRIGGER %I AFTER %s ON %s DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (%s)
       EXECUTE FUNCTION note_evidence(%L, %L, %L, %L, %L)',
      prefix || event.named, event.on_what, kept, event.condition, parent, keys, left_out, label, noted);
  END LOOP;
  SET LOCAL ROLE emanet_system;
  EXECUTE format(
    'INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
     SELECT company_id, 0, ''kanit'', coalesce(%s, 0), ''olay'', ''otomatik'', ''Emanet (otomatik)'',
       jsonb_build_array(jsonb_build_object(''alan'', %L || ''/'' || %s, ''eski'', null,
         ''yeni'', evidence_digest(to_jsonb(row), CASE %L WHEN '''' THEN string_to_array(%L, '' '') ELSE
           array(SELECT key FROM jsonb_object_keys(to_jsonb(row)) key WHERE key <> ALL (string_to_array(%L, '' ''))) END)))
     FROM %s row WHERE %s ORDER BY company_id',
    CASE WHEN parent IS NULL THEN 'NULL::integer' ELSE quote_ident(parent) END,
    coalesce(nullif(label, ''), kept::text), key_columns, label, left_out, noted, kept, filter);
  RESET ROLE;
END $$;

-- A company that opens notes all of itself: it is no transaction's company yet.
CREATE OR REPLACE FUNCTION open_application_form() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  base text := slug_of(NEW.company_name);
  wanted text := base;
  made integer;
BEGIN
  PERFORM set_config('app.noted', 'on', true);
  FOR attempt IN 2..10000 LOOP
    INSERT INTO basvuru_ayarlari (company_id, slug) VALUES (NEW.company_id, wanted)
    ON CONFLICT DO NOTHING RETURNING company_id INTO made;
    EXIT WHEN made IS NOT NULL;
    wanted := base || '-' || attempt;
  END LOOP;
  RETURN NULL;
END $$;

-- A row of a file stays as long as one that names it, and goes some time after it.
SELECT keep_evidence('dosyalar', NULL, 'id', 'birakilma_tarihi user_id');
DROP TRIGGER evidence_removed ON dosyalar;
SELECT keep_evidence('dokuman_surumleri', 'dokuman_id', 'id');
SELECT keep_evidence('dokumanlar', 'id', 'id', filter => 'row.dosya_id IS NOT NULL', label => 'dokuman_dosyalari',
  noted => 'id company_id dosya_id dosya_surumu dosya_ekleyen dosya_tarihi tuz');
SELECT keep_evidence('basvuru_ekleri', 'basvuru_id', 'id');
SELECT keep_evidence('veri_ihlalleri', 'id', 'id',
  'kayit_adi sorumlu_id sorumlu surum guncelleyen guncellenme_tarihi');
-- Clocks that a person started or closed, of applications and of breaches; others follow a record, which has
-- its own entries, and an import of many would have one more for each.
SELECT keep_evidence('sureler', 'id', 'id',
  'department_id ad sorumlu_id sorumlu hatirlatilan surum guncelleyen guncellenme_tarihi',
  'row.kayit_turu IS NULL OR row.kayit_turu IN (''basvurular'', ''veri_ihlalleri'') OR row.kapanis_kaniti IS NOT NULL');
SELECT keep_evidence('egitim_oturumlari', 'id', 'id', 'surum guncelleyen guncellenme_tarihi');
SELECT keep_evidence('basvurular', 'id', 'id', label => 'basvuru_sonuclari',
  noted => 'id company_id durum sonuc sonuclanma_tarihi tuz');
SELECT keep_evidence('egitim_davetleri', 'id', 'id', filter => 'row.tamamlanma_tarihi IS NOT NULL',
  label => 'tamamlanan_egitimler',
  noted => 'id company_id fullname email durum tamamlanma_tarihi soru_surumu cevaplar deneme tuz');
SELECT keep_evidence('egitim_katilimlari', 'davet_id', 'oturum_id davet_id', 'ilerleme', 'row.katildi');
SELECT keep_evidence('metin_imzalari', 'id', 'id', filter => 'row.karar IS NOT NULL', label => 'metin_imza_kararlari',
  noted => 'id company_id metin_id sira fullname email karar karar_tarihi tuz');
SELECT keep_evidence('basvuru_ayarlari', NULL, 'company_id', 'guncelleyen surum guncellenme_tarihi');
SELECT keep_evidence('basvuru_sablonlari', NULL, 'id', 'guncelleyen surum');
SELECT keep_evidence('metin_ayarlari', NULL, 'company_id', 'surum');
SELECT keep_evidence('companies', NULL, 'company_id', filter => 'row.ikinci_adim_tarihi IS NOT NULL OR row.dosya_id IS NOT NULL',
  label => 'sirket_ayarlari', noted => 'company_id ikinci_adim_tarihi dosya_id tuz');
DROP FUNCTION keep_evidence(regclass, name, text, text, text, text, text);
