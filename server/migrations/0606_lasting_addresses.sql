-- Addresses that a company has or had: printed ones lead to it for good, and nobody else is given them.
LOCK TABLE basvuru_ayarlari, companies, metinler IN ACCESS EXCLUSIVE MODE;

CREATE TABLE sirket_adresleri (
  slug text PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies ON DELETE CASCADE,
  olusturma_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sirket_adresleri_company ON sirket_adresleri (company_id);
SELECT protect('sirket_adresleri', by_department => false);
REVOKE INSERT, UPDATE, DELETE ON sirket_adresleri FROM emanet_app;
CREATE POLICY kept ON sirket_adresleri TO CURRENT_USER USING (true) WITH CHECK (true);
INSERT INTO sirket_adresleri (slug, company_id) SELECT slug, company_id FROM basvuru_ayarlari;

-- A new company passes over an address that another one had: its row is not stored, and the next name is
-- tried.
CREATE FUNCTION pass_former_address() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM sirket_adresleri s WHERE s.slug = NEW.slug AND s.company_id <> NEW.company_id) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
REVOKE EXECUTE ON FUNCTION pass_former_address() FROM PUBLIC;
CREATE TRIGGER pass_former_address BEFORE INSERT ON basvuru_ayarlari
  FOR EACH ROW EXECUTE FUNCTION pass_former_address();

-- After the row: a company that waited for the address to become free sees then whose it was.
CREATE FUNCTION keep_address() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO sirket_adresleri (slug, company_id) VALUES (NEW.slug, NEW.company_id) ON CONFLICT DO NOTHING;
  IF NOT EXISTS (SELECT FROM sirket_adresleri s
    WHERE s.slug = NEW.slug AND s.company_id = NEW.company_id) THEN
    RAISE EXCEPTION 'the address was another company''s' USING ERRCODE = '23505';
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION keep_address() FROM PUBLIC;
CREATE TRIGGER keep_address AFTER INSERT OR UPDATE OF slug ON basvuru_ayarlari
  FOR EACH ROW EXECUTE FUNCTION keep_address();

-- The company at a present or former address.
CREATE FUNCTION company_at(address text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT company_id FROM sirket_adresleri WHERE slug = address
$$;
REVOKE EXECUTE ON FUNCTION company_at(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION company_at(text) TO emanet_identity, emanet_system;

-- A day on which a text was taken out of force; of those archived earlier it is not known.
ALTER TABLE metinler ADD arsiv_tarihi timestamptz;

-- A published version at a present or former address; those of an archived text with its day. It follows
-- published_text, which nodes of the version before call.
CREATE FUNCTION text_at(sirket text, metin text, istenen integer)
RETURNS TABLE (company_id integer, metin_id integer, ad text, tur text, sira integer, icerik jsonb,
  ozet text, yayin_tarihi timestamptz, guncel boolean, arsivde boolean, arsiv_tarihi timestamptz,
  sirket_adresi text, company_name text, logo text, form text, surumler jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.company_id, m.id, m.ad, m.tur, s.sira, s.icerik, s.ozet, s.yayin_tarihi,
    m.guncel AND s.sira = m.yayindaki, NOT m.guncel, m.arsiv_tarihi, a.slug,
    c.company_name, c.logo, CASE WHEN a.acik THEN a.slug END,
    (SELECT jsonb_agg(jsonb_build_object('sira', v.sira, 'tarih', v.yayin_tarihi) ORDER BY v.sira DESC)
      FROM metin_surumleri v WHERE v.company_id = m.company_id AND v.metin_id = m.id
        AND v.yayin_tarihi IS NOT NULL)
  FROM basvuru_ayarlari a
  JOIN companies c ON c.company_id = a.company_id AND c.askida_tarihi IS NULL
  JOIN metinler m ON m.company_id = a.company_id AND m.kisa_ad = metin
  JOIN metin_surumleri s ON s.company_id = m.company_id AND s.metin_id = m.id
    AND s.sira = coalesce(istenen, m.yayindaki) AND s.yayin_tarihi IS NOT NULL
  WHERE a.company_id = company_at(sirket)
$$;
REVOKE EXECUTE ON FUNCTION text_at(text, text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION text_at(text, text, integer) TO emanet_identity;
