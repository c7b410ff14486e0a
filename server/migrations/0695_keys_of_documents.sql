-- A file is opened by the number in its address, before anybody knows its company.
LOCK TABLE dosyalar IN ACCESS EXCLUSIVE MODE;
CREATE UNIQUE INDEX dosyalar_id ON dosyalar (id);
SELECT lead_key(target) FROM unnest(ARRAY['dosyalar', 'dokumanlar', 'dokuman_surumleri',
  'metinler', 'metin_surumleri', 'metin_kararlari', 'metin_imzalari', 'metin_geri_almalari']::regclass[]) AS target;
