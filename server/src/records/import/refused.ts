import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { pinnedOf } from '../excel/sheet.ts';
import { yesNo } from '../kinds/boolean.ts';
import { widthOf } from '../excel/sheet.ts';
import { NARROW, WIDE } from '../excel/widths.ts';
import { TITLES } from '../excel/titles.ts';
import type { CellValue, Workbook } from '../excel/workbook.ts';
import { problemsOfDraft, sheetNameOf } from './answer.ts';
import { rowKey } from './account.ts';
import type { SheetCell } from './file/rows.ts';
import type { SheetNoun, SheetRow } from './drafts.ts';
import type { Plan } from './plan.ts';

/** Name of the file of refused rows of a list. */
export const refusedTitle = ({ tr, en }: Sentence): Sentence => ({
  tr: `${tr} - reddedilen satırlar`,
  en: `${en} - refused rows`,
});

/**
 * The refused rows as read, after a column with the problem and, if several sheets were read, one with the
 * sheet's name. An import ignores these columns, so the corrected file can be imported again.
 */
export function refusedWorkbook<Row extends SheetRow>(
  noun: SheetNoun,
  plan: Plan<Row>,
  lang: Language,
): Workbook {
  const { columns } = plan.sheet;
  const widthOfColumn = (name: string) => {
    const field = noun.fields.find((one) => one.name === name);
    return field ? widthOf(field) : NARROW;
  };
  const cellOf = (cell: SheetCell | null | undefined): CellValue =>
    typeof cell === 'boolean' ? yesNo(cell, lang) : (cell ?? null);
  const refused = plan.steps.filter(({ kind }) => kind === 'refuse');
  const furtherOf = Map.groupBy(plan.owners ?? [], ([, owner]) => rowKey(owner));
  const several = plan.sheet.read.length > 1;
  return {
    sheet: noun.title[lang],
    pinned: pinnedOf(noun),
    titles: [
      TITLES.refused[lang],
      ...(several ? [TITLES.sheet[lang]] : []),
      ...columns.map(({ name, title }) => title || noun.label(name, lang)),
    ],
    widths: [WIDE, ...(several ? [NARROW] : []), ...columns.map(({ name }) => widthOfColumn(name))],
    rows: refused.flatMap(({ draft }) => {
      const said = problemsOfDraft(noun, plan, draft, lang)
        .map(({ baslik, neden }) => `${baslik}: ${neden}`)
        .join('\n');
      const further = furtherOf.get(rowKey(draft)) ?? [];
      const [own] = further.map(([, owner]) => owner);
      const came = [own?.cells ?? columns.map(({ name }) => draft.cell(name))];
      return [...came, ...further.map(([{ cells }]) => cells)].map((cells, at) => [
        at === 0 ? said : null,
        ...(several ? [sheetNameOf(plan.sheet, draft)] : []),
        ...cells.map(cellOf),
      ]);
    }),
  };
}
