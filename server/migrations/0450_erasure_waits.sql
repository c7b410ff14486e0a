-- Everybody who opens a company that waits for its erasure learns of the day: the session reads it.
GRANT SELECT (company_id, vade, vazgecme_tarihi, silinme_tarihi) ON sirket_silmeleri TO emanet_identity;
CREATE POLICY waiting_for_identity ON sirket_silmeleri FOR SELECT TO emanet_identity USING (true);
