-- Entries of one bulk edit share a number, by which it is undone as a whole.
ALTER TABLE change_logs ADD toplu_islem uuid;
CREATE INDEX change_logs_bulk ON change_logs (company_id, toplu_islem) WHERE toplu_islem IS NOT NULL;
