import { RECURRENCES, type Action, type Recurrence } from '@emanet/contract/actions';
import type { Sentence } from '@emanet/contract/shared/primitives';
import type { Column } from '../../records/excel/columns.ts';

export const TITLE: Sentence = { tr: 'Aksiyonlar', en: 'Actions' };

export const RISKS = {
  Yüksek: { tr: 'Yüksek', en: 'High' },
  Orta: { tr: 'Orta', en: 'Medium' },
  Düşük: { tr: 'Düşük', en: 'Low' },
} as const satisfies Record<Action['risk'], Sentence>;

export const REPEATS: Readonly<Record<Recurrence, Sentence>> = {
  aylik: { tr: 'Her ay', en: 'Every month' },
  uc_aylik: { tr: '3 ayda bir', en: `Every ${RECURRENCES.uc_aylik} months` },
  alti_aylik: { tr: '6 ayda bir', en: `Every ${RECURRENCES.alti_aylik} months` },
  yillik: { tr: 'Her yıl', en: 'Every year' },
};

export const STATES = {
  open: { tr: 'Açık', en: 'Open' },
  done: { tr: 'Tamamlanmış', en: 'Completed' },
} as const satisfies Record<string, Sentence>;

export const ANSWERS = {
  yes: { tr: 'Evet', en: 'Yes' },
  no: { tr: 'Hayır', en: 'No' },
} as const satisfies Record<string, Sentence>;

const WORDS = {
  sent: { tr: 'Gönderildi', en: 'Sent' },
  notSent: { tr: 'Gönderilmedi', en: 'Not sent' },
} as const satisfies Record<string, Sentence>;

export type ActionColumn =
  | 'id'
  | 'aksiyon_ismi'
  | 'aksiyon_aciklamasi'
  | 'department_id'
  | 'risk'
  | 'durum'
  | 'son_tarih'
  | 'sorumlu'
  | 'tekrar'
  | 'notlar'
  | 'guncel';
export type ShownAction = Pick<
  Action,
  Exclude<ActionColumn, 'department_id'> | 'department_name' | 'kayit_adi' | 'mail' | 'dosya_adi'
>;

/** `name`: the field that an import reads from the column; none where only the server knows. */
type ActionSheetColumn = Column<ShownAction> & Readonly<{ name: ActionColumn | undefined }>;

/** The columns of the sheet, in their order. */
export const COLUMNS: readonly ActionSheetColumn[] = [
  {
    name: 'id',
    title: { tr: 'Kayıt no', en: 'Record no.' },
    width: 14,
    cell: (one) => one.id,
  },
  {
    name: 'aksiyon_ismi',
    title: { tr: 'Aksiyon', en: 'Action' },
    width: 48,
    cell: (one) => one.aksiyon_ismi,
  },
  {
    name: 'aksiyon_aciklamasi',
    title: { tr: 'Açıklama', en: 'Description' },
    width: 60,
    cell: (one) => one.aksiyon_aciklamasi,
  },
  {
    name: 'department_id',
    title: { tr: 'Departman', en: 'Department' },
    width: 28,
    cell: (one) => one.department_name,
  },
  {
    name: 'risk',
    title: { tr: 'Risk', en: 'Risk' },
    width: 10,
    cell: (one, lang) => RISKS[one.risk][lang],
  },
  {
    name: 'durum',
    title: { tr: 'Durum', en: 'Status' },
    width: 14,
    cell: (one, lang) => STATES[one.durum ? 'done' : 'open'][lang],
  },
  {
    name: 'son_tarih',
    title: { tr: 'Son tarih', en: 'Due date' },
    width: 12,
    cell: (one) => (one.son_tarih === null ? null : { day: one.son_tarih }),
  },
  {
    name: 'sorumlu',
    title: { tr: 'Sorumlu', en: 'Person in charge' },
    width: 26,
    cell: (one) => one.sorumlu,
  },
  {
    name: 'tekrar',
    title: { tr: 'Tekrar', en: 'Recurrence' },
    width: 14,
    cell: (one, lang) => one.tekrar && REPEATS[one.tekrar][lang],
  },
  {
    name: undefined,
    title: { tr: 'Bağlı kayıt', en: 'Linked record' },
    width: 36,
    cell: (one) => one.kayit_adi,
  },
  {
    name: undefined,
    title: { tr: 'E-posta', en: 'E-mail' },
    width: 14,
    cell: (one, lang) => WORDS[one.mail ? 'sent' : 'notSent'][lang],
  },
  {
    name: undefined,
    title: { tr: 'Dosya', en: 'File' },
    width: 30,
    cell: (one) => one.dosya_adi,
  },
  {
    name: 'notlar',
    title: { tr: 'Notlar', en: 'Notes' },
    width: 48,
    cell: (one) => one.notlar,
  },
  {
    name: 'guncel',
    title: { tr: 'Arşivde', en: 'Archived' },
    width: 10,
    cell: (one, lang) => ANSWERS[one.guncel ? 'no' : 'yes'][lang],
  },
];
