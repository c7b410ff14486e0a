-- The receipt of an application tells its applicant the state: the holder of the link reads these columns too.
GRANT SELECT (durum, sonuc, sonuclanma_tarihi) ON basvurular TO emanet_link;
