-- How names are compared, sorted and searched.

CREATE COLLATION turkish (provider = icu, locale = 'tr', deterministic = true);

-- Strict Turkish folding, the same as foldTurkish() in the contract: whether two names are one.
CREATE FUNCTION fold_turkish(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(lower(value COLLATE turkish), '\s+', ' ', 'g'));

-- Forgiving folding for search: "saglik" finds "sağlık", and I, İ, ı and i are one letter. Of a text in
-- NFC the same as searchable() in the contract.
CREATE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(lower(value COLLATE turkish), 'ıçğöşüâîû', 'icgosuaiu');

-- What the search compares, whatever way a letter was composed. Cut, because an index holds no entry
-- longer than a third of a page. Columns `arama` (the name) and `arama_ek` (the second line) hold it
-- bytewise, so that an index knows their beginnings; a search walks through the names of one company in
-- the index alone. A trigram index would not serve: under row-level security LIKE must not see a row
-- before the policy has.
CREATE FUNCTION search_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN searchable(normalize(left(coalesce(value, ''), 300)));

-- `Ilgaz Gıda Sanayi ve Ticaret A.Ş.` becomes `ilgaz-gida`.
CREATE FUNCTION slug_of(name text) RETURNS text LANGUAGE sql IMMUTABLE
RETURN coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(
  regexp_replace(
    lower(translate(normalize(name, NFC), 'ÇĞİIÖŞÜÂÎÛçğıiöşüâîû', 'CGIIOSUAIUcgiiosuaiu')),
    '[^a-z0-9]+', '-', 'g'),
  '(-(sanayi|ticaret|san|tic|ve|ltd|limited|sti|sirketi|anonim|as|a-s))+-*$', ''), 50)), ''), 'sirket');
