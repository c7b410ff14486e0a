import type { Invitation } from '@emanet/contract/training';
import type { TrainingState } from '@emanet/contract/training/rows';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { dayCell, sheetFile, sheetOf, type Column } from '../../records/excel/columns.ts';
import { selectInvitations, type StoredInvitation } from './queries.ts';

const TITLE: Sentence = { tr: 'Farkındalık eğitimi', en: 'Awareness training' };
const TOTALS: Sentence = { tr: 'Departmanlara göre', en: 'By department' };
const NO_DEPARTMENT: Sentence = { tr: 'Diğer', en: 'Other' };

const STATES: Readonly<Record<TrainingState, Sentence>> = {
  gonderilmedi: { tr: 'Gönderilmedi', en: 'Not sent' },
  gonderildi: { tr: 'Gönderildi', en: 'Sent' },
  basladi: { tr: 'Başladı', en: 'Started' },
  tamamlandi: { tr: 'Tamamladı', en: 'Completed' },
};

const LANGUAGES: Readonly<Record<Language, string>> = { tr: 'Türkçe', en: 'English' };

const COLUMNS: readonly Column<Omit<Invitation, 'token'>>[] = [
  { title: { tr: 'Ad soyad', en: 'Name' }, width: 30, cell: (one) => one.fullname },
  { title: { tr: 'E-posta', en: 'E-mail' }, width: 36, cell: (one) => one.email },
  { title: { tr: 'Departman', en: 'Department' }, width: 28, cell: (one) => one.department_name },
  {
    title: { tr: 'E-posta dili', en: 'E-mail language' },
    width: 14,
    cell: (one) => LANGUAGES[one.dil],
  },
  { title: { tr: 'Durum', en: 'Status' }, width: 14, cell: (one, lang) => STATES[one.durum][lang] },
  { title: { tr: 'İlerleme (%)', en: 'Progress (%)' }, width: 12, cell: (one) => one.ilerleme },
  {
    title: { tr: 'Gönderim tarihi', en: 'Sent on' },
    width: 16,
    cell: (one) => dayCell(one.gonderim_tarihi),
  },
  {
    title: { tr: 'Son izleme', en: 'Last watched' },
    width: 16,
    cell: (one) => dayCell(one.son_izleme),
  },
  {
    title: { tr: 'Tamamlama tarihi', en: 'Completed on' },
    width: 16,
    cell: (one) => dayCell(one.tamamlanma_tarihi),
  },
  { title: { tr: 'Doğru cevap', en: 'Correct answers' }, width: 12, cell: (one) => one.dogru },
  {
    title: { tr: 'Sertifika no', en: 'Certificate no.' },
    width: 20,
    cell: (one) => one.sertifika_no,
  },
];
type Totals = Readonly<{ name: string; invited: number; started: number; done: number }>;
const TOTAL_COLUMNS: readonly Column<Totals>[] = [
  { title: { tr: 'Departman', en: 'Department' }, width: 34, cell: (one) => one.name },
  { title: { tr: 'Davetli', en: 'Invited' }, width: 12, cell: (one) => one.invited },
  { title: { tr: 'Başladı', en: 'Started' }, width: 12, cell: (one) => one.started },
  { title: { tr: 'Tamamladı', en: 'Completed' }, width: 12, cell: (one) => one.done },
  {
    title: { tr: 'Tamamlama (%)', en: 'Completed (%)' },
    width: 14,
    cell: (one) => Math.round((100 * one.done) / one.invited),
  },
];

/** The people invited by department, in the order of its name. */
function totalsOf(rows: readonly StoredInvitation[], lang: Language): Totals[] {
  const groups = Map.groupBy(rows, (row) => row.department_name ?? NO_DEPARTMENT[lang]);
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'tr'))
    .map(([name, all]) => ({
      name,
      invited: all.length,
      started: all.filter(({ durum }) => durum === 'basladi').length,
      done: all.filter(({ durum }) => durum === 'tamamlandi').length,
    }));
}

/** The results of these invitations and the totals of their departments, as an .xlsx. */
export const exportResults = (
  { db }: Services,
  scope: PersonScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) => selectInvitations(tx, scope, ids));
    return [
      sheetOf(TITLE, COLUMNS, found, lang),
      sheetOf(TOTALS, TOTAL_COLUMNS, totalsOf(found, lang), lang),
    ];
  });
