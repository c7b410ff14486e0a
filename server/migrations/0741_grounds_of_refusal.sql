-- Ground and explanation of what an answer refuses (art. 13/3), and how an applicant without a number was
-- identified. Answers of before have none.
ALTER TABLE basvuru_cevaplari
  ADD ret_nedeni text,
  ADD ret_gerekcesi text,
  ADD kimlik_nedeni text;
