import { articleOf, RIGHT_TEXTS, RIGHTS, type Right } from '../data/application-rights.ts';
import type { Field, Word } from '../records/fields.ts';
import { nounImportEndpoints } from '../records/import-endpoints.ts';
import { endpointsOf } from '../shared/endpoint.ts';
import type { Sentence } from '../shared/primitives.ts';

/** Names that registers of applications have for a right, beside its own texts. */
const ALSO: Readonly<Record<Right, readonly string[]>> = {
  a: ['Veri işlenip işlenmediği', 'İşlenip işlenmediği', 'Öğrenme', 'Confirmation'],
  b: [
    'Bilgi',
    'Bilgi talebi',
    'Bilgi talep etme',
    'Bilgi isteme',
    'Bilgi alma',
    'Erişim',
    'Access',
    'Access request',
  ],
  c: ['İşleme amacı', 'Amaç', 'Purpose'],
  ç: ['Aktarım', 'Aktarılan kişiler', 'Üçüncü kişiler', 'Recipients'],
  d: ['Düzeltme talebi', 'Düzeltilmesini isteme', 'Güncelleme', 'Rectification'],
  e: [
    'Silme',
    'Yok etme',
    'Silinme',
    'Silinmesini isteme',
    'Verilerin silinmesi',
    'Silme talebi',
    'İmha',
    'Deletion',
    'Right to be forgotten',
  ],
  f: ['Bildirim', 'Bildirme', 'Üçüncü kişilere bildirim'],
  g: ['İtiraz', 'Otomatik karara itiraz', 'Objection'],
  ğ: ['Zarar', 'Zararın giderilmesi', 'Tazminat', 'Zararın tazmini', 'Damages'],
};

const rights = RIGHTS.map((right): Word => {
  const { short, plain } = RIGHT_TEXTS[right];
  const cited = [articleOf(right, 'tr'), articleOf(right, 'en'), `11/1-${right}`, `11/${right}`];
  const more = [...cited, `11-${right}`, `m.11/1-${right}`, `11/1-(${right})`, plain.tr, plain.en];
  return [right, short, [...more, ...ALSO[right]]];
});
const word = (code: string, tr: string, en: string, ...also: string[]): Word => [
  code,
  { tr, en },
  also,
];

// prettier-ignore
/** Fields of a sheet of applications. The number of the applicant is read from no sheet. */
export const APPLICATION_SHEET_FIELDS: readonly Field[] = [
  { name: 'ad_soyad', section: '', control: 'text', max: 200, required: true },
  { name: 'gelis_gunu', section: '', control: 'date', required: true },
  { name: 'talep', section: '', control: 'textarea', max: 4000, required: true },
  { name: 'haklar', section: '', control: 'word', many: true, words: rights },
  { name: 'kaynak', section: '', control: 'word', words: [
    word('dilekce', 'Dilekçe', 'Letter', 'Yazılı', 'Posta', 'Elden', 'Noter', 'Mektup', 'By hand', 'Post'),
    word('kep', 'KEP', 'KEP', 'Kayıtlı e-posta', 'Kayıtlı elektronik posta'),
    word('eposta', 'E-posta', 'E-mail', 'Mail', 'Email', 'Elektronik posta'),
    word('diger', 'Diğer', 'Other', 'Form', 'Web formu', 'İnternet', 'Telefon', 'Website', 'Phone'),
  ] },
  { name: 'basvuran_turu', section: '', control: 'word', words: [
    word('kendisi', 'Kendisi', 'The data subject', 'İlgili kişi', 'Asıl', 'Data subject'),
    word('vekil', 'Vekil', 'An agent', 'Avukat', 'Vekâleten', 'Vekaleten', 'Agent', 'Lawyer'),
    word('veli_vasi', 'Veli veya vasi', 'A parent or guardian', 'Veli', 'Vasi', 'Parent', 'Guardian'),
  ] },
  { name: 'temsil_edilen', section: '', control: 'text', max: 200 },
  { name: 'kisi_grubu', section: '', control: 'word', words: [
    word('musteri', 'Müşteri', 'Customer', 'Müşteriler', 'Tüketici', 'Üye', 'Hasta'),
    word('calisan', 'Çalışan', 'Employee', 'Çalışanlar', 'Personel', 'Staff'),
    word('eski_calisan', 'Eski çalışan', 'Former employee', 'Eski personel'),
    word('aday_calisan', 'Aday çalışan', 'Job applicant', 'Çalışan adayı', 'Aday', 'Stajyer adayı'),
    word('tedarikci_calisani', 'Tedarikçi çalışanı', 'Supplier’s employee', 'Tedarikçi'),
    word('ziyaretci', 'Ziyaretçi', 'Visitor', 'Ziyaretçiler'),
    word('diger', 'Diğer', 'Other'),
  ] },
  { name: 'eposta', section: '', control: 'email' },
  { name: 'telefon', section: '', control: 'text', max: 40 },
  { name: 'adres', section: '', control: 'textarea', max: 500 },
  { name: 'department_id', section: '', control: 'department' },
  { name: 'durum', section: '', control: 'word', words: [
    ['yeni', 'applications.states.yeni', ['Açık', 'Bekliyor', 'Beklemede', 'Alındı', 'Open', 'Pending']],
    ['inceleniyor', 'applications.states.inceleniyor', ['İşlemde', 'Devam ediyor', 'Değerlendiriliyor', 'In progress']],
    ['bilgi_bekleniyor', 'applications.states.bilgi_bekleniyor', ['Ek bilgi istendi', 'Eksik bilgi']],
    ['sonuclandi', 'applications.states.sonuclandi', ['Kapalı', 'Kapandı', 'Kapatıldı', 'Cevaplandı', 'Yanıtlandı', 'Tamamlandı', 'Sonuçlandırıldı', 'Answered', 'Completed']],
  ] },
  { name: 'sonuc', section: '', control: 'word', words: [
    ['kabul', 'applications.outcomes.kabul', ['Kabul edildi', 'Olumlu', 'Karşılandı', 'Yerine getirildi', 'Accepted']],
    ['kismen', 'applications.outcomes.kismen', ['Kısmen', 'Kısmen kabul edildi', 'Kısmi kabul', 'Partly', 'Partially granted']],
    ['ret', 'applications.outcomes.ret', ['Ret', 'Red', 'Reddedildi', 'Olumsuz', 'Refused', 'Rejected']],
    ['geri_cekildi', 'applications.outcomes.geri_cekildi', ['Vazgeçildi', 'Geri alındı']],
  ] },
  { name: 'sonuclanma_gunu', section: '', control: 'date' },
];

/** Heads of the sheet. */
export const APPLICATION_HEADS: Readonly<Record<string, Sentence>> = {
  ad_soyad: { tr: 'Başvuran', en: 'Requester' },
  gelis_gunu: { tr: 'Geliş günü', en: 'Date received' },
  talep: { tr: 'Başvurunun konusu', en: 'Subject of the request' },
  haklar: { tr: 'Hak (KVKK m. 11)', en: 'Right (KVKK art. 11)' },
  kaynak: { tr: 'Geliş yolu', en: 'Received by' },
  basvuran_turu: { tr: 'Başvuruyu yapan', en: 'Made by' },
  temsil_edilen: { tr: 'Adına başvurulan', en: 'On behalf of' },
  kisi_grubu: { tr: 'Kişi grubu', en: 'Data subject group' },
  eposta: { tr: 'E-posta', en: 'E-mail' },
  telefon: { tr: 'Telefon', en: 'Phone' },
  adres: { tr: 'Adres', en: 'Address' },
  department_id: { tr: 'Departman', en: 'Department' },
  durum: { tr: 'Durum', en: 'Status' },
  sonuc: { tr: 'Sonuç', en: 'Outcome' },
  sonuclanma_gunu: { tr: 'Sonuçlanma günü', en: 'Date closed' },
};

/** The import of applications of the past, and of those that run. */
export const applicationImport = endpointsOf(
  'applications',
  nounImportEndpoints({
    title: 'Başvurular / Applications',
    base: '/api/basvurular',
    write: 'applications.write',
  }),
);
