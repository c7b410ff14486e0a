-- An entry's digest holds its act and the entry that it went back to, too. Entries of before keep the digest
-- they have: `ozet_surumu` says by which rule one was made, and fits no other. What stands in these columns
-- of before is noted once for each company.
ALTER TABLE change_logs ADD COLUMN ozet_surumu smallint;

CREATE OR REPLACE FUNCTION change_log_hash(previous text, entry change_logs) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(sha256(convert_to(previous || (jsonb_build_array(
  (entry).id, (entry).company_id, (entry).department_id, (entry).tur, (entry).record_id, (entry).islem,
  (entry).user_id, (entry).guncelleyen, (extract(epoch FROM (entry).tarih) * 1000000)::bigint, (entry).alanlar
) || CASE
  WHEN (entry).ozet_surumu = 2 THEN
    jsonb_build_array((entry).aktor_turu, (entry).geri_alinan, (entry).toplu_islem, (entry).geri_donulen)
  ELSE
    CASE (entry).aktor_turu WHEN 'kisi' THEN '[]'::jsonb ELSE jsonb_build_array((entry).aktor_turu) END
    || CASE WHEN (entry).geri_alinan IS NULL THEN '[]'::jsonb ELSE jsonb_build_array((entry).geri_alinan) END
END)::text, 'UTF8')), 'hex');

CREATE OR REPLACE FUNCTION change_log_chain() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  -- Evidence follows rows, and is part of no act that could be taken back.
  IF NEW.tur <> 'kanit' THEN
    IF taken_back <> '' AND taken_back LIKE NEW.tur || ' ' || NEW.record_id || ' %' THEN
      NEW.geri_alinan := split_part(taken_back, ' ', 3)::bigint;
    END IF;
    IF undone <> '' THEN
      SELECT max(l.id) INTO NEW.geri_alinan FROM change_logs l
      WHERE l.company_id = NEW.company_id AND l.toplu_islem = undone::uuid
        AND l.tur = NEW.tur AND l.record_id = NEW.record_id;
    END IF;
    IF act <> '' THEN NEW.toplu_islem := coalesce(NEW.toplu_islem, act::uuid); END IF;
  END IF;
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet_surumu := 2;
  NEW.ozet := change_log_hash(previous, NEW);
  RETURN NEW;
END $$;

SET LOCAL ROLE emanet_system;
INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
SELECT company_id, 0, 'kanit', 0, 'olay', 'otomatik', 'Emanet (otomatik)',
  jsonb_build_array(jsonb_build_object('alan', 'change_logs/islemler', 'eski', null, 'yeni', encode(sha256(
    convert_to(string_agg(concat_ws(' ', id, coalesce(toplu_islem::text, '-'), coalesce(geri_donulen::text, '-')),
      E'\n' ORDER BY id), 'UTF8')), 'hex')))
FROM change_logs WHERE toplu_islem IS NOT NULL OR geri_donulen IS NOT NULL
GROUP BY company_id ORDER BY company_id;
RESET ROLE;
