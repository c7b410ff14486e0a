import { expect, it } from 'vitest';
import { cuesIn, OFF_HOURS, OWN_DEVICE, PRIVATE_PLACES, WATCHING } from './places.ts';

const ALL = [...PRIVATE_PLACES, ...WATCHING, ...OWN_DEVICE, ...OFF_HOURS];

it('has a law and a source for every cue', () => {
  for (const { madde, kaynak } of ALL) {
    expect(madde).toContain('KVKK m. 4/2-ç');
    expect(['metin', 'yorum']).toContain(kaynak);
  }
});

it.each([
  ['Soyunma Odası ve Tuvalet Kameraları', 'soyunma,tuvalet'],
  ['WC girişi', ''],
  ['Mescit kamerası', 'ibadet'],
  ['Duş kabinleri', 'banyo'],
  ['Emzirme odaları', 'emzirme'],
  ['Soyunma odası koridoru', ''],
  ['Kapılar izlenir. Tuvalette kamera yoktur.', ''],
  ['Ekran kaydı; klavye kaydı', 'ekran,tus'],
  ['Ekran ve Klavye Zimmeti', ''],
  ['Personel Giyinme Odası Kamerası', 'soyunma'],
  ['Deneme Kabinleri', 'soyunma'],
  ['Süt Sağma Odası Kamerası', 'emzirme'],
  ['Yatakhane Kamerası', 'yatak'],
  ['Changing room and prayer room cameras', 'soyunma,ibadet'],
  ['DLP ile e-posta içeriklerinin taranması', 'icerik'],
  ['Çalışan e-posta kutularının incelenmesi', 'icerik'],
  ['Evden çalışanların web kamerası ile izlenmesi', 'ortam'],
  ['Fare hareketi takibi', 'etkinlik'],
  ['Telefon görüşmelerinin kaydedilip dinlenmesi', 'ortam'],
  ['Sosyal medya hesaplarının takip edilmesi', 'sosyal'],
  ['Kendi cihazından e-posta (BYOD)', 'cihaz'],
  ['Mesai dışında araç konumu', 'saat'],
  ['Hafta sonu konum kaydedilmez.', ''],
  ['E-posta Sunucusu Yönetimi', ''],
  ['Sosyal Medya Hesaplarının Yönetimi', ''],
])('“%s” speaks of: %s', (text, kinds) => {
  const found = cuesIn(ALL, text).map(({ kod }) => kod);
  expect(found.join(',')).toBe(kinds);
});
