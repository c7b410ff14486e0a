-- A company on trial has its last day; from the day after its people only read. Nothing is deleted.
ALTER TABLE companies ADD deneme_bitisi date;
