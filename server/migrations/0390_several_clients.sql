-- What a consultant did in several clients at once: a row in each client, by which it is taken back.
LOCK TABLE companies, envanter_bildirimleri, envanter_hatirlatmalari, mail_outbox, users IN ACCESS EXCLUSIVE MODE;

CREATE TABLE portfoy_isleri (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  toplu_islem uuid NOT NULL,
  tur text NOT NULL CHECK (tur IN ('hatirlatma', 'aksiyon', 'onay_turu', 'egitim')),
  user_id integer REFERENCES users ON DELETE SET NULL,
  gun date NOT NULL,
  an timestamptz NOT NULL DEFAULT now(),
  -- What it made: the number of an action, of invitations, the day of a round, and how many mails.
  yapilan jsonb NOT NULL DEFAULT '{}',
  geri_alindi timestamptz
);
CREATE UNIQUE INDEX portfoy_isleri_once ON portfoy_isleri (company_id, toplu_islem);
CREATE INDEX portfoy_isleri_several ON portfoy_isleri (toplu_islem);
-- People of a client are reminded once a day, whoever of its consultants does it.
CREATE UNIQUE INDEX portfoy_isleri_reminded ON portfoy_isleri (company_id, gun)
  WHERE tur = 'hatirlatma' AND geri_alindi IS NULL;
SELECT protect('portfoy_isleri', by_department => false);
REVOKE DELETE ON portfoy_isleri FROM emanet_app;
ALTER POLICY own_company ON portfoy_isleri
  USING (company_id = app_company() AND (SELECT app_sees_all_departments('departments')));

-- Mails that such work puts out carry its number, which the transaction says, and wait for a minute:
-- so long an undo still takes them back.
ALTER TABLE mail_outbox ADD portfoy_isi integer;
ALTER TABLE mail_outbox
  ALTER portfoy_isi SET DEFAULT NULLIF(current_setting('app.portfolio_work', true), '')::integer,
  ALTER next_try_at SET DEFAULT now() + CASE
    WHEN current_setting('app.portfolio_work', true) <> '' THEN interval '1 minute' ELSE interval '0' END;
CREATE INDEX mail_outbox_held ON mail_outbox (portfoy_isi) WHERE portfoy_isi IS NOT NULL;
CREATE FUNCTION is_held_here(work integer) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT work = NULLIF(current_setting('app.taken_back_work', true), '')::integer
    AND EXISTS (SELECT FROM portfoy_isleri i WHERE i.id = work AND i.company_id = app_company())
$$;
CREATE POLICY held ON mail_outbox FOR SELECT TO emanet_app
  USING (portfoy_isi IS NOT NULL AND state = 'waiting' AND attempts = 0 AND is_held_here(portfoy_isi));
CREATE POLICY withdrawn ON mail_outbox FOR DELETE TO emanet_app
  USING (portfoy_isi IS NOT NULL AND state = 'waiting' AND attempts = 0 AND is_held_here(portfoy_isi));
GRANT SELECT (portfoy_isi), DELETE ON mail_outbox TO emanet_app;

-- Takes back the round that such work began in the company of the scope, unless somebody has answered it:
-- false. Nothing else may delete questions, and nothing an answer.
CREATE FUNCTION take_back_round(work integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  round date := (SELECT (yapilan ->> 'donem')::date FROM portfoy_isleri
    WHERE id = work AND company_id = app_company() AND tur = 'onay_turu' AND geri_alindi IS NULL);
BEGIN
  IF EXISTS (SELECT FROM envanter_bildirimleri
    WHERE company_id = app_company() AND donem = round AND NOT onay) THEN RETURN false;
  END IF;
  DELETE FROM envanter_bildirimleri WHERE company_id = app_company() AND donem = round AND onay;
  DELETE FROM envanter_hatirlatmalari WHERE company_id = app_company() AND donem = round;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION take_back_round(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_back_round(integer) TO emanet_app;
CREATE POLICY taken_back ON portfoy_isleri FOR SELECT TO CURRENT_USER USING (company_id = app_company());
CREATE POLICY taken_back ON envanter_bildirimleri TO CURRENT_USER
  USING (company_id = app_company()) WITH CHECK (false);
CREATE POLICY taken_back ON envanter_hatirlatmalari TO CURRENT_USER
  USING (company_id = app_company()) WITH CHECK (false);

-- Views over all clients belong to the person, whatever the company of the tab.
CREATE TABLE portfoy_gorunumleri (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  ad text NOT NULL,
  arama text NOT NULL,
  sutunlar jsonb,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX portfoy_gorunumleri_name ON portfoy_gorunumleri (user_id, fold_turkish(ad));
GRANT SELECT, INSERT, UPDATE, DELETE ON portfoy_gorunumleri TO emanet_identity, emanet_system;
