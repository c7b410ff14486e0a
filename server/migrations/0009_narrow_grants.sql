-- Sign-in reads people and switches the active company: no password hash, no other company's member.
REVOKE SELECT ON users FROM emanet_identity;
GRANT SELECT (user_id, email, fullname, role, egitim_sorumlusu, varlik_sorumlusu, aktif)
  ON users TO emanet_identity;
REVOKE UPDATE ON memberships FROM emanet_identity;
GRANT UPDATE (company_active) ON memberships TO emanet_identity;
