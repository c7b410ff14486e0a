import { RECURRENCES, type Action, type Recurrence } from '@emanet/contract/actions';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { Workbook } from '../../records/workbook.ts';

export const TITLE: Sentence = { tr: 'Aksiyonlar', en: 'Actions' };

const COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'Kayıt numarası', en: 'Record number' }, 14],
  [{ tr: 'Aksiyon', en: 'Action' }, 48],
  [{ tr: 'Açıklama', en: 'Description' }, 60],
  [{ tr: 'Departman', en: 'Department' }, 28],
  [{ tr: 'Risk', en: 'Risk' }, 10],
  [{ tr: 'Durum', en: 'State' }, 14],
  [{ tr: 'Son tarih', en: 'Due date' }, 12],
  [{ tr: 'Sorumlu', en: 'Person in charge' }, 26],
  [{ tr: 'Tekrar', en: 'Recurrence' }, 14],
  [{ tr: 'Bağlı kayıt', en: 'Linked record' }, 36],
  [{ tr: 'E-posta', en: 'E-mail' }, 14],
  [{ tr: 'Dosya', en: 'File' }, 30],
  [{ tr: 'Notlar', en: 'Notes' }, 48],
  [{ tr: 'Arşivde', en: 'Archived' }, 10],
];

const RISKS = {
  Yüksek: { tr: 'Yüksek', en: 'High' },
  Orta: { tr: 'Orta', en: 'Medium' },
  Düşük: { tr: 'Düşük', en: 'Low' },
} as const satisfies Record<Action['risk'], Sentence>;

const REPEATS: Readonly<Record<Recurrence, Sentence>> = {
  aylik: { tr: 'Her ay', en: 'Every month' },
  uc_aylik: { tr: '3 ayda bir', en: `Every ${RECURRENCES.uc_aylik} months` },
  alti_aylik: { tr: '6 ayda bir', en: `Every ${RECURRENCES.alti_aylik} months` },
  yillik: { tr: 'Her yıl', en: 'Every year' },
};

const WORDS = {
  open: { tr: 'Açık', en: 'Open' },
  done: { tr: 'Tamamlanmış', en: 'Completed' },
  sent: { tr: 'Gönderildi', en: 'Sent' },
  notSent: { tr: 'Gönderilmedi', en: 'Not sent' },
  yes: { tr: 'Evet', en: 'Yes' },
  no: { tr: 'Hayır', en: 'No' },
} as const satisfies Record<string, Sentence>;

/** Actions as one sheet. */
export const sheetOf = (actions: readonly Action[], lang: Language): Workbook => ({
  sheet: TITLE[lang],
  pinned: 2,
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: actions.map((one) => [
    one.id,
    one.aksiyon_ismi,
    one.aksiyon_aciklamasi,
    one.department_name,
    RISKS[one.risk][lang],
    WORDS[one.durum ? 'done' : 'open'][lang],
    one.son_tarih === null ? null : { day: one.son_tarih },
    one.sorumlu,
    one.tekrar && REPEATS[one.tekrar][lang],
    one.kayit_adi,
    WORDS[one.mail ? 'sent' : 'notSent'][lang],
    one.dosya_adi,
    one.notlar,
    WORDS[one.guncel ? 'no' : 'yes'][lang],
  ]),
});
