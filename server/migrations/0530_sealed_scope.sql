-- What a transaction says of itself is sealed by the server, so that a statement slipped into a request
-- cannot say something else: a seal fits one scope, and no login of a request reads its key.
LOCK TABLE aksiyon_ozetleri, aksiyonlar, basvuru_ayarlari, basvuru_cevaplari, basvuru_ekleri,
  basvuru_imhalari, basvuru_olaylari, basvuru_sablonlari, basvuru_sayaclari, basvuru_taslaklari,
  basvurular, bildirim_ayarlari, change_log_reads, change_logs, companies, departments, diger_aktarim,
  dokuman_surumleri, dokumanlar, dosyalar, egitim_ayarlari, egitim_davetleri, egitim_katilimlari,
  egitim_oturumlari, egitim_sertifika_sayaci, egitim_sertifikalari, egitim_soru_setleri, egitim_videolari,
  entry_logs, envanter_bildirimleri, envanter_hatirlatmalari, ice_aktarma_eslesmeleri, idempotency_keys,
  ihlal_mektuplari, ihlal_olaylari, kayit_sayilari, kayitli_gorunumler, links, mail_outbox, memberships,
  metin_ayarlari, metin_degisimleri, metin_imzalari, metin_kararlari, metin_kaynaklari, metin_sayaclari,
  metin_surumleri, metinler, performans_gunleri, portfoy_isleri, portfoy_notlari, portfoy_ozetleri,
  portfoy_sorumlulari, sirket_arsivleri, sirket_silmeleri, sureler, takvim_baglantilari, tedarikci_listesi,
  varlik_listesi, verbis_beyanlari, verbis_isaretleri, verbis_muafiyeti, verbis_sureleri,
  verbis_taramalari, verbis_tedbirleri, veri_aktarim, veri_harita, veri_ihlalleri, yuklemeler IN ACCESS EXCLUSIVE MODE;

-- Keys of seals, ready for HMAC-SHA-256; the server puts its own in at each start (logins.ts).
CREATE TABLE scope_keys (
  inner_pad bytea PRIMARY KEY,
  outer_pad bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- What the transaction says, when it is sealed or comes from a login that reaches everything anyway.
-- The version before this one seals nothing: beside a database that it has made, its nodes are believed
-- for a day.
CREATE FUNCTION app_scope() RETURNS jsonb
LANGUAGE plpgsql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  said text := current_setting('app.scope', true);
  seal text := current_setting('app.seal', true);
BEGIN
  IF seal <> '' THEN
    IF EXISTS (
      SELECT FROM scope_keys
      WHERE encode(sha256(outer_pad || sha256(inner_pad || convert_to(said, 'UTF8'))), 'hex') = seal
    ) THEN RETURN said::jsonb; END IF;
    RETURN NULL;
  END IF;
  IF NOT pg_has_role(session_user, 'emanet_system', 'MEMBER') AND NOT EXISTS (
    SELECT FROM schema_migrations here, schema_migrations first
    WHERE here.name = '0530_sealed_scope.sql' AND first.name = '0001_roles.sql'
      AND here.applied_at > first.applied_at + interval '1 hour'
      AND here.applied_at > now() - interval '1 day'
  ) THEN RETURN NULL; END IF;
  IF said <> '' THEN RETURN said::jsonb; END IF;
  RETURN jsonb_build_object(
    'company', current_setting('app.company_id', true),
    'companies', current_setting('app.company_ids', true),
    'departments', current_setting('app.departments', true),
    'asset_departments', current_setting('app.asset_departments', true),
    'link_kind', current_setting('app.link_kind', true),
    'link_row', current_setting('app.link_row', true)
  );
END $$;

CREATE OR REPLACE FUNCTION app_company() RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN NULLIF(app_scope() ->> 'company', '')::integer;

CREATE OR REPLACE FUNCTION app_companies() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(NULLIF(app_scope() ->> 'companies', ''), ',')::integer[];

CREATE OR REPLACE FUNCTION app_departments(sight text) RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN string_to_array(NULLIF(NULLIF(app_scope() ->> sight, 'all'), ''), ',')::integer[];

CREATE OR REPLACE FUNCTION app_departments() RETURNS integer[]
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_departments('departments');

CREATE OR REPLACE FUNCTION app_sees_all_departments(sight text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN COALESCE(app_scope() ->> sight = 'all', false);

CREATE OR REPLACE FUNCTION app_sees_department(department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_sees_all_departments('departments') OR department = ANY (app_departments('departments'));

-- Kind and row of the link by which somebody without an account came.
CREATE FUNCTION app_link_kind() RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_scope() ->> 'link_kind';

CREATE FUNCTION app_link_row() RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_scope() ->> 'link_row';

-- The person of a request; NULL for a job, a link, the operator.
CREATE FUNCTION app_person() RETURNS integer
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (app_scope() ->> 'person')::integer;

-- May the transaction reach what is left to managers, or to them and the officers of trainings?
CREATE FUNCTION app_manages() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN COALESCE(app_scope() ->> 'role' <> 'temsilci', true) AND app_sees_all_departments('departments');

CREATE FUNCTION app_trains() RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_manages() OR COALESCE((app_scope() ->> 'trains')::boolean, app_scope() ->> 'role' IS NULL);

-- Entries of the change log, by what the transaction says, which is read once for all of them.
CREATE FUNCTION scope_sees(scope jsonb, sight text, department integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN COALESCE(scope ->> sight = 'all', false)
  OR department = ANY (string_to_array(NULLIF(NULLIF(scope ->> sight, 'all'), ''), ',')::integer[]);

CREATE FUNCTION app_sees_entry(register text, department integer, scope jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN scope_sees(
  scope, CASE register WHEN 'varlik_listesi' THEN 'asset_departments' ELSE 'departments' END, department
);

CREATE FUNCTION app_writes_entry(register text, department integer, scope jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN app_sees_entry(register, department, scope) OR register IN (
  'tedarikci_listesi', 'egitim_davetleri', 'egitim_videolari', 'egitim_soru_setleri', 'egitim_ayarlari'
);

CREATE FUNCTION app_sees_log(register text, department integer, record integer, scope jsonb)
RETURNS boolean
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN app_sees_entry(register, department, scope) OR app_sees_record(register, record);
END $$;

ALTER POLICY own_company ON change_logs
  USING (company_id = app_company() AND (
    (SELECT app_sees_whole_company())
    OR app_sees_log(tur, department_id, record_id, (SELECT app_scope()))
  ))
  WITH CHECK (company_id = app_company() AND app_writes_entry(tur, department_id, (SELECT app_scope())));
DROP FUNCTION app_sees_log(text, integer, integer);
DROP FUNCTION app_writes_entry(text, integer);
DROP FUNCTION app_sees_entry(text, integer);

-- Policies ask once a statement, not for each row.
DO $$
DECLARE
  one record;
  parts text[];
BEGIN
  FOR one IN
    SELECT polrelid::regclass AS belongs, polname,
      ARRAY[pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)] AS said
    FROM pg_policy JOIN pg_class c ON c.oid = polrelid
    WHERE c.relnamespace = 'public'::regnamespace
  LOOP
    SELECT array_agg(regexp_replace(
      replace(replace(part, $link$current_setting('app.link_kind'::text, true)$link$, 'app_link_kind()'),
        $link$current_setting('app.link_row'::text, true)$link$, 'app_link_row()'),
      '(?<!SELECT )app_company\(\)', '(SELECT app_company())', 'g') ORDER BY place)
    INTO parts FROM unnest(one.said) WITH ORDINALITY AS said(part, place);
    IF parts IS DISTINCT FROM one.said THEN
      EXECUTE concat_ws(' ', format('ALTER POLICY %I ON %s', one.polname, one.belongs),
        'USING (' || parts[1] || ')', 'WITH CHECK (' || parts[2] || ')');
    END IF;
  END LOOP;
END $$;

-- The same in what later migrations call.
CREATE OR REPLACE FUNCTION protect(protected regclass, by_department boolean, sight text DEFAULT 'departments')
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  old_policy name;
  inside text := 'company_id = (SELECT app_company())';
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_index i
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
    WHERE i.indrelid = protected AND a.attname = 'company_id' AND i.indpred IS NULL
  ) THEN
    RAISE EXCEPTION '% has no index led by company_id', protected;
  END IF;
  FOREACH old_policy IN ARRAY ARRAY[
    'everything', 'own_company', 'several_companies', 'readable', 'addable', 'changeable', 'removable'
  ]::name[] LOOP
    EXECUTE format('DROP POLICY IF EXISTS %I ON %s', old_policy, protected);
  END LOOP;
  -- What the transaction says is read once, not for every row.
  IF by_department THEN
    inside := inside || format(
      ' AND ((SELECT app_sees_all_departments(%L)) OR department_id = ANY ((SELECT app_departments(%L))::integer[]))',
      sight, sight
    );
  END IF;
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('CREATE POLICY everything ON %s TO emanet_system USING (true) WITH CHECK (true)', protected);
  EXECUTE format('CREATE POLICY own_company ON %s TO emanet_app USING (%s)', protected, inside);
  EXECUTE format(
    'CREATE POLICY several_companies ON %s FOR SELECT TO emanet_across USING (company_id = ANY ((SELECT app_companies())::integer[]))',
    protected
  );
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO emanet_app, emanet_system', protected);
  EXECUTE format('GRANT SELECT ON %s TO emanet_across', protected);
END $$;
CREATE OR REPLACE FUNCTION open_to_link(opened regclass, kind text, row_column name DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  row_type text;
BEGIN
  SELECT format_type(atttypid, NULL) INTO row_type
  FROM pg_attribute WHERE attrelid = opened AND attname = row_column;
  EXECUTE format(
    'CREATE POLICY %I ON %s TO emanet_link USING (company_id = (SELECT app_company()) AND (SELECT app_link_kind()) = %L%s)',
    kind, opened, kind,
    CASE WHEN row_column IS NULL THEN ''
      ELSE format(' AND %I = (SELECT NULLIF(app_link_row(), '''')::%s)', row_column, row_type)
    END
  );
END $$;
CREATE OR REPLACE FUNCTION begin_application(token_hash bytea, born timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  made integer;
BEGIN
  IF app_link_kind() IS DISTINCT FROM 'applicant' OR NOT EXISTS (
    SELECT FROM basvuru_ayarlari a WHERE a.company_id = app_company() AND a.acik
  ) THEN
    RETURN NULL;
  END IF;
  made := nextval('basvuru_id_seq');
  INSERT INTO basvuru_taslaklari (id, company_id, olusturma_tarihi) VALUES (made, app_company(), born);
  INSERT INTO links (token_hash, company_id, kind, row_id, name)
  VALUES (token_hash, app_company(), 'applicant', made, 'Başvuru sahibi');
  RETURN made;
END $function$;

-- What some people of a company may not reach, beside the department: the same as their abilities say
-- (contract/src/shared/roles.ts). Functions of the owner, whom policies of emanet_app bind too, go on.
CREATE FUNCTION leave_to(protected regclass, condition text, command text DEFAULT 'ALL') RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY by_role ON %s AS RESTRICTIVE FOR %s TO emanet_app
    USING (current_user <> ''emanet_app'' OR (%s))', protected, command, condition);
END $$;
REVOKE EXECUTE ON FUNCTION leave_to(regclass, text, text) FROM PUBLIC;

SELECT leave_to(protected, '(SELECT app_manages())') FROM unnest(ARRAY[
  'basvurular', 'basvuru_cevaplari', 'basvuru_ekleri', 'basvuru_imhalari', 'basvuru_olaylari',
  'basvuru_sablonlari', 'basvuru_sayaclari', 'basvuru_taslaklari', 'sirket_arsivleri', 'sirket_silmeleri',
  'portfoy_isleri', 'portfoy_notlari', 'portfoy_ozetleri', 'portfoy_sorumlulari', 'metin_imzalari',
  'verbis_tedbirleri', 'verbis_isaretleri', 'verbis_muafiyeti'
]::regclass[]) AS protected;
SELECT leave_to('entry_logs', '(SELECT app_manages())', 'SELECT');
SELECT leave_to('dosyalar', $$kullanim <> 'basvuru' OR (SELECT app_manages())$$);
SELECT leave_to(protected, '(SELECT app_trains())') FROM unnest(ARRAY[
  'egitim_ayarlari', 'egitim_davetleri', 'egitim_katilimlari', 'egitim_oturumlari',
  'egitim_sertifika_sayaci', 'egitim_sertifikalari', 'egitim_soru_setleri', 'egitim_videolari'
]::regclass[]) AS protected;
SELECT leave_to('links', $$(SELECT app_manages()) OR kind = 'training-token' AND (SELECT app_trains())$$);
-- What belongs to one person.
SELECT leave_to(protected, $$(user_id = (SELECT app_person())) IS NOT FALSE OR (SELECT app_manages())$$)
FROM unnest(ARRAY['change_log_reads', 'idempotency_keys', 'takvim_baglantilari', 'yuklemeler']::regclass[])
  AS protected;

-- A task names the application that it came from, also to a representative.
CREATE FUNCTION number_of_application(company integer, application integer) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT application_number(yil, sira) FROM basvurular
  WHERE company = app_company() AND company_id = company AND id = application
$$;
REVOKE EXECUTE ON FUNCTION number_of_application(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION number_of_application(integer, integer) TO emanet_app;
