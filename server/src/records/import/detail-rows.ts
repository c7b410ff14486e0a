import {
  DETAIL_FIELD,
  DETAIL_PARTS,
  detailIn,
  detailPartName,
  detailText,
  orderDetails,
} from '@emanet/contract/records/category-detail';
import { forEachInTurn } from '../in-pieces.ts';
import { detailEntryOf, isDetailCategory } from '../kinds/detail.ts';
import type { SheetRow } from './file/read.ts';
import type { Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { typedText } from './values.ts';

type Place = (name: string) => number | undefined;

const textAt = ({ cells }: SheetRow, place: number | undefined): string | null =>
  place === undefined ? null : typedText(cells[place] ?? null);

/** The answers of a further row, each as `Category | Question | Answer`. */
function writtenIn(row: SheetRow, category: string, placeOf: Place): string[] {
  return DETAIL_PARTS.flatMap((part) => {
    const text = textAt(row, placeOf(part));
    if (text === null) return [];
    const answers = part === 'saklama_suresi' ? [text] : text.split(';');
    return answers
      .map((one) => one.trim())
      .filter(Boolean)
      .map((answer) => [category, detailPartName(part, 'tr'), answer].join(' | '));
  });
}

/** The cell in which one record says all its answers, as an export of it would be compared. */
function cellOf(written: readonly string[]): string {
  const details = written.map((one) => detailIn(detailEntryOf(one) ?? ''));
  const known = details.flatMap((one) => one ?? []);
  if (known.length < written.length) return written.join('; ');
  return orderDetails(known)
    .map((one) => detailText(one, 'tr'))
    .join('; ');
}

/**
 * A sheet in which each record is one row: a further row names a category of data and answers for
 * it alone. It belongs to the record of its number, and without one to the record above it.
 */
export async function withoutDetailRows(sheet: Sheet): Promise<Sheet> {
  const places = new Map(sheet.columns.map(({ name }, place) => [name, place]));
  const placeOf: Place = (name) => places.get(name);
  const detail = placeOf(DETAIL_FIELD);
  if (detail === undefined) return sheet;
  const further = new Set<SheetRow>();
  const byId = new Map<string, SheetRow>();
  await forEachInTurn(sheet.rows, (row) => {
    const id = textAt(row, placeOf(ID_COLUMN));
    if (isDetailCategory(textAt(row, detail) ?? '')) further.add(row);
    else if (id !== null) byId.set(id, row);
  });
  if (further.size === 0) return sheet;
  const written = new Map<SheetRow, string[]>();
  const rows: SheetRow[] = [];
  await forEachInTurn(sheet.rows, (row) => {
    const id = textAt(row, placeOf(ID_COLUMN));
    const owner = id === null ? rows.at(-1) : byId.get(id);
    if (!further.has(row) || !owner) {
      rows.push(row);
      return;
    }
    const answers = writtenIn(row, textAt(row, detail) ?? '', placeOf);
    written.set(owner, [...(written.get(owner) ?? []), ...answers]);
  });
  return {
    ...sheet,
    rows: rows.map((row) => {
      const own = written.get(row);
      if (!own) return row;
      const before = textAt(row, detail);
      const cell = cellOf(own);
      return {
        ...row,
        cells: row.cells.map((one, place) =>
          place === detail ? [before, cell].filter(Boolean).join('; ') : one,
        ),
      };
    }),
  };
}
