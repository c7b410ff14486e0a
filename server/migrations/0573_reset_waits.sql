-- An administrator who takes the second step off somebody asks for it, and does it a day later: the person
-- is mailed at once, and a sign-in with a second step in between makes the request void.
LOCK TABLE companies, users IN ACCESS EXCLUSIVE MODE;

CREATE TABLE ikinci_adim_istekleri (
  company_id integer NOT NULL REFERENCES companies,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  tarih timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, user_id)
);
SELECT protect('ikinci_adim_istekleri', by_department => false);
REVOKE ALL ON ikinci_adim_istekleri FROM emanet_app, emanet_across;
CREATE POLICY by_function ON ikinci_adim_istekleri TO CURRENT_USER USING (true) WITH CHECK (true);

-- `istendi`: from now on it waits; `bekliyor`: it still does; `sifirlandi`; nothing for a stranger.
CREATE FUNCTION ask_second_step_reset(person integer) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked timestamptz;
BEGIN
  IF NOT EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.company_id = app_company()
  ) THEN RETURN NULL; END IF;
  SELECT tarih INTO asked FROM ikinci_adim_istekleri i
  WHERE i.company_id = app_company() AND i.user_id = person FOR UPDATE;
  IF asked IS NULL OR asked < now() - interval '7 days' OR EXISTS (
    SELECT FROM entry_logs e WHERE e.user_id = person AND e.tarih > asked AND e.neden = 'giris_yapildi'
      AND e.yontem IN ('gecis_anahtari', 'uygulama', 'kurtarma_kodu')
  ) THEN
    INSERT INTO ikinci_adim_istekleri (company_id, user_id) VALUES (app_company(), person)
    ON CONFLICT (company_id, user_id) DO UPDATE SET tarih = now();
    RETURN 'istendi';
  END IF;
  IF asked > now() - interval '24 hours' THEN RETURN 'bekliyor'; END IF;
  DELETE FROM ikinci_adim_istekleri i WHERE i.company_id = app_company() AND i.user_id = person;
  PERFORM reset_second_step(person);
  RETURN 'sifirlandi';
END $$;
REVOKE EXECUTE ON FUNCTION ask_second_step_reset(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ask_second_step_reset(integer) TO emanet_app;
REVOKE EXECUTE ON FUNCTION reset_second_step(integer) FROM emanet_app;
