import { z } from 'zod';
import { happening } from './applications/events.ts';
import { REFUSAL_GROUNDS } from './applications/refusals.ts';
import { REQUESTERS } from './applications/requesters.ts';
import { settings, settingsBody } from './applications/settings.ts';
import { task, tasksBody } from './applications/touched.ts';
import { RIGHTS } from './data/application-rights.ts';
import {
  changedOf,
  endpoint,
  endpointsOf,
  FRESH,
  listOf,
  messageOnly,
  oneOf,
} from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import { dutyOwner } from './clocks/owner.ts';
import { LANGUAGES } from './shared/languages.ts';
import {
  byId,
  date,
  optionalEmail,
  id,
  idInForm,
  instant,
  language,
  requiredText,
  text,
} from './shared/primitives.ts';

/** How an application came; all but `form` are entered by hand. */
export const APPLICATION_SOURCES = [
  ...(['form', 'dilekce', 'kep', 'eposta', 'diger'] as const),
  // Of one that came in from a file, which did not say it.
  'bilinmiyor',
] as const;
export const HAND_SOURCES = ['dilekce', 'kep', 'eposta', 'diger'] as const;
export const PERSON_GROUPS = [
  'musteri',
  'calisan',
  'eski_calisan',
  'aday_calisan',
  'tedarikci_calisani',
  'ziyaretci',
  'diger',
] as const;
export type PersonGroup = (typeof PERSON_GROUPS)[number];
export const APPLICATION_STATES = [
  'yeni',
  'inceleniyor',
  'bilgi_bekleniyor',
  'sonuclandi',
] as const;
/** States that people choose themselves; an application is closed by its answer. */
export const OPEN_STATES = ['yeni', 'inceleniyor', 'bilgi_bekleniyor'] as const;
export const ANSWER_OUTCOMES = ['kabul', 'kismen', 'ret'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];
export const APPLICATION_OUTCOMES = [...ANSWER_OUTCOMES, 'geri_cekildi'] as const;
export type ApplicationOutcome = (typeof APPLICATION_OUTCOMES)[number];
export const ANSWER_WAYS = ['eposta', 'posta'] as const;

const summary = z.object({
  id,
  /** `2026/014`: the number within its company and year. */
  basvuru_no: z.string(),
  kaynak: z.enum(APPLICATION_SOURCES),
  dil: z.enum(LANGUAGES),
  gelis_tarihi: instant,
  son_gun: date,
  ad_soyad: z.string(),
  /** The maker of the application; null as long as no person has recorded it. */
  basvuran_turu: z.enum(REQUESTERS).nullable(),
  /** The data subject, if another person applies. */
  temsil_edilen: z.string().nullable(),
  kisi_grubu: z.enum(PERSON_GROUPS).nullable(),
  haklar: z.array(z.enum(RIGHTS)),
  talep: z.string(),
  durum: z.enum(APPLICATION_STATES),
  sonuc: z.enum(APPLICATION_OUTCOMES).nullable(),
  /** Grounds of the newest answer that refuses something. */
  ret_nedeni: z.enum(REFUSAL_GROUNDS).nullable(),
  ret_ek_nedenler: z.array(z.enum(REFUSAL_GROUNDS)).nullable(),
  /** The mail with the newest answer came back: it has not reached its applicant. */
  cevap_ulasmadi: z.boolean(),
  sonuclanma_tarihi: instant.nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  sahip: dutyOwner.nullable(),
  surum: z.int(),
});
export type ApplicationRow = z.infer<typeof summary>;

const attachment = z.object({
  id,
  /** `yetki`: proof of the right to act for the data subject. */
  kaynak: z.enum(['basvuran', 'yetki', 'kanit', 'alindi']),
  ekleyen: z.string(),
  tarih: instant,
  dosya_linki: z.string().nullable(),
  dosya_adi: z.string(),
  dosya_boyutu: z.int(),
  sha256: z.string(),
});
export type ApplicationFile = z.infer<typeof attachment>;

const answer = z.object({
  id,
  sira: z.int(),
  sonuc: z.enum(ANSWER_OUTCOMES),
  metin: z.string(),
  ret_nedeni: z.enum(REFUSAL_GROUNDS).nullable(),
  ret_ek_nedenler: z.array(z.enum(REFUSAL_GROUNDS)).nullable(),
  ret_gerekcesi: z.string().nullable(),
  kimlik_nedeni: z.string().nullable(),
  yol: z.enum(ANSWER_WAYS),
  alici: z.string(),
  gonderen: z.string(),
  gonderme_tarihi: instant,
  teslim: z.enum(['bekliyor', 'teslim', 'ulasmadi', 'posta']),
  teslim_yaniti: z.string().nullable(),
  teslim_tarihi: instant.nullable(),
  dosya_linki: z.string().nullable(),
  dosya_adi: z.string(),
  dosya_boyutu: z.int(),
  sha256: z.string(),
});
export type ApplicationAnswer = z.infer<typeof answer>;

const draftFields = {
  sonuc: z.enum(ANSWER_OUTCOMES).nullable(),
  metin: text(20_000),
  /** Ground and explanation of what is refused (art. 13/3). */
  ret_nedeni: z.enum(REFUSAL_GROUNDS).nullish(),
  /** Further grounds, where one does not refuse all that is refused. */
  ret_ek_nedenler: z.array(z.enum(REFUSAL_GROUNDS)).max(4).nullish(),
  ret_gerekcesi: text(4000).nullish(),
  /** How an applicant without a number was identified. */
  kimlik_nedeni: text(1000).nullish(),
  dil: language,
  /** Attached evidence. */
  ekler: z.array(id).max(5),
  /** A person checked that the answer holds no data of another person. */
  kontrol: z.boolean(),
};
const draft = z.object(draftFields);
export type ApplicationDraft = z.infer<typeof draft>;

const whole = summary.extend({
  kimlik_turu: z.enum(['tc', 'pasaport']).nullable(),
  kimlik_maskesi: z.string().nullable(),
  uyruk: z.string().nullable(),
  adres: z.string().nullable(),
  eposta: z.string().nullable(),
  telefon: z.string().nullable(),
  cevap_yolu: z.enum(ANSWER_WAYS),
  /** The day on which the proof of authority was accepted. */
  yetki_tarihi: instant.nullable(),
  yetki_bakan: z.string().nullable(),
  taslak: draft.nullable(),
  gorevler: z.array(task),
  ekler: z.array(attachment),
  cevaplar: z.array(answer),
  olaylar: z.array(happening),
  /** The chain of what happened, recomputed just now. */
  zincir_saglam: z.boolean(),
  guncelleyen: z.string(),
  guncellenme_tarihi: instant,
});
export type Application = z.infer<typeof whole>;

const template = z.object({
  kod: z.string(),
  sonuc: z.enum(ANSWER_OUTCOMES),
  ad: z.string(),
  metin_tr: z.string(),
  metin_en: z.string(),
  /** `hazir`: shipped; `degisti`: shipped and changed here; `sizin`: of this company alone. */
  kaynak: z.enum(['hazir', 'degisti', 'sizin']),
});
export type ApplicationTemplate = z.infer<typeof template>;

const blank = z.literal('').transform(() => null);
/** A text that may be left empty. */
const optional = (max: number) => z.union([blank, requiredText(max), z.null()]).optional();

const added = z.strictObject({
  /** Required; null: not known yet. */
  basvuran_turu: z.enum(REQUESTERS).nullable(),
  temsil_edilen: optional(200),
  kaynak: z.enum(HAND_SOURCES),
  gelis_gunu: date,
  dil: language,
  ad_soyad: requiredText(200),
  kimlik_no: optional(40),
  uyruk: optional(60),
  kisi_grubu: z.union([blank, z.enum(PERSON_GROUPS), z.null()]).optional(),
  haklar: z.array(z.enum(RIGHTS)).min(1).max(RIGHTS.length),
  talep: requiredText(4000),
  adres: optional(500),
  eposta: optionalEmail.transform((value) => value || null).nullish(),
  telefon: optional(40),
  cevap_yolu: z.enum(ANSWER_WAYS),
  department_id: z.union([blank, idInForm, z.null()]).optional(),
  /** A person has seen that the same application is recorded and wants another one with its own period. */
  yine_de: z.boolean().optional(),
});
export type NewApplication = z.output<typeof added>;

/** The recorded application that an identical one was refused for: data of `APPLICATION_EXISTS`. */
export type ExistingApplication = Pick<ApplicationRow, 'id' | 'basvuru_no' | 'gelis_tarihi'>;

const changed = z.strictObject({
  department_id: z.union([id, z.null()]).optional(),
  sorumlu_id: z.union([id, z.null()]).optional(),
  durum: z.enum(OPEN_STATES).optional(),
  basvuran_turu: z.enum(REQUESTERS).optional(),
  temsil_edilen: optional(200),
  surum: z.int().optional(),
});
export type ApplicationChange = z.output<typeof changed>;

const templateBody = z.strictObject({
  /** Of a template that is there already. */
  kod: text(60).optional(),
  ad: requiredText(120),
  sonuc: z.enum(ANSWER_OUTCOMES),
  metin_tr: requiredText(20_000),
  metin_en: requiredText(20_000),
});
export type TemplateBody = z.output<typeof templateBody>;

const read = { permission: 'applications.read' } as const;
const write = { permission: 'applications.write', method: 'POST' } as const;

const calls = callsOf({
  base: '/api/basvurular',
  read: 'applications.read',
  write: 'applications.write',
  row: whole,
});

/** Applications of data subjects and their answers. */
export const applications = endpointsOf('applications', {
  list: endpoint({
    ...read,
    summary: 'İlgili kişi başvuruları / Applications of data subjects',
    path: '/api/basvurular/list',
    answers: listOf(summary),
  }),
  single: calls.single('Bir başvuru, olan bitenle / One application with what happened'),
  add: calls.add({
    summary: 'Başvuru kaydet / Enter an application that came by another way',
    body: added,
  }),
  update: calls.update({
    summary: 'Ata veya durumunu değiştir / Assign, or change the state',
    body: changed,
  }),
  note: endpoint({
    ...write,
    summary: 'Not veya kanıt ekle / Add a note or evidence',
    path: '/api/basvurular/not/:id',
    params: byId,
    file: { field: 'dosya', kind: 'basvuru', required: false },
    body: z.strictObject({ metin: text(4000).optional() }),
    answers: changedOf(whole),
  }),
  authority: endpoint({
    ...write,
    summary: 'Yetki belgesi denetlendi / The proof of authority was checked',
    path: '/api/basvurular/yetki/:id',
    params: byId,
    file: { field: 'dosya', kind: 'basvuru', required: false },
    body: z.strictObject({ metin: text(1000).optional() }),
    answers: changedOf(whole),
  }),
  tasks: endpoint({
    ...write,
    summary: 'Silme ve bildirim görevleri aç / Open tasks of erasure and notice',
    path: '/api/basvurular/gorevler/:id',
    params: byId,
    body: tasksBody,
    answers: changedOf(whole),
  }),
  reveal: endpoint({
    ...write,
    summary: 'Kimlik numarasını göster / Show the identity number',
    path: '/api/basvurular/kimlik/:id',
    fresh: FRESH.daily,
    params: byId,
    answers: z.object({ data: z.object({ kimlik_no: z.string() }) }),
  }),
  askMore: endpoint({
    ...write,
    summary: 'Başvurandan bilgi iste / Ask the applicant for more',
    path: '/api/basvurular/bilgi-iste/:id',
    params: byId,
    body: z.strictObject({ metin: requiredText(4000) }),
    answers: changedOf(whole),
  }),
  draft: endpoint({
    ...write,
    summary: 'Cevap taslağını sakla / Keep the draft of the answer',
    path: '/api/basvurular/taslak/:id',
    params: byId,
    body: z.strictObject({ ...draftFields, surum: z.int().optional() }),
    answers: changedOf(whole),
  }),
  preview: endpoint({
    ...read,
    summary: 'Gönderilecek cevap, PDF / The answer as it would be sent',
    path: '/api/basvurular/onizleme/:id',
    params: byId,
    raw: true,
    heavy: true,
  }),
  send: endpoint({
    ...write,
    summary: 'Cevabı gönder / Send the answer',
    path: '/api/basvurular/gonder/:id',
    params: byId,
    heavy: true,
    body: z.strictObject({ surum: z.int() }),
    answers: changedOf(whole),
  }),
  withdraw: endpoint({
    ...write,
    summary: 'Başvuru geri alındı / The application was withdrawn',
    path: '/api/basvurular/geri-cekildi/:id',
    params: byId,
    body: z.strictObject({ metin: requiredText(1000), surum: z.int().optional() }),
    answers: changedOf(whole),
  }),
  people: endpoint({
    ...read,
    summary: 'Sorumlu olabilecek kişiler / People who can be in charge',
    path: '/api/basvurular/people',
    answers: listOf(z.object({ user_id: id, fullname: z.string() })),
  }),
  templates: endpoint({
    ...read,
    summary: 'Cevap şablonları / Answer templates',
    path: '/api/basvurular/sablonlar',
    answers: listOf(template),
  }),
  saveTemplate: endpoint({
    ...write,
    summary: 'Şablonu sakla / Keep a template',
    path: '/api/basvurular/sablon',
    body: templateBody,
    answers: z.object({ message: z.string(), data: template }),
  }),
  removeTemplate: endpoint({
    permission: 'applications.write',
    method: 'DELETE',
    summary:
      'Şablonu sil veya hazır hâline döndür / Delete a template, or take the shipped one back',
    path: '/api/basvurular/sablon/:kod',
    params: z.strictObject({ kod: text(60) }),
    answers: messageOnly,
  }),
  restoreTemplate: endpoint({
    ...write,
    summary: 'Silinen şablonu geri getir / Bring a deleted template back',
    path: '/api/basvurular/sablon/restore/:kod',
    params: z.strictObject({ kod: text(60) }),
    answers: z.object({ message: z.string(), data: template }),
  }),
  settings: endpoint({
    ...read,
    summary: 'Başvuru formunun ayarları / Settings of the application form',
    path: '/api/basvurular/ayarlar',
    answers: oneOf(settings),
  }),
  saveSettings: endpoint({
    ...write,
    summary: 'Başvuru formunun ayarlarını sakla / Keep the settings of the form',
    path: '/api/basvurular/ayarlar',
    body: settingsBody,
    answers: changedOf(settings),
  }),
  export: calls.export('Başvuruları Excel’e aktar / Applications as a sheet'),
});
