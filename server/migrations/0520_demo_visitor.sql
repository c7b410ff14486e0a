-- The account that strangers share who look around in the demo (DEMO_OPEN): it reads, and no code and no
-- key opens it.
ALTER TABLE users ADD ziyaretci boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX users_ziyaretci ON users (ziyaretci) WHERE ziyaretci;
GRANT SELECT (ziyaretci) ON users TO emanet_identity;
