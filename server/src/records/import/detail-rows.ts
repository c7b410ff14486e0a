import {
  DETAIL_FIELD,
  DETAIL_PARTS,
  detailPartName,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import type { Field, Values } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { cleaned } from '../clean.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { isDetailCategory } from '../kinds/detail.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import type { Owners } from './account.ts';
import type { Draft, Named } from './drafts.ts';
import type { SheetRow } from './file/read.ts';
import type { SheetCell } from './file/rows.ts';
import type { Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { holdsAll } from './kept.ts';
import { typedText, valueOf } from './values.ts';

type Place = (name: string) => number | undefined;

const textAt = ({ cells }: SheetRow, place: number | undefined): string | null =>
  place === undefined ? null : typedText(cells[place] ?? null);

const placesIn = ({ columns }: Pick<Sheet, 'columns'>): Place => {
  const places = new Map(columns.map(({ name }, place) => [name, place]));
  return (name) => places.get(name);
};

/** The answers in one cell of a further row, each as `Category | Question | Answer`. */
function answersIn(row: SheetRow, part: DetailPart, placeOf: Place): string[] {
  const text = textAt(row, placeOf(part));
  if (text === null) return [];
  const answers = part === 'saklama_suresi' ? [text] : text.split(';');
  return answers
    .map((one) => one.trim())
    .filter(Boolean)
    .map((answer) =>
      [textAt(row, placeOf(DETAIL_FIELD)), detailPartName(part, 'tr'), answer].join(' | '),
    );
}

/**
 * A sheet with one row per record: a further row names a category of data and answers for it alone. It
 * belongs to the record of its number, or without a number to the record above, unless it has its own name.
 */
export async function withoutDetailRows(
  sheet: Sheet,
  nameField: string,
): Promise<Sheet & Readonly<{ owners?: Owners }>> {
  const placeOf = placesIn(sheet);
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
  const nameOf = (row: SheetRow) => foldTurkish(textAt(row, placeOf(nameField)) ?? '');
  const ownerOf = (row: SheetRow, above: SheetRow | undefined) => {
    const id = textAt(row, placeOf(ID_COLUMN));
    if (id !== null) return byId.get(id);
    return above?.sheet === row.sheet && ['', nameOf(above)].includes(nameOf(row))
      ? above
      : undefined;
  };
  const written = new Map<SheetRow, string[]>();
  const owners = new Map<SheetRow, SheetRow>();
  const rows: SheetRow[] = [];
  await forEachInTurn(sheet.rows, (row) => {
    const owner = further.has(row) ? ownerOf(row, rows.at(-1)) : undefined;
    if (!owner) {
      rows.push(row);
      return;
    }
    const answers = DETAIL_PARTS.flatMap((part) => answersIn(row, part, placeOf));
    owners.set(row, owner);
    written.set(owner, [...(written.get(owner) ?? []), ...answers]);
  });
  return {
    ...sheet,
    owners,
    rows: rows.map((row) => {
      const own = written.get(row);
      if (!own) return row;
      const before = textAt(row, detail);
      const cell = own.join('; ');
      return {
        ...row,
        cells: row.cells.map((one, place) =>
          place === detail ? [before, cell].filter(Boolean).join('; ') : one,
        ),
      };
    }),
  };
}

const isPart = (name: string): name is DetailPart => DETAIL_PARTS.some((part) => part === name);

/**
 * Refuses what a further row says and its record does not hold: in other columns it may only repeat the
 * row of its record; with a number it may also repeat the stored name and department.
 */
export function refuseFurther(
  register: Named,
  sheet: Sheet,
  [row, owner]: readonly [SheetRow, SheetRow],
  { current, next = current, wrong }: Draft,
  names: ReferenceNames,
): void {
  if (next === undefined) return;
  const values: Values = { ...next };
  const had: Values = { ...current };
  const placeOf = placesIn(sheet);
  const naming =
    textAt(row, placeOf(ID_COLUMN)) === null ? [] : [register.nameField, 'department_id'];
  const fieldOf = (name: string) => register.fields.find((field) => field.name === name);
  const valueIn = (field: Field, cell: SheetCell | null) => {
    const read = valueOf(field, cell, had, names);
    return 'value' in read ? cleaned([field], { [field.name]: read.value })[field.name] : undefined;
  };
  const holds = (name: string, at: number): boolean => {
    if (name === DETAIL_FIELD)
      return DETAIL_PARTS.some((part) => textAt(row, placeOf(part)) !== null);
    const field = fieldOf(isPart(name) ? DETAIL_FIELD : name);
    if (!field) return false;
    const cell = row.cells[at] ?? null;
    if (!isPart(name) && cell === owner.cells[at]) return true;
    const answers = isPart(name) ? answersIn(row, name, placeOf).join('; ') : cell;
    const value = answers === '' ? undefined : valueIn(field, answers);
    const kept = [values, ...(naming.includes(name) ? [had] : [])];
    return value !== undefined && kept.some((one) => holdsAll(one[field.name], value));
  };
  for (const [at, { name }] of sheet.columns.entries()) {
    const text = textAt(row, at);
    if (text === null || name === ID_COLUMN || holds(name, at)) continue;
    wrong.set(`${name} ${row.row}`, {
      problem: name === DETAIL_FIELD ? 'further_alone' : 'further_row',
      values: { value: text.slice(0, 80), row: owner.row },
      at: { name, row: row.row, sheet: row.sheet, text },
    });
  }
}
