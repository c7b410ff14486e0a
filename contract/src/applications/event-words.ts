import type { Sentence } from '../shared/primitives.ts';
import type { ApplicationEvent } from './events.ts';

/** Events of an application, as its history and its papers name them. */
export const EVENT_WORDS: Readonly<Record<ApplicationEvent, Sentence>> = {
  geldi: {
    tr: 'Başvuru geldi, e-posta kodla doğrulandı',
    en: 'Request received; e-mail address confirmed with a code',
  },
  elden_kaydedildi: { tr: 'Başvuru elle kaydedildi', en: 'Request recorded by a user' },
  dosyadan_kaydedildi: { tr: 'Dosyadan kaydedildi', en: 'Recorded from a file' },
  yine_geldi: {
    tr: 'Aynı başvuru yeniden geldi; ikinci kez kaydedilmedi',
    en: 'The same request came again; it was not recorded a second time',
  },
  ayrica_kaydedildi: {
    tr: 'Aynı içerikte ayrı bir başvuru olarak da kayıtlı',
    en: 'Also recorded as another request with the same content',
  },
  alindi_gonderildi: { tr: 'Alındı belgesi hazırlandı', en: 'Receipt issued' },
  atandi: { tr: 'Atandı', en: 'Assigned' },
  durum_degisti: { tr: 'Durum değişti', en: 'Status changed' },
  not_eklendi: { tr: 'Not ya da kanıt eklendi', en: 'Note or evidence added' },
  bilgi_istendi: {
    tr: 'Başvurandan bilgi istendi',
    en: 'Information requested from the requester',
  },
  durum_sayfasi_verildi: {
    tr: 'Durum sayfasının adresi verildi',
    en: 'Address of the status page given',
  },
  kimlik_gosterildi: { tr: 'Kimlik numarası gösterildi', en: 'Identity number revealed' },
  cevap_gonderildi: { tr: 'Cevap gönderildi', en: 'Answer sent' },
  geri_cekildi: { tr: 'Başvuru geri çekildi', en: 'Request withdrawn' },
  teslim_edildi: { tr: 'E-posta teslim edildi', en: 'E-mail delivered' },
  teslim_edilemedi: { tr: 'E-posta teslim edilemedi', en: 'E-mail could not be delivered' },
  hatirlatildi: { tr: 'Süre hatırlatıldı', en: 'Reminder sent' },
  basvuran_yazildi: { tr: 'Başvuruyu yapan yazıldı', en: 'Recorded who makes the request' },
  yetki_denetlendi: { tr: 'Yetki belgesi denetlendi', en: 'Proof of authority checked' },
  gorev_acildi: { tr: 'Görev açıldı', en: 'Tasks opened' },
};
