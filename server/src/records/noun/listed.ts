import { cleanText } from '@emanet/contract/shared/clean-text';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { dayText, neutralised } from '../excel/cells.ts';
import type { Column } from '../excel/columns.ts';
import type { CellValue } from '../excel/workbook.ts';
import type { SheetCell } from '../import/file/rows.ts';
import { cellText } from '../import/values.ts';

/** The list of a noun as it is given out: its heads, and the cells of rows by number and place. */
export type Listed = Readonly<{
  titles: readonly Sentence[];
  select: (
    tx: Tx,
    scope: CompanyScope,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, (place: number, lang: Language) => CellValue>>;
}>;

/** The same from what an export takes. */
export const listedBy = <Row extends Readonly<{ id: number }>>(
  columns: readonly Column<Row>[],
  select: (tx: Tx, scope: CompanyScope, ids: readonly number[]) => Promise<readonly Row[]>,
): Listed => ({
  titles: columns.map(({ title }) => title),
  select: async (tx, scope, ids) =>
    new Map(
      (await select(tx, scope, ids)).map((row) => [
        row.id,
        (place, lang) => columns[place]?.cell(row, lang) ?? null,
      ]),
    ),
});

const textOf = (value: CellValue): string | null => {
  if (value === null || value === '') return null;
  if (typeof value === 'object') return 'day' in value ? dayText(value.day) : null;
  return cleanText(neutralised(String(value)));
};

/** Entries of a list that was parted and put together have other marks between them. */
const spaced = (text: string | null) => text?.replaceAll(/[\s;,]+/g, ' ') ?? null;

/**
 * Whether a cell of a file says what the list shows in the column of a field, in either language. `heads`: the
 * fields of heads by their keys.
 */
export async function listShows(
  tx: Tx,
  scope: CompanyScope,
  list: Listed | undefined,
  heads: ReadonlyMap<string, string>,
  ids: readonly number[],
) {
  const rows =
    list && ids.length > 0 ? await list.select(tx, scope, ids) : new Map<number, never>();
  const placeOf = new Map(
    list?.titles.map((title, place) => [heads.get(labelKey(title.tr)), place] as const),
  );
  return (id: number | undefined, name: string, cell: SheetCell | null): boolean => {
    const [row, place] = [id === undefined ? undefined : rows.get(id), placeOf.get(name)];
    if (!row || place === undefined) return false;
    const said = spaced(cellText(cell));
    return LANGUAGES.some((lang) => spaced(textOf(row(place, lang))) === said);
  };
}

/** Keys of the heads of a list that mean no field. */
export const unreadOf = (
  list: Listed | undefined,
  heads: ReadonlyMap<string, string>,
): ReadonlySet<string> =>
  new Set(
    list?.titles.flatMap((title) =>
      LANGUAGES.flatMap((lang) => {
        const key = labelKey(title[lang]);
        return heads.has(key) ? [] : [key];
      }),
    ),
  );
