-- Until now an application was preset as the data subject's own. Where nobody has chosen it, the
-- requester is not known; earlier rows stay as they were written, and read as not known.
ALTER TABLE basvurular ADD COLUMN basvuran_belli boolean CHECK (basvuran_belli);
GRANT SELECT (basvuran_belli), INSERT (basvuran_belli) ON basvurular TO emanet_link;
