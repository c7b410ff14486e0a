import type { EntryEvent, EntryLog } from '@emanet/contract/entry-logs';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { timeCell, type Column } from '../../records/excel/columns.ts';

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

const RESULTS: Readonly<Record<EntryLog['sonuc'], Sentence>> = {
  başarılı: { tr: 'Başarılı', en: 'Succeeded' },
  başarısız: { tr: 'Başarısız', en: 'Failed' },
};

/** Columns of the sheet of entries. */
export const COLUMNS: readonly Column<EntryLog>[] = [
  { title: { tr: 'Tarih', en: 'Date' }, width: 18, cell: (one) => timeCell(one.tarih) },
  { title: { tr: 'Kişi', en: 'Person' }, width: 28, cell: (one) => one.fullname },
  { title: { tr: 'E-posta', en: 'E-mail' }, width: 32, cell: (one) => one.email },
  { title: { tr: 'Rol', en: 'Role' }, width: 14, cell: (one) => one.role },
  { title: { tr: 'Olay', en: 'Event' }, width: 38, cell: (one, lang) => EVENTS[one.neden][lang] },
  {
    title: { tr: 'Sonuç', en: 'Result' },
    width: 12,
    cell: (one, lang) => RESULTS[one.sonuc][lang],
  },
  { title: { tr: 'IP adresi', en: 'IP address' }, width: 26, cell: (one) => one.ip },
  { title: { tr: 'Tarayıcı', en: 'Browser' }, width: 28, cell: (one) => one.tarayici },
];
