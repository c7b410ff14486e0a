-- An application may be made for somebody else: by an agent, or by a parent or guardian. Its answer
-- waits until somebody has looked at the proof of authority.
LOCK TABLE aksiyonlar, basvuru_ayarlari, basvuru_ekleri, basvurular IN ACCESS EXCLUSIVE MODE;

ALTER TABLE basvurular
  ADD basvuran_turu text NOT NULL DEFAULT 'kendisi'
    CHECK (basvuran_turu IN ('kendisi', 'vekil', 'veli_vasi')),
  ADD temsil_edilen text,
  ADD yetki_tarihi timestamptz,
  ADD yetki_bakan text,
  ADD CHECK ((basvuran_turu = 'kendisi') = (temsil_edilen IS NULL));
GRANT SELECT (basvuran_turu, temsil_edilen), INSERT (basvuran_turu, temsil_edilen)
  ON basvurular TO emanet_link;
ALTER TABLE basvuru_ekleri DROP CONSTRAINT basvuru_ekleri_kaynak_check,
  ADD CONSTRAINT basvuru_ekleri_kaynak_check
    CHECK (kaynak IN ('basvuran', 'yetki', 'kanit', 'alindi'));

-- Name and title under an answer; without one the person who sends it signs.
ALTER TABLE basvuru_ayarlari ADD imzalayan text;

-- Tasks of an application: to erase in one record, or to tell one recipient (art. 11/1-f). A recipient
-- is a transfer, or a group that only an activity names.
ALTER TABLE aksiyonlar
  ADD basvuru_id integer,
  ADD basvuru_gorevi text CHECK (basvuru_gorevi IN ('sil', 'yok_et', 'anonim', 'duzelt', 'bildir')),
  ADD basvuru_alicisi text,
  ADD FOREIGN KEY (company_id, basvuru_id) REFERENCES basvurular (company_id, id)
    ON DELETE SET NULL (basvuru_id);
CREATE UNIQUE INDEX aksiyonlar_application ON aksiyonlar (company_id, basvuru_id,
    coalesce(kayit_turu, ''), coalesce(kayit_id, 0), coalesce(basvuru_alicisi, ''))
  WHERE basvuru_gorevi IS NOT NULL AND basvuru_id IS NOT NULL;
