LOCK TABLE companies, metinler IN SHARE ROW EXCLUSIVE MODE;
-- The job that follows stale texts asks every five minutes over all companies: which published texts were linked
-- by another list of fields than the present one, and which have an action.
CREATE INDEX metinler_baglar ON metinler (baglar_ozeti) WHERE yayindaki IS NOT NULL;
CREATE INDEX metinler_aksiyon ON metinler (company_id) WHERE eskime_aksiyonu_id IS NOT NULL;
-- Persons of a text stand there while somebody edits or is asked to approve it. Deleting a user looks for both.
CREATE INDEX metinler_duzenleyen ON metinler (duzenleyen_id) WHERE duzenleyen_id IS NOT NULL;
CREATE INDEX metinler_onaylayacak ON metinler (onaylayacak_id) WHERE onaylayacak_id IS NOT NULL;

-- How far the log of a company was read for changes of its texts: until it has grown, no text becomes stale.
CREATE TABLE metin_taramalari (
  company_id integer PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
  son_kayit bigint NOT NULL
);
SELECT protect('metin_taramalari', by_department => false);
REVOKE ALL ON metin_taramalari FROM emanet_across;
REVOKE DELETE ON metin_taramalari FROM emanet_app;
