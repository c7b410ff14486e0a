-- The day on which the consultants of a client mean to do a duty, and since when they wait for the client.
LOCK TABLE sureler IN ACCESS EXCLUSIVE MODE;
CREATE TABLE portfoy_planlari (
  company_id integer NOT NULL,
  sure_id integer NOT NULL,
  gun date,
  bekleniyor timestamptz,
  guncelleyen text NOT NULL,
  guncellenme_tarihi timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, sure_id),
  FOREIGN KEY (company_id, sure_id) REFERENCES sureler (company_id, id) ON DELETE CASCADE,
  CHECK (gun IS NOT NULL OR bekleniyor IS NOT NULL)
);
SELECT protect('portfoy_planlari', by_department => false);
ALTER POLICY own_company ON portfoy_planlari
  USING (company_id = app_company() AND (SELECT app_sees_all_departments('departments')));
