CREATE INDEX basvurular_sorumlu ON basvurular (sorumlu_id) WHERE sorumlu_id IS NOT NULL;
