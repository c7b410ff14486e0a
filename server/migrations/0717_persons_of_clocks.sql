CREATE INDEX sureler_sorumlu ON sureler (sorumlu_id) WHERE sorumlu_id IS NOT NULL;
