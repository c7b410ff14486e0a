-- How a company wants to be reminded. Without a row nothing is asked and nothing is mailed.
CREATE TABLE bildirim_ayarlari (
  company_id integer PRIMARY KEY REFERENCES companies,
  envanter_uygulama_onay boolean NOT NULL,
  envanter_email_onay boolean NOT NULL,
  aksiyon_bildirimi boolean NOT NULL,
  periyodik_sure integer NOT NULL CHECK (periyodik_sure BETWEEN 1 AND 3650),
  envanter_baslangic_tarihi date,
  aksiyon_periyodik_sure integer NOT NULL CHECK (aksiyon_periyodik_sure BETWEEN 1 AND 3650),
  -- The day that digests are counted from.
  aksiyon_baslangic_tarihi date,
  -- Days of a schedule before it was set were announced to nobody and are not made up for.
  envanter_plan_tarihi date NOT NULL,
  aksiyon_plan_tarihi date NOT NULL,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  CHECK (envanter_baslangic_tarihi IS NOT NULL OR NOT (envanter_uygulama_onay OR envanter_email_onay)),
  CHECK (aksiyon_baslangic_tarihi IS NOT NULL OR NOT aksiyon_bildirimi)
);
SELECT protect('bildirim_ayarlari', by_department => false);
REVOKE DELETE ON bildirim_ayarlari FROM emanet_app;

-- Rounds of confirmation: `onay` true asks a department, false is its answer (specification, section 4).
-- `donem` is the day of the round by the settings of its time, `bildirim_tarihi` the day it was written.
CREATE TABLE envanter_bildirimleri (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  department_id integer NOT NULL,
  e_posta text,
  bildirim_tarihi date NOT NULL,
  onay boolean NOT NULL,
  donem date NOT NULL,
  -- The person who confirmed, and how many activities and warnings there were then.
  user_id integer,
  gonderen text,
  faaliyet_sayisi integer,
  uyari_sayisi integer,
  tarih timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (company_id, department_id)
    REFERENCES departments (company_id, department_id) ON DELETE CASCADE,
  CHECK (onay = (gonderen IS NULL)),
  CHECK (onay = (e_posta IS NULL))
);
CREATE UNIQUE INDEX envanter_bildirimleri_asked
  ON envanter_bildirimleri (company_id, department_id, donem) WHERE onay;
CREATE UNIQUE INDEX envanter_bildirimleri_answered
  ON envanter_bildirimleri (company_id, department_id, donem) WHERE NOT onay;
CREATE INDEX envanter_bildirimleri_latest
  ON envanter_bildirimleri (company_id, department_id, bildirim_tarihi DESC, id DESC);
CREATE INDEX envanter_bildirimleri_round ON envanter_bildirimleri (company_id, donem DESC);
SELECT protect('envanter_bildirimleri', by_department => true);
REVOKE UPDATE, DELETE ON envanter_bildirimleri FROM emanet_app;

-- What was mailed about a round, and on which day after it opened.
CREATE TABLE envanter_hatirlatmalari (
  company_id integer NOT NULL REFERENCES companies,
  department_id integer NOT NULL,
  donem date NOT NULL,
  gun integer NOT NULL CHECK (gun IN (0, 3, 7)),
  tarih date NOT NULL,
  PRIMARY KEY (company_id, department_id, donem, gun),
  FOREIGN KEY (company_id, department_id)
    REFERENCES departments (company_id, department_id) ON DELETE CASCADE
);
SELECT protect('envanter_hatirlatmalari', by_department => true);
REVOKE UPDATE, DELETE ON envanter_hatirlatmalari FROM emanet_app;

-- Digests of open actions that have left, one a day at most.
CREATE TABLE aksiyon_ozetleri (
  company_id integer NOT NULL REFERENCES companies,
  tarih date NOT NULL,
  departman_sayisi integer NOT NULL,
  aksiyon_sayisi integer NOT NULL,
  PRIMARY KEY (company_id, tarih)
);
SELECT protect('aksiyon_ozetleri', by_department => false);
REVOKE UPDATE, DELETE ON aksiyon_ozetleri FROM emanet_app;
