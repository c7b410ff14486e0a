-- Members are read with their language by company_members(); this one knew none.
DROP FUNCTION company_people();
