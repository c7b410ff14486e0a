-- A round asks all departments of a company at once: their clocks are kept by one look at the sources
-- instead of one each.
CREATE FUNCTION follow_clocks_of_round() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT company_id, array_agg(DISTINCT department_id) AS departments FROM added GROUP BY company_id LOOP
    PERFORM keep_clocks(one.company_id, TG_TABLE_NAME::text, one.departments);
  END LOOP;
  RETURN NULL;
END $$;
DROP TRIGGER clock_added ON envanter_bildirimleri;
CREATE TRIGGER clock_added AFTER INSERT ON envanter_bildirimleri
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_clocks_of_round();
