-- Answers of a consultant about heads and words of clients' sheets, for use with the next client; no
-- row names a company or anything in one. A person's other roles neither read nor write it.
CREATE TABLE kisi_eslesmeleri (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  liste text NOT NULL,
  basliklar jsonb NOT NULL DEFAULT '{}',
  degerler jsonb NOT NULL DEFAULT '{}',
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, liste)
);
ALTER TABLE kisi_eslesmeleri ENABLE ROW LEVEL SECURITY;
ALTER TABLE kisi_eslesmeleri FORCE ROW LEVEL SECURITY;
CREATE POLICY own_words ON kisi_eslesmeleri TO emanet_app
  USING (user_id = (SELECT app_person()) AND (SELECT app_scope() ->> 'role') = 'danışman');
CREATE POLICY own_copy ON kisi_eslesmeleri FOR SELECT TO emanet_identity USING (true);
CREATE POLICY everything ON kisi_eslesmeleri TO emanet_system USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE ON kisi_eslesmeleri TO emanet_app;
GRANT SELECT ON kisi_eslesmeleri TO emanet_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON kisi_eslesmeleri TO emanet_system;
