-- Applications of data subjects (Law 6698, art. 11 and 13): the company's public form, what came in,
-- what happened to it, what was answered.

-- A kind of file more, beside those that are there by now.
DO $$
DECLARE
  target text;
  rule record;
BEGIN
  FOREACH target IN ARRAY ARRAY['dosyalar', 'yuklemeler'] LOOP
    SELECT conname, pg_get_constraintdef(oid) AS body INTO rule FROM pg_constraint
    WHERE conrelid = target::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%kullanim%';
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', target, rule.conname);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (kullanim = ''basvuru'' OR %s)',
      target, rule.conname, regexp_replace(rule.body, '^CHECK ', ''));
  END LOOP;
END $$;

-- The form of a company. It is there with its company, under an address made from the name.
CREATE TABLE basvuru_ayarlari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60),
  acik boolean NOT NULL DEFAULT true,
  -- The site of the company that may show the form in a frame.
  izinli_site text,
  posta_adresi text,
  kep_adresi text,
  saklama_yili integer NOT NULL DEFAULT 3 CHECK (saklama_yili BETWEEN 1 AND 20),
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)',
  surum integer NOT NULL DEFAULT 1,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
SELECT protect('basvuru_ayarlari', by_department => false);
REVOKE INSERT, DELETE ON basvuru_ayarlari FROM emanet_app;
-- The address of a form must be known before its company is.
CREATE POLICY asked_for ON basvuru_ayarlari FOR SELECT TO emanet_identity USING (acik);
GRANT SELECT (company_id, slug, acik, izinli_site) ON basvuru_ayarlari TO emanet_identity;
SELECT open_to_link('basvuru_ayarlari', 'applicant');
GRANT SELECT (company_id, slug, acik, posta_adresi, kep_adresi) ON basvuru_ayarlari TO emanet_link;
-- The column was made anew when files came, without its grant.
GRANT SELECT (logo) ON companies TO emanet_link;

-- `Ilgaz Gıda Sanayi ve Ticaret A.Ş.` becomes `ilgaz-gida`.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(
  regexp_replace(
    lower(translate(normalize(name, NFC), 'ÇĞİIÖŞÜÂÎÛçğıiöşüâîû', 'CGIIOSUAIUcgiiosuaiu')),
    '[^a-z0-9]+', '-', 'g'),
  '(-(sanayi|ticaret|san|tic|ve|ltd|limited|sti|sirketi|anonim|as|a-s))+-*$', ''), 50)), ''), 'sirket');

CREATE FUNCTION open_application_form() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  base text := slug_of(NEW.company_name);
  wanted text := base;
  made integer;
BEGIN
  FOR attempt IN 2..10000 LOOP
    INSERT INTO basvuru_ayarlari (company_id, slug) VALUES (NEW.company_id, wanted)
    ON CONFLICT DO NOTHING RETURNING company_id INTO made;
    EXIT WHEN made IS NOT NULL;
    wanted := base || '-' || attempt;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER open_application_form AFTER INSERT ON companies
  FOR EACH ROW EXECUTE FUNCTION open_application_form();

-- Companies that were there before.
SET LOCAL ROLE emanet_system;
INSERT INTO basvuru_ayarlari (company_id, slug)
SELECT company_id, base || CASE WHEN place = 1 THEN '' ELSE '-' || place END
FROM (
  SELECT company_id, slug_of(company_name) AS base,
    row_number() OVER (PARTITION BY slug_of(company_name) ORDER BY company_id) AS place
  FROM companies
) numbered;
RESET ROLE;

-- An application keeps the number that its beginning was given, so the link of whoever began it leads
-- to its receipt afterwards, and never to another one.
CREATE SEQUENCE basvuru_id_seq AS integer;
GRANT USAGE ON SEQUENCE basvuru_id_seq TO emanet_app, emanet_system;

-- Begun and not confirmed yet: no application so far. What was written is sealed.
CREATE TABLE basvuru_taslaklari (
  id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies,
  govde bytea,
  kod_ozeti bytea,
  kalan_deneme integer NOT NULL DEFAULT 0,
  kod_bitisi timestamptz,
  gonderim integer NOT NULL DEFAULT 0,
  son_gonderim timestamptz,
  olusturma_tarihi timestamptz NOT NULL
);
CREATE INDEX basvuru_taslaklari_company ON basvuru_taslaklari (company_id, olusturma_tarihi);
SELECT protect('basvuru_taslaklari', by_department => false);
REVOKE ALL ON basvuru_taslaklari FROM emanet_across;
REVOKE INSERT, UPDATE ON basvuru_taslaklari FROM emanet_app;
SELECT open_to_link('basvuru_taslaklari', 'applicant', row_column => 'id');
GRANT SELECT, UPDATE, DELETE ON basvuru_taslaklari TO emanet_link;

CREATE TABLE basvurular (
  id integer PRIMARY KEY DEFAULT nextval('basvuru_id_seq'),
  company_id integer NOT NULL REFERENCES companies,
  yil integer NOT NULL,
  sira integer NOT NULL,
  kaynak text NOT NULL CHECK (kaynak IN ('form', 'dilekce', 'kep', 'eposta', 'diger')),
  dil text NOT NULL CHECK (dil IN ('tr', 'en')),
  gelis_tarihi timestamptz NOT NULL,
  son_gun date NOT NULL,
  ad_soyad text NOT NULL CHECK (ad_soyad <> ''),
  -- The identity number is sealed; a few of its characters are shown.
  kimlik_turu text CHECK (kimlik_turu IN ('tc', 'pasaport')),
  kimlik bytea,
  kimlik_maskesi text,
  uyruk text,
  adres text,
  eposta text,
  telefon text,
  kisi_grubu text,
  haklar text[] NOT NULL,
  talep text NOT NULL,
  cevap_yolu text NOT NULL CHECK (cevap_yolu IN ('eposta', 'posta')),
  durum text NOT NULL DEFAULT 'yeni'
    CHECK (durum IN ('yeni', 'inceleniyor', 'bilgi_bekleniyor', 'sonuclandi')),
  sonuc text CHECK (sonuc IN ('kabul', 'kismen', 'ret', 'geri_cekildi')),
  sonuclanma_tarihi timestamptz,
  department_id integer,
  sorumlu_id integer REFERENCES users ON DELETE SET NULL,
  sorumlu text,
  -- The answer as it is being written.
  taslak jsonb,
  -- The fewest days left of which somebody has been reminded.
  hatirlatilan integer,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  UNIQUE (company_id, yil, sira),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, department_id) REFERENCES departments (company_id, department_id)
    ON DELETE SET NULL (department_id),
  CHECK ((durum = 'sonuclandi') = (sonuc IS NOT NULL)),
  CHECK ((durum = 'sonuclandi') = (sonuclanma_tarihi IS NOT NULL))
);
CREATE INDEX basvurular_open ON basvurular (company_id, son_gun) WHERE durum <> 'sonuclandi';
CREATE INDEX basvurular_department ON basvurular (company_id, department_id);
SELECT protect('basvurular', by_department => false);
SELECT open_to_link('basvurular', 'applicant', row_column => 'id');
GRANT SELECT (id, company_id, yil, sira, kaynak, dil, gelis_tarihi, son_gun, ad_soyad, eposta, kisi_grubu,
    haklar, cevap_yolu),
  INSERT (id, company_id, yil, kaynak, dil, gelis_tarihi, son_gun, ad_soyad, kimlik_turu, kimlik,
    kimlik_maskesi, uyruk, adres, eposta, telefon, kisi_grubu, haklar, talep, cevap_yolu, guncelleyen)
  ON basvurular TO emanet_link;

-- Numbers run per company and year without a gap.
CREATE TABLE basvuru_sayaclari (
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  yil integer NOT NULL,
  son integer NOT NULL,
  PRIMARY KEY (company_id, yil)
);
SELECT protect('basvuru_sayaclari', by_department => false);
REVOKE ALL ON basvuru_sayaclari FROM emanet_app, emanet_across;
CREATE POLICY counted ON basvuru_sayaclari TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE FUNCTION number_application() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO basvuru_sayaclari AS s (company_id, yil, son) VALUES (NEW.company_id, NEW.yil, 1)
  ON CONFLICT (company_id, yil) DO UPDATE SET son = s.son + 1
  RETURNING s.son INTO NEW.sira;
  RETURN NEW;
END $$;
CREATE TRIGGER number_application BEFORE INSERT ON basvurular
  FOR EACH ROW EXECUTE FUNCTION number_application();

-- What happened, append-only: an entry is chained to the one before by its digest. It goes with its
-- application when that has been kept long enough, and not before.
CREATE TABLE basvuru_olaylari (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  basvuru_id integer NOT NULL,
  sira integer NOT NULL,
  tur text NOT NULL CHECK (tur ~ '^[a-z_]+$'),
  veri jsonb NOT NULL DEFAULT '{}',
  aktor_turu text NOT NULL
    CHECK (aktor_turu IN ('kisi', 'otomatik', 'egitim_baglantisi', 'basvuru_sahibi', 'denetci_baglantisi')),
  user_id integer,
  guncelleyen text NOT NULL,
  tarih timestamptz NOT NULL,
  ozet text NOT NULL,
  UNIQUE (company_id, basvuru_id, sira),
  FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular (company_id, id) ON DELETE CASCADE
);
SELECT protect('basvuru_olaylari', by_department => false);
REVOKE UPDATE, DELETE ON basvuru_olaylari FROM emanet_app, emanet_system;
SELECT open_to_link('basvuru_olaylari', 'applicant', row_column => 'basvuru_id');
GRANT INSERT (company_id, basvuru_id, tur, veri, aktor_turu, user_id, guncelleyen, tarih)
  ON basvuru_olaylari TO emanet_link;
-- The policy reads the row that it is about.
GRANT SELECT (company_id, basvuru_id) ON basvuru_olaylari TO emanet_link;

CREATE FUNCTION application_event_hash(previous text, event basvuru_olaylari) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(previous || jsonb_build_array(
  event.company_id, event.basvuru_id, event.sira, event.tur, event.veri, event.aktor_turu,
  event.user_id, event.guncelleyen, (extract(epoch FROM event.tarih) * 1000000)::bigint
)::text, 'UTF8')), 'hex');

CREATE POLICY chained ON basvuru_olaylari FOR SELECT TO CURRENT_USER USING (true);
CREATE FUNCTION chain_application_event() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last basvuru_olaylari;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'what happened to an application is not rewritten';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('basvuru_olaylari'), NEW.basvuru_id);
  SELECT * INTO last FROM basvuru_olaylari o
  WHERE o.company_id = NEW.company_id AND o.basvuru_id = NEW.basvuru_id ORDER BY o.sira DESC LIMIT 1;
  NEW.sira := coalesce(last.sira, 0) + 1;
  NEW.ozet := application_event_hash(coalesce(last.ozet, ''), NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER chain_application_event BEFORE INSERT OR UPDATE ON basvuru_olaylari
  FOR EACH ROW EXECUTE FUNCTION chain_application_event();

-- Files of an application, or of one that is being begun (so there is no foreign key): what the
-- applicant added, what was gathered as evidence, the receipt.
CREATE TABLE basvuru_ekleri (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  basvuru_id integer NOT NULL,
  kaynak text NOT NULL CHECK (kaynak IN ('basvuran', 'kanit', 'alindi')),
  ekleyen text NOT NULL,
  tarih timestamptz NOT NULL
);
CREATE INDEX basvuru_ekleri_application ON basvuru_ekleri (company_id, basvuru_id);
SELECT names_file('basvuru_ekleri', 'dosya_linki');
SELECT protect('basvuru_ekleri', by_department => false);
REVOKE UPDATE ON basvuru_ekleri FROM emanet_app;
SELECT open_to_link('basvuru_ekleri', 'applicant', row_column => 'basvuru_id');
GRANT SELECT, INSERT, DELETE ON basvuru_ekleri TO emanet_link;
-- Once it is an application nothing more is added by its link, and nothing taken away.
CREATE POLICY while_begun ON basvuru_ekleri AS RESTRICTIVE FOR INSERT TO emanet_link
  WITH CHECK (EXISTS (SELECT FROM basvuru_taslaklari t WHERE t.id = basvuru_id));
CREATE POLICY while_begun_too ON basvuru_ekleri AS RESTRICTIVE FOR DELETE TO emanet_link
  USING (EXISTS (SELECT FROM basvuru_taslaklari t WHERE t.id = basvuru_id));

-- An applicant writes the file of an attachment and reads no other.
CREATE POLICY attached ON dosyalar FOR SELECT TO emanet_link USING (
  company_id = app_company() AND kullanim = 'basvuru' AND EXISTS (
    SELECT FROM basvuru_ekleri e WHERE e.company_id = dosyalar.company_id AND e.dosya_id = dosyalar.id)
);
CREATE POLICY attaching ON dosyalar FOR INSERT TO emanet_link WITH CHECK (
  company_id = app_company() AND kullanim = 'basvuru'
  AND (SELECT current_setting('app.link_kind', true)) = 'applicant'
);
GRANT SELECT (id, company_id, kullanim, ad, tur, boyut, sha256), INSERT ON dosyalar TO emanet_link;
CREATE POLICY released ON dosyalar TO CURRENT_USER USING (kullanim = 'basvuru');
CREATE FUNCTION follow_application_file() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE dosyalar SET birakilma_tarihi = now() WHERE company_id = OLD.company_id AND id = OLD.dosya_id;
  RETURN NULL;
END $$;
DROP TRIGGER follow_file ON basvuru_ekleri;
CREATE TRIGGER follow_file AFTER DELETE ON basvuru_ekleri
  FOR EACH ROW EXECUTE FUNCTION follow_application_file();

-- Answers that were given. They are not changed; how their delivery went is told by the mail server.
CREATE TABLE basvuru_cevaplari (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  basvuru_id integer NOT NULL,
  sira integer NOT NULL,
  sonuc text NOT NULL CHECK (sonuc IN ('kabul', 'kismen', 'ret')),
  dil text NOT NULL,
  metin text NOT NULL,
  yol text NOT NULL CHECK (yol IN ('eposta', 'posta')),
  alici text NOT NULL,
  gonderen text NOT NULL,
  gonderme_tarihi timestamptz NOT NULL,
  teslim text NOT NULL DEFAULT 'bekliyor' CHECK (teslim IN ('bekliyor', 'teslim', 'ulasmadi', 'posta')),
  teslim_yaniti text,
  teslim_tarihi timestamptz,
  UNIQUE (company_id, basvuru_id, sira),
  FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular (company_id, id) ON DELETE CASCADE
);
SELECT names_file('basvuru_cevaplari', 'dosya_linki');
DROP TRIGGER follow_file ON basvuru_cevaplari;
CREATE TRIGGER follow_file AFTER DELETE ON basvuru_cevaplari
  FOR EACH ROW EXECUTE FUNCTION follow_application_file();
SELECT protect('basvuru_cevaplari', by_department => false);
REVOKE UPDATE, DELETE ON basvuru_cevaplari FROM emanet_app;

-- Texts to answer with: a company's own, and its wording of those that are shipped (`kod`).
CREATE TABLE basvuru_sablonlari (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  kod text NOT NULL,
  ad text NOT NULL CHECK (ad <> ''),
  sonuc text NOT NULL CHECK (sonuc IN ('kabul', 'kismen', 'ret')),
  metin_tr text NOT NULL,
  metin_en text NOT NULL,
  guncelleyen text NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  UNIQUE (company_id, kod)
);
SELECT protect('basvuru_sablonlari', by_department => false);

-- That an application was disposed of, without whose it was.
CREATE TABLE basvuru_imhalari (
  company_id integer NOT NULL REFERENCES companies,
  yil integer NOT NULL,
  sira integer NOT NULL,
  imha_tarihi timestamptz NOT NULL,
  PRIMARY KEY (company_id, yil, sira)
);
SELECT protect('basvuru_imhalari', by_department => false);
REVOKE UPDATE, DELETE ON basvuru_imhalari FROM emanet_app;

-- Begins an application in the company whose form is open; the transaction is that of a link of the
-- kind, which reaches no row yet.
CREATE POLICY begun ON basvuru_taslaklari FOR INSERT TO CURRENT_USER WITH CHECK (company_id = app_company());
CREATE POLICY begun ON links FOR INSERT TO CURRENT_USER WITH CHECK (company_id = app_company());
CREATE POLICY begun ON basvuru_ayarlari FOR SELECT TO CURRENT_USER USING (company_id = app_company());
CREATE FUNCTION begin_application(token_hash bytea, born timestamptz) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  made integer;
BEGIN
  IF current_setting('app.link_kind', true) IS DISTINCT FROM 'applicant' OR NOT EXISTS (
    SELECT FROM basvuru_ayarlari a WHERE a.company_id = app_company() AND a.acik
  ) THEN
    RETURN NULL;
  END IF;
  made := nextval('basvuru_id_seq');
  INSERT INTO basvuru_taslaklari (id, company_id, olusturma_tarihi) VALUES (made, app_company(), born);
  INSERT INTO links (token_hash, company_id, kind, row_id, name)
  VALUES (token_hash, app_company(), 'applicant', made, 'Başvuru sahibi');
  RETURN made;
END $$;
REVOKE EXECUTE ON FUNCTION begin_application(bytea, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_application(bytea, timestamptz) TO emanet_link;

-- A link sends a code and puts a job into the queue, and sees neither.
CREATE POLICY put_in_by_link ON mail_outbox FOR INSERT TO emanet_link WITH CHECK (true);
GRANT INSERT ON mail_outbox TO emanet_link;
GRANT EXECUTE ON FUNCTION enqueue_job(text, json, timestamptz, text, boolean) TO emanet_link;

-- What the mail server said; whoever a mail is about may want it as evidence.
ALTER TABLE mail_outbox ADD server_answer text;
CREATE FUNCTION application_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about integer := split_part(NEW.about, ':', 2)::integer;
  which text := split_part(NEW.about, ':', 3);
  ok boolean := NEW.state = 'delivered';
  company integer;
BEGIN
  SELECT company_id INTO company FROM basvurular WHERE id = about;
  IF company IS NULL THEN RETURN NULL; END IF;
  IF which = 'cevap' THEN
    UPDATE basvuru_cevaplari SET teslim = CASE WHEN ok THEN 'teslim' ELSE 'ulasmadi' END,
      teslim_yaniti = NEW.server_answer, teslim_tarihi = NEW.finished_at
    WHERE company_id = company AND id = split_part(NEW.about, ':', 4)::integer;
  END IF;
  INSERT INTO basvuru_olaylari (company_id, basvuru_id, tur, veri, aktor_turu, guncelleyen, tarih)
  VALUES (company, about, CASE WHEN ok THEN 'teslim_edildi' ELSE 'teslim_edilemedi' END,
    jsonb_build_object('ne', which, 'yanit', NEW.server_answer), 'otomatik', 'Emanet (otomatik)', NEW.finished_at);
  RETURN NULL;
END $$;
CREATE TRIGGER application_mailed AFTER UPDATE OF state ON mail_outbox
  FOR EACH ROW WHEN (NEW.state <> 'waiting' AND NEW.about LIKE 'basvuru:%')
  EXECUTE FUNCTION application_mailed();

-- `2026/014`
CREATE FUNCTION application_number(year integer, place integer) RETURNS text LANGUAGE sql IMMUTABLE
RETURN year || '/' || repeat('0', greatest(0, 3 - length(place::text))) || place;
