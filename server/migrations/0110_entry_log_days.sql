-- The list is read by day, the newest first; this also serves what the index it replaces did.
CREATE INDEX entry_logs_days ON entry_logs (company_id, tarih DESC, id DESC);
DROP INDEX entry_logs_company;
