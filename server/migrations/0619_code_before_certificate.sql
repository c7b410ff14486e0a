-- Passing the questions of a training does not make a certificate: a code that is mailed to its person does, or
-- for somebody without an address whoever runs the training. `gecme_tarihi`: since when it waits for that.
ALTER TABLE egitim_davetleri
  ADD gecme_tarihi timestamptz,
  ADD kod_ozeti bytea,
  ADD kod_bitisi timestamptz,
  ADD kod_hakki integer NOT NULL DEFAULT 0,
  ADD kod_sayisi integer NOT NULL DEFAULT 0,
  ADD kod_tarihi timestamptz;
GRANT SELECT (gecme_tarihi, kod_ozeti, kod_bitisi, kod_hakki, kod_sayisi, kod_tarihi),
  UPDATE (gecme_tarihi, kod_ozeti, kod_bitisi, kod_hakki, kod_sayisi, kod_tarihi)
  ON egitim_davetleri TO emanet_link;

-- The address that the code goes to. A link reads no addresses, so it learns its own from here.
CREATE FUNCTION training_address() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT email FROM egitim_davetleri
  WHERE company_id = app_company() AND id = app_link_row()::integer AND app_link_kind() = 'training-token'
$$;
REVOKE EXECUTE ON FUNCTION training_address() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION training_address() TO emanet_link;

-- Answers and downloads of the certificate stand in the entry log as well, and codes that were wrong.
CREATE OR REPLACE FUNCTION note_link_visit(event text, address text, agent text) RETURNS void
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
  IF visitor IS NULL OR event NOT IN (
      'egitim_acildi', 'egitim_cevaplandi', 'egitim_kodu_hatali', 'egitim_bitti', 'sertifika_indirildi',
      'metin_acildi', 'metin_beyani')
    OR EXISTS (
      SELECT FROM entry_logs e WHERE e.company_id = place AND e.tarih > now() - interval '1 day'
        AND e.neden = event AND e.email = coalesce(visitor.email, '')
        AND e.fullname IS NOT DISTINCT FROM visitor.fullname AND e.ip = address AND e.user_agent = agent
    )
  THEN RETURN; END IF;
  INSERT INTO entry_logs (company_id, fullname, email, ip, user_agent, sonuc, neden, aktor_turu)
  VALUES (place, visitor.fullname, coalesce(visitor.email, ''), address, agent,
    CASE event WHEN 'egitim_kodu_hatali' THEN 'başarısız' ELSE 'başarılı' END, event,
    CASE app_link_kind() WHEN 'training-token' THEN 'egitim_baglantisi' ELSE 'imza_baglantisi' END);
END $$;
