-- Clocks: every day by which a company has to do something, by law or by its own choice.
LOCK TABLE aksiyonlar, basvurular, companies, dokumanlar, dosyalar, envanter_bildirimleri, users,
  verbis_beyanlari, veri_aktarim, yuklemeler IN ACCESS EXCLUSIVE MODE;

-- The dated calendar of days off. Public holidays come with the application, administrative leave from
-- the operator. A half day counts as a business day.
CREATE TABLE tatiller (
  gun date NOT NULL,
  yarim boolean NOT NULL,
  ad_tr text NOT NULL CHECK (ad_tr <> ''),
  ad_en text NOT NULL CHECK (ad_en <> ''),
  kaynak text NOT NULL,
  dogrulandi boolean NOT NULL DEFAULT true,
  PRIMARY KEY (gun, ad_tr)
);
GRANT SELECT ON tatiller TO emanet_app, emanet_across, emanet_system, emanet_identity;
GRANT INSERT, DELETE ON tatiller TO emanet_system;
INSERT INTO tatiller (gun, yarim, ad_tr, ad_en, kaynak, dogrulandi) VALUES
  ('2024-01-01', false, 'Yılbaşı', 'New Year’s Day', '2429 s. Kanun m.1-2', true),
  ('2024-04-09', true, 'Ramazan Bayramı arifesi', 'Ramadan Feast eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-04-10', false, 'Ramazan Bayramı 1. gün', 'Ramadan Feast, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-04-11', false, 'Ramazan Bayramı 2. gün', 'Ramadan Feast, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-04-12', false, 'Ramazan Bayramı 3. gün', 'Ramadan Feast, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-04-23', false, 'Ulusal Egemenlik ve Çocuk Bayramı', 'National Sovereignty and Children’s Day', '2429 s. Kanun m.1-2', true),
  ('2024-05-01', false, 'Emek ve Dayanışma Günü', 'Labour and Solidarity Day', '2429 s. Kanun m.1-2', true),
  ('2024-05-19', false, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Commemoration of Atatürk, Youth and Sports Day', '2429 s. Kanun m.1-2', true),
  ('2024-06-15', true, 'Kurban Bayramı arifesi', 'Feast of Sacrifice eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-06-16', false, 'Kurban Bayramı 1. gün', 'Feast of Sacrifice, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-06-17', false, 'Kurban Bayramı 2. gün', 'Feast of Sacrifice, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-06-18', false, 'Kurban Bayramı 3. gün', 'Feast of Sacrifice, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-06-19', false, 'Kurban Bayramı 4. gün', 'Feast of Sacrifice, day 4', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2024', true),
  ('2024-07-15', false, 'Demokrasi ve Millî Birlik Günü', 'Democracy and National Unity Day', '2429 s. Kanun m.1-2', true),
  ('2024-08-30', false, 'Zafer Bayramı', 'Victory Day', '2429 s. Kanun m.1-2', true),
  ('2024-10-28', true, 'Cumhuriyet Bayramı arifesi', 'Republic Day eve', '2429 s. Kanun m.1-2', true),
  ('2024-10-29', false, 'Cumhuriyet Bayramı', 'Republic Day', '2429 s. Kanun m.1-2', true),
  ('2025-01-01', false, 'Yılbaşı', 'New Year’s Day', '2429 s. Kanun m.1-2', true),
  ('2025-03-29', true, 'Ramazan Bayramı arifesi', 'Ramadan Feast eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-03-30', false, 'Ramazan Bayramı 1. gün', 'Ramadan Feast, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-03-31', false, 'Ramazan Bayramı 2. gün', 'Ramadan Feast, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-04-01', false, 'Ramazan Bayramı 3. gün', 'Ramadan Feast, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-04-23', false, 'Ulusal Egemenlik ve Çocuk Bayramı', 'National Sovereignty and Children’s Day', '2429 s. Kanun m.1-2', true),
  ('2025-05-01', false, 'Emek ve Dayanışma Günü', 'Labour and Solidarity Day', '2429 s. Kanun m.1-2', true),
  ('2025-05-19', false, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Commemoration of Atatürk, Youth and Sports Day', '2429 s. Kanun m.1-2', true),
  ('2025-06-05', true, 'Kurban Bayramı arifesi', 'Feast of Sacrifice eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-06-06', false, 'Kurban Bayramı 1. gün', 'Feast of Sacrifice, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-06-07', false, 'Kurban Bayramı 2. gün', 'Feast of Sacrifice, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-06-08', false, 'Kurban Bayramı 3. gün', 'Feast of Sacrifice, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-06-09', false, 'Kurban Bayramı 4. gün', 'Feast of Sacrifice, day 4', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2025', true),
  ('2025-07-15', false, 'Demokrasi ve Millî Birlik Günü', 'Democracy and National Unity Day', '2429 s. Kanun m.1-2', true),
  ('2025-08-30', false, 'Zafer Bayramı', 'Victory Day', '2429 s. Kanun m.1-2', true),
  ('2025-10-28', true, 'Cumhuriyet Bayramı arifesi', 'Republic Day eve', '2429 s. Kanun m.1-2', true),
  ('2025-10-29', false, 'Cumhuriyet Bayramı', 'Republic Day', '2429 s. Kanun m.1-2', true),
  ('2026-01-01', false, 'Yılbaşı', 'New Year’s Day', '2429 s. Kanun m.1-2', true),
  ('2026-03-19', true, 'Ramazan Bayramı arifesi', 'Ramadan Feast eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-03-20', false, 'Ramazan Bayramı 1. gün', 'Ramadan Feast, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-03-21', false, 'Ramazan Bayramı 2. gün', 'Ramadan Feast, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-03-22', false, 'Ramazan Bayramı 3. gün', 'Ramadan Feast, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-04-23', false, 'Ulusal Egemenlik ve Çocuk Bayramı', 'National Sovereignty and Children’s Day', '2429 s. Kanun m.1-2', true),
  ('2026-05-01', false, 'Emek ve Dayanışma Günü', 'Labour and Solidarity Day', '2429 s. Kanun m.1-2', true),
  ('2026-05-19', false, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Commemoration of Atatürk, Youth and Sports Day', '2429 s. Kanun m.1-2', true),
  ('2026-05-26', true, 'Kurban Bayramı arifesi', 'Feast of Sacrifice eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-05-27', false, 'Kurban Bayramı 1. gün', 'Feast of Sacrifice, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-05-28', false, 'Kurban Bayramı 2. gün', 'Feast of Sacrifice, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-05-29', false, 'Kurban Bayramı 3. gün', 'Feast of Sacrifice, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-05-30', false, 'Kurban Bayramı 4. gün', 'Feast of Sacrifice, day 4', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2026', true),
  ('2026-07-15', false, 'Demokrasi ve Millî Birlik Günü', 'Democracy and National Unity Day', '2429 s. Kanun m.1-2', true),
  ('2026-08-30', false, 'Zafer Bayramı', 'Victory Day', '2429 s. Kanun m.1-2', true),
  ('2026-10-28', true, 'Cumhuriyet Bayramı arifesi', 'Republic Day eve', '2429 s. Kanun m.1-2', true),
  ('2026-10-29', false, 'Cumhuriyet Bayramı', 'Republic Day', '2429 s. Kanun m.1-2', true),
  ('2027-01-01', false, 'Yılbaşı', 'New Year’s Day', '2429 s. Kanun m.1-2', true),
  ('2027-03-08', true, 'Ramazan Bayramı arifesi', 'Ramadan Feast eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-03-09', false, 'Ramazan Bayramı 1. gün', 'Ramadan Feast, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-03-10', false, 'Ramazan Bayramı 2. gün', 'Ramadan Feast, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-03-11', false, 'Ramazan Bayramı 3. gün', 'Ramadan Feast, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-04-23', false, 'Ulusal Egemenlik ve Çocuk Bayramı', 'National Sovereignty and Children’s Day', '2429 s. Kanun m.1-2', true),
  ('2027-05-01', false, 'Emek ve Dayanışma Günü', 'Labour and Solidarity Day', '2429 s. Kanun m.1-2', true),
  ('2027-05-15', true, 'Kurban Bayramı arifesi', 'Feast of Sacrifice eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-05-16', false, 'Kurban Bayramı 1. gün', 'Feast of Sacrifice, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-05-17', false, 'Kurban Bayramı 2. gün', 'Feast of Sacrifice, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-05-18', false, 'Kurban Bayramı 3. gün', 'Feast of Sacrifice, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-05-19', false, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Commemoration of Atatürk, Youth and Sports Day', '2429 s. Kanun m.1-2', true),
  ('2027-05-19', false, 'Kurban Bayramı 4. gün', 'Feast of Sacrifice, day 4', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2027', false),
  ('2027-07-15', false, 'Demokrasi ve Millî Birlik Günü', 'Democracy and National Unity Day', '2429 s. Kanun m.1-2', true),
  ('2027-08-30', false, 'Zafer Bayramı', 'Victory Day', '2429 s. Kanun m.1-2', true),
  ('2027-10-28', true, 'Cumhuriyet Bayramı arifesi', 'Republic Day eve', '2429 s. Kanun m.1-2', true),
  ('2027-10-29', false, 'Cumhuriyet Bayramı', 'Republic Day', '2429 s. Kanun m.1-2', true),
  ('2028-01-01', false, 'Yılbaşı', 'New Year’s Day', '2429 s. Kanun m.1-2', true),
  ('2028-02-25', true, 'Ramazan Bayramı arifesi', 'Ramadan Feast eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-02-26', false, 'Ramazan Bayramı 1. gün', 'Ramadan Feast, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-02-27', false, 'Ramazan Bayramı 2. gün', 'Ramadan Feast, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-02-28', false, 'Ramazan Bayramı 3. gün', 'Ramadan Feast, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-04-23', false, 'Ulusal Egemenlik ve Çocuk Bayramı', 'National Sovereignty and Children’s Day', '2429 s. Kanun m.1-2', true),
  ('2028-05-01', false, 'Emek ve Dayanışma Günü', 'Labour and Solidarity Day', '2429 s. Kanun m.1-2', true),
  ('2028-05-04', true, 'Kurban Bayramı arifesi', 'Feast of Sacrifice eve', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-05-05', false, 'Kurban Bayramı 1. gün', 'Feast of Sacrifice, day 1', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-05-06', false, 'Kurban Bayramı 2. gün', 'Feast of Sacrifice, day 2', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-05-07', false, 'Kurban Bayramı 3. gün', 'Feast of Sacrifice, day 3', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-05-08', false, 'Kurban Bayramı 4. gün', 'Feast of Sacrifice, day 4', '2429 s. Kanun m.2; Diyanet İşleri Başkanlığı dinî günler takvimi 2028', false),
  ('2028-05-19', false, 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 'Commemoration of Atatürk, Youth and Sports Day', '2429 s. Kanun m.1-2', true),
  ('2028-07-15', false, 'Demokrasi ve Millî Birlik Günü', 'Democracy and National Unity Day', '2429 s. Kanun m.1-2', true),
  ('2028-08-30', false, 'Zafer Bayramı', 'Victory Day', '2429 s. Kanun m.1-2', true),
  ('2028-10-28', true, 'Cumhuriyet Bayramı arifesi', 'Republic Day eve', '2429 s. Kanun m.1-2', true),
  ('2028-10-29', false, 'Cumhuriyet Bayramı', 'Republic Day', '2429 s. Kanun m.1-2', true);

-- Periods as the law sets them, a row for each wording; the same as contract/src/clocks/kinds.ts.
CREATE TABLE sure_kurallari (
  tur text NOT NULL,
  surum integer NOT NULL,
  gecerli date NOT NULL,
  sayi integer NOT NULL,
  birim text NOT NULL CHECK (birim IN ('saat', 'gun', 'is_gunu', 'ay', 'tarih')),
  madde text NOT NULL,
  dogrulandi boolean NOT NULL,
  PRIMARY KEY (tur, surum)
);
GRANT SELECT ON sure_kurallari TO emanet_app, emanet_across, emanet_system;
INSERT INTO sure_kurallari (tur, surum, gecerli, sayi, birim, madde, dogrulandi) VALUES
  ('ihlal_kurul', 1, '2016-04-07', 72, 'saat', 'KVKK m. 12/5, Kurul kararı 2019/10', true),
  ('kurul_belge', 1, '2016-04-07', 15, 'gun', 'KVKK m. 15/3', true),
  ('kurul_karar', 1, '2016-04-07', 30, 'gun', 'KVKK m. 15/5', true),
  ('standart_sozlesme', 1, '2024-06-01', 5, 'is_gunu', 'KVKK m. 9/5', true),
  ('standart_sozlesme_sonu', 1, '2024-07-10', 5, 'is_gunu', 'Yurt Dışına Aktarım Yönetmeliği m. 14/8', false),
  ('verbis_bildirimi', 1, '2016-04-07', 7, 'gun', 'KVKK m. 16/4, Sicil Yönetmeliği m. 13', true),
  ('basvuru', 1, '2016-04-07', 30, 'gun', 'KVKK m. 13/2', true),
  ('verbis_ilk_kayit', 1, '2016-04-07', 30, 'gun', 'Sicil Yönetmeliği m. 8', true),
  ('periyodik_imha', 1, '2016-04-07', 6, 'ay', 'Silme Yönetmeliği m. 11', true),
  ('imha_politikasiz', 1, '2016-04-07', 3, 'ay', 'Silme Yönetmeliği m. 11', true),
  ('sikayet_cevaptan', 1, '2016-04-07', 30, 'gun', 'KVKK m. 14/1', true),
  ('sikayet_basvurudan', 1, '2016-04-07', 60, 'gun', 'KVKK m. 14/1', true),
  ('ek_bilgi', 1, '2016-04-07', 0, 'tarih', '', true),
  ('envanter_onayi', 1, '2016-04-07', 7, 'gun', '', true),
  ('aksiyon', 1, '2016-04-07', 0, 'tarih', '', true),
  ('sozlesme_bitisi', 1, '2016-04-07', 0, 'tarih', '', true),
  ('tedarikci_denetimi', 1, '2016-04-07', 12, 'ay', 'KVKK m. 12/3', false),
  ('dokuman', 1, '2016-04-07', 0, 'tarih', '', true);

-- The last instant of a period that began at an instant: hours run through, days end at 23.59.59 in
-- Turkey and the day of the event does not count; business days skip weekends and days off.
CREATE FUNCTION sure_sonu(baslangic timestamptz, sayi integer, birim text) RETURNS timestamptz
LANGUAGE plpgsql STABLE AS $$
DECLARE
  ilk date := (baslangic AT TIME ZONE 'Europe/Istanbul')::date;
  son date;
BEGIN
  CASE birim
    WHEN 'saat' THEN RETURN baslangic + make_interval(hours => sayi);
    WHEN 'gun' THEN son := ilk + sayi;
    WHEN 'ay' THEN son := (ilk + make_interval(months => sayi))::date;
    WHEN 'is_gunu' THEN
      SELECT ilk + n INTO son FROM generate_series(1, 3 * sayi + 30) n
      WHERE extract(isodow FROM ilk + n) < 6
        AND NOT EXISTS (SELECT FROM tatiller t WHERE t.gun = ilk + n AND NOT t.yarim)
      ORDER BY n OFFSET sayi - 1 LIMIT 1;
    ELSE son := ilk;
  END CASE;
  RETURN (son + time '23:59:59') AT TIME ZONE 'Europe/Istanbul';
END $$;

CREATE TABLE sureler (
  id integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies,
  tur text NOT NULL,
  kural_surumu integer NOT NULL,
  -- The row that it follows; a clock without one was started by a person.
  kayit_turu text,
  kayit_id integer,
  department_id integer,
  ad text NOT NULL,
  baslangic timestamptz NOT NULL,
  baslangic_kaniti text,
  sayi integer NOT NULL,
  birim text NOT NULL,
  son_an timestamptz NOT NULL,
  sorumlu_id integer REFERENCES users ON DELETE SET NULL,
  sorumlu text,
  kapanis timestamptz,
  kapanis_kaniti text,
  gec_nedeni text,
  kapatan text,
  -- The last stage of which the people in charge were mailed.
  hatirlatilan text,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT 'Emanet (otomatik)',
  olusturma_tarihi timestamptz NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (tur, kural_surumu) REFERENCES sure_kurallari (tur, surum),
  CHECK ((kayit_turu IS NULL) = (kayit_id IS NULL))
);
CREATE INDEX sureler_company ON sureler (company_id, id);
CREATE INDEX sureler_running ON sureler (company_id, son_an) WHERE kapanis IS NULL;
CREATE INDEX sureler_closed ON sureler (company_id, kapanis DESC, id DESC) WHERE kapanis IS NOT NULL;
CREATE UNIQUE INDEX sureler_record ON sureler (company_id, kayit_turu, kayit_id, tur)
  WHERE kayit_id IS NOT NULL;

-- A kind of file more: proofs.
DO $$
DECLARE
  target text;
  rule record;
BEGIN
  FOREACH target IN ARRAY ARRAY['dosyalar', 'yuklemeler'] LOOP
    SELECT conname, pg_get_constraintdef(oid) AS body INTO rule FROM pg_constraint
    WHERE conrelid = target::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%kullanim%';
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', target, rule.conname);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (kullanim = ''sure'' OR %s)',
      target, rule.conname, regexp_replace(rule.body, '^CHECK ', ''));
  END LOOP;
END $$;
SELECT names_file('sureler', 'dokuman_linki');
SELECT protect('sureler', by_department => true);
REVOKE DELETE ON sureler FROM emanet_app;
-- Reviews of documents belong to no department and are seen by all who read documents.
CREATE POLICY reviews ON sureler FOR SELECT TO emanet_app
  USING (company_id = app_company() AND tur = 'dokuman');

-- What runs and what has been done, as the rows of the features say it: `kapanis` is the instant at which
-- the row itself says so.
CREATE FUNCTION gun_basi(gun date) RETURNS timestamptz LANGUAGE sql IMMUTABLE
RETURN gun::timestamp AT TIME ZONE 'Europe/Istanbul';
CREATE VIEW sure_kaynaklari AS
SELECT company_id, 'veri_aktarim' AS kayit_turu, id AS kayit_id, 'standart_sozlesme' AS tur,
  tedarikci_adi AS ad, department_id, gun_basi(standart_sozlesme_imza_tarihi) AS baslangic,
  gun_basi(standart_sozlesme_bildirim_tarihi) AS kapanis, NULL::integer AS sorumlu_id,
  NULL::text AS sorumlu
FROM veri_aktarim
WHERE yurt_disi_aktarim AND yurt_disi_mekanizma = 'standart_sozlesme'
  AND standart_sozlesme_imza_tarihi IS NOT NULL
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'sozlesme_bitisi', tedarikci_adi, department_id,
  gun_basi(sozlesme_bitis_tarihi), NULL, NULL, NULL
FROM veri_aktarim WHERE sozlesme_var_mi AND sozlesme_bitis_tarihi IS NOT NULL
  AND coalesce(aktarim_durumu, CASE WHEN durum = false THEN 'sona_erdi' ELSE 'suruyor' END) <> 'sona_erdi'
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'tedarikci_denetimi', tedarikci_adi, department_id,
  gun_basi(son_denetim_tarihi), NULL, NULL, NULL
FROM veri_aktarim WHERE veri_isleyen_rolu = 'veri_isleyen' AND son_denetim_tarihi IS NOT NULL
  AND coalesce(aktarim_durumu, CASE WHEN durum = false THEN 'sona_erdi' ELSE 'suruyor' END) <> 'sona_erdi'
UNION ALL
SELECT company_id, 'veri_aktarim', id, 'standart_sozlesme_sonu', tedarikci_adi, department_id,
  gun_basi(sona_erme_tarihi), NULL, NULL, NULL
FROM veri_aktarim
WHERE yurt_disi_aktarim AND yurt_disi_mekanizma = 'standart_sozlesme' AND aktarim_durumu = 'sona_erdi'
  AND standart_sozlesme_bildirim_tarihi IS NOT NULL AND sona_erme_tarihi IS NOT NULL
UNION ALL
SELECT company_id, 'aksiyonlar', id, 'aksiyon', aksiyon_ismi, department_id, gun_basi(son_tarih),
  CASE WHEN durum THEN coalesce(tamamlanma_tarihi, guncellenme_tarihi) END,
  sorumlu_id, sorumlu
FROM aksiyonlar WHERE son_tarih IS NOT NULL AND (guncel OR durum)
UNION ALL
SELECT company_id, 'dokumanlar', id, 'dokuman', dokuman_ismi, NULL, gun_basi(gozden_gecirme), NULL,
  NULL, NULL
FROM dokumanlar WHERE guncel AND gozden_gecirme IS NOT NULL
UNION ALL
SELECT company_id, 'basvurular', id, 'basvuru', yil || '/' || lpad(sira::text, 3, '0'), NULL,
  gelis_tarihi, sonuclanma_tarihi, sorumlu_id, sorumlu
FROM basvurular
UNION ALL
SELECT company_id, 'basvurular', id, 'sikayet_basvurudan', yil || '/' || lpad(sira::text, 3, '0'),
  NULL, gelis_tarihi, NULL, NULL, NULL
FROM basvurular
UNION ALL
SELECT company_id, 'basvurular', id, 'sikayet_cevaptan', yil || '/' || lpad(sira::text, 3, '0'),
  NULL, sonuclanma_tarihi, NULL, NULL, NULL
FROM basvurular WHERE sonuclanma_tarihi IS NOT NULL AND sonuc <> 'geri_cekildi'
UNION ALL
-- The newest round of a department alone; the ones before stand in the list of confirmations.
SELECT b.company_id, 'envanter_bildirimleri', b.department_id, 'envanter_onayi', b.donem::text,
  b.department_id, gun_basi(b.bildirim_tarihi),
  (SELECT a.tarih FROM envanter_bildirimleri a
    WHERE a.company_id = b.company_id AND a.department_id = b.department_id AND a.donem = b.donem
      AND NOT a.onay), NULL, NULL
FROM (
  SELECT DISTINCT ON (company_id, department_id) company_id, department_id, donem, bildirim_tarihi
  FROM envanter_bildirimleri WHERE onay ORDER BY company_id, department_id, donem DESC
) b;

-- Brings the clocks of rows into step with what the rows say, in the transaction that changes them.
-- Triggers alone call it, as the owner; a closed clock keeps its last instant.
CREATE FUNCTION keep_clocks(company integer, of_kind text, of_rows integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sureler s
  WHERE s.company_id = company AND s.kayit_turu = of_kind AND s.kayit_id = ANY (of_rows)
    AND s.kapanis IS NULL
    AND NOT EXISTS (SELECT FROM sure_kaynaklari k WHERE k.company_id = company
      AND k.kayit_turu = of_kind AND k.kayit_id = s.kayit_id AND k.tur = s.tur);
  INSERT INTO sureler AS s (company_id, tur, kural_surumu, kayit_turu, kayit_id, department_id, ad,
    baslangic, sayi, birim, son_an, kapanis, sorumlu_id, sorumlu)
  SELECT k.company_id, k.tur, r.surum, k.kayit_turu, k.kayit_id, k.department_id, k.ad, k.baslangic,
    r.sayi, r.birim, sure_sonu(k.baslangic, r.sayi, r.birim), k.kapanis, k.sorumlu_id, k.sorumlu
  FROM sure_kaynaklari k
  CROSS JOIN LATERAL (
    SELECT * FROM sure_kurallari r WHERE r.tur = k.tur
    ORDER BY r.gecerli <= k.baslangic DESC, CASE WHEN r.gecerli <= k.baslangic THEN r.surum END DESC,
      r.surum
    LIMIT 1
  ) r
  WHERE k.company_id = company AND k.kayit_turu = of_kind AND k.kayit_id = ANY (of_rows)
  ON CONFLICT (company_id, kayit_turu, kayit_id, tur) WHERE kayit_id IS NOT NULL DO UPDATE SET
    ad = excluded.ad, department_id = excluded.department_id,
    -- What was closed with a proof stays closed.
    kapanis = CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END,
    kural_surumu = CASE WHEN s.baslangic = excluded.baslangic THEN s.kural_surumu ELSE excluded.kural_surumu END,
    sayi = CASE WHEN s.baslangic = excluded.baslangic THEN s.sayi ELSE excluded.sayi END,
    birim = CASE WHEN s.baslangic = excluded.baslangic THEN s.birim ELSE excluded.birim END,
    son_an = CASE WHEN s.baslangic = excluded.baslangic THEN s.son_an ELSE excluded.son_an END,
    hatirlatilan = CASE WHEN s.baslangic = excluded.baslangic THEN s.hatirlatilan END,
    gec_nedeni = CASE WHEN excluded.kapanis IS NULL AND s.kapanis_kaniti IS NULL THEN NULL
      ELSE s.gec_nedeni END,
    -- Actions and applications name their person themselves; others are given one on the clock.
    sorumlu_id = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu_id ELSE s.sorumlu_id END,
    sorumlu = CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu ELSE s.sorumlu END,
    baslangic = excluded.baslangic, surum = s.surum + 1, guncellenme_tarihi = now()
  WHERE (s.ad, s.department_id, s.kapanis, s.baslangic, s.sorumlu)
    IS DISTINCT FROM (excluded.ad, excluded.department_id,
      CASE WHEN s.kapanis_kaniti IS NULL THEN excluded.kapanis ELSE s.kapanis END, excluded.baslangic,
      CASE WHEN of_kind IN ('aksiyonlar', 'basvurular') THEN excluded.sorumlu ELSE s.sorumlu END);
END $$;
REVOKE EXECUTE ON FUNCTION keep_clocks(integer, text, integer[]) FROM PUBLIC;

CREATE FUNCTION follow_clock() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed record := coalesce(NEW, OLD);
BEGIN
  PERFORM keep_clocks(changed.company_id, TG_TABLE_NAME::text, ARRAY[CASE TG_TABLE_NAME
    WHEN 'envanter_bildirimleri' THEN (to_jsonb(changed) ->> 'department_id')::integer
    ELSE (to_jsonb(changed) ->> 'id')::integer END]);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION follow_clock() FROM PUBLIC;

-- The triggers of a table: a row that says nothing of a day costs nothing.
CREATE FUNCTION clocked(followed regclass, says text, columns text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  said text := (SELECT string_agg('%1$s.' || quote_ident(c), ', ') FROM unnest(columns) c);
BEGIN
  EXECUTE format('CREATE POLICY clocked ON %s FOR SELECT TO CURRENT_USER USING (true)', followed);
  EXECUTE format('CREATE TRIGGER clock_added AFTER INSERT ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION follow_clock()', followed, format(says, 'NEW'));
  EXECUTE format('CREATE TRIGGER clock_removed AFTER DELETE ON %s FOR EACH ROW WHEN (%s)
    EXECUTE FUNCTION follow_clock()', followed, format(says, 'OLD'));
  EXECUTE format('CREATE TRIGGER clock_changed AFTER UPDATE ON %s FOR EACH ROW
    WHEN ((%s) AND (%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION follow_clock()', followed,
    format(says, 'OLD') || ' OR ' || format(says, 'NEW'), format(said, 'OLD'), format(said, 'NEW'));
END $$;
CREATE POLICY kept ON sureler TO CURRENT_USER USING (true) WITH CHECK (true);
SELECT clocked('veri_aktarim',
  '%1$s.standart_sozlesme_imza_tarihi IS NOT NULL OR %1$s.sozlesme_bitis_tarihi IS NOT NULL
    OR %1$s.son_denetim_tarihi IS NOT NULL',
  ARRAY['tedarikci_adi', 'department_id', 'yurt_disi_aktarim', 'yurt_disi_mekanizma',
    'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi', 'sozlesme_var_mi',
    'sozlesme_bitis_tarihi', 'veri_isleyen_rolu', 'son_denetim_tarihi', 'aktarim_durumu', 'durum',
    'sona_erme_tarihi']);
SELECT clocked('aksiyonlar', '%1$s.son_tarih IS NOT NULL',
  ARRAY['aksiyon_ismi', 'department_id', 'son_tarih', 'durum', 'guncel', 'tamamlanma_tarihi', 'sorumlu',
    'sorumlu_id']);
SELECT clocked('dokumanlar', '%1$s.gozden_gecirme IS NOT NULL',
  ARRAY['dokuman_ismi', 'gozden_gecirme', 'guncel']);
SELECT clocked('basvurular', 'true',
  ARRAY['gelis_tarihi', 'durum', 'sonuc', 'sonuclanma_tarihi', 'sorumlu', 'sorumlu_id']);
SELECT clocked('envanter_bildirimleri', 'true', ARRAY['donem', 'onay']);
DROP FUNCTION clocked(regclass, text, text[]);

-- Rows that are there already.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT company_id, kayit_turu, array_agg(DISTINCT kayit_id) AS rows
    FROM sure_kaynaklari GROUP BY company_id, kayit_turu LOOP
    PERFORM keep_clocks(one.company_id, one.kayit_turu, one.rows);
  END LOOP;
END $$;

-- Moves running clocks that count business days after the calendar has changed; answers what moved.
CREATE FUNCTION move_clocks(company integer)
RETURNS TABLE (sure_id integer, department integer, eski timestamptz, yeni timestamptz)
LANGUAGE sql AS $$
  UPDATE sureler s SET son_an = moved.yeni, hatirlatilan = NULL, surum = s.surum + 1,
    guncellenme_tarihi = now()
  FROM (
    SELECT id, son_an AS eski, sure_sonu(baslangic, sayi, birim) AS yeni FROM sureler
    WHERE company_id = company AND kapanis IS NULL AND birim = 'is_gunu'
    FOR UPDATE
  ) moved
  WHERE s.company_id = company AND s.id = moved.id AND moved.yeni <> moved.eski
  RETURNING s.id, s.department_id, moved.eski, moved.yeni
$$;

-- How far the log of a company was read for changes of its notification (VERBİS).
CREATE TABLE verbis_taramalari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  son_kayit bigint NOT NULL
);
SELECT protect('verbis_taramalari', by_department => false);
REVOKE ALL ON verbis_taramalari FROM emanet_across;
REVOKE DELETE ON verbis_taramalari FROM emanet_app;

-- A filing answers for what had changed until then.
CREATE FUNCTION close_filing_clock() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE sureler SET kapanis = NEW.kayit_tarihi, kapatan = NEW.kaydeden, surum = surum + 1,
    guncellenme_tarihi = now()
  WHERE company_id = NEW.company_id AND tur = 'verbis_bildirimi' AND kapanis IS NULL;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION close_filing_clock() FROM PUBLIC;
CREATE TRIGGER close_filing_clock AFTER INSERT ON verbis_beyanlari
  FOR EACH ROW EXECUTE FUNCTION close_filing_clock();
