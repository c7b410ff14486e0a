-- Mails of a training are written in the language of the person who is invited.
ALTER TABLE egitim_davetleri ADD COLUMN dil text NOT NULL DEFAULT 'tr' CHECK (dil IN ('tr', 'en'));
