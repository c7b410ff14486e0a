-- When a consultant last marked the changes of all clients as seen.
LOCK TABLE change_logs, portfoy_kisileri IN ACCESS EXCLUSIVE MODE;
ALTER TABLE portfoy_kisileri ADD COLUMN degisiklik_ani timestamptz;
GRANT INSERT (degisiklik_ani), UPDATE (degisiklik_ani) ON portfoy_kisileri TO emanet_identity;

-- The log grows in the order of its time, so that an index of a few pages finds what is new.
CREATE INDEX change_logs_time ON change_logs USING brin (tarih) WITH (pages_per_range = 16);
