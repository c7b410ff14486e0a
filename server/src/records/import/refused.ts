import { registerTitle } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { pinnedOf } from '../excel/sheet.ts';
import type { Register } from '../register.ts';
import { yesNo } from '../kinds/boolean.ts';
import { widthOf } from '../excel/sheet.ts';
import { NARROW, WIDE } from '../excel/widths.ts';
import { TITLES } from '../excel/titles.ts';
import type { CellValue, Workbook } from '../excel/workbook.ts';
import { problemsOfDraft } from './answer.ts';
import type { SheetCell } from './file/rows.ts';
import type { Plan } from './plan.ts';

/** Name of the file of refused rows. */
export function refusedTitle({ noun }: Register): Sentence {
  const { tr, en } = registerTitle(noun);
  return { tr: `${tr} - reddedilen satırlar`, en: `${en} - refused rows` };
}

/**
 * The refused rows as they came, behind a column that says what is wrong. An import does not read
 * that column, so the file goes back as soon as its cells are right.
 */
export function refusedWorkbook(register: Register, plan: Plan, lang: Language): Workbook {
  const { columns } = plan.sheet;
  const widthOfColumn = (name: string) => {
    const field = register.fields.find((one) => one.name === name);
    return field ? widthOf(field) : NARROW;
  };
  const cellOf = (cell: SheetCell | null | undefined): CellValue =>
    typeof cell === 'boolean' ? yesNo(cell, lang) : (cell ?? null);
  const refused = plan.steps.filter(({ kind }) => kind === 'refuse');
  return {
    sheet: registerTitle(register.noun)[lang],
    pinned: pinnedOf(register),
    titles: [TITLES.refused[lang], ...columns.map(({ title }) => title)],
    widths: [WIDE, ...columns.map(({ name }) => widthOfColumn(name))],
    rows: refused.map(({ draft }) => [
      problemsOfDraft(register, plan, draft, lang)
        .map(({ baslik, neden }) => `${baslik}: ${neden}`)
        .join('\n'),
      ...columns.map(({ name }) => cellOf(draft.cell(name))),
    ]),
  };
}
