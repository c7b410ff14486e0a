LOCK TABLE gozden_gecirmeler, veri_harita IN ACCESS EXCLUSIVE MODE;
-- An answer of an open review moves with its activity to another department. Before, it stayed behind unseen and
-- was deleted with a merged department.
CREATE FUNCTION public.move_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE gozden_gecirmeler SET department_id = NEW.department_id
  WHERE company_id = NEW.company_id AND kayit_id = NEW.id;
  RETURN NULL;
END $function$;
REVOKE ALL ON FUNCTION move_answers() FROM public;

DELETE FROM gozden_gecirmeler older USING gozden_gecirmeler newer
WHERE newer.company_id = older.company_id AND newer.user_id = older.user_id AND newer.kayit_id = older.kayit_id
  AND newer.donem = older.donem AND (newer.tarih, newer.department_id) > (older.tarih, older.department_id);
UPDATE gozden_gecirmeler g SET department_id = v.department_id FROM veri_harita v
WHERE v.company_id = g.company_id AND v.id = g.kayit_id AND v.department_id <> g.department_id;

CREATE TRIGGER answers_move AFTER UPDATE OF department_id ON veri_harita FOR EACH ROW
  WHEN (OLD.department_id IS DISTINCT FROM NEW.department_id) EXECUTE FUNCTION move_answers();
