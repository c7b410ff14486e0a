import { kindOf, seenFields } from '@emanet/contract/records/kinds/kinds';
import type { ColumnPreset, Field } from '@emanet/contract/records/fields';
import { COLUMN_PRESETS } from '@emanet/contract/records/fields';
import { lookOf } from '../../kinds/kinds.ts';
import type { Register } from '../../register.ts';

/** Columns every register has beside its fields. */
export const DERIVED_COLUMNS = [
  'hukum',
  'risk',
  'eksiksizlik',
  'guncelleyen',
  'guncellenme_tarihi',
] as const;
export type DerivedKey = (typeof DERIVED_COLUMNS)[number];

export type Column = Readonly<{ key: string; width: number }> &
  ({ kind: 'field'; field: Field } | { kind: DerivedKey });

const NAME_WIDTH = 386;

const DERIVED_WIDTH: Readonly<Record<DerivedKey, number>> = {
  hukum: 104,
  risk: 88,
  eksiksizlik: 104,
  guncelleyen: 160,
  guncellenme_tarihi: 114,
};

export const nameWidth = (register: Register): number =>
  register.widths?.[register.nameField] ?? NAME_WIDTH;

function widthOf(field: Field): number {
  if (field.lookup === 'isleme_sarti') return 146;
  if (field.lookup === 'kisisel_veriler') return 196;
  if (field.lookup === 'ilgili_kisi') return 126;
  return lookOf(field).width ?? 220;
}

const isPreset = (text: string | null): text is ColumnPreset =>
  COLUMN_PRESETS.some((preset) => preset === text);

export const readPreset = (text: string | null): ColumnPreset => (isPreset(text) ? text : 'ozet');

/** The column of personal data comes right after the department. */
const rank = (field: Field): number => {
  if (kindOf(field).reference === 'department') return 0;
  return field.lookup === 'kisisel_veriler' ? 1 : 2;
};

/** Every column in order, except the name, which is always shown. */
export function allColumns(register: Register): Column[] {
  const fields = seenFields(register.fields)
    .filter((field) => field.name !== register.nameField)
    .sort((a, b) => rank(a) - rank(b));
  return [
    ...fields.map((field): Column => ({
      key: field.name,
      kind: 'field',
      field,
      width: register.widths?.[field.name] ?? widthOf(field),
    })),
    ...DERIVED_COLUMNS.map((kind): Column => ({ key: kind, kind, width: DERIVED_WIDTH[kind] })),
  ];
}

const inPreset = (kind: DerivedKey, preset: ColumnPreset): boolean =>
  preset === 'tumu' || (kind !== 'guncelleyen' && (kind !== 'eksiksizlik' || preset !== 'ozet'));

/** Keys of a preset's columns. Only the full preset has the author; a summary has the verdict. */
export function presetKeys(register: Register, preset: ColumnPreset): string[] {
  const summary = preset === 'ozet' ? register.summary : undefined;
  return allColumns(register)
    .filter((column) =>
      column.kind === 'field'
        ? (summary?.includes(column.key) ?? column.field.listed?.includes(preset))
        : inPreset(column.kind, preset),
    )
    .map((column) => column.key);
}

/** The columns with these keys, always in the register's order. */
export const columnsOf = (register: Register, keys: readonly string[]): Column[] =>
  allColumns(register).filter((column) => keys.includes(column.key));
