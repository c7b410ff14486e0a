-- The number of the request, or of the job, that caused a mail: from the log line of its delivery back
-- to what somebody did.
ALTER TABLE mail_outbox ADD COLUMN request_id text CHECK (length(request_id) <= 64);
