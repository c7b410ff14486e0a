-- Two people may share an address: each gets a letter of their own about a breach. Until a node of the
-- version before is replaced, its letters fail as a whole, nothing stored, and can be sent again.
ALTER TABLE ihlal_mektuplari DROP CONSTRAINT ihlal_mektuplari_company_id_ihlal_id_eposta_key;
ALTER TABLE ihlal_mektuplari ADD CONSTRAINT ihlal_mektuplari_company_id_ihlal_id_eposta_ad_key
  UNIQUE (company_id, ihlal_id, eposta, ad);
