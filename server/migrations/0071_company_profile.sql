-- What a company says of itself; VERBİS asks for most of it. Managers alone change it.
ALTER TABLE companies
  ADD unvan text CHECK (unvan <> ''),
  ADD adres text CHECK (adres <> ''),
  ADD vergi_no text CHECK (vergi_no ~ '^\d{10,11}$'),
  ADD mersis_no text CHECK (mersis_no ~ '^\d{16}$'),
  ADD kep text CHECK (kep <> ''),
  ADD web text CHECK (web <> ''),
  ADD verbis_kayit_no text CHECK (verbis_kayit_no <> ''),
  ADD irtibat_kisisi text CHECK (irtibat_kisisi <> ''),
  ADD calisan_sayisi integer CHECK (calisan_sayisi >= 0),
  ADD bilanco_toplami bigint CHECK (bilanco_toplami >= 0),
  ADD surum integer NOT NULL DEFAULT 1;

GRANT UPDATE (
  unvan, adres, vergi_no, mersis_no, kep, web, verbis_kayit_no, irtibat_kisisi, calisan_sayisi,
  bilanco_toplami, dosya_id, surum
) ON companies TO emanet_app;
-- Whoever sees some departments only changes nothing of the company.
CREATE POLICY changed_by_managers ON companies AS RESTRICTIVE FOR UPDATE TO emanet_app
  USING (app_sees_all_departments('departments'));

ALTER TABLE organization_logs DROP CONSTRAINT organization_logs_konu_check;
ALTER TABLE organization_logs
  ADD CONSTRAINT organization_logs_konu_check CHECK (konu IN ('departman', 'temsilci', 'sirket'));
