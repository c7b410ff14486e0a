-- Names with numbers stand in the order in which people count, as on the screens: "Metin 2" before
-- "Metin 10". Indexes of lists and foldings keep the collation that they were made with.
ALTER COLLATION turkish RENAME TO turkish_letters;
CREATE COLLATION turkish (provider = icu, locale = 'tr-u-kn', deterministic = true);
