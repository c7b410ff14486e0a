-- The representatives of all companies in reach, by department: they owe the confirmations of it.
CREATE FUNCTION representatives_across()
RETURNS TABLE (company_id integer, department_id integer, fullname text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT m.company_id, m.department_id, coalesce(nullif(u.fullname, ''), u.email)
  FROM memberships m JOIN users u ON u.user_id = m.user_id AND u.aktif
  WHERE m.company_id = ANY (app_companies()) AND m.role = 'temsilci' AND m.department_id IS NOT NULL
$$;
REVOKE ALL ON FUNCTION representatives_across() FROM public;
GRANT EXECUTE ON FUNCTION representatives_across() TO emanet_across;
