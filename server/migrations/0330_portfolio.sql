-- Portfolio: what a consultant of many companies sees of all of them at once.
LOCK TABLE aksiyonlar, companies, dokumanlar, egitim_davetleri, envanter_bildirimleri, performans_gunleri,
  users, veri_aktarim, veri_harita IN ACCESS EXCLUSIVE MODE;

-- Figures of a company that take counting, one row each. The job keep-portfolio counts them; as long as a
-- note about the company lies in portfoy_notlari, or the day has moved on, they are counted when read.
CREATE TABLE portfoy_ozetleri (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  gun date NOT NULL,
  -- Shares by name, as performans_gunleri has them, added up over the departments.
  olculer jsonb NOT NULL,
  -- The same of the five months before, the oldest first; null where a month was not kept.
  aylar jsonb NOT NULL,
  yuksek integer NOT NULL
);
SELECT protect('portfoy_ozetleri', by_department => false);
REVOKE DELETE ON portfoy_ozetleri FROM emanet_app;
ALTER POLICY own_company ON portfoy_ozetleri
  USING (company_id = app_company() AND (SELECT app_sees_all_departments('departments')));

-- A note for each change that moves such a figure. Notes are added, so that no writer waits for another.
CREATE TABLE portfoy_notlari (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX portfoy_notlari_company ON portfoy_notlari (company_id);
SELECT protect('portfoy_notlari', by_department => false);
REVOKE INSERT, UPDATE ON portfoy_notlari FROM emanet_app, emanet_system;
-- Triggers alone write it, as the owner.
CREATE POLICY noted ON portfoy_notlari FOR INSERT TO CURRENT_USER WITH CHECK (true);

CREATE FUNCTION note_rows() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO portfoy_notlari (company_id) SELECT DISTINCT company_id FROM noted;
  RETURN NULL;
END $$;
CREATE FUNCTION note_row() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO portfoy_notlari (company_id) VALUES (NEW.company_id);
  RETURN NULL;
END $$;
-- A month that has ended moves a line of six months; the running one is counted anyway.
CREATE FUNCTION note_months() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO portfoy_notlari (company_id)
  SELECT DISTINCT company_id FROM noted WHERE gun < date_trunc('month', now());
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION note_rows(), note_row(), note_months() FROM PUBLIC;
CREATE TRIGGER noted_insert AFTER INSERT ON performans_gunleri REFERENCING NEW TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_months();
CREATE TRIGGER noted_update AFTER UPDATE ON performans_gunleri REFERENCING NEW TABLE AS noted
  FOR EACH STATEMENT EXECUTE FUNCTION note_months();

-- The triggers of a table: rows that come and go, and changes of the columns that are counted.
CREATE FUNCTION noted(followed regclass, columns text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER noted_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS noted
    FOR EACH STATEMENT EXECUTE FUNCTION note_rows()', followed);
  EXECUTE format('CREATE TRIGGER noted_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS noted
    FOR EACH STATEMENT EXECUTE FUNCTION note_rows()', followed);
  EXECUTE format('CREATE TRIGGER noted_update AFTER UPDATE ON %s FOR EACH ROW
    WHEN ((%s) IS DISTINCT FROM (%s)) EXECUTE FUNCTION note_row()', followed,
    (SELECT string_agg('OLD.' || quote_ident(c), ', ') FROM unnest(columns) c),
    (SELECT string_agg('NEW.' || quote_ident(c), ', ') FROM unnest(columns) c));
END $$;
SELECT noted('veri_harita', ARRAY['department_id', 'eksiksizlik', 'uyarilar', 'risk', 'aydinlatma_metni',
  'faaliyet_durumu']);
SELECT noted('veri_aktarim', ARRAY['department_id', 'veri_isleyen_rolu', 'sozlesme_var_mi',
  'sozlesme_bitis_tarihi', 'yurt_disi_aktarim', 'yurt_disi_mekanizma', 'uyarilar', 'aktarim_durumu', 'durum']);
SELECT noted('aksiyonlar', ARRAY['department_id', 'risk', 'durum', 'guncel', 'son_tarih', 'tamamlanma_tarihi']);
SELECT noted('dokumanlar', ARRAY['guncel']);
SELECT noted('egitim_davetleri', ARRAY['department_id', 'durum', 'silinme_tarihi', 'yenilendi']);
SELECT noted('envanter_bildirimleri', ARRAY['department_id', 'donem', 'onay', 'bildirim_tarihi']);
DROP FUNCTION noted(regclass, text[]);

-- The sector of a company, as its set of activities is called.
ALTER TABLE companies ADD sektor text CHECK (sektor <> '');

-- Which consultant answers for a client, and who stands in for them until when.
CREATE TABLE portfoy_sorumlulari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  sorumlu_id integer REFERENCES users ON DELETE SET NULL,
  vekil_id integer REFERENCES users ON DELETE SET NULL,
  vekil_baslangic date,
  vekil_bitis date,
  surum integer NOT NULL DEFAULT 1,
  CHECK (vekil_baslangic <= vekil_bitis)
);
SELECT protect('portfoy_sorumlulari', by_department => false);
REVOKE DELETE ON portfoy_sorumlulari FROM emanet_app;

-- Of a consultant: where the day begins, the Monday mail, one calendar over all clients, and how many
-- clients the operator lets them open.
CREATE TABLE portfoy_kisileri (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  acilis text NOT NULL DEFAULT 'portfoy' CHECK (acilis IN ('portfoy', 'denetim')),
  pazartesi boolean NOT NULL DEFAULT false,
  son_pazartesi date,
  takvim_ozeti bytea UNIQUE,
  takvim_tarihi timestamptz,
  musteri_siniri integer NOT NULL DEFAULT 0 CHECK (musteri_siniri >= 0)
);
GRANT SELECT, INSERT (user_id, acilis, pazartesi, takvim_ozeti, takvim_tarihi),
  UPDATE (acilis, pazartesi, son_pazartesi, takvim_ozeti, takvim_tarihi)
  ON portfoy_kisileri TO emanet_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON portfoy_kisileri TO emanet_system;

-- People of several companies by name, for those who read across: members of these companies alone.
CREATE FUNCTION members_across() RETURNS TABLE (company_id integer, user_id integer, fullname text, role text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT m.company_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email), u.role
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = ANY (app_companies())
$$;
REVOKE EXECUTE ON FUNCTION members_across() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION members_across() TO emanet_across;
GRANT SELECT ON sure_kurallari TO emanet_across;
