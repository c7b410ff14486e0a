-- The last entry of the log when somebody became a member: what stood before is no news to them.
-- Members from before have none, and keep what is unread. The number follows the sequence, which
-- reading asks no table for.
CREATE FUNCTION last_change() RETURNS bigint
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM change_logs_id_seq
$$;
GRANT EXECUTE ON FUNCTION last_change() TO PUBLIC;
ALTER TABLE memberships ADD COLUMN son_degisiklik bigint;
ALTER TABLE memberships ALTER COLUMN son_degisiklik SET DEFAULT last_change();
