-- The duty of a company to register with VERBİS as it was judged last: an exemption that ends, or begins,
-- starts or closes its clocks. Judged once a day too, since the Board's thresholds change by date.
ALTER TABLE verbis_taramalari
  ADD COLUMN yukumluluk text CHECK (yukumluluk IN ('due', 'exempt', 'unknown')),
  ADD COLUMN yukumluluk_gunu date;
