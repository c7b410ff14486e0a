-- More of what VERBİS asks about a controller: its contact person, the representative of one that is
-- settled abroad, and the day on which the registration was deleted. Of the contact person's identity
-- number everybody sees the mask in `irtibat_tckn`; the number itself is sealed.
ALTER TABLE companies
  ADD irtibat_tckn text CHECK (irtibat_tckn <> ''),
  ADD irtibat_kimlik bytea,
  ADD irtibat_telefon text CHECK (irtibat_telefon <> ''),
  ADD irtibat_eposta text CHECK (irtibat_eposta <> ''),
  ADD irtibat_kep text CHECK (irtibat_kep <> ''),
  ADD yerlesim text CHECK (yerlesim IN ('turkiye', 'yurt_disi')),
  ADD temsilci_unvan text CHECK (temsilci_unvan <> ''),
  ADD temsilci_vergi_no text CHECK (temsilci_vergi_no ~ '^\d{10}$'),
  ADD temsilci_adres text CHECK (temsilci_adres <> ''),
  ADD temsilci_eposta text CHECK (temsilci_eposta <> ''),
  ADD temsilci_kep text CHECK (temsilci_kep <> ''),
  ADD verbis_silme_tarihi date,
  ADD verbis_silme_nedeni text CHECK (verbis_silme_nedeni <> '');
GRANT UPDATE (
  irtibat_tckn, irtibat_kimlik, irtibat_telefon, irtibat_eposta, irtibat_kep, yerlesim,
  temsilci_unvan, temsilci_vergi_no, temsilci_adres, temsilci_eposta, temsilci_kep,
  verbis_silme_tarihi, verbis_silme_nedeni
) ON companies TO emanet_app;
