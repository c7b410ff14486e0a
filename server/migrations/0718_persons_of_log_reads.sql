CREATE INDEX change_log_reads_person ON change_log_reads (user_id);
