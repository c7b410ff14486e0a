-- The list of actions shows when an action was mailed; of earlier ones only that it was is known.
ALTER TABLE aksiyonlar ADD COLUMN mail_tarihi timestamptz;
CREATE OR REPLACE FUNCTION action_mailed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE aksiyonlar SET mail = true, mail_tarihi = now()
  WHERE id = split_part(NEW.about, ':', 2)::integer AND NOT mail AND company_id = coalesce(NEW.gonderen, NEW.company_id);
  RETURN NULL;
END $$;
