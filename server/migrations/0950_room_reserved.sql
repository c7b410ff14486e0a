-- Room of a plain form is reserved before its bytes are taken. `form`: no resumable upload belongs to the row,
-- which ends with its request; after a kill it counts no longer than a request may last.
ALTER TABLE yuklemeler ADD COLUMN form boolean NOT NULL DEFAULT false;
