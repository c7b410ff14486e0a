LOCK TABLE aksiyonlar, envanter_bildirimleri, kayitli_gorunumler, portfoy_isleri, portfoy_notlari,
  sirket_arsivleri, sirket_silmeleri, sureler, tedarikci_listesi, verbis_beyanlari IN ACCESS EXCLUSIVE MODE;
SELECT lead_key(target) FROM unnest(ARRAY['aksiyonlar', 'sureler', 'envanter_bildirimleri', 'kayitli_gorunumler',
  'portfoy_isleri', 'portfoy_notlari', 'sirket_arsivleri', 'sirket_silmeleri', 'tedarikci_listesi',
  'verbis_beyanlari']::regclass[]) AS target;
