-- An entry by which a change is taken back names the entry of that change, which is a part of its digest.
ALTER TABLE change_logs ADD geri_alinan bigint;

CREATE OR REPLACE FUNCTION change_log_hash(previous text, entry change_logs) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN encode(
  sha256(convert_to(
    previous || (
      jsonb_build_array(
        entry.id, entry.company_id, entry.department_id, entry.tur, entry.record_id, entry.islem,
        entry.user_id, entry.guncelleyen, (extract(epoch FROM entry.tarih) * 1000000)::bigint, entry.alanlar
      ) || CASE entry.aktor_turu WHEN 'kisi' THEN '[]' ELSE jsonb_build_array(entry.aktor_turu) END
        || CASE WHEN entry.geri_alinan IS NULL THEN '[]' ELSE jsonb_build_array(entry.geri_alinan) END
    )::text,
    'UTF8'
  )),
  'hex'
);

-- The transaction says which change of which record it takes back (`app.taken_back`: noun, record, entry);
-- what else it changes, as a next action that goes with it, has entries of its own.
CREATE OR REPLACE FUNCTION change_log_chain() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  previous text;
  taken_back text := current_setting('app.taken_back', true);
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
  -- The number is taken behind the lock, so that ids of one company grow in the chain's order.
  NEW.id := nextval('change_logs_id_seq');
  NEW.ozet := change_log_hash(previous, NEW);
  RETURN NEW;
END $$;

-- Entries without a department are read by those who see all departments. Some are written by others, too:
-- representatives add suppliers, training officers invite.
CREATE OR REPLACE FUNCTION app_sees_entry(register text, department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN CASE register WHEN 'varlik_listesi'
  THEN app_sees_all_departments('asset_departments') OR department = ANY (app_departments('asset_departments'))
  ELSE app_sees_department(department)
END;
CREATE FUNCTION app_writes_entry(register text, department integer) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN app_sees_entry(register, department) OR register IN (
  'tedarikci_listesi', 'egitim_davetleri', 'egitim_videolari', 'egitim_soru_setleri', 'egitim_ayarlari'
);
ALTER POLICY own_company ON change_logs
  WITH CHECK (company_id = app_company() AND app_writes_entry(tur, department_id));
