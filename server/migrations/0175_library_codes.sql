-- Which row of a template company (`sablon`) holds which activity of the library, so that an
-- installation gets the activities that a later version adds and never again one that was removed
-- there. It holds nothing of a client: requests read it, the start of a node alone writes it.
CREATE TABLE kutuphane_kayitlari (
  sablon integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  kod text NOT NULL,
  veri_harita_id integer UNIQUE REFERENCES veri_harita ON DELETE SET NULL,
  PRIMARY KEY (sablon, kod)
);
GRANT SELECT ON kutuphane_kayitlari TO emanet_app;
GRANT SELECT, INSERT ON kutuphane_kayitlari TO emanet_system;
