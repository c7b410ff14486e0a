import { seenFields } from '@emanet/contract/records/kinds/kinds';
import type { Field, Values } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { cleanRecord } from '../clean.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { RecordRow, Register } from '../register.ts';
import type { SheetCell } from './file/rows.ts';
import type { Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { typedText, valueOf } from './values.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import type { Wrong } from '../kinds/wrong.ts';

/**
 * A row of the file on its way to a record. `wrong` is what is wrong with it, by field or by
 * ID_COLUMN; `current` the record it is about, `next` what would become of that.
 */
export type Draft = {
  readonly row: number;
  /** Cell of a column; `undefined` when the file has no such column. */
  readonly cell: (name: string) => SheetCell | null | undefined;
  readonly wrong: Map<string, Wrong>;
  id: number | undefined;
  key: RecordKey;
  current: RecordRow | undefined;
  next: Values | undefined;
};

/** By what a record is found that has no number: its name in one spelling, and its department. */
export type RecordKey = Readonly<{ name: string; department_id: unknown }>;

/** Fields that stand in a file. */
export const sheetFields = ({ fields }: Register): Field[] => seenFields(fields);

const LARGEST_ID = 2_147_483_647;

const naming = new WeakMap<Register, readonly Field[]>();

/** The fields that name a record: nothing else is cleaned to find it. */
function namingFields(register: Register): readonly Field[] {
  const known =
    naming.get(register) ??
    register.fields.filter(({ name }) => [register.nameField, register.writtenName].includes(name));
  naming.set(register, known);
  return known;
}

/** The name of a record in one spelling; one that the look-up does not have counts as written. */
export function keyOf(register: Register, values: Values): RecordKey {
  const { nameField, writtenName } = register;
  const cleaned = cleanRecord(namingFields(register), values);
  const folded = (name: string) => {
    const value = cleaned[name];
    return typeof value === 'string' ? foldTurkish(value) : '';
  };
  return {
    name: writtenName ? `${folded(nameField)}\n${folded(writtenName)}` : folded(nameField),
    department_id: values.department_id,
  };
}

/** The rows of a sheet with their numbers and names read. */
export async function draftsOf(register: Register, sheet: Sheet, names: ReferenceNames) {
  const places = new Map(sheet.columns.map(({ name }, place) => [name, place]));
  const identifying = register.fields.filter(
    (field) => namingFields(register).includes(field) || field.name === 'department_id',
  );
  const drafts: Draft[] = [];
  await forEachInTurn(sheet.rows, ({ row, cells }) => {
    const cell = (name: string) => {
      const place = places.get(name);
      return place === undefined ? undefined : cells[place];
    };
    const values = identifying.map((field) => {
      const found = valueOf(field, cell(field.name) ?? null, undefined, names);
      return [field.name, 'value' in found ? found.value : null] as const;
    });
    const wrong = new Map<string, Wrong>();
    drafts.push({
      row,
      cell,
      wrong,
      id: idOf(cell(ID_COLUMN) ?? null, wrong),
      key: keyOf(register, Object.fromEntries(values)),
      current: undefined,
      next: undefined,
    });
  });
  return drafts;
}

/** The number of a record that a cell holds; what is wrong with it goes into `wrong`. */
export function idOf(cell: SheetCell | null, wrong: Map<string, Wrong>): number | undefined {
  const text = typedText(cell);
  if (text === null) return undefined;
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) wrong.set(ID_COLUMN, { problem: 'type' });
  else if (id > LARGEST_ID || id === 0) wrong.set(ID_COLUMN, { problem: 'no_record' });
  return wrong.size > 0 ? undefined : id;
}
