-- Records of two registers may carry the same number, so an answer also keeps the register of each. It is empty for
-- earlier answers, which hold by the number alone.
ALTER TABLE verbis_kesisimleri ADD turler text[];
