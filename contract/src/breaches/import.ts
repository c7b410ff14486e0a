import type { Field, Word } from '../records/fields.ts';
import { nounImportEndpoints } from '../records/import-endpoints.ts';
import { endpointsOf } from '../shared/endpoint.ts';
import type { Sentence } from '../shared/primitives.ts';
import {
  CAUSE_WORDS,
  CAUSES,
  dataCategories,
  DECISION_WORDS,
  ELEMENT_WORDS,
  ELEMENTS,
  NO_BREACH_GROUNDS,
  NO_BREACH_WORDS,
  type BreachCause,
} from './choices.ts';
import { BREACH_LABELS } from './fields.ts';

/** Names that registers of breaches have for a cause, beside its own. */
const ALSO: Readonly<Partial<Record<BreachCause, readonly string[]>>> = {
  yanlis_alici: ['Yanlış alıcı', 'Yanlış kişiye gönderim', 'Wrong recipient'],
  kayip_calinti: ['Kayıp', 'Çalıntı', 'Hırsızlık', 'Kayıp/çalıntı', 'Loss', 'Theft'],
  yetkisiz_erisim: ['İzinsiz erişim', 'Unauthorized access', 'Sızma'],
  zararli_yazilim: ['Virüs', 'Siber saldırı', 'Virus'],
  fidye_yazilimi: ['Fidye', 'Ransomware'],
  sosyal_muhendislik: ['Oltalama', 'Phishing', 'Sosyal mühendislik'],
  hizmet_engelleme: ['DDoS', 'DoS'],
  hata_ihmal: ['Hata', 'İhmal', 'İnsan hatası', 'Çalışan hatası', 'Human error'],
};
const categories = dataCategories().map(({ code, tr, en }): Word => {
  return [code, { tr, en }, [`${tr} bilgisi`, `${tr} bilgileri`, `${tr} verisi`]];
});

// prettier-ignore
/** Fields of a sheet of breaches. */
export const BREACH_SHEET_FIELDS: readonly Field[] = [
  { name: 'baslik', section: '', control: 'text', max: 300, required: true },
  { name: 'ogrenme', section: '', control: 'date', required: true },
  { name: 'department_id', section: '', control: 'department' },
  { name: 'sifat', section: '', control: 'word', words: [
    ['sorumlu', { tr: 'Veri sorumlusu', en: 'Controller' }, ['Sorumlu', 'Data controller']],
    ['isleyen', { tr: 'Veri işleyen', en: 'Processor' }, ['İşleyen', 'Data processor']],
  ] },
  { name: 'olay_baslangici', section: '', control: 'date' },
  { name: 'olay_bitisi', section: '', control: 'date' },
  { name: 'fark_edilme', section: '', control: 'date' },
  { name: 'farkeden', section: '', control: 'text', max: 200 },
  { name: 'tespit_sekli', section: '', control: 'textarea', max: 1000 },
  { name: 'nedenler', section: '', control: 'word', many: true, words: CAUSES.map((one) => [one, CAUSE_WORDS[one], ALSO[one] ?? []]) },
  { name: 'olus_bicimi', section: '', control: 'textarea', max: 4000 },
  { name: 'unsurlar', section: '', control: 'word', many: true, words: ELEMENTS.map((one) => [one, ELEMENT_WORDS[one]]) },
  { name: 'kategoriler', section: '', control: 'word', many: true, words: categories },
  { name: 'kisi_gruplari', section: '', control: 'multiselect', lookup: 'ilgili_kisi' },
  { name: 'kisi_sayisi', section: '', control: 'number', most: 100_000_000 },
  { name: 'kayit_sayisi', section: '', control: 'number', most: 2_000_000_000 },
  { name: 'etkiler', section: '', control: 'textarea', max: 4000 },
  { name: 'sonraki_tedbirler', section: '', control: 'textarea', max: 500 },
  { name: 'kurul_karari', section: '', control: 'word', words: [
    ['bildirilecek', DECISION_WORDS.bildirilecek, ['Bildirildi', 'Evet', 'E', 'Yes', 'Var', 'Notified']],
    ['ihlal_degil', DECISION_WORDS.ihlal_degil, ['İhlal sayılmadı', 'İhlal yok', 'No breach']],
  ] },
  { name: 'ihlal_degil_nedeni', section: '', control: 'word', words: NO_BREACH_GROUNDS.map((one) => [one, NO_BREACH_WORDS[one]]) },
  { name: 'kurul_gerekcesi', section: '', control: 'textarea', max: 4000 },
  { name: 'kurul_bildirimi', section: '', control: 'date' },
  { name: 'kisi_karari', section: '', control: 'word', words: [
    ['bildirilecek', DECISION_WORDS.bildirilecek, ['Bildirildi', 'Evet', 'E', 'Yes', 'Var', 'Notified']],
    ['duyurulacak', DECISION_WORDS.duyurulacak, ['Duyuruldu', 'İnternet duyurusu', 'Duyuru', 'Announced']],
  ] },
  { name: 'kisi_bildirimi', section: '', control: 'date' },
  { name: 'durum', section: '', control: 'word', words: [
    ['acik', 'breaches.states.acik', ['Devam ediyor', 'İnceleniyor', 'In progress']],
    ['kapali', 'breaches.states.kapali', ['Kapalı', 'Kapatıldı', 'Sonuçlandı', 'Tamamlandı', 'Completed']],
  ] },
  { name: 'kapanis', section: '', control: 'date' },
  { name: 'kapanis_ozeti', section: '', control: 'textarea', max: 4000 },
];

/** Heads of the sheet. */
export const BREACH_HEADS: Readonly<Record<string, Sentence>> = {
  ...BREACH_LABELS,
  kisi_sayisi: { tr: 'Etkilenen kişi sayısı', en: 'Number of persons affected' },
  kapanis: { tr: 'Kapanış günü', en: 'Date closed' },
};

/** The import of breaches of the past, and of those that run. */
export const breachImport = endpointsOf(
  'breaches',
  nounImportEndpoints({
    title: 'Veri ihlalleri / Data breaches',
    base: '/api/veri-ihlalleri',
    write: 'breaches.write',
  }),
);
