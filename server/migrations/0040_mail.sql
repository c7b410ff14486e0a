-- E-mail on its way out. Who changes something puts the mail here in the same transaction; a mail
-- whose change was rolled back never existed. `sealed` (recipient and text, encrypted, because it can
-- hold a sign-in code) is emptied as soon as the mail is delivered; a mail that is given up keeps its
-- text until an operator has it sent again (`retried_at`: its tries count from then) or discards it.
CREATE TABLE mail_outbox (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  sealed bytea,
  urgent boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given_up')),
  attempts integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  useless_after timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- A mail of a company says whose it is, to whom and about what, so that the company's managers see
  -- what has not arrived. Both are emptied when it has. Codes have no company.
  company_id integer REFERENCES companies ON DELETE CASCADE,
  alici text,
  konu text,
  hata text,
  -- Something that wants to know what became of the mail, as `aksiyon:7`; its owner adds a trigger, which
  -- runs in the statement that ends the mail, as the role that delivers.
  about text,
  -- What the mail server said; whoever a mail is about may want it as evidence.
  server_answer text,
  retried_at timestamptz,
  CHECK (company_id IS NOT NULL OR (alici IS NULL AND konu IS NULL))
);
CREATE INDEX mail_outbox_due ON mail_outbox (urgent DESC, next_try_at, id) WHERE state = 'waiting';
CREATE INDEX mail_outbox_company ON mail_outbox (company_id, id DESC)
  WHERE state <> 'delivered' AND attempts > 0;

-- Heard by every node when the transaction commits; whoever takes the row first delivers it.
CREATE FUNCTION mail_outbox_filled() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY mail_outbox;
  RETURN NULL;
END $$;
CREATE TRIGGER filled AFTER INSERT ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION mail_outbox_filled();

-- Requests put mail in and see what of their company has not arrived, if they see all of it.
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON mail_outbox TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY put_in ON mail_outbox FOR INSERT TO emanet_identity WITH CHECK (company_id IS NULL);
CREATE POLICY put_in_by_link ON mail_outbox FOR INSERT TO emanet_link WITH CHECK (true);
CREATE POLICY put_in_own ON mail_outbox FOR INSERT TO emanet_app
  WITH CHECK (company_id IS NULL OR company_id = app_company());
CREATE POLICY undelivered ON mail_outbox FOR SELECT TO emanet_app USING (
  company_id = app_company() AND state <> 'delivered' AND attempts > 0
  AND app_sees_all_departments('departments')
);
GRANT INSERT ON mail_outbox TO emanet_app, emanet_identity, emanet_link;
GRANT SELECT (id, company_id, alici, konu, hata, state, attempts, next_try_at, created_at, finished_at)
  ON mail_outbox TO emanet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO emanet_system;
