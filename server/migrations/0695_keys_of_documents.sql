LOCK TABLE aksiyonlar, basvuru_cevaplari, basvuru_ekleri, companies, dokuman_surumleri, dokumanlar, dosyalar,
  egitim_oturumlari, egitim_videolari, ihlal_olaylari, metin_geri_almalari, metin_imzalari, metin_kararlari,
  metin_kaynaklari, metin_sayaclari, metin_surumleri, metinler, sureler, veri_aktarim, veri_harita
  IN ACCESS EXCLUSIVE MODE;
-- A file is opened by the number in its address, before anybody knows its company.
CREATE UNIQUE INDEX dosyalar_id ON dosyalar (id);
SELECT lead_key(target) FROM unnest(ARRAY['dosyalar', 'dokumanlar', 'dokuman_surumleri',
  'metinler', 'metin_surumleri', 'metin_kararlari', 'metin_imzalari', 'metin_geri_almalari']::regclass[]) AS target;
