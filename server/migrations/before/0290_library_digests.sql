-- What the library said of an activity when its row was written, so that a later version's
-- corrections reach the row as long as nobody edited it. Empty: written by a version before.
ALTER TABLE kutuphane_kayitlari ADD COLUMN ozet text;
GRANT UPDATE (ozet) ON kutuphane_kayitlari TO emanet_system;
