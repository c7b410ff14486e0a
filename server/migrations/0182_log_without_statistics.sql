-- Entries of a record are found by one index alone. Before a database has statistics all indexes that
-- begin with company and register looked alike to the planner, and a list walked a register's whole
-- log once a record. The others compare the register's name by another collation: whoever wants them
-- says so (`registerLog` in server/src/records/queries.ts). What is counted as news stands in the index.
DROP INDEX change_logs_record;
CREATE INDEX change_logs_record ON change_logs (company_id, tur, record_id, id)
  INCLUDE (user_id, department_id, islem);
DROP INDEX change_logs_newest;
CREATE INDEX change_logs_newest ON change_logs (company_id, tur COLLATE "C", id)
  INCLUDE (user_id, record_id, department_id);
DROP INDEX change_logs_of_department;
CREATE INDEX change_logs_of_department ON change_logs (company_id, tur COLLATE "C", department_id, id)
  INCLUDE (user_id, record_id);
