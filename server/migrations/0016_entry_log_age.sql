-- Entry logs are kept two years; those that are older are found by this.
CREATE INDEX entry_logs_age ON entry_logs (tarih);
