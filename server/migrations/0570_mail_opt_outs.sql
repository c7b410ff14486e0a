-- Addresses that want no invitation and no reminder from any company: whoever has no account says so by a
-- link in the mail. The digest alone is kept. Codes, receipts and what the law demands go on.
CREATE TABLE mail_opt_outs (
  adres_ozeti bytea PRIMARY KEY CHECK (length(adres_ozeti) = 32),
  tarih timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE mail_opt_outs ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_opt_outs FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON mail_opt_outs TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY by_function ON mail_opt_outs TO CURRENT_USER USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_opt_outs TO emanet_system;

-- A mail that its recipient may refuse names the address by its digest, for the moment it leaves.
ALTER TABLE mail_outbox ADD COLUMN adres_ozeti bytea;

CREATE FUNCTION mail_address_digest(address text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(convert_to(lower(address COLLATE "C"), 'UTF8'));

-- A request learns it of addresses that it has, and cannot list the others.
CREATE FUNCTION opted_out(addresses text[]) RETURNS SETOF text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT one FROM unnest(addresses) one JOIN mail_opt_outs o ON o.adres_ozeti = mail_address_digest(one)
$$;
CREATE FUNCTION set_opt_out(digest bytea, refused boolean) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM mail_opt_outs WHERE adres_ozeti = digest AND NOT refused;
  INSERT INTO mail_opt_outs (adres_ozeti) SELECT digest WHERE refused ON CONFLICT DO NOTHING;
$$;
CREATE FUNCTION is_opted_out(digest bytea) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM mail_opt_outs WHERE adres_ozeti = digest)
$$;
REVOKE EXECUTE ON FUNCTION opted_out(text[]), set_opt_out(bytea, boolean), is_opted_out(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION opted_out(text[]) TO emanet_app, emanet_system;
GRANT EXECUTE ON FUNCTION set_opt_out(bytea, boolean), is_opted_out(bytea) TO emanet_identity;
