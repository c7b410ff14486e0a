-- Who brought a file: a person has a share of the company's room. Nothing for files of strangers, of jobs
-- and of before.
ALTER TABLE dosyalar ADD COLUMN user_id integer;
CREATE INDEX dosyalar_room ON dosyalar (company_id, kullanim, user_id)
  INCLUDE (boyut, birakilma_tarihi);
