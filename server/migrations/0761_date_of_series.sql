-- The date of the month that a repeated action has, kept where a month is too short for it: after 28 February
-- comes 31 March again.
ALTER TABLE aksiyonlar ADD COLUMN tekrar_gunu smallint CHECK (tekrar_gunu BETWEEN 29 AND 31);
