-- Choices that a person makes for one imported file: the sheets that are read, the columns that are left
-- out, and whether blank cells clear what is stored. A column left out of one file is asked about again
-- in the next; rows of the company itself keep meanings alone.
ALTER TABLE ice_aktarma_eslesmeleri
  ADD COLUMN secimler jsonb NOT NULL DEFAULT '{}';
