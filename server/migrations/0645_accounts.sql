-- An account whose person is a member of no company any more is erased after a while: since when that is so, and
-- when its person was warned. Both days are kept by the job that erases. `sifirlama_istegi`: since when the operator
-- means to take the second step off.
LOCK TABLE change_log_reads, kayitli_gorunumler, users IN ACCESS EXCLUSIVE MODE;

ALTER TABLE users
  ADD COLUMN ayrilma_tarihi timestamptz,
  ADD COLUMN uyari_tarihi timestamptz,
  ADD COLUMN sifirlama_istegi timestamptz;
GRANT SELECT (olusturma_tarihi, ayrilma_tarihi, uyari_tarihi), UPDATE (ayrilma_tarihi, uyari_tarihi)
  ON users TO emanet_identity;

-- That an account was erased, when and why; whose it was is told no more.
CREATE TABLE silinen_hesaplar (
  user_id integer PRIMARY KEY,
  neden text NOT NULL CHECK (neden IN ('sure', 'istek', 'isletmeci')),
  tarih timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON silinen_hesaplar TO emanet_system;

-- Erases the account of a person who is a member of no company; false for everybody else. What refers to the
-- account goes with its row or forgets it; the entries of companies, which are evidence of theirs, stay.
CREATE FUNCTION erase_account(person integer, why text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  address text;
BEGIN
  SELECT u.email INTO address FROM users u WHERE u.user_id = person AND NOT u.ziyaretci FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM memberships m WHERE m.user_id = person) THEN RETURN false; END IF;
  DELETE FROM entry_logs e WHERE e.company_id IS NULL AND (e.user_id = person OR e.email = address);
  UPDATE mail_outbox SET sealed = NULL, alici = NULL, konu = NULL, state = 'given_up',
    finished_at = coalesce(finished_at, now())
  WHERE alici = address AND state <> 'delivered';
  INSERT INTO silinen_hesaplar (user_id, neden) VALUES (person, why);
  DELETE FROM users WHERE user_id = person;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION erase_account(integer, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_account(integer, text) TO emanet_system, emanet_identity;

-- Gives an account another name or address: false when the address is somebody else's. Those of a representative
-- stand in the log of their company, so the change does too.
CREATE FUNCTION change_account(person integer, new_fullname text, new_email text, by_operator boolean)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  account users;
BEGIN
  SELECT * INTO account FROM users u WHERE u.user_id = person AND NOT u.ziyaretci FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM users u WHERE u.email = new_email AND u.user_id <> person) THEN
    RETURN false;
  END IF;
  UPDATE users SET fullname = new_fullname, email = new_email, surum = surum + 1 WHERE user_id = person;
  IF account.role <> 'temsilci' OR (account.fullname, account.email) = (new_fullname, new_email) THEN
    RETURN true;
  END IF;
  INSERT INTO change_logs
    (company_id, department_id, tur, record_id, islem, aktor_turu, user_id, guncelleyen, alanlar)
  SELECT place.company_id, 0, 'temsilci', person, 'güncelleme',
    CASE WHEN by_operator THEN 'otomatik' ELSE 'kisi' END, CASE WHEN NOT by_operator THEN person END,
    CASE WHEN by_operator THEN 'Emanet (işletmeci)' ELSE coalesce(nullif(account.fullname, ''), account.email) END,
    (SELECT jsonb_agg(jsonb_build_object('alan', alan, 'eski', eski, 'yeni', yeni))
      FROM (VALUES ('fullname', account.fullname, new_fullname), ('email', account.email, new_email))
        AS field (alan, eski, yeni)
      WHERE eski <> yeni)
  FROM (SELECT DISTINCT m.company_id FROM memberships m WHERE m.user_id = person) place
  ORDER BY place.company_id;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION change_account(integer, text, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION change_account(integer, text, text, boolean) TO emanet_system, emanet_identity;

-- A new address waits for two codes, of the mailbox before and of the new one.
CREATE TABLE adres_degisiklikleri (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  eski_ozet bytea NOT NULL,
  yeni_ozet bytea NOT NULL,
  kod_bitisi timestamptz NOT NULL,
  kod_hakki integer NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON adres_degisiklikleri TO emanet_identity, emanet_system;

-- Of what is kept about a person, for that person's own copy: what a request of one company does not reach.
CREATE FUNCTION own_mails(person integer)
RETURNS TABLE (company_id integer, konu text, state text, created_at timestamptz, finished_at timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.company_id, m.konu, m.state, m.created_at, m.finished_at
  FROM mail_outbox m JOIN users u ON u.email = m.alici WHERE u.user_id = person ORDER BY m.id
$$;
REVOKE EXECUTE ON FUNCTION own_mails(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_mails(integer) TO emanet_identity;
CREATE POLICY own_copy ON kayitli_gorunumler FOR SELECT TO emanet_identity USING (true);
CREATE POLICY own_copy ON change_log_reads FOR SELECT TO emanet_identity USING (true);
GRANT SELECT ON kayitli_gorunumler, change_log_reads TO emanet_identity;
