LOCK TABLE change_logs, kayit_sayilari IN ACCESS EXCLUSIVE MODE;
SELECT lead_key('change_logs');
SELECT lead_key('kayit_sayilari');
-- Counts are folded by the key of their company.
DO $do$
BEGIN
  EXECUTE replace(pg_get_functiondef('fold_record_counts'::regproc), 'DELETE FROM kayit_sayilari WHERE id IN',
    'DELETE FROM kayit_sayilari WHERE company_id = company AND id IN');
END $do$;
