import { z } from 'zod';
import {
  ADDRESSEES,
  BOARD_DECISIONS,
  BREACH_ROLES,
  BREACH_SOURCES,
  CAUSES,
  ELEMENTS,
  MOST_LETTERS,
  NO_BREACH_GROUNDS,
  PERSON_DECISIONS,
  STORED_DECISIONS,
} from './breaches/choices.ts';
import { dutyOwner } from './clocks/owner.ts';
import { changedOf, endpoint, endpointsOf, listOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import {
  byId,
  date,
  email,
  id,
  idInForm,
  instant,
  language,
  personName,
  requiredText,
  text,
} from './shared/primitives.ts';

const people = z.object({
  grup: z.string().max(60),
  sayi: z.int().min(0).max(100_000_000).nullable(),
  /** The number is certain; otherwise it is an estimate. */
  kesin: z.boolean(),
});
export type AffectedGroup = z.infer<typeof people>;

const measure = z.object({ tedbir: requiredText(500), tarih: date.nullable() });
export type TakenMeasure = z.infer<typeof measure>;

const stored = {
  id,
  company_id: id,
  /** `2026/03`; that of an exercise begins with T. */
  ihlal_no: z.string(),
  tatbikat: z.boolean(),
  kaynak: z.enum(['elle', 'form']),
  baslik: z.string(),
  senaryo: z.string().nullable(),
  department_id: id.nullable(),
  department_name: z.string().nullable(),
  kayit_turu: z.enum(BREACH_SOURCES).nullable(),
  kayit_id: id.nullable(),
  kayit_adi: z.string().nullable(),
  /** Null while nobody has answered it: the clock runs as a controller's. */
  sifat: z.enum(BREACH_ROLES).nullable(),
  olay_baslangici: instant.nullable(),
  olay_bitisi: instant.nullable(),
  fark_edilme: instant.nullable(),
  farkeden: z.string().nullable(),
  isleyen_haberi: instant.nullable(),
  ogrenme: instant,
  /** Why the clock begins with learning, although something was noticed or reported earlier. */
  ogrenme_nedeni: z.string().nullable(),
  /** Begin of the clock: the earliest of noticing, the processor's notice and learning. */
  sure_baslangici: instant,
  /** The last instant to notify the Board. */
  son_an: instant,
  tespit_sekli: z.string().nullable(),
  nedenler: z.array(z.enum(CAUSES)),
  olus_bicimi: z.string().nullable(),
  unsurlar: z.array(z.enum(ELEMENTS)),
  kategoriler: z.array(z.string()),
  kisi_gruplari: z.array(people),
  kayit_sayisi: z.int().nullable(),
  etkiler: z.string().nullable(),
  onceki_tedbirler: z.array(z.string()),
  sorumluya_etki: z.string().nullable(),
  calisan_egitimi: z.string().nullable(),
  onceki_tedbir_notu: z.string().nullable(),
  sonraki_tedbirler: z.array(measure),
  irtibat: z.string().nullable(),
  hazirlayan: z.string().nullable(),
  diger_bildirimler: z.string().nullable(),
  yurtdisi_makamlar: z.string().nullable(),
  gecikme_nedeni: z.string().nullable(),
  kurul_karari: z.enum([...BOARD_DECISIONS, 'bildirilmeyecek']).nullable(),
  /** Of what is no breach. */
  ihlal_degil_nedeni: z.enum(NO_BREACH_GROUNDS).nullable(),
  kurul_gerekcesi: z.string().nullable(),
  kisi_karari: z.enum([...PERSON_DECISIONS, 'bildirilmeyecek']).nullable(),
  kisi_gerekcesi: z.string().nullable(),
  kurul_bildirimi: instant.nullable(),
  /** It came from a sheet, which has days: an instant at the beginning of a day has no known hour. */
  saatsiz: z.boolean(),
  kisi_bildirimi: instant.nullable(),
  sorumlu_bildirimi: instant.nullable(),
  durum: z.enum(['acik', 'kapali']),
  kapanis: instant.nullable(),
  kapatan: z.string().nullable(),
  kapanis_ozeti: z.string().nullable(),
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  sahip: dutyOwner.nullable(),
  /** Open and all of its tasks, which are actions. */
  acik_is: z.int(),
  is_sayisi: z.int(),
  /** Letters that came back, of people who got no later one, while no other notification of the persons is entered. */
  ulasmayan: z.int(),
  surum: z.int(),
  guncelleyen: z.string(),
  guncellenme_tarihi: instant,
};
const breach = z.object(stored);
export type Breach = z.infer<typeof breach>;

/** The controller as the Board's form asks for it. */
const controller = z.object({
  company_name: z.string(),
  unvan: z.string().nullable(),
  adres: z.string().nullable(),
  kep: z.string().nullable(),
  irtibat_kisisi: z.string().nullable(),
  verbis_kayit_no: z.string().nullable(),
  /** Since when the company's data are stored here; earlier facts are not known. */
  kayit_baslangici: instant,
});
export type Controller = z.infer<typeof controller>;

const EVENTS = [
  'kayit',
  'ihbar',
  'not',
  'karar',
  'bildirim',
  'mektup',
  'kapanis',
  'acilis',
] as const;
const event = z.object({
  id,
  tur: z.enum(EVENTS),
  an: instant,
  veri: z.record(z.string(), z.unknown()),
  guncelleyen: z.string(),
  dosya_linki: z.string().nullable(),
  dosya_adi: z.string().nullable(),
  sha256: z.string().nullable(),
});
export type BreachEvent = z.infer<typeof event>;

const letter = z.object({
  id,
  ad: z.string(),
  eposta: z.string(),
  konu: z.string(),
  teslim: z.enum(['bekliyor', 'teslim', 'ulasmadi', 'tatbikat']),
  gonderme_tarihi: instant,
  guncelleyen: z.string(),
});
export type BreachLetter = z.infer<typeof letter>;

const single = z.object({
  ...stored,
  sirket: controller,
  olaylar: z.array(event),
  mektuplar: z.array(letter),
});
export type SingleBreach = z.infer<typeof single>;

/** An instant, or Turkey's wall clock as a browser's field gives it: `2026-11-20T18:00`. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?Z)?$/)
  .transform((value) => (value.endsWith('Z') ? value : `${value}:00+03:00`))
  .refine((value) => value >= '1990' && value < '2200' && !Number.isNaN(Date.parse(value)), {
    params: { code: 'date' },
  })
  .transform((value) => new Date(value).toISOString());
const blank = z.literal('').transform(() => null);
/** A value that may be taken away. */
const open = <Value extends z.ZodType>(value: Value) =>
  z.union([blank, z.null(), value]).optional();

const described = {
  olay_baslangici: open(moment),
  olay_bitisi: open(moment),
  fark_edilme: open(moment),
  farkeden: open(text(200)),
  isleyen_haberi: open(moment),
  tespit_sekli: open(text(1000)),
  nedenler: z.array(z.enum(CAUSES)).max(CAUSES.length).optional(),
  olus_bicimi: open(text(4000)),
  unsurlar: z.array(z.enum(ELEMENTS)).max(ELEMENTS.length).optional(),
  kategoriler: z.array(text(60)).max(60).optional(),
  kisi_gruplari: z.array(z.strictObject(people.shape)).max(60).optional(),
  kayit_sayisi: open(z.int().min(0).max(2_000_000_000)),
  etkiler: open(text(4000)),
  sorumluya_etki: open(text(4000)),
  calisan_egitimi: open(text(2000)),
  yurtdisi_makamlar: open(text(2000)),
  ogrenme_nedeni: open(text(2000)),
  onceki_tedbirler: z.array(text(80)).max(100).optional(),
  onceki_tedbir_notu: open(text(4000)),
  sonraki_tedbirler: z.array(z.strictObject(measure.shape)).max(100).optional(),
  irtibat: open(text(500)),
  hazirlayan: open(text(300)),
  diger_bildirimler: open(text(2000)),
  gecikme_nedeni: open(text(2000)),
  sorumlu_id: open(idInForm),
  department_id: open(idInForm),
};
const added = z.strictObject({
  ...described,
  baslik: requiredText(200),
  ogrenme: moment,
  sifat: z.enum(BREACH_ROLES).optional(),
  tatbikat: z.boolean().optional(),
  senaryo: open(text(4000)),
  kayit_turu: open(z.enum(BREACH_SOURCES)),
  kayit_id: open(idInForm),
});
export type NewBreach = z.output<typeof added>;
const changed = z.strictObject({
  ...described,
  baslik: requiredText(200).optional(),
  ogrenme: moment.optional(),
  sifat: open(z.enum(BREACH_ROLES)),
  senaryo: open(text(4000)),
  surum: z.int().optional(),
});
export type BreachChange = z.output<typeof changed>;

const decision = z.strictObject({
  konu: z.enum(['kurul', 'ilgili_kisi']),
  /** `bildirilmeyecek` is refused, since the law has no such decision. */
  karar: z.enum(STORED_DECISIONS),
  /** Required of `ihlal_degil`. */
  neden: z.union([blank, z.null(), z.enum(NO_BREACH_GROUNDS)]).optional(),
  gerekce: requiredText(4000),
  /** People who decided. */
  karar_veren: requiredText(300),
  surum: z.int().optional(),
});
export type BreachDecision = z.output<typeof decision>;

const stage = z.strictObject({
  alici: z.enum(ADDRESSEES),
  an: moment,
  /** Number of the Authority's receipt, or how the persons were notified. */
  kayit_no: text(200).optional(),
  aciklama: text(2000).optional(),
  gecikme_nedeni: text(2000).optional(),
});
export type BreachStage = z.output<typeof stage>;

const letters = z.strictObject({
  kisiler: z
    .array(z.strictObject({ ad: personName, eposta: email }))
    .min(1)
    .max(MOST_LETTERS),
  konu: requiredText(200),
  /** `{ad}` is the name of the person. */
  metin: requiredText(10_000),
  dil: language,
});
export type BreachLetters = z.output<typeof letters>;

const inLanguage = z.strictObject({ lang: language.optional() });
const read = { permission: 'breaches.read' } as const;
const write = { permission: 'breaches.write', method: 'POST', params: byId } as const;
const answers = changedOf(single);
const file = { field: 'dosya', kind: 'ihlal', required: false } as const;
const paper = { ...read, params: byId, query: inLanguage, raw: true, heavy: true } as const;

const calls = callsOf({
  base: '/api/veri-ihlalleri',
  read: 'breaches.read',
  write: 'breaches.write',
  row: single,
});

/** Breaches of personal data, from what was noticed to the closing report. */
export const breaches = endpointsOf('breaches', {
  list: endpoint({
    ...read,
    summary: 'Veri ihlalleri / Data breaches',
    path: '/api/veri-ihlalleri/list',
    answers: listOf(breach).extend({ sirket: controller }),
  }),
  single: calls.single('Bir ihlal, olan bitenle / One breach with what happened'),
  add: calls.add({
    summary: 'İhlal kaydet veya tatbikat başlat / Record a breach or begin an exercise',
    permission: 'breaches.report',
    body: added,
  }),
  update: calls.update({
    summary: 'İhlali güncelle / Update a breach',
    body: changed,
  }),
  decide: endpoint({
    ...write,
    summary: 'Bildirim kararını gerekçesiyle yaz / Write a decision with its reasons',
    path: '/api/veri-ihlalleri/karar/:id',
    body: decision,
    answers,
  }),
  stage: endpoint({
    ...write,
    summary: 'Yapılan bildirimi gir / Enter a notification that was made',
    path: '/api/veri-ihlalleri/asama/:id',
    file,
    body: stage,
    answers,
  }),
  note: endpoint({
    ...write,
    summary: 'Not veya kanıt ekle / Add a note or evidence',
    path: '/api/veri-ihlalleri/not/:id',
    file,
    body: z.strictObject({ metin: text(4000).optional(), an: moment.optional() }),
    answers,
  }),
  letters: endpoint({
    ...write,
    summary: 'Etkilenen kişilere mektup gönder / Send letters to the persons affected',
    path: '/api/veri-ihlalleri/mektup/:id',
    heavy: true,
    body: letters,
    answers,
  }),
  readList: endpoint({
    summary: 'Bir Excel listesinin satırları / Rows of a list in Excel',
    method: 'POST',
    path: '/api/veri-ihlalleri/liste',
    permission: 'breaches.write',
    takes: 'sheet',
    body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    answers: listOf(z.array(z.string())),
    heavy: true,
  }),
  close: endpoint({
    ...write,
    summary: 'İhlali kapat / Close a breach',
    path: '/api/veri-ihlalleri/kapat/:id',
    body: z.strictObject({ kapanis_ozeti: requiredText(4000), surum: z.int().optional() }),
    answers,
  }),
  reopen: endpoint({
    ...write,
    summary: 'Kapatılan ihlali yeniden aç / Open a closed breach again',
    path: '/api/veri-ihlalleri/ac/:id',
    body: z.strictObject({ neden: requiredText(2000), surum: z.int().optional() }),
    answers,
  }),
  form: endpoint({
    ...paper,
    summary: 'Kurul bildirim formu, PDF / The Board’s notification form as a PDF',
    path: '/api/veri-ihlalleri/form/:id',
  }),
  report: endpoint({
    ...paper,
    summary: 'İhlal raporu, PDF / Report on a breach as a PDF',
    path: '/api/veri-ihlalleri/rapor/:id',
  }),
  export: calls.export('İhlal sicilini Excel’e aktar / The register of breaches as a sheet'),
});
