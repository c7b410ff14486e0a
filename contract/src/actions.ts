import { z } from 'zod';
import { dutyOwner } from './clocks/owner.ts';
import { APPLICATION_TASKS } from './applications/touched.ts';
import { REGISTER_TYPES } from './records/registers.ts';
import { nounImportEndpoints } from './records/import-endpoints.ts';
import { changedOf, endpoint, endpointsOf, listOf } from './shared/endpoint.ts';
import { callsOf } from './records/noun/noun-calls.ts';
import {
  date,
  flag,
  id,
  idInForm,
  idInPath,
  instant,
  requiredText,
  text,
} from './shared/primitives.ts';

/** Urgency of an action, in the order of the board's columns (specification, section 9). */
export const ACTION_RISKS = ['Yüksek', 'Orta', 'Düşük'] as const;
/** An action's source: a record of a register, or a breach. */
export const ACTION_SOURCES = [...REGISTER_TYPES, 'veri_ihlalleri'] as const;
export type ActionRisk = (typeof ACTION_RISKS)[number];

/** The column of the board, and the face of a list, that holds what is done. */
export const COMPLETED = 'Tamamlanmış';
export const BOARD_COLUMNS = [...ACTION_RISKS, COMPLETED] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

/** How often an action comes back, and after how many months. */
export const RECURRENCES = { aylik: 1, uc_aylik: 3, alti_aylik: 6, yillik: 12 } as const;
export type Recurrence = keyof typeof RECURRENCES;
export const recurrences = ['aylik', 'uc_aylik', 'alti_aylik', 'yillik'] as const;

/** Actions that one bulk change takes at most. */
export const MOST_IN_BULK = 1000;

/** Fields of an action in its change log, in order. */
export const LOGGED_ACTION_FIELDS = [
  'aksiyon_ismi',
  'aksiyon_aciklamasi',
  'risk',
  'department_id',
  'durum',
  'guncel',
  'son_tarih',
  'sorumlu',
  'tekrar',
  'notlar',
  'dosya_adi',
] as const;

/** One action; `kayit_adi` is the name of the record it was opened from, while that is there. */
export const action = z.object({
  id,
  company_id: id,
  department_id: id,
  department_name: z.string().nullable(),
  aksiyon_ismi: z.string(),
  aksiyon_aciklamasi: z.string().nullable(),
  risk: z.enum(ACTION_RISKS),
  durum: z.boolean(),
  guncel: z.boolean(),
  mail: z.boolean(),
  dokuman_linki: z.string().nullable(),
  dosya_adi: z.string().nullable(),
  son_tarih: z.string().nullable(),
  sorumlu_id: id.nullable(),
  sorumlu: z.string().nullable(),
  /** The person who answers for it while it is open: the one in charge, or the company's default. */
  sahip: dutyOwner.nullable(),
  notlar: z.string().nullable(),
  tekrar: z.enum(recurrences).nullable(),
  kayit_turu: z.enum(ACTION_SOURCES).nullable(),
  kayit_id: id.nullable(),
  kayit_adi: z.string().nullable(),
  /** Of an application's task: the application, what to do, and the recipient to notify. */
  basvuru_id: id.nullable(),
  basvuru_no: z.string().nullable(),
  basvuru_gorevi: z.enum(APPLICATION_TASKS).nullable(),
  basvuru_alicisi: z.string().nullable(),
  surum: z.int(),
  guncelleyen: z.string(),
  olusturma_tarihi: instant,
  guncellenme_tarihi: instant,
  tamamlanma_tarihi: instant.nullable(),
  /** When its mail was delivered; of actions mailed before this was kept it is not known. */
  mail_tarihi: instant.nullable(),
  /** State of its mail; null if none was sent, or it is not known. */
  mail_durumu: z.enum(['bekliyor', 'teslim', 'ulasmadi']).nullable(),
  /** Why it did not arrive: the address, the server of the recipient, or a refusal by the recipient. */
  mail_nedeni: z.enum(['adres', 'sunucu', 'ret']).nullable(),
});
export type Action = z.infer<typeof action>;

/** State of an action's mail: one delivery is enough, whatever happened to further recipients. */
export const mailOf = ({ mail, mail_durumu }: Pick<Action, 'mail' | 'mail_durumu'>) =>
  mail ? 'teslim' : mail_durumu === 'teslim' ? null : mail_durumu;

/** An empty text from a form is stored as null. */
const orNothing = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => null), z.null(), value]).optional();

const ignored = z.unknown().optional();
/** Values that `single` answers and the server keeps or derives: taken where they are those that it has. */
const keptByServer = {
  id: ignored,
  guncel: ignored,
  mail: ignored,
  department_name: ignored,
  dosya_adi: ignored,
  sorumlu: ignored,
  sahip: ignored,
  kayit_adi: ignored,
  basvuru_id: ignored,
  basvuru_no: ignored,
  basvuru_gorevi: ignored,
  basvuru_alicisi: ignored,
  guncelleyen: ignored,
  olusturma_tarihi: ignored,
  guncellenme_tarihi: ignored,
  tamamlanma_tarihi: ignored,
  mail_tarihi: ignored,
  mail_durumu: ignored,
  mail_nedeni: ignored,
};
export const KEPT_OF_ACTION = Object.keys(keptByServer);
const fields = {
  aksiyon_aciklamasi: orNothing(text(4000)),
  durum: flag.optional(),
  son_tarih: orNothing(date),
  sorumlu_id: orNothing(idInForm),
  notlar: orNothing(text(4000)),
  tekrar: orNothing(z.enum(recurrences)),
  kayit_turu: orNothing(z.enum(ACTION_SOURCES)),
  kayit_id: orNothing(idInForm),
  company_id: idInForm.optional(),
};
const file = { field: 'dokuman_linki', kind: 'aksiyon', required: false } as const;
const version = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

const added = z.strictObject({
  ...fields,
  aksiyon_ismi: requiredText(300),
  risk: z.enum(ACTION_RISKS),
  department_id: idInForm,
  surum: version.optional(),
});
const changed = z.strictObject({
  ...fields,
  ...keptByServer,
  aksiyon_ismi: requiredText(300).optional(),
  risk: z.enum(ACTION_RISKS).optional(),
  department_id: idInForm.optional(),
  surum: version.optional(),
  /** Takes the attached file away. */
  dosya_kaldir: flag.optional(),
});
export type ActionBody = z.output<typeof changed>;
export type NewActionBody = z.output<typeof added>;

const SORTS = ['id', 'aksiyon_ismi', 'risk', 'son_tarih', 'department_name', 'olusturma_tarihi'];
const list = z.strictObject({
  q: requiredText(200).optional(),
  department_id: idInPath.optional(),
  company_id: idInPath.optional(),
  risk: z.enum(ACTION_RISKS).optional(),
  durum: flag.optional(),
  guncel: flag.optional(),
  kayit_turu: z.enum(ACTION_SOURCES).optional(),
  kayit_id: idInPath.optional(),
  sort: z.enum([...SORTS, ...SORTS.map((name) => `-${name}`)]).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .optional(),
  cursor: z.string().max(2000).optional(),
});
export type ActionQuery = z.output<typeof list>;

const bulk = z.strictObject({
  satirlar: z
    .array(z.strictObject({ id, surum: z.int() }))
    .min(1)
    .max(MOST_IN_BULK),
  degisiklik: z.union([
    z.strictObject({ durum: z.boolean() }),
    z.strictObject({ guncel: z.boolean() }),
    z.strictObject({ risk: z.enum(ACTION_RISKS) }),
    z.strictObject({ department_id: id }),
  ]),
});
export type BulkBody = z.output<typeof bulk>;

/** `sayi`: number of changed actions; `atlanan`: those left out because another person edited them meanwhile. */
const bulkResult = z.object({ toplu_islem: z.uuid(), sayi: z.int(), atlanan: z.array(id) });

/** `manages`: answers for all of the company; others can be in charge of actions of their departments only. */
const person = z.object({
  user_id: id,
  fullname: z.string(),
  email: z.string(),
  manages: z.boolean(),
});
export type ActionPerson = z.infer<typeof person>;

const write = { permission: 'actions.write', method: 'POST' } as const;

const calls = callsOf({
  base: '/api/aksiyonlar',
  read: 'actions.read',
  write: 'actions.write',
  row: action,
  asOf: true,
});

export const actions = endpointsOf('actions', {
  list: calls.list({
    summary: 'Aksiyonlar / Actions',
    query: list,
  }),
  single: calls.single('Bir aksiyon / One action'),
  add: calls.add({
    summary: 'Aksiyon ekle / Add an action',
    file,
    body: added,
  }),
  // A representative may only change `durum` and attach a file.
  update: calls.update({
    summary: 'Aksiyon güncelle / Update an action',
    permission: 'actions.follow',
    file,
    body: changed,
  }),
  archive: calls.archive({
    summary: 'Aksiyonu arşivle veya arşivden çıkar / Archive an action or bring it back',
    body: z.strictObject({ guncel: flag, surum: version.optional() }),
  }),
  delete: calls.delete('Aksiyon sil / Delete an action'),
  restore: calls.restore('Silinen aksiyonu geri getir / Bring a deleted action back'),
  sendMail: endpoint({
    ...write,
    summary: 'Aksiyonu departmanın temsilcilerine gönder / Mail an action to its department',
    path: '/api/aksiyonlar/send-mail',
    body: z.strictObject({ id, department_id: id }),
    answers: z.object({ message: z.string(), data: z.object({ alici_sayisi: z.int() }) }),
  }),
  bulkUpdate: endpoint({
    ...write,
    summary: 'Aksiyonları toplu değiştir / Change several actions',
    path: '/api/aksiyonlar/bulk-update',
    heavy: true,
    body: bulk,
    answers: changedOf(bulkResult),
  }),
  undoBulkUpdate: endpoint({
    ...write,
    summary: 'Toplu değişikliği geri al / Undo a bulk change',
    path: '/api/aksiyonlar/undo-bulk-update',
    heavy: true,
    body: z.strictObject({ toplu_islem: z.uuid() }),
    answers: changedOf(bulkResult),
  }),
  people: endpoint({
    summary: 'Sorumlu olabilecek kişiler / People who can be in charge',
    path: '/api/aksiyonlar/people',
    permission: 'actions.write',
    answers: listOf(person),
  }),
  export: calls.export('Aksiyonları Excel’e aktar / Actions as a sheet'),
  ...nounImportEndpoints({
    title: 'Aksiyonlar / Actions',
    base: '/api/aksiyonlar',
    write: 'actions.write',
  }),
});
