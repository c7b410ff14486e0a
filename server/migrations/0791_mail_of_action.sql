-- What became of an action's mail: it waits, was delivered, or did not arrive, with the reason. Nothing
-- where none was put out, and for actions mailed before this was kept.
LOCK TABLE aksiyonlar, mail_outbox IN ACCESS EXCLUSIVE MODE;
ALTER TABLE aksiyonlar
  ADD COLUMN mail_durumu text CHECK (mail_durumu IN ('bekliyor', 'teslim', 'ulasmadi')),
  ADD COLUMN mail_nedeni text;

CREATE OR REPLACE FUNCTION action_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'delivered' THEN
    UPDATE aksiyonlar SET mail = true, mail_tarihi = now(), mail_durumu = 'teslim', mail_nedeni = NULL
    WHERE id = split_part(NEW.about, ':', 2)::integer AND NOT mail
      AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  ELSE
    UPDATE aksiyonlar SET mail_durumu = 'ulasmadi', mail_nedeni = NEW.hata
    WHERE id = split_part(NEW.about, ':', 2)::integer AND NOT mail
      AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER action_mailed ON mail_outbox;
CREATE TRIGGER action_mailed AFTER UPDATE OF state ON mail_outbox
  FOR EACH ROW WHEN (NEW.state <> 'waiting' AND NEW.about LIKE 'aksiyon:%')
  EXECUTE FUNCTION action_mailed();
