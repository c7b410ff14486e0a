-- The head of a company's chain goes by mail to an address that the company names, so that it can tell a
-- rewritten log without trusting whoever runs the installation.
ALTER TABLE companies
  ADD COLUMN kanit_eposta text CHECK (kanit_eposta <> ''),
  ADD COLUMN kanit_sikligi text NOT NULL DEFAULT 'haftalik' CHECK (kanit_sikligi IN ('gunluk', 'haftalik', 'aylik')),
  ADD COLUMN kanit_dili text NOT NULL DEFAULT 'tr' CHECK (kanit_dili IN ('tr', 'en')),
  ADD COLUMN kanit_gonderimi date;
GRANT UPDATE (kanit_eposta, kanit_sikligi, kanit_dili, kanit_gonderimi) ON companies TO emanet_app;
