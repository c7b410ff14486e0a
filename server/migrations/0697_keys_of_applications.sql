LOCK TABLE aksiyonlar, anket_kayitlari, anketler, basvuru_cevaplari, basvuru_ekleri, basvuru_olaylari,
  basvuru_sablonlari, basvuru_taslaklari, basvurular, ihlal_mektuplari, ihlal_olaylari, veri_ihlalleri
  IN ACCESS EXCLUSIVE MODE;
SELECT lead_key(target) FROM unnest(ARRAY['basvurular', 'basvuru_cevaplari', 'basvuru_ekleri', 'basvuru_olaylari',
  'basvuru_sablonlari', 'basvuru_taslaklari', 'veri_ihlalleri', 'ihlal_mektuplari', 'ihlal_olaylari',
  'anketler', 'anket_kayitlari']::regclass[]) AS target;
