import { searchable } from '@emanet/contract/shared/turkish';
import type { SheetRow } from '../file/read.ts';
import type { Sheet } from '../file/sheet.ts';
import { ID_COLUMN } from '../heads.ts';
import { isQuestionnaire } from '../questionnaire.ts';
import { typedText } from '../values.ts';

/** Begins a note under a table, and a row of totals. */
const NOTE =
  /^(?:\*|(?:not|notlar|aciklama|aciklamalar|hazirlayan|duzenleyen|kontrol eden|gozden geciren|onaylayan|onay|kaynak|rev|revizyon|tarih|form no|dokuman no|note|notes|remarks|prepared by|reviewed by|approved by|source)\b\s*[:.)])/;
const TOTAL = /^(?:genel toplam|ara toplam|toplam|grand total|subtotal|total)\b\s*(.?)/;

const textsOf = ({ cells }: SheetRow): string[] =>
  cells.flatMap((cell) => typedText(cell) ?? []).filter((text) => text !== '');

/**
 * The notes and totals under the tables of a company's own sheets. Only rows behind the last full one of a
 * sheet are looked at: those that begin as a note or a total does, and those of one cell, parted from the table by an empty row,
 * that lack a `required` field. The account names them; a row that could be a record stays one, as that of
 * "Toplam Kalite Yönetimi".
 */
export function notesBelow(sheet: Sheet, required: readonly string[]): ReadonlySet<SheetRow> {
  const notes = new Set<SheetRow>();
  if (sheet.columns.some(({ name }) => name === ID_COLUMN) || isQuestionnaire(sheet)) return notes;
  const places = required.map((name) => sheet.columns.findIndex((one) => one.name === name));
  const lacks = ({ cells }: SheetRow) =>
    places.some((place) => place >= 0 && (cells[place] ?? null) === null);
  const named = (row: SheetRow) =>
    row.cells.filter((cell, at) => cell !== null && (sheet.columns[at]?.place ?? -1) >= 0).length;
  for (const [at] of sheet.read.entries()) {
    const rows = sheet.rows.filter((row) => row.sheet === at);
    while (rows.length > 1) {
      const [before, row] = rows.slice(-2);
      if (!before || !row) break;
      const [first = ''] = textsOf(row).map(searchable);
      const [total, sign = ''] = TOTAL.exec(first) ?? [];
      const isTotal = total !== undefined && (lacks(row) || !/\p{L}/u.test(sign));
      const isApart = named(row) === 1 && lacks(row) && hasGapAbove(rows);
      if (!isTotal && !(named(row) === 1 && NOTE.test(first)) && !isApart) break;
      notes.add(row);
      rows.pop();
    }
  }
  return notes;
}

/** Does an empty row part the last rows of one cell from the table? */
function hasGapAbove(rows: readonly SheetRow[]): boolean {
  for (let at = rows.length - 1; at > 0; at--) {
    const [before, row] = [rows[at - 1], rows[at]];
    if (!before || !row) return false;
    if (row.row > before.row + 1) return true;
    if (textsOf(before).length > 1) return false;
  }
  return false;
}
