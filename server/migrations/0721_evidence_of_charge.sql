-- Consultants in charge of a client are compared with the log as well: 0615_more_evidence.sql notes the row.
-- The entry that people read names them; names change, so the row itself is what is compared.
ALTER TABLE portfoy_sorumlulari ADD COLUMN tuz uuid;
ALTER TABLE portfoy_sorumlulari ALTER COLUMN tuz SET DEFAULT gen_random_uuid();
CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON portfoy_sorumlulari DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION note_evidence('null', 'company_id', 'surum', '', '');

-- An account that goes is nobody's consultant any more, which is noted where it still was.
CREATE OR REPLACE FUNCTION erase_account(person integer, why text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  address text;
BEGIN
  SELECT u.email INTO address FROM users u WHERE u.user_id = person AND NOT u.ziyaretci FOR UPDATE;
  IF NOT FOUND OR EXISTS (SELECT FROM memberships m WHERE m.user_id = person) THEN RETURN false; END IF;
  PERFORM set_config('app.noted', 'on', true);
  DELETE FROM entry_logs e WHERE e.company_id IS NULL AND (e.user_id = person OR e.email = address);
  UPDATE mail_outbox SET sealed = NULL, alici = NULL, konu = NULL, state = 'given_up',
    finished_at = coalesce(finished_at, now())
  WHERE alici = address AND state <> 'delivered';
  INSERT INTO silinen_hesaplar (user_id, neden) VALUES (person, why);
  DELETE FROM users WHERE user_id = person;
  RETURN true;
END $$;

SET LOCAL ROLE emanet_system;
INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
SELECT company_id, 0, 'kanit', 0, 'olay', 'otomatik', 'Emanet (otomatik)',
  jsonb_build_array(jsonb_build_object('alan', 'portfoy_sorumlulari/' || company_id, 'eski', null,
    'yeni', evidence_digest(to_jsonb(row), '{surum}')))
FROM portfoy_sorumlulari row ORDER BY company_id;
RESET ROLE;
