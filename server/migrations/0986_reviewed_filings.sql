-- A filing says what it left open and why it was filed all the same.
LOCK TABLE verbis_beyanlari, verbis_muafiyeti IN ACCESS EXCLUSIVE MODE;
ALTER TABLE verbis_beyanlari ADD COLUMN acik_noktalar jsonb, ADD COLUMN gerekce text;
-- The year whose balance sheet the company's figure is from; empty: nobody has said it.
ALTER TABLE verbis_muafiyeti ADD COLUMN bilanco_yili smallint;
