-- Reminders are noted on the clock alone: the columns and the table that 0320 carried over go.
LOCK TABLE aksiyonlar, basvurular, companies, dokumanlar IN ACCESS EXCLUSIVE MODE;

ALTER TABLE aksiyonlar DROP COLUMN hatirlatilan_tarih;
ALTER TABLE dokumanlar DROP COLUMN hatirlatilan_gozden_gecirme;
ALTER TABLE basvurular DROP COLUMN hatirlatilan;
DROP TABLE verbis_hatirlatmalari;
