-- A department's person no longer sees the entry by which a record left it, so that the confirmation of
-- the department could not hear of it. Counted are activities that were in the department at that instant and
-- are not now; those that came and went since are none.
CREATE FUNCTION public.activities_that_left(department integer, since timestamptz)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  SELECT count(*)::integer FROM (
    SELECT DISTINCT l.record_id FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur COLLATE "C" = 'veri_harita' AND l.department_id = department
      AND app_sees_department(department)
  ) known
  CROSS JOIN LATERAL (
    SELECT l.department_id = department AND l.islem <> 'silme' AS here FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur = 'veri_harita' AND l.record_id = known.record_id
    ORDER BY l.id DESC LIMIT 1
  ) now
  WHERE NOT now.here AND (
    SELECT l.department_id = department AND l.islem <> 'silme' FROM change_logs l
    WHERE l.company_id = app_company() AND l.tur = 'veri_harita' AND l.record_id = known.record_id
      AND l.tarih <= since
    ORDER BY l.id DESC LIMIT 1
  )
$function$;
REVOKE ALL ON FUNCTION activities_that_left(integer, timestamptz) FROM public;
GRANT EXECUTE ON FUNCTION activities_that_left(integer, timestamptz) TO emanet_app;
