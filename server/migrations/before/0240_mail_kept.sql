-- A mail that is given up keeps its text until an operator has it sent again or discards it; its tries
-- are counted from then.
ALTER TABLE mail_outbox ADD retried_at timestamptz;
