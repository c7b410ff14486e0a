-- Sign-in writes a person's language only where it differs, so it has to read it.
GRANT SELECT (dil) ON users TO emanet_identity;
