SELECT lead_key('departments', 'department_id');
SELECT lead_key('memberships', 'membership_id');
