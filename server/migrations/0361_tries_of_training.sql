-- How many questions of the set a try asks; all of them without a number.
LOCK TABLE egitim_davetleri, egitim_sertifikalari, egitim_soru_setleri IN ACCESS EXCLUSIVE MODE;

ALTER TABLE egitim_soru_setleri ADD sorulan integer CHECK (sorulan > 0);

-- Which try a person is at, how many there are, and whether the last one ended without passing.
ALTER TABLE egitim_davetleri
  ADD deneme integer NOT NULL DEFAULT 1,
  ADD deneme_hakki integer NOT NULL DEFAULT 3,
  ADD deneme_bitti boolean NOT NULL DEFAULT false;
GRANT SELECT (deneme, deneme_hakki, deneme_bitti), UPDATE (deneme, deneme_bitti)
  ON egitim_davetleri TO emanet_link;

-- The questions that were asked, as they were asked and answered.
ALTER TABLE egitim_sertifikalari ADD deneme integer, ADD sorular jsonb;
