-- One act of a person may reach many records in several requests (`app.act` names it), and taking a
-- whole act back (`app.undone_act`) says of each record which entry it takes back.
CREATE OR REPLACE FUNCTION public.change_log_chain()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  previous text;
  taken_back text := current_setting('app.taken_back', true);
  act text := current_setting('app.act', true);
  undone text := current_setting('app.undone_act', true);
BEGIN
  FOR tries IN 1..2 LOOP
    -- An entry behind the head is of this very statement: whoever else writes waits for the head. Where
    -- entries were cut off the end the head is followed, so that the gap shows.
    SELECT coalesce((
      SELECT l.ozet FROM change_logs l
      WHERE l.company_id = NEW.company_id AND l.id > h.son_id ORDER BY l.id DESC LIMIT 1
    ), h.ozet) INTO previous
    FROM change_log_heads h WHERE h.company_id = NEW.company_id FOR UPDATE OF h;
    EXIT WHEN FOUND;
    INSERT INTO change_log_heads (company_id, son_id, ozet) VALUES (NEW.company_id, 0, '')
    ON CONFLICT (company_id) DO NOTHING;
  END LOOP;
  IF taken_back <> '' AND taken_back LIKE NEW.tur || ' ' || NEW.record_id || ' %' THEN
    NEW.geri_alinan := split_part(taken_back, ' ', 3)::bigint;
  END IF;
  IF undone <> '' THEN
    SELECT max(l.id) INTO NEW.geri_alinan FROM change_logs l
    WHERE l.company_id = NEW.company_id AND l.toplu_islem = undone::uuid
      AND l.tur = NEW.tur AND l.record_id = NEW.record_id;
  END IF;
  IF act <> '' THEN NEW.toplu_islem := coalesce(NEW.toplu_islem, act::uuid); END IF;
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet := change_log_hash(previous, NEW);
  RETURN NEW;
END $function$;
CREATE INDEX change_logs_acts ON change_logs (company_id, id)
  WHERE toplu_islem IS NOT NULL OR islem = 'silme';
