-- Links under which a calendar program reads what is due for one person in one company. Only the
-- SHA-256 of the token is kept; a new link takes the place of the old one.
CREATE TABLE takvim_baglantilari (
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  olusturma_tarihi timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, user_id)
);
SELECT protect('takvim_baglantilari', by_department => false);
REVOKE ALL ON takvim_baglantilari FROM emanet_across;
CREATE POLICY asked_for ON takvim_baglantilari FOR SELECT TO emanet_identity USING (true);
GRANT SELECT ON takvim_baglantilari TO emanet_identity;
