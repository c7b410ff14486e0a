-- Memberships in firms, for a person's own copy of the data about them.
LOCK TABLE firma_uyeleri, firmalar IN ACCESS EXCLUSIVE MODE;
CREATE POLICY own_copy ON firma_uyeleri FOR SELECT TO emanet_identity USING (true);
CREATE POLICY own_copy ON firmalar FOR SELECT TO emanet_identity USING (true);
GRANT SELECT ON firma_uyeleri, firmalar TO emanet_identity;
