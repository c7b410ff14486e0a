-- Most changes of a record leave its groups, department and activities alone: those are compared only
-- when they may differ.
CREATE OR REPLACE FUNCTION mark_texts() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  eski jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  yeni jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  sirket integer := coalesce(yeni, eski) ->> 'company_id';
  kayit integer := coalesce(yeni ->> 'id', eski ->> 'id', sirket::text);
  adi text;
BEGIN
  IF NOT EXISTS (SELECT FROM metinler m WHERE m.company_id = sirket) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    FOREACH adi IN ARRAY TG_ARGV LOOP
      CONTINUE WHEN yeni -> adi IS NOT DISTINCT FROM eski -> adi;
      INSERT INTO metin_degisimleri AS d (company_id, kayit_turu, kayit_id, alan, deger)
      VALUES (sirket, TG_TABLE_NAME, kayit, adi, md5((yeni -> adi)::text))
      ON CONFLICT (company_id, kayit_turu, kayit_id, alan)
        DO UPDATE SET deger = excluded.deger, an = clock_timestamp();
    END LOOP;
    IF (yeni -> 'department_id', yeni -> 'ilgili_kisi', yeni -> 'kategori_ayrintilari', yeni -> 'veri_harita_id')
      IS NOT DISTINCT FROM
      (eski -> 'department_id', eski -> 'ilgili_kisi', eski -> 'kategori_ayrintilari', eski -> 'veri_harita_id')
      THEN RETURN NULL;
    END IF;
  END IF;
  INSERT INTO metin_degisimleri AS d (company_id, kayit_turu, kayit_id, alan, deger)
  SELECT sirket, tur, kayit, alan, CASE WHEN y.icinde THEN 'var' ELSE 'yok' END
  FROM (SELECT *, true AS icinde FROM metin_uyelikleri(TG_TABLE_NAME, yeni)) y
  FULL JOIN (SELECT *, true AS icindeydi FROM metin_uyelikleri(TG_TABLE_NAME, eski)) e USING (tur, alan)
  WHERE y.icinde IS NULL OR e.icindeydi IS NULL
  ON CONFLICT (company_id, kayit_turu, kayit_id, alan)
    DO UPDATE SET deger = excluded.deger, an = clock_timestamp();
  RETURN NULL;
END $$;
