-- What came in, and what happened to it.

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
  tuz uuid,
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

-- Its salt goes with the event, so that what was said cannot be found by guessing once the application
-- is disposed of.
CREATE FUNCTION application_event_hash(previous text, event basvuru_olaylari) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(previous || coalesce(event.tuz::text, '') || jsonb_build_array(
  event.company_id, event.basvuru_id, event.sira, event.tur, event.veri, event.aktor_turu,
  event.user_id, event.guncelleyen, (extract(epoch FROM event.tarih) * 1000000)::bigint
)::text, 'UTF8')), 'hex');

-- The company's chain holds the digest of each. Names of people who came by a link go with their
-- application as well.
CREATE FUNCTION log_application_event(event basvuru_olaylari) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO change_logs (
    company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar
  ) VALUES (
    event.company_id, 0, 'basvurular', event.basvuru_id, 'olay', event.aktor_turu, event.user_id,
    CASE WHEN event.aktor_turu IN ('kisi', 'otomatik') THEN event.guncelleyen ELSE 'Başvuru sahibi' END,
    jsonb_build_array(jsonb_build_object('alan', 'ozet', 'eski', null, 'yeni', event.ozet))
  )
$$;
REVOKE EXECUTE ON FUNCTION log_application_event(basvuru_olaylari) FROM PUBLIC;

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
  NEW.tuz := gen_random_uuid();
  NEW.ozet := application_event_hash(coalesce(last.ozet, ''), NEW);
  PERFORM log_application_event(NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER chain_application_event BEFORE INSERT OR UPDATE ON basvuru_olaylari
  FOR EACH ROW EXECUTE FUNCTION chain_application_event();

-- `2026/014`
CREATE FUNCTION application_number(year integer, place integer) RETURNS text LANGUAGE sql IMMUTABLE
RETURN year || '/' || repeat('0', greatest(0, 3 - length(place::text))) || place;
