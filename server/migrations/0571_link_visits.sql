-- What somebody without an account does by a link of their own stands in the entry log of the company, with
-- address and browser, and is kept as long as sign-ins are. The same browser is noted once a day.
LOCK TABLE entry_logs, metin_imzalari IN ACCESS EXCLUSIVE MODE;

ALTER TABLE entry_logs DROP CONSTRAINT entry_logs_aktor_turu_check, ADD CONSTRAINT entry_logs_aktor_turu_check
  CHECK (aktor_turu IN ('kisi', 'otomatik', 'egitim_baglantisi', 'imza_baglantisi', 'basvuru_sahibi',
    'denetci_baglantisi'));
CREATE POLICY by_function ON entry_logs TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY by_function ON metin_imzalari FOR SELECT TO CURRENT_USER USING (true);
CREATE FUNCTION note_link_visit(event text, address text, agent text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  place integer := app_company();
  visitor record;
BEGIN
  CASE app_link_kind()
    WHEN 'training-token' THEN
      SELECT fullname, email INTO visitor FROM egitim_davetleri
      WHERE company_id = place AND id = app_link_row()::integer;
    WHEN 'text-signature' THEN
      SELECT fullname, email INTO visitor FROM metin_imzalari
      WHERE company_id = place AND id = app_link_row()::integer;
    ELSE RETURN;
  END CASE;
  IF visitor IS NULL OR event NOT IN ('egitim_acildi', 'egitim_bitti', 'metin_acildi', 'metin_beyani')
    OR EXISTS (
      SELECT FROM entry_logs e WHERE e.company_id = place AND e.tarih > now() - interval '1 day'
        AND e.neden = event AND e.email = coalesce(visitor.email, '')
        AND e.fullname IS NOT DISTINCT FROM visitor.fullname AND e.ip = address AND e.user_agent = agent
    )
  THEN RETURN; END IF;
  INSERT INTO entry_logs (company_id, fullname, email, ip, user_agent, sonuc, neden, aktor_turu)
  VALUES (place, visitor.fullname, coalesce(visitor.email, ''), address, agent, 'başarılı', event,
    CASE app_link_kind() WHEN 'training-token' THEN 'egitim_baglantisi' ELSE 'imza_baglantisi' END);
END $$;
REVOKE EXECUTE ON FUNCTION note_link_visit(text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_link_visit(text, text, text) TO emanet_link;
