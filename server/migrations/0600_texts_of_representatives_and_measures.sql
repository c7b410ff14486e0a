-- Texts speak of a representative of a controller abroad and of the measures of assets: changes of both
-- mark them.
LOCK TABLE companies, varlik_listesi IN ACCESS EXCLUSIVE MODE;

CREATE OR REPLACE FUNCTION metin_uyelikleri(tablo text, satir jsonb) RETURNS TABLE (tur text, alan text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT tablo, 'kapsam' WHERE satir IS NOT NULL AND tablo IN ('veri_harita', 'veri_aktarim', 'diger_aktarim')
  UNION
  SELECT 'departman', satir ->> 'department_id' WHERE tablo = 'veri_harita' AND satir IS NOT NULL
  UNION
  SELECT 'grup', grup FROM jsonb_array_elements_text(satir -> 'ilgili_kisi') grup
  WHERE tablo = 'veri_harita'
  UNION
  SELECT 'grup', substring(ayrinti FROM '\.ilgili_kisi=(.+)$')
  FROM jsonb_array_elements_text(satir -> 'kategori_ayrintilari') ayrinti
  WHERE tablo = 'veri_harita' AND ayrinti LIKE '%.ilgili\_kisi=%'
  UNION
  SELECT tablo || '_faaliyet', faaliyet FROM jsonb_array_elements_text(satir -> 'veri_harita_id') faaliyet
  WHERE tablo IN ('veri_aktarim', 'diger_aktarim', 'varlik_listesi')
$$;

DROP TRIGGER text_sources_changed ON companies;
CREATE TRIGGER text_sources_changed AFTER UPDATE ON companies FOR EACH ROW
  WHEN ((OLD.company_name, OLD.unvan, OLD.adres, OLD.mersis_no, OLD.kep, OLD.web, OLD.verbis_kayit_no,
    OLD.irtibat_kisisi, OLD.yerlesim, OLD.temsilci_unvan, OLD.temsilci_adres, OLD.temsilci_eposta,
    OLD.temsilci_kep)
    IS DISTINCT FROM (NEW.company_name, NEW.unvan, NEW.adres, NEW.mersis_no, NEW.kep, NEW.web,
    NEW.verbis_kayit_no, NEW.irtibat_kisisi, NEW.yerlesim, NEW.temsilci_unvan, NEW.temsilci_adres,
    NEW.temsilci_eposta, NEW.temsilci_kep))
  EXECUTE FUNCTION mark_texts('company_name', 'unvan', 'adres', 'mersis_no', 'kep', 'web',
    'verbis_kayit_no', 'irtibat_kisisi', 'yerlesim', 'temsilci_unvan', 'temsilci_adres',
    'temsilci_eposta', 'temsilci_kep');

CREATE TRIGGER text_sources_changed AFTER UPDATE ON varlik_listesi FOR EACH ROW
  WHEN ((OLD.varlik_durumu, OLD.veri_harita_id, OLD.alinan_tedbirler, OLD.sifreleme_var_mi,
    OLD.yedekleme_var_mi)
    IS DISTINCT FROM (NEW.varlik_durumu, NEW.veri_harita_id, NEW.alinan_tedbirler, NEW.sifreleme_var_mi,
    NEW.yedekleme_var_mi))
  EXECUTE FUNCTION mark_texts('varlik_durumu', 'veri_harita_id', 'alinan_tedbirler', 'sifreleme_var_mi',
    'yedekleme_var_mi');
CREATE TRIGGER text_sources_joined AFTER INSERT OR DELETE ON varlik_listesi FOR EACH ROW
  EXECUTE FUNCTION mark_texts();

-- Published texts of before name no representative: one of a controller abroad has been outrun already,
-- which the job finds that links texts in force to what their blocks read.
ALTER TABLE companies NO FORCE ROW LEVEL SECURITY;
INSERT INTO metin_degisimleri (company_id, kayit_turu, kayit_id, alan, deger)
SELECT c.company_id, 'companies', c.company_id, 'yerlesim', md5(to_jsonb(c.yerlesim)::text)
FROM companies c
WHERE c.yerlesim = 'yurt_disi' AND EXISTS (SELECT FROM metinler m WHERE m.company_id = c.company_id)
ON CONFLICT DO NOTHING;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
