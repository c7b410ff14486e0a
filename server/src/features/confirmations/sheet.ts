import {
  type ConfirmationOverview,
  type ConfirmationState,
  type DepartmentRound,
} from '@emanet/contract/confirmations';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import type { SheetFile } from '../../records/excel/send-sheet.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import {
  sheetInTurn,
  writeWorkbook,
  type CellValue,
  type Workbook,
} from '../../records/excel/workbook.ts';
import { confirmationOverview } from './confirmations.ts';

const TITLE: Sentence = { tr: 'Envanter onayları', en: 'Inventory confirmations' };

const STATES: Readonly<Record<ConfirmationState, Sentence>> = {
  zamaninda: { tr: 'Onaylandı', en: 'Confirmed' },
  gec: { tr: 'Geç onaylandı', en: 'Confirmed late' },
  bekliyor: { tr: 'Onay bekliyor', en: 'Awaiting confirmation' },
  gecikti: { tr: 'Gecikti', en: 'Overdue' },
  onaylanmadi: { tr: 'Onaylanmadı', en: 'Not confirmed' },
};

type Department = ConfirmationOverview['departmanlar'][number];
type Cell = (department: Department, round: DepartmentRound, lang: Language) => CellValue;

/** Milliseconds that a sheet's clock in Turkey is ahead of UTC; a sheet knows no time zone. */
const TURKEY_MS = 10_800_000;

const dayIn = (lang: Language, day: string) =>
  day
    .split('-')
    .toReversed()
    .join(lang === 'tr' ? '.' : '/');

const COLUMNS: readonly (readonly [Sentence, number, Cell])[] = [
  [{ tr: 'Dönem', en: 'Round' }, 14, (_, { donem }) => ({ day: donem })],
  [{ tr: 'Departman', en: 'Department' }, 34, ({ department_name }) => department_name],
  [{ tr: 'Durum', en: 'Status' }, 18, (_, { durum }, lang) => STATES[durum][lang]],
  [{ tr: 'Sorulduğu gün', en: 'Asked on' }, 16, (_, { soruldu }) => ({ day: soruldu })],
  [
    { tr: 'Onay zamanı', en: 'Confirmed at' },
    18,
    (_, { onay_tarihi: at }) => at && new Date(Date.parse(at) + TURKEY_MS),
  ],
  [{ tr: 'Onaylayan', en: 'Confirmed by' }, 28, (_, { onaylayan }) => onaylayan],
  [
    { tr: 'Hatırlatmalar', en: 'Reminders' },
    24,
    (_, { hatirlatmalar }, lang) => hatirlatmalar.map((day) => dayIn(lang, day)).join(', '),
  ],
  [{ tr: 'Temsilciler', en: 'Representatives' }, 40, ({ temsilciler }) => temsilciler.join(', ')],
];

const workbookOf = (
  { donemler, departmanlar }: ConfirmationOverview,
  lang: Language,
): Workbook => ({
  sheet: TITLE[lang],
  pinned: 2,
  titles: COLUMNS.map(([title]) => title[lang]),
  widths: COLUMNS.map(([, width]) => width),
  rows: donemler.flatMap((donem) =>
    departmanlar.flatMap((department) =>
      department.donemler
        .filter((round) => round.donem === donem)
        .map((round) => COLUMNS.map(([, , cell]) => cell(department, round, lang))),
    ),
  ),
});

/** Every round as an .xlsx, the newest first, a row for each department that was asked. */
export async function exportConfirmations(
  services: Services,
  scope: PersonScope,
  lang: Language,
): Promise<SheetFile> {
  const content = await sheetInTurn(async () =>
    writeWorkbook(
      companyNameOf(scope),
      workbookOf(await confirmationOverview(services, scope), lang),
    ),
  );
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
