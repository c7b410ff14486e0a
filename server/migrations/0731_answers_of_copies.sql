-- How far the activities of a company were looked through for answers that a copy gave and no person.
CREATE TABLE kopya_onarimlari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  son_kayit integer NOT NULL,
  bitti boolean NOT NULL DEFAULT false
);
SELECT protect('kopya_onarimlari', by_department => false);
REVOKE ALL ON kopya_onarimlari FROM emanet_across;
REVOKE DELETE ON kopya_onarimlari FROM emanet_app;
