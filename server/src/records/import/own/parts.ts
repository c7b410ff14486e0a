import { fieldsOfHead } from '@emanet/contract/records/import';
import { SECOND, type SheetColumn } from '../file/read.ts';
import type { SheetCell } from '../file/rows.ts';
import type { Sheet } from '../file/sheet.ts';
import { typedText } from '../values.ts';
import { EMAIL, partsOf, PHONE, type Guessable } from './columns.ts';

/**
 * The sheet with a column for each field that one column holds, whose cells are parted among them: an address
 * and a telephone number go to their fields, other parts to the others in their order, and what is left over
 * stays with the last one. A field that has a column of its own is not filled.
 */
export function withParts(sheet: Sheet, fields: readonly Guessable[]): Sheet {
  const parted = sheet.columns.map(({ name }) => fieldsOfHead(name));
  if (parted.every((names) => names.length < 2)) return sheet;
  const whole = new Set(parted.flatMap((names) => (names.length < 2 ? names : [])));
  const columns = sheet.columns.flatMap((column, at): SheetColumn[] => {
    const names = parted[at] ?? [];
    if (names.length < 2) return [column];
    return names.map((name, place) => {
      const title = fields.find((one) => one.name === name)?.labels[0] ?? column.title;
      const part = { title, place: column.place, part: place + 1 };
      if (!whole.has(name)) return { ...part, name };
      return { ...part, name: `${SECOND}${at}.${place}`, of: name };
    });
  });
  let further = 0;
  const spread = (cells: readonly (SheetCell | null)[]) =>
    parted.flatMap((names, at): (SheetCell | null)[] => {
      const cell = cells[at] ?? null;
      if (names.length < 2) return [cell];
      const values = valuesOf(typedText(cell), names, fields);
      further += Math.max(0, values.filter((value) => value !== null).length - 1);
      return values;
    });
  const rows = sheet.rows.map((row) => ({ ...row, cells: spread(row.cells) }));
  return {
    ...sheet,
    columns,
    rows,
    read: sheet.read.map((one) => ({
      ...one,
      places: parted.flatMap((names, at) => names.map(() => one.places[at] ?? -1)),
    })),
    cells: sheet.cells + further,
  };
}

function valuesOf(
  text: string | null,
  names: readonly string[],
  fields: readonly Guessable[],
): (string | null)[] {
  const left = text === null ? [] : partsOf(text);
  const values = names.map((name): string | null => {
    const holds = fields.find((field) => field.name === name)?.holds;
    if (!holds) return null;
    const at = left.findIndex((one) => (holds === 'email' ? EMAIL : PHONE).test(one));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  const open = names.flatMap((name, at) =>
    values[at] === null && !fields.some((one) => one.name === name && one.holds) ? [at] : [],
  );
  const last = open.pop() ?? names.length - 1;
  for (const at of open) values[at] = left.shift() ?? null;
  if (left.length > 0) values[last] = [values[last] ?? [], left].flat().join(' / ');
  return values;
}
