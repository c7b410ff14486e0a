-- Digest of the list of fields by which the links of a published text were made; another one, and the job
-- adds what the list has more.
ALTER TABLE metinler ADD baglar_ozeti text;
