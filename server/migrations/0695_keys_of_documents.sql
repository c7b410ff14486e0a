SELECT lead_key(target) FROM unnest(ARRAY['dosyalar', 'yuklemeler', 'dokumanlar', 'dokuman_surumleri',
  'metinler', 'metin_surumleri', 'metin_kararlari', 'metin_imzalari', 'metin_geri_almalari']::regclass[]) AS target;
