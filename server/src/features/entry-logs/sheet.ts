import type { EntryEvent, EntryLog } from '@emanet/contract/entry-logs';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Workbook } from '../../records/excel/workbook.ts';

export const TITLE: Sentence = { tr: 'Giriş kayıtları', en: 'Entry logs' };

const EVENTS: Readonly<Record<EntryEvent, Sentence>> = {
  giris_yapildi: { tr: 'Giriş', en: 'Sign-in' },
  eposta_bulunamadi: {
    tr: 'Başarısız giriş: e-posta bulunamadı',
    en: 'Failed sign-in: e-mail not found',
  },
  kod_hatali: { tr: 'Başarısız giriş: kod yanlış', en: 'Failed sign-in: wrong code' },
  kod_gecersiz: { tr: 'Başarısız giriş: kodun süresi dolmuş', en: 'Failed sign-in: expired code' },
  cok_fazla_deneme: {
    tr: 'Başarısız giriş: çok fazla deneme',
    en: 'Failed sign-in: too many attempts',
  },
  cikis: { tr: 'Çıkış', en: 'Sign-out' },
  tum_oturumlar_kapatildi: { tr: 'Çıkış: bütün oturumlar', en: 'Sign-out: all sessions' },
  oturum_suresi_doldu: {
    tr: 'Oturum sona erdi: uzun süre işlem yapılmadı',
    en: 'Session ended after inactivity',
  },
  sirket_degistirme: { tr: 'Şirket değişti', en: 'Company switched' },
  ikinci_adim_hatali: {
    tr: 'Başarısız giriş: ikinci adım yanlış',
    en: 'Failed sign-in: wrong second step',
  },
  gecis_anahtari_eklendi: { tr: 'Geçiş anahtarı eklendi', en: 'Passkey added' },
  gecis_anahtari_silindi: { tr: 'Geçiş anahtarı silindi', en: 'Passkey deleted' },
  uygulama_eklendi: { tr: 'Doğrulama uygulaması kuruldu', en: 'Authenticator app set up' },
  uygulama_kaldirildi: { tr: 'Doğrulama uygulaması kaldırıldı', en: 'Authenticator app removed' },
  kurtarma_kodlari_yenilendi: { tr: 'Kurtarma kodları yenilendi', en: 'Recovery codes renewed' },
  ikinci_adim_sifirlandi: {
    tr: 'İkinci adım yönetici tarafından sıfırlandı',
    en: 'Second step reset by an administrator',
  },
  oturum_kapatildi: { tr: 'Oturum kapatıldı', en: 'Session ended' },
};

const COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'Tarih', en: 'Date' }, 18],
  [{ tr: 'Kişi', en: 'Person' }, 28],
  [{ tr: 'E-posta', en: 'E-mail' }, 32],
  [{ tr: 'Rol', en: 'Role' }, 14],
  [{ tr: 'Olay', en: 'Event' }, 38],
  [{ tr: 'Sonuç', en: 'Result' }, 12],
  [{ tr: 'IP adresi', en: 'IP address' }, 26],
  [{ tr: 'Tarayıcı', en: 'Browser' }, 28],
];

const RESULTS: Readonly<Record<EntryLog['sonuc'], Sentence>> = {
  başarılı: { tr: 'Başarılı', en: 'Succeeded' },
  başarısız: { tr: 'Başarısız', en: 'Failed' },
};

/** Milliseconds that a sheet's clock in Turkey is ahead of UTC; a sheet knows no time zone. */
const TURKEY_MS = 10_800_000;

/** Entries as one sheet, with Turkey's time. */
export const sheetOf = (entries: readonly EntryLog[], lang: Language): Workbook => ({
  sheet: TITLE[lang],
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: entries.map((one) => [
    new Date(Date.parse(one.tarih) + TURKEY_MS),
    one.fullname,
    one.email,
    one.role,
    EVENTS[one.neden][lang],
    RESULTS[one.sonuc][lang],
    one.ip,
    one.tarayici,
  ]),
});
