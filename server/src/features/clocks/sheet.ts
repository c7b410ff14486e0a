import { labelOf } from '@emanet/contract/shared/labels';
import type { Clock } from '@emanet/contract/clocks';
import { closedLate, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { ClockUnit } from '@emanet/contract/clocks/rule';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  dayCell,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
} from '../../records/excel/columns.ts';
import { selectClocksById } from './queries.ts';

const TITLE = labelOf('clocks.title');

const UNITS: Readonly<Record<ClockUnit, Sentence>> = {
  saat: { tr: 'saat', en: 'hours' },
  gun: { tr: 'gün', en: 'days' },
  is_gunu: { tr: 'iş günü', en: 'business days' },
  ay: { tr: 'ay', en: 'months' },
  tarih: { tr: 'günü belli', en: 'fixed day' },
};
const STATES = {
  running: { tr: 'İşliyor', en: 'Running' },
  overdue: labelOf('confirmations.states.gecikti'),
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
  column('clocks.duty', 44, (one, lang) => CLOCKS[one.tur].ad[lang]),
  column({ tr: 'Konu', en: 'About' }, 40, (one) => one.ad),
  column('fields.article', 32, (one, lang) => articleIn(one.madde, lang)),
  column('fields.department', 26, (one) => one.department_name),
  column('clocks.start', 24, (one, lang) => CLOCKS[one.tur].baslatan[lang]),
  column({ tr: 'Başlangıç', en: 'Start' }, 12, (one) => dayCell(one.baslangic)),
  column('clocks.proofOfStart', 34, (one) => one.baslangic_kaniti),
  column({ tr: 'Süre', en: 'Period' }, 14, periodOf),
  column({ tr: 'Son gün', en: 'Due' }, 12, (one) => dayCell(one.son_an)),
  column('fields.state', 18, (one, lang) => STATES[stateOf(one, now)][lang]),
  column({ tr: 'Kapanış', en: 'Closed' }, 12, (one) => dayCell(one.kapanis)),
  column({ tr: 'Kapanış kanıtı', en: 'Proof' }, 34, (one) => one.kapanis_kaniti),
  column({ tr: 'Gecikme nedeni', en: 'Reason of delay' }, 40, (one) => one.gec_nedeni),
  column('fields.inCharge', 26, (one) => one.sorumlu),
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
