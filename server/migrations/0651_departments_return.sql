-- A department that is brought back from the change log has its number again.
GRANT INSERT (department_id) ON departments TO emanet_app;
