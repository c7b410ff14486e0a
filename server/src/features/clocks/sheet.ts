import type { Clock } from '@emanet/contract/clocks';
import { closedLate, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { ClockUnit } from '@emanet/contract/clocks/rule';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  dayCell,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
} from '../../records/excel/columns.ts';
import { selectClocksById } from './queries.ts';

const TITLE: Sentence = { tr: 'Yasal süreler', en: 'Statutory deadlines' };

const UNITS: Readonly<Record<ClockUnit, Sentence>> = {
  saat: { tr: 'saat', en: 'hours' },
  gun: { tr: 'gün', en: 'days' },
  is_gunu: { tr: 'iş günü', en: 'business days' },
  ay: { tr: 'ay', en: 'months' },
  tarih: { tr: 'günü belli', en: 'fixed day' },
};
const STATES = {
  running: { tr: 'İşliyor', en: 'Running' },
  overdue: { tr: 'Gecikti', en: 'Overdue' },
  inTime: { tr: 'Süresinde kapandı', en: 'Closed in time' },
  late: { tr: 'Geç kapandı', en: 'Closed late' },
} as const satisfies Record<string, Sentence>;

function stateOf(one: Clock, now: number): keyof typeof STATES {
  if (one.kapanis !== null) return closedLate(one) ? 'late' : 'inTime';
  return Date.parse(one.son_an) < now ? 'overdue' : 'running';
}

const periodOf = (one: Clock, lang: Language) =>
  one.birim === 'tarih' ? UNITS.tarih[lang] : `${one.sayi} ${UNITS[one.birim][lang]}`;

const columnsAt = (now: number): readonly Column<Clock>[] => [
  {
    title: { tr: 'Yükümlülük', en: 'Duty' },
    width: 44,
    cell: (one, lang) => CLOCKS[one.tur].ad[lang],
  },
  { title: { tr: 'Konu', en: 'About' }, width: 40, cell: (one) => one.ad },
  {
    title: { tr: 'Madde', en: 'Article' },
    width: 32,
    cell: (one, lang) => articleIn(one.madde, lang),
  },
  { title: { tr: 'Departman', en: 'Department' }, width: 26, cell: (one) => one.department_name },
  {
    title: { tr: 'Başlatan olay', en: 'Started by' },
    width: 24,
    cell: (one, lang) => CLOCKS[one.tur].baslatan[lang],
  },
  { title: { tr: 'Başlangıç', en: 'Start' }, width: 12, cell: (one) => dayCell(one.baslangic) },
  {
    title: { tr: 'Başlangıcın kanıtı', en: 'Evidence of the start' },
    width: 34,
    cell: (one) => one.baslangic_kaniti,
  },
  { title: { tr: 'Süre', en: 'Period' }, width: 14, cell: periodOf },
  { title: { tr: 'Son gün', en: 'Due' }, width: 12, cell: (one) => dayCell(one.son_an) },
  {
    title: { tr: 'Durum', en: 'Status' },
    width: 18,
    cell: (one, lang) => STATES[stateOf(one, now)][lang],
  },
  { title: { tr: 'Kapanış', en: 'Closed' }, width: 12, cell: (one) => dayCell(one.kapanis) },
  { title: { tr: 'Kapanış kanıtı', en: 'Proof' }, width: 34, cell: (one) => one.kapanis_kaniti },
  {
    title: { tr: 'Gecikme nedeni', en: 'Reason of delay' },
    width: 40,
    cell: (one) => one.gec_nedeni,
  },
  { title: { tr: 'Sorumlu', en: 'In charge' }, width: 26, cell: (one) => one.sorumlu },
];

/** The clocks of these ids, in their order, as an .xlsx. */
export const exportClocks = (
  { db, clock }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) => selectClocksById(tx, scope, ids));
    const columns = columnsAt(clock.now().getTime());
    return sheetOf(TITLE, columns, inOrderOf(ids, found), lang, 2);
  });
