-- Whoever opens a company, with which role, and whether the account is in use, is evidence too: a row of
-- `memberships` together with these two of its person, as they are when the transaction ends.
LOCK TABLE memberships, users IN ACCESS EXCLUSIVE MODE;

CREATE FUNCTION member_digest(place memberships) RETURNS text
LANGUAGE sql STABLE
RETURN (SELECT evidence_digest(jsonb_build_object(
    'membership_id', place.membership_id, 'user_id', place.user_id, 'company_id', place.company_id,
    'department_id', place.department_id, 'salt_okunur', place.salt_okunur, 'role', u.role, 'aktif', u.aktif
  ), '{}') FROM users u WHERE u.user_id = place.user_id);

CREATE FUNCTION note_member() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  about jsonb := to_jsonb(coalesce(NEW, OLD));
BEGIN
  INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
  SELECT told.company_id, 0, 'kanit', told.user_id, 'olay', 'otomatik', 'Emanet (otomatik)',
    jsonb_build_array(jsonb_build_object('alan', 'memberships/' || told.membership_id, 'eski', null,
      'yeni', told.digest))
  FROM (
    SELECT m.company_id, m.user_id, m.membership_id, member_digest(m) AS digest FROM memberships m
    WHERE CASE TG_TABLE_NAME WHEN 'users' THEN m.user_id = (about ->> 'user_id')::integer
      ELSE m.membership_id = (about ->> 'membership_id')::integer END
    UNION ALL
    SELECT (about ->> 'company_id')::integer, (about ->> 'user_id')::integer,
      (about ->> 'membership_id')::integer, NULL
    WHERE TG_OP = 'DELETE'
  ) told
  JOIN companies c USING (company_id)
  WHERE (app_company() = told.company_id OR current_setting('app.noted', true) = 'on')
    AND NOT (TG_OP = 'DELETE' AND is_being_erased(told.company_id))
  ORDER BY told.company_id, told.membership_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION note_member() FROM PUBLIC;

CREATE CONSTRAINT TRIGGER evidence_added AFTER INSERT ON memberships
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_member();
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON memberships
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((old.user_id, old.company_id, old.department_id, old.salt_okunur) IS DISTINCT FROM
    (new.user_id, new.company_id, new.department_id, new.salt_okunur)) EXECUTE FUNCTION note_member();
CREATE CONSTRAINT TRIGGER evidence_removed AFTER DELETE ON memberships
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_member();
CREATE CONSTRAINT TRIGGER evidence_changed AFTER UPDATE ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((old.role, old.aktif) IS DISTINCT FROM (new.role, new.aktif)) EXECUTE FUNCTION note_member();

GRANT EXECUTE ON FUNCTION member_digest(memberships) TO emanet_system;
SET LOCAL ROLE emanet_system;
INSERT INTO change_logs (company_id, department_id, tur, record_id, islem, aktor_turu, guncelleyen, alanlar)
SELECT m.company_id, 0, 'kanit', m.user_id, 'olay', 'otomatik', 'Emanet (otomatik)',
  jsonb_build_array(jsonb_build_object('alan', 'memberships/' || m.membership_id, 'eski', null,
    'yeni', member_digest(m)))
FROM memberships m ORDER BY m.company_id, m.membership_id;
RESET ROLE;
