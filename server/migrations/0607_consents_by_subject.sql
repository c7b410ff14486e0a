-- A consent is given or refused for each of its subjects; `karar` is then `kabul` where any was given.
ALTER TABLE metin_imzalari
  ADD kararlar jsonb,
  ADD CHECK (kararlar IS NULL OR karar IS NOT NULL);
GRANT SELECT (kararlar) ON metin_imzalari TO emanet_link;

CREATE OR REPLACE FUNCTION keep_text_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.karar IS NOT NULL AND (TG_OP = 'DELETE' OR
    (OLD.company_id, OLD.metin_id, OLD.sira, OLD.fullname, OLD.email, OLD.karar, OLD.karar_tarihi, OLD.kararlar)
    IS DISTINCT FROM
    (NEW.company_id, NEW.metin_id, NEW.sira, NEW.fullname, NEW.email, NEW.karar, NEW.karar_tarihi, NEW.kararlar))
  THEN
    RAISE EXCEPTION 'a signature does not change' USING ERRCODE = '42501';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
