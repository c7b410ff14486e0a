SELECT lead_key(target) FROM unnest(ARRAY['basvurular', 'basvuru_cevaplari', 'basvuru_ekleri', 'basvuru_olaylari',
  'basvuru_sablonlari', 'basvuru_taslaklari', 'veri_ihlalleri', 'ihlal_mektuplari', 'ihlal_olaylari',
  'anketler', 'anket_kayitlari']::regclass[]) AS target;
