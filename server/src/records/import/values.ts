import type { Field, Values } from '@emanet/contract/records/fields';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { asTyped, dayText } from '../excel/cells.ts';
import { yesNo } from '../kinds/boolean.ts';
import type { Read } from '../kinds/kind.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { SheetCell } from './file/rows.ts';

/** Text of a cell, normalised like stored texts; null if the cell is empty. */
export function cellText(cell: SheetCell | null): string | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return yesNo(cell, 'tr');
  return cleanText(typeof cell === 'object' ? dayText(cell.day) : String(cell));
}

/** The text that was meant: without the apostrophe that keeps a spreadsheet from running it. */
export function typedText(cell: SheetCell | null): string | null {
  const text = cellText(cell);
  if (text === null) return null;
  const meant = asTyped(text);
  return meant === text ? text : cleanText(meant);
}

/** The value of a cell, or its problem. `current`: the stored record. */
export const valueOf = (
  field: Field,
  cell: SheetCell | null,
  current: Values | undefined,
  names: ReferenceNames,
): Read => kindOf(field).read(field, { cell, text: typedText(cell), current, names });
