-- Firms of consultants: members, clients with their tags, notes about clients.
LOCK TABLE companies, memberships, users IN SHARE ROW EXCLUSIVE MODE;
CREATE TABLE firmalar (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ad text NOT NULL CHECK (ad <> ''),
  unvan text,
  adres text,
  surum integer NOT NULL DEFAULT 1,
  guncelleyen text NOT NULL DEFAULT '',
  olusturma_tarihi timestamptz NOT NULL DEFAULT now(),
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE firma_uyeleri (
  user_id integer NOT NULL REFERENCES users (user_id) ON DELETE CASCADE,
  firma_id integer NOT NULL REFERENCES firmalar (id) ON DELETE CASCADE,
  rol text NOT NULL CHECK (rol IN ('ortak', 'kidemsiz')),
  giris_tarihi timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, firma_id)
);
CREATE INDEX firma_uyeleri_firm ON firma_uyeleri (firma_id);
CREATE TABLE firma_musterileri (
  company_id integer NOT NULL REFERENCES companies (company_id) ON DELETE CASCADE,
  firma_id integer NOT NULL REFERENCES firmalar (id) ON DELETE CASCADE,
  etiketler text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (company_id, firma_id)
);
CREATE INDEX firma_musterileri_firm ON firma_musterileri (firma_id);
CREATE TABLE firma_notlari (
  company_id integer NOT NULL,
  firma_id integer NOT NULL,
  id integer GENERATED ALWAYS AS IDENTITY,
  metin text NOT NULL CHECK (metin <> ''),
  user_id integer REFERENCES users (user_id) ON DELETE SET NULL,
  yazan text NOT NULL,
  an timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, firma_id, id),
  FOREIGN KEY (company_id, firma_id) REFERENCES firma_musterileri (company_id, firma_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX firma_notlari_person ON firma_notlari (user_id);

-- Firms of the person of the scope, and those in which they are a partner. A job that acts as nobody has none.
CREATE FUNCTION app_firms() RETURNS integer[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT array(SELECT firma_id FROM firma_uyeleri WHERE user_id = app_person())
$$;
CREATE FUNCTION app_partner_firms() RETURNS integer[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT array(SELECT firma_id FROM firma_uyeleri WHERE user_id = app_person() AND rol = 'ortak')
$$;
CREATE FUNCTION firm_members() RETURNS TABLE (firma_id integer, user_id integer, fullname text, rol text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT f.firma_id, u.user_id, coalesce(nullif(u.fullname, ''), u.email), f.rol
  FROM firma_uyeleri f JOIN users u ON u.user_id = f.user_id
  WHERE f.firma_id = ANY (app_firms()) AND (u.aktif OR u.user_id = app_person())
$$;
REVOKE EXECUTE ON FUNCTION app_firms(), app_partner_firms(), firm_members() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app_firms(), app_partner_firms(), firm_members() TO emanet_app;

ALTER TABLE firmalar ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE firma_uyeleri ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE firma_musterileri ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
ALTER TABLE firma_notlari ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firmalar TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON firma_uyeleri TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON firma_musterileri TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY everything ON firma_notlari TO emanet_system USING (true) WITH CHECK (true);
-- For the functions of this file, which act for the owner.
CREATE POLICY kept ON firmalar TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY kept ON firma_uyeleri TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY kept ON firma_musterileri TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY own_firm ON firmalar FOR SELECT TO emanet_app USING (id = ANY ((SELECT app_firms())::integer[]));
CREATE POLICY partners ON firmalar FOR UPDATE TO emanet_app USING (id = ANY ((SELECT app_partner_firms())::integer[]));
CREATE POLICY own_firm ON firma_uyeleri FOR SELECT TO emanet_app
  USING (firma_id = ANY ((SELECT app_firms())::integer[]));
CREATE POLICY partners ON firma_uyeleri TO emanet_app
  USING (firma_id = ANY ((SELECT app_partner_firms())::integer[]));
CREATE POLICY leaving ON firma_uyeleri FOR DELETE TO emanet_app USING (user_id = (SELECT app_person()));
CREATE POLICY own_firm ON firma_musterileri TO emanet_app USING (firma_id = ANY ((SELECT app_firms())::integer[]));
CREATE POLICY own_firm ON firma_notlari TO emanet_app USING (firma_id = ANY ((SELECT app_firms())::integer[]));
GRANT SELECT, UPDATE ON firmalar TO emanet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON firma_uyeleri TO emanet_app;
GRANT SELECT, UPDATE (firma_id, etiketler) ON firma_musterileri TO emanet_app;
GRANT SELECT, INSERT, DELETE ON firma_notlari TO emanet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON firmalar, firma_uyeleri, firma_musterileri, firma_notlari TO emanet_system;

-- The client of a consultant is a client of the firm that they were in first; whoever has none gets one.
CREATE FUNCTION join_firm(consultant integer, client integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  firm integer;
BEGIN
  -- The row of the person lets one firm be founded by two clients at once.
  PERFORM FROM users WHERE user_id = consultant FOR NO KEY UPDATE;
  SELECT firma_id INTO firm FROM firma_uyeleri WHERE user_id = consultant ORDER BY giris_tarihi, firma_id LIMIT 1;
  IF firm IS NULL THEN
    INSERT INTO firmalar (ad) SELECT coalesce(nullif(fullname, ''), email) FROM users
    WHERE user_id = consultant RETURNING id INTO firm;
    INSERT INTO firma_uyeleri (user_id, firma_id, rol) VALUES (consultant, firm, 'ortak');
  END IF;
  -- A client that another firm of this person has already stays there.
  IF NOT EXISTS (SELECT FROM firma_musterileri m JOIN firma_uyeleri u ON u.firma_id = m.firma_id
    WHERE m.company_id = client AND u.user_id = consultant)
  THEN INSERT INTO firma_musterileri (company_id, firma_id) VALUES (client, firm) ON CONFLICT DO NOTHING; END IF;
END $$;
REVOKE EXECUTE ON FUNCTION join_firm(integer, integer) FROM PUBLIC;
CREATE FUNCTION join_firm() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.role = 'danışman' THEN PERFORM join_firm(NEW.user_id, NEW.company_id); END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION join_firm() FROM PUBLIC;
CREATE TRIGGER join_firm AFTER INSERT OR UPDATE OF role, user_id ON memberships
  FOR EACH ROW EXECUTE FUNCTION join_firm();
SELECT join_firm(user_id, company_id) FROM (
  SELECT DISTINCT user_id, company_id FROM memberships WHERE role = 'danışman' ORDER BY user_id, company_id) one;
