-- The job queue as an operator sees it; its tables belong to its library and no role may read them.
CREATE FUNCTION queue_jobs() RETURNS TABLE (
  id bigint, job text, attempts integer, most integer, run_at timestamptz, created_at timestamptz,
  locked boolean, last_error text
) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT j.id::bigint, j.task_identifier, j.attempts::integer, j.max_attempts::integer,
    j.run_at, j.created_at, j.locked_at IS NOT NULL, j.last_error FROM graphile_worker.jobs j;
END $$;

-- Lets a job run now, as if it had never failed; false when there is none that waits.
CREATE FUNCTION retry_job(job_id bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM graphile_worker.reschedule_jobs(ARRAY[job_id], run_at => now(), attempts => 0)
  );
END $$;
REVOKE EXECUTE ON FUNCTION queue_jobs(), retry_job(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_jobs(), retry_job(bigint) TO emanet_system;

-- When each job last ended well, and its failures since.
CREATE TABLE job_results (
  job text PRIMARY KEY,
  succeeded_at timestamptz,
  failures integer NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE, DELETE ON job_results TO emanet_system;
