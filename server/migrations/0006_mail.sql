-- E-mail on its way out. Who changes something puts the mail here in the same transaction; a mail
-- whose change was rolled back never existed. `sealed` (recipient and text, encrypted, because it can
-- hold a sign-in code) is emptied as soon as the mail is delivered or given up.
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
  finished_at timestamptz
);
CREATE INDEX mail_outbox_due ON mail_outbox (urgent DESC, next_try_at, id) WHERE state = 'waiting';

-- Heard by every node when the transaction commits; whoever takes the row first delivers it.
CREATE FUNCTION mail_outbox_filled() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY mail_outbox;
  RETURN NULL;
END $$;
CREATE TRIGGER filled AFTER INSERT ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION mail_outbox_filled();

-- Requests put mail in and never see what others put in.
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON mail_outbox TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY put_in ON mail_outbox FOR INSERT TO emanet_app, emanet_identity WITH CHECK (true);
GRANT INSERT ON mail_outbox TO emanet_app, emanet_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO emanet_system;
