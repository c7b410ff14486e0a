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
  TO emanet_app, emanet_identity, emanet_system;
