-- Bulk work over several clients waits in the queue in the name of its person, whom the sealed scope names.
CREATE OR REPLACE FUNCTION public.enqueue_job(job text, payload json, run_at timestamp with time zone, job_key text, in_turn boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  IF NOT is_platform() AND (
    in_turn
    OR job NOT IN ('archive-company', 'announce-application', 'ask-for-confirmations', 'go-on-with-work')
    OR (job = 'go-on-with-work' AND ((payload ->> 'user_id')::integer = app_person()) IS NOT TRUE)
    OR (payload ->> 'company_id')::integer IS DISTINCT FROM app_company()
    OR app_company() IS NULL OR strpos(job_key, job || ':') <> 1
  ) THEN
    RAISE EXCEPTION 'a job of another company, or of the platform' USING ERRCODE = '42501';
  END IF;
  PERFORM graphile_worker.add_job(
    job, payload, queue_name => CASE WHEN in_turn THEN job END, run_at => run_at,
    job_key => job_key || coalesce(':' || (payload ->> 'company_id'), '')
  );
END $function$;
