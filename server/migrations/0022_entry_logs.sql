-- Entry logs (giris_kayitlari); a failed try by a stranger has no company. Kept two years.
CREATE TABLE entry_logs (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  company_id integer REFERENCES companies,
  user_id integer,
  fullname text,
  email text NOT NULL,
  role text,
  ip text NOT NULL,
  user_agent text NOT NULL,
  tarih timestamptz NOT NULL DEFAULT now(),
  sonuc text NOT NULL CHECK (sonuc IN ('başarılı', 'başarısız')),
  neden text NOT NULL,
  aktor_turu text NOT NULL DEFAULT 'kisi'
    CHECK (aktor_turu IN ('kisi', 'otomatik', 'egitim_baglantisi', 'basvuru_sahibi', 'denetci_baglantisi')),
  yontem text
    CHECK (yontem IN ('eposta_kodu', 'eposta_baglantisi', 'gecis_anahtari', 'uygulama', 'kurtarma_kodu'))
);
CREATE INDEX entry_logs_age ON entry_logs (tarih);
-- The list is read by day, the newest first.
CREATE INDEX entry_logs_days ON entry_logs (company_id, tarih DESC, id DESC);
-- The newest sign-in of each person.
CREATE INDEX entry_logs_person ON entry_logs (company_id, user_id, tarih DESC);
CREATE INDEX entry_logs_user ON entry_logs (user_id, id DESC);

ALTER TABLE entry_logs ENABLE ROW LEVEL SECURITY;
ALTER TABLE entry_logs FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON entry_logs TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY everything_for_identity ON entry_logs TO emanet_identity USING (true) WITH CHECK (true);
CREATE POLICY own_company ON entry_logs TO emanet_app USING (company_id = app_company());
CREATE POLICY several_companies ON entry_logs FOR SELECT TO emanet_across
  USING (company_id = ANY ((SELECT app_companies())::integer[]));
GRANT SELECT ON entry_logs TO emanet_app, emanet_across;
GRANT SELECT, INSERT, UPDATE, DELETE ON entry_logs TO emanet_system;
-- A manager who takes the second step off a person leaves an entry.
GRANT INSERT (company_id, user_id, fullname, role, email, ip, user_agent, sonuc, neden, yontem)
  ON entry_logs TO emanet_app;
-- People see their own last sign-ins, whatever the company.
GRANT INSERT, SELECT (id, user_id, tarih, ip, neden, yontem) ON entry_logs TO emanet_identity;
