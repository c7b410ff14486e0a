import type { Clock } from '@emanet/contract/clocks';
import { closedLate, CLOCKS } from '@emanet/contract/clocks/kinds';
import type { ClockUnit } from '@emanet/contract/clocks/rule';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook, type Workbook } from '../../records/excel/workbook.ts';
import { selectClocksById } from './queries.ts';

const TITLE: Sentence = { tr: 'Yasal süreler', en: 'Statutory deadlines' };

const COLUMNS: readonly (readonly [Sentence, number])[] = [
  [{ tr: 'Yükümlülük', en: 'Duty' }, 44],
  [{ tr: 'Konu', en: 'About' }, 40],
  [{ tr: 'Madde', en: 'Article' }, 32],
  [{ tr: 'Departman', en: 'Department' }, 26],
  [{ tr: 'Başlatan olay', en: 'Started by' }, 24],
  [{ tr: 'Başlangıç', en: 'Start' }, 12],
  [{ tr: 'Başlangıcın kanıtı', en: 'Evidence of the start' }, 34],
  [{ tr: 'Süre', en: 'Period' }, 14],
  [{ tr: 'Son gün', en: 'Due' }, 12],
  [{ tr: 'Durum', en: 'Status' }, 18],
  [{ tr: 'Kapanış', en: 'Closed' }, 12],
  [{ tr: 'Kapanış kanıtı', en: 'Proof' }, 34],
  [{ tr: 'Gecikme nedeni', en: 'Reason of delay' }, 40],
  [{ tr: 'Sorumlu', en: 'In charge' }, 26],
];

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

const dayOf = (instant: string | null) =>
  instant === null ? null : { day: todayInTurkey(Date.parse(instant)) };

const workbookOf = (rows: readonly Clock[], lang: Language, now: number): Workbook => ({
  sheet: TITLE[lang],
  pinned: 2,
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: rows.map((one) => [
    CLOCKS[one.tur].ad[lang],
    one.ad,
    articleIn(one.madde, lang),
    one.department_name,
    CLOCKS[one.tur].baslatan[lang],
    dayOf(one.baslangic),
    one.baslangic_kaniti,
    one.birim === 'tarih' ? UNITS.tarih[lang] : `${one.sayi} ${UNITS[one.birim][lang]}`,
    dayOf(one.son_an),
    STATES[stateOf(one, now)][lang],
    dayOf(one.kapanis),
    one.kapanis_kaniti,
    one.gec_nedeni,
    one.sorumlu,
  ]),
});

/** The clocks of these ids, in their order, as an .xlsx. */
export async function exportClocks(
  { db, clock }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const found = await db.read(scope, (tx) => selectClocksById(tx, scope, ids));
    const byId = new Map(found.map((one) => [one.id, one]));
    const rows = [...new Set(ids)].flatMap((one) => byId.get(one) ?? []);
    return writeWorkbook(companyNameOf(scope), workbookOf(rows, lang, clock.now().getTime()));
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
