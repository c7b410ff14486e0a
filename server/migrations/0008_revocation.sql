-- Whoever loses access loses it at once, whichever part of the program takes it away. The owner does
-- it, because those who may remove a member may not touch sessions themselves.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = OLD.user_id;
  DELETE FROM otp_codes WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION end_sessions_of_user() FROM PUBLIC;

CREATE TRIGGER membership_removed AFTER DELETE ON memberships
  FOR EACH ROW EXECUTE FUNCTION end_sessions_of_user();
CREATE TRIGGER switched_off AFTER UPDATE OF aktif ON users
  FOR EACH ROW WHEN (OLD.aktif AND NOT NEW.aktif) EXECUTE FUNCTION end_sessions_of_user();
