-- In how many companies a job failed when it last ran: the others were served, and an alert tells both.
ALTER TABLE job_results ADD COLUMN failed_companies integer NOT NULL DEFAULT 0;
