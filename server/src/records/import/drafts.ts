import type { Derived } from '@emanet/contract/records/conditional';
import { seenFields } from '@emanet/contract/records/kinds/kinds';
import type { Field, Values } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { cleanRecord } from '../clean.ts';
import { forEachInTurn } from '../in-pieces.ts';
import { fieldLabel, registerTitle } from '@emanet/contract/records/labels';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import type { RecordRow, Register } from '../register.ts';
import type { SheetCell } from './file/rows.ts';
import type { Sheet } from './file/sheet.ts';
import { ID_COLUMN } from './heads.ts';
import { typedText, valueOf } from './values.ts';
import type { ReferenceNames } from '../kinds/names.ts';
import type { Wrong } from '../kinds/wrong.ts';

/**
 * A row of the file before it is a record. `wrong`: its problems, by field or by ID_COLUMN; `dropped`:
 * cells refused alone, because the rest of the row says the same; `derived`: answers that follow from
 * other cells; `current`: the stored record, `next`: its new state; `read`: values of the cells that
 * differ from the stored ones; `noted`: by field, the words of an answer without a choice, as the
 * description keeps them.
 */
export type Draft<Row extends SheetRow = RecordRow> = {
  readonly row: number;
  /** Place of its sheet among those that are read. */
  readonly sheet: number;
  /** The row as sentences name it: with its sheet where several are read. */
  readonly place: string | number;
  /** Cell of a column; `undefined` when the file has no such column. */
  readonly cell: (name: string) => SheetCell | null | undefined;
  readonly wrong: Map<string, Wrong>;
  readonly dropped: Map<string, Wrong>;
  derived: readonly Derived[];
  id: number | undefined;
  key: RecordKey;
  current: Row | undefined;
  next: Values | undefined;
  read?: Values;
  noted?: ReadonlyMap<string, string>;
};

/** A row that an import may change. */
export type SheetRow = Readonly<{ id: number; surum: number }>;

/** Fields of a noun, and those by which its rows are named; `anywhere`: whatever their department. */
export type Named = Pick<Register, 'fields' | 'writtenName'> &
  Readonly<{ nameField: string; anywhere?: true }>;

/**
 * The same with what its sheet is called, and the heads of its columns. `shownBy`: fields that together name
 * a row to a person.
 */
export type SheetNoun = Named &
  Readonly<{
    title: Sentence;
    label: (name: string, lang: Language) => string;
    shownBy?: readonly string[];
  }>;

export const sheetNounOf = (register: Register): SheetNoun => ({
  ...register,
  title: registerTitle(register.noun),
  label: (name, lang) => fieldLabel(register.noun, name, lang),
});

/** By what a record is found that has no number: its name in one spelling, and its department. */
export type RecordKey = Readonly<{ name: string; department_id: unknown }>;

/** Fields that stand in a file. */
export const sheetFields = ({ fields }: Named): Field[] => seenFields(fields);

const LARGEST_ID = 2_147_483_647;

const naming = new WeakMap<Named, readonly Field[]>();

/** The fields that name a record: only these are cleaned to find it. */
function namingFields(register: Named): readonly Field[] {
  const known =
    naming.get(register) ??
    register.fields.filter(({ name }) => [register.nameField, register.writtenName].includes(name));
  naming.set(register, known);
  return known;
}

/** The name of a record in one spelling; one that the look-up does not have counts as written. */
export function keyOf(register: Named, values: Values): RecordKey {
  const { nameField, writtenName, anywhere } = register;
  const cleaned = cleanRecord(namingFields(register), values);
  const folded = (name: string) => {
    const value = cleaned[name];
    return typeof value === 'string' ? foldTurkish(value) : '';
  };
  return {
    name: writtenName ? `${folded(nameField)}\n${folded(writtenName)}` : folded(nameField),
    department_id: anywhere ? null : values.department_id,
  };
}

/** The rows of a sheet with their numbers and names read. */
export async function draftsOf<Row extends SheetRow = RecordRow>(
  register: Named,
  sheet: Sheet,
  names: ReferenceNames,
) {
  const places = new Map(sheet.columns.map(({ name }, place) => [name, place]));
  const identifying = register.fields.filter(
    (field) => namingFields(register).includes(field) || field.name === 'department_id',
  );
  const drafts: Draft<Row>[] = [];
  await forEachInTurn(sheet.rows, ({ row, sheet: of, cells }) => {
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
      sheet: of,
      place: sheet.read.length > 1 ? `${sheet.read[of]?.name ?? ''}!${row}` : row,
      cell,
      wrong,
      dropped: new Map(),
      derived: [],
      id: idOf(cell(ID_COLUMN) ?? null, wrong),
      key: keyOf(register, Object.fromEntries(values)),
      current: undefined,
      next: undefined,
    });
  });
  return drafts;
}

/** The record number in a cell; a problem is added to `wrong`. */
function idOf(cell: SheetCell | null, wrong: Map<string, Wrong>): number | undefined {
  const text = typedText(cell);
  if (text === null) return undefined;
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) wrong.set(ID_COLUMN, { problem: 'type' });
  else if (id > LARGEST_ID || id === 0) wrong.set(ID_COLUMN, { problem: 'no_record' });
  return wrong.size > 0 ? undefined : id;
}
