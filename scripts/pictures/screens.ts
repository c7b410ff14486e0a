import type { Act } from './acts.ts';
import * as acts from './acts.ts';

/** A picture to take. One line each: a new screen needs no more. */
export type Screen = Readonly<{
  name: string;
  /** Where it is; `:kayit` is the record with the most data in the demo. */
  path: string | Readonly<{ tr: string; en: string }>;
  /** Whose session: a demo account, `danisman` by default, or none. */
  as?: 'danisman' | 'yonetici' | 'temsilci' | 'egitim' | 'nobody';
  /** Steps to take there before the picture is taken. */
  act?: Act;
  /** From top to bottom instead of what the window shows. */
  whole?: true;
}>;

const site = (name: string, path: string): Screen => ({
  name: `site-${name}`,
  path: { tr: path, en: `/en${path === '/' ? '' : path}` },
  as: 'nobody',
  whole: true,
});

// prettier-ignore
export const screens: readonly Screen[] = [
  { name: 'giris', path: '/login', as: 'nobody' },
  { name: 'giris-kod', path: '/login', as: 'nobody', act: acts.askForCode },
  { name: 'guvenlik', path: '/guvenlik' },
  { name: 'yardim', path: '/yardim' },
  { name: 'yardim-konu', path: '/yardim/kayit-doldurma', whole: true },
  { name: 'giris-gecersiz', path: '/login?error=invalid_token', as: 'nobody' },

  { name: 'sureler', path: '/sureler' },
  { name: 'ihlaller', path: '/veri-ihlalleri' },
  { name: 'ihlal', path: '/veri-ihlalleri/3', whole: true },
  { name: 'portfoy', path: '/portfoy' },
  { name: 'portfoy-hafta', path: '/portfoy/hafta' },
  { name: 'portfoy-yeni', path: '/portfoy/yeni' },
  { name: 'metinler', path: '/metinler' },
  { name: 'metin', path: '/metinler/1' },
  { name: 'metin-fark', path: '/metinler/1/fark' },
  { name: 'metin-surum', path: '/metinler/1/surum/1' },
  { name: 'metin-yayin', path: '/metin/ilgaz-gida/calisan-aydinlatma-metni', as: 'nobody' },
  { name: 'metin-imzalar', path: '/metinler/1/imzalar' },
  { name: 'son-islemler', path: '/son-islemler' },
  { name: 'gozden-gecir', path: '/envanter/gozden-gecir', as: 'temsilci' },
  { name: 'egitim-oturumlar', path: '/farkindalik-egitimi/oturumlar' },
  { name: 'ihlal-bildir', path: '/ihlal-bildir/ilgaz-gida', as: 'nobody' },

  { name: 'veri-isleme', path: '/veri-isleme' },
  { name: 'veri-isleme-menu', path: '/veri-isleme', act: acts.openRowMenu },
  { name: 'veri-isleme-filtre', path: '/veri-isleme', act: acts.openFilter },
  { name: 'veri-isleme-bos', path: '/veri-isleme', act: acts.emptyList },
  { name: 'veri-isleme-hata', path: '/veri-isleme', act: acts.failingList },
  { name: 'veri-isleme-temsilci', path: '/veri-isleme', as: 'temsilci' },
  { name: 'kayit', path: '/veri-isleme?kayit=:kayit' },
  { name: 'kayit-degisiklikler', path: '/veri-isleme?kayit=:kayit', act: acts.openChanges },
  { name: 'kayit-belgeler', path: '/veri-isleme?kayit=:kayit', act: acts.openDocuments },
  { name: 'kayit-aktarimlar', path: '/veri-isleme?kayit=:kayit', act: acts.openLinks },

  { name: 'faaliyet-ekle', path: '/envanter/ekle' },
  { name: 'faaliyet-ekle-eksik', path: '/envanter/ekle', act: acts.submitForm },
  { name: 'faaliyet-guncelle', path: '/envanter/guncelle/:kayit' },
  { name: 'faaliyet-guncelle-liste', path: '/envanter/guncelle/:kayit', act: acts.openMultiselect },
  { name: 'faaliyet-guncelle-tam', path: '/envanter/guncelle/:kayit', whole: true },

  { name: 'ice-aktar', path: '/envanter/ice-aktar' },
  { name: 'ice-aktar-denetim', path: '/envanter/ice-aktar', act: acts.checkSheet },

  { name: 'envanter', path: '/envanter' },
  { name: 'envanter-temsilci', path: '/envanter', as: 'temsilci' },
  { name: 'sihirbaz-sec', path: '/envanter/sihirbaz', act: acts.chooseActivities },
  { name: 'sihirbaz-ata', path: '/envanter/sihirbaz', act: acts.assignDepartments },
  { name: 'sihirbaz-ilerleme', path: '/envanter/sihirbaz', act: acts.startCreating },

  { name: 'menu-envanter', path: '/denetim', act: acts.openNavigation },
  { name: 'menu-profil', path: '/denetim', act: acts.openProfile },
  { name: 'unauthorized-access', path: '/unauthorized-access' },
  { name: 'denetim', path: '/denetim' },
  { name: 'envanter-onaylar', path: '/envanter/onaylar' },
  { name: 'envanter-anketler', path: '/envanter/anketler' },
  { name: 'envanter-onaylar-donemler', path: '/envanter/onaylar?gorunum=donemler' },
  { name: 'sirket', path: '/sirket' },
  { name: 'organizasyon', path: '/organizasyon' },
  { name: 'tedarikciler', path: '/tedarikciler' },
  { name: 'tedarikci-haritasi', path: '/tedarikci-haritasi' },
  { name: 'tedarikci-haritasi-secili', path: '/tedarikci-haritasi?secim=tedarikci:%C3%A7%C3%B6z%C3%BCma%C4%9F' },
  { name: 'tedarikci-haritasi-liste', path: '/tedarikci-haritasi?gorunum=liste' },
  { name: 'diger-aktarimlar', path: '/diger-aktarimlar' },
  { name: 'varlik-listesi', path: '/varlik-listesi' },
  { name: 'varlik-haritasi', path: '/varlik-haritasi' },
  { name: 'aksiyonlar', path: '/aksiyonlar' },
  { name: 'aksiyon-arsiv', path: '/aksiyon-arsiv' },
  { name: 'dokumanlar', path: '/dokumanlar' },
  { name: 'dokuman-arsiv', path: '/dokuman-arsiv' },
  { name: 'kurallar', path: '/kurallar' },
  { name: 'performans', path: '/performans' },
  { name: 'dokuman', path: '/dokumanlar', act: acts.openFirstRow },
  { name: 'tablolar', path: '/tablolar' },
  { name: 'tablolar-verbis', path: '/tablolar?gorunum=verbis' },
  { name: 'tablolar-verbis-sureler', path: '/tablolar?gorunum=verbis&bolum=saklama' },
  { name: 'tablolar-verbis-tedbirler', path: '/tablolar?gorunum=verbis&bolum=tedbirler' },
  { name: 'tablolar-matris', path: '/tablolar?gorunum=matris' },
  { name: 'tablolar-capraz', path: '/tablolar?gorunum=capraz' },
  { name: 'farkindalik-egitimi', path: '/farkindalik-egitimi', as: 'egitim' },
  { name: 'notification-settings', path: '/notification-settings' },
  { name: 'giris-kayitlari', path: '/giris-kayitlari' },
  { name: 'videolar', path: '/videolar' },
  { name: 'egitim-davet', path: '/farkindalik-egitimi/davet?yol=liste' },
  { name: 'egitim-sorular', path: '/farkindalik-egitimi/sorular' },
  { name: 'egitim-ayarlar', path: '/farkindalik-egitimi/ayarlar' },
  { name: 'egitim-onizleme', path: '/egitim/onizleme' },
  { name: 'basvurular', path: '/basvurular' },
  { name: 'basvurular-tumu', path: '/basvurular?yuz=tumu' },
  { name: 'basvuru', path: '/basvurular', act: acts.openRequest, whole: true },
  { name: 'basvuru-gonder', path: '/basvurular', act: acts.sendAnswer },
  { name: 'egitim', path: '/egitim/ornek', as: 'nobody' },
  { name: 'kvkk-formu', path: '/kvkk-formu/ilgaz-gida', as: 'nobody' },

  site('ana-sayfa', '/'),
  site('pricing', '/pricing'),
  site('contact', '/contact'),
  site('legal', '/legal'),
  site('community', '/community'),
  site('try-for-free', '/try-for-free'),
  site('cerezler', '/legal/cookies'),
  site('kunye', '/legal/imprint'),
  site('rehber', '/community/legal-bases'),
  site('form-alindi', '/contact/sent'),
  { name: 'bulunamadi', path: '/boyle-bir-sayfa.html', as: 'nobody' },
  { name: 'posta-kutusu', path: { tr: '/demo/mailbox?lang=tr', en: '/demo/mailbox?lang=en' }, as: 'nobody' },
  { name: 'api-docs', path: '/api/docs', as: 'nobody' },
];
