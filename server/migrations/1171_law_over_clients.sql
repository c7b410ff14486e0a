-- Entries of the law that a firm wrote for itself, and the work that opens an entry's action once per client.
LOCK TABLE firmalar, portfoy_isleri IN ACCESS EXCLUSIVE MODE;
CREATE TABLE firma_mevzuati (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  firma_id integer NOT NULL REFERENCES firmalar (id) ON DELETE CASCADE,
  baslik text NOT NULL CHECK (baslik <> ''),
  sayi text,
  gun date NOT NULL,
  kaynak text NOT NULL CHECK (kaynak ~ '^https?://'),
  metin text NOT NULL CHECK (metin <> ''),
  son_tarih date,
  suzgec jsonb NOT NULL,
  yazan text NOT NULL,
  olusturma_tarihi timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX firma_mevzuati_firm ON firma_mevzuati (firma_id);
ALTER TABLE firma_mevzuati ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
CREATE POLICY everything ON firma_mevzuati TO emanet_system USING (true) WITH CHECK (true);
CREATE POLICY own_firm ON firma_mevzuati FOR SELECT TO emanet_app
  USING (firma_id = ANY ((SELECT app_firms())::integer[]));
CREATE POLICY partners ON firma_mevzuati TO emanet_app
  USING (firma_id = ANY ((SELECT app_partner_firms())::integer[]));
GRANT SELECT, INSERT, UPDATE, DELETE ON firma_mevzuati TO emanet_app, emanet_system;

ALTER TABLE portfoy_isleri
  ADD mevzuat text,
  DROP CONSTRAINT portfoy_isleri_tur_check,
  ADD CONSTRAINT portfoy_isleri_tur_check
    CHECK (tur IN ('hatirlatma', 'aksiyon', 'onay_turu', 'egitim', 'alan', 'yanit', 'mevzuat')),
  ADD CONSTRAINT portfoy_isleri_mevzuat_check CHECK ((tur = 'mevzuat') = (mevzuat IS NOT NULL));
CREATE UNIQUE INDEX portfoy_isleri_law ON portfoy_isleri (company_id, mevzuat)
  WHERE mevzuat IS NOT NULL AND geri_alindi IS NULL;
