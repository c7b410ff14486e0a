-- Deleting a user looks through every table that names one: by these indexes where a table is large. Each table has
-- a file, since none may be written from there to its end. Which do without, and why: schema/persons.test.ts.
CREATE INDEX aksiyonlar_sorumlu ON aksiyonlar (sorumlu_id) WHERE sorumlu_id IS NOT NULL;
