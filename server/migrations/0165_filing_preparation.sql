-- Measures of the whole company, as a person confirmed or dismissed them. `dayanak`: a digest of
-- what they rested on then, so that a dismissed proposal comes back only when its grounds change.
CREATE TABLE verbis_tedbirleri (
  company_id integer NOT NULL REFERENCES companies,
  kod text NOT NULL,
  durum text NOT NULL CHECK (durum IN ('onayli', 'reddedildi')),
  aciklama text,
  kanit text,
  dokuman_id integer,
  dayanak text NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kod)
);
SELECT protect('verbis_tedbirleri', by_department => false);

-- Rows of the notification that were entered in the registry; `imza` is a digest of their content.
CREATE TABLE verbis_isaretleri (
  company_id integer NOT NULL REFERENCES companies,
  bolum text NOT NULL,
  satir text NOT NULL,
  imza text NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, bolum, satir)
);
SELECT protect('verbis_isaretleri', by_department => false);

-- Which of several periods that cannot be compared is notified; it holds for these alternatives.
CREATE TABLE verbis_sureleri (
  company_id integer NOT NULL REFERENCES companies,
  kategori text NOT NULL,
  secim text NOT NULL,
  secenekler text[] NOT NULL,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, kategori)
);
SELECT protect('verbis_sureleri', by_department => false);

-- Answers of the exemption test that no register knows.
CREATE TABLE verbis_muafiyeti (
  company_id integer PRIMARY KEY REFERENCES companies,
  ana_faaliyet_ozel boolean,
  istisna text,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now()
);
SELECT protect('verbis_muafiyeti', by_department => false);

-- Decisions about the notification, appended only: who, when, from what to what.
CREATE TABLE verbis_olaylari (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  konu text NOT NULL CHECK (konu IN ('tedbir', 'sure', 'muafiyet')),
  satir text NOT NULL,
  once jsonb,
  sonra jsonb,
  user_id integer NOT NULL,
  kaydeden text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verbis_olaylari_company ON verbis_olaylari (company_id, tarih);
SELECT protect('verbis_olaylari', by_department => false);
REVOKE UPDATE, DELETE ON verbis_olaylari FROM emanet_app;

-- Reminders of the seven days, each once per first unfiled change.
CREATE TABLE verbis_hatirlatmalari (
  company_id integer NOT NULL REFERENCES companies,
  ilk_degisiklik date NOT NULL,
  asama text NOT NULL CHECK (asama IN ('yaklasti', 'son_gun', 'gecti')),
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, ilk_degisiklik, asama)
);
SELECT protect('verbis_hatirlatmalari', by_department => false);
REVOKE UPDATE, DELETE ON verbis_hatirlatmalari FROM emanet_app;
