-- Slots of schedules that were taken: the node that stores the row enqueues the job.
CREATE TABLE job_slots (
  job text NOT NULL,
  slot timestamptz NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (job, slot)
);
GRANT SELECT, INSERT, DELETE ON job_slots TO emanet_system;

-- The queue (schema graphile_worker, made by its library after the migrations) belongs to the owner.
-- Requests put jobs in and see none. A waiting job of the same key is replaced; jobs that run `in_turn`
-- never run beside another one of their name.
CREATE FUNCTION enqueue_job(job text, payload json, run_at timestamptz, job_key text, in_turn boolean)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    job, payload, queue_name => CASE WHEN in_turn THEN job END, run_at => run_at, job_key => job_key
  );
END $$;
REVOKE EXECUTE ON FUNCTION enqueue_job(text, json, timestamptz, text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue_job(text, json, timestamptz, text, boolean)
  TO emanet_app, emanet_identity, emanet_link, emanet_system;

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
