-- A reminder by hand is noted by its day like those of the job (0, 3 and 7), so that a day has one at most.
LOCK TABLE envanter_hatirlatmalari IN ACCESS EXCLUSIVE MODE;
ALTER TABLE envanter_hatirlatmalari
  DROP CONSTRAINT envanter_hatirlatmalari_gun_check,
  ADD CONSTRAINT envanter_hatirlatmalari_gun_check CHECK (gun >= 0);
