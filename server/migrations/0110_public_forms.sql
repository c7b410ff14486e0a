-- What strangers send from the public site. Neither table belongs to a company; operators read them.
-- `istek_ozeti` names one sending of one form, so that sending it again stores nothing. `supheli`
-- marks what a machine has probably sent: it is kept, and mailed to nobody.
CREATE TABLE public_forms (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  fullname text NOT NULL,
  email text NOT NULL,
  tel text NOT NULL,
  country text NOT NULL,
  company text NOT NULL,
  position text NOT NULL CHECK (position IN ('yes', 'no')),
  return_contact text NOT NULL,
  data_privacy text NOT NULL,
  approval text NOT NULL CHECK (approval IN ('true', 'false')),
  dil text NOT NULL CHECK (dil IN ('tr', 'en')),
  supheli boolean NOT NULL,
  istek_ozeti bytea UNIQUE,
  tarih timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX public_forms_age ON public_forms (tarih);

CREATE TABLE free_account_requests (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  fullname text NOT NULL,
  email text NOT NULL,
  numberoff text NOT NULL,
  country text NOT NULL,
  company_name text NOT NULL,
  dil text NOT NULL CHECK (dil IN ('tr', 'en')),
  supheli boolean NOT NULL,
  istek_ozeti bytea UNIQUE,
  durum text NOT NULL DEFAULT 'bekliyor' CHECK (durum IN ('bekliyor', 'onaylandi', 'reddedildi')),
  -- The company made from it; no row of that company.
  acilan_sirket integer REFERENCES companies ON DELETE SET NULL,
  tarih timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX free_account_requests_age ON free_account_requests (tarih);
-- One address waits once. What a machine sent in somebody's name does not stand in that person's way.
CREATE UNIQUE INDEX free_account_requests_waiting ON free_account_requests (email)
  WHERE durum = 'bekliyor' AND NOT supheli;

-- Whoever has no account yet puts rows in and reads back no more than the receipt.
DO $$
DECLARE
  table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['public_forms', 'free_account_requests'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY everything ON %I TO emanet_system USING (true) WITH CHECK (true)', table_name);
    EXECUTE format('CREATE POLICY put_in ON %I FOR INSERT TO emanet_identity WITH CHECK (true)', table_name);
    EXECUTE format('CREATE POLICY receipt ON %I FOR SELECT TO emanet_identity USING (true)', table_name);
    EXECUTE format('GRANT INSERT, SELECT (id, tarih, istek_ozeti) ON %I TO emanet_identity', table_name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO emanet_system', table_name);
  END LOOP;
END $$;
