-- Which rules a company's copies were looked through by: those of stage 1 kept a copied "not abroad".
ALTER TABLE kopya_onarimlari ADD COLUMN asama integer NOT NULL DEFAULT 1;
