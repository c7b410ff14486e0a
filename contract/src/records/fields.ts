import type { Role } from '../shared/roles.ts';
import type { LookupName } from '../lookups.ts';
import type { LabelKey } from '../shared/labels.ts';
import type { Sentence } from '../shared/primitives.ts';

/** The field of a record that holds its answers to warnings. */
export const ANSWERS_FIELD = 'uyari_cevaplari';

/** Fields with the answer whether data leave the country. */
export const ABROAD_FIELDS: readonly string[] = ['yurt_disi_aktarim', 'yurt_disi_mi'];

/** Among the choices of a filter, an empty field. */
export const EMPTY_CHOICE = '-';

/** When a field applies, defined once for the server, the form and Excel. */
export type Condition =
  | { field: string; is: string | boolean }
  | { field: string; hasAny: readonly string[] }
  | { field: string; isNoneOf: readonly (string | boolean)[] }
  /** The day in `field` is late, reckoned from the day in another one. */
  | { field: string; since: string; isLate: (day: string, since: string) => boolean };

/** The kinds of fields; what each does is in one table per layer. */
export type Control =
  | 'text'
  | 'textarea'
  | 'suggest'
  | 'select'
  | 'multiselect'
  | 'select-or-text'
  | 'boolean'
  | 'confirmation'
  | 'number'
  | 'duration'
  | 'department'
  | 'document'
  | 'supplier'
  | 'country'
  | 'email'
  | 'activities'
  | 'date'
  | 'category-detail'
  | 'word'
  | 'person'
  | 'warning-answers'
  | 'hidden-id';

/**
 * One field of a register. Form, column, change log, Excel, filter and OpenAPI follow from it.
 * `visibleWhen`: shown only then. `required`: refused when empty. `expected`: lowers the completeness
 * (`eksiksizlik`) when empty, never refused. `max`: in characters, `most`: the largest number. `home`: the
 * own country is allowed. `implies`: whether a value answers the field's condition; `false` if it agrees with
 * a hidden field, `undefined` if it says neither. `words`: the allowed values, each with its label.
 */
export type Field = Readonly<{
  name: string;
  section: string;
  control: Control;
  lookup?: LookupName;
  words?: readonly Word[];
  /** Several of the words may be given. */
  many?: true;
  documentTypes?: readonly string[];
  /** An empty field is stored with the value that another field's code gives here. */
  follows?: Readonly<{ field: string; codes: ReadonlyMap<string, string> }>;
  max?: number;
  most?: number;
  home?: true;
  visibleWhen?: Condition;
  implies?: (value: unknown) => boolean | undefined;
  required?: true | Condition;
  expected?: true | Condition;
  writableBy?: readonly Role[];
  /** Only the company itself can attest an answer (or this one, which frees it of duties); a copy leaves it open. */
  attested?: true | Readonly<{ as: string | boolean }>;
  /** Column presets of the list that show this field. */
  listed?: readonly ColumnPreset[];
}>;

/** A value with its label, and other words that sheets have for it. */
export type Word = readonly [
  value: string | boolean,
  label: LabelKey | Sentence,
  also?: readonly string[],
];

/** Values with the label that each has in a group of labels. */
export const wordsUnder = <Group extends string, Value extends string>(
  group: Group,
  values: readonly Value[],
) => values.map((value) => [value, `${group}.${value}`] as const);

export const COLUMN_PRESETS = ['ozet', 'hukuki', 'saklama', 'tumu'] as const;
export type ColumnPreset = (typeof COLUMN_PRESETS)[number];

export type Values = Readonly<Record<string, unknown>>;

/** Is a value left blank: null, white space or an empty choice? `false` is an answer. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Does a record meet a condition? No condition is always met. */
export function holds(condition: Condition | true | undefined, values: Values): boolean {
  if (condition === undefined || condition === true) return true;
  const value = values[condition.field];
  if ('is' in condition) return value === condition.is;
  if ('isLate' in condition) {
    const since = values[condition.since];
    return isDay(value) && isDay(since) && condition.isLate(value, since);
  }
  if ('isNoneOf' in condition) return !condition.isNoneOf.some((code) => code === value);
  const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
  return condition.hasAny.some((code) => codes.includes(code));
}

const asked = (field: Field, values: Values) => holds(field.visibleWhen, values);

/** Fields that must be filled for the record to be saved at all. */
export const requiredFields = (fields: readonly Field[], values: Values): Field[] =>
  fields.filter(
    (field) =>
      field.required !== undefined && asked(field, values) && holds(field.required, values),
  );

/** Fields that a complete record fills, required ones included. */
export const expectedFields = (fields: readonly Field[], values: Values): Field[] =>
  fields.filter((field) => {
    if (!asked(field, values)) return false;
    if (field.required !== undefined && holds(field.required, values)) return true;
    return field.expected !== undefined && holds(field.expected, values);
  });

/** Begins the code of a category of data as a whole: a sheet named it and none of its data. It is never offered. */
export const WHOLE_CATEGORY = 'kategori_';

/** Does a code name a category of data, and none of its data? */
export const isWholeCategory = (code: unknown): boolean =>
  typeof code === 'string' && code.startsWith(WHOLE_CATEGORY);

/** Is an answer lacking, or does a list of data name a category and none of its data? */
const isOpen = (value: unknown): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.some(isWholeCategory));

/** Expected fields that are still open. */
export const missingFields = (fields: readonly Field[], values: Values): Field[] =>
  expectedFields(fields, values).filter((field) => isOpen(values[field.name]));

/** Fields that an expected field asks for or not, as long as it is itself unanswered. */
function undecidedFields(fields: readonly Field[], missing: readonly Field[]): Field[] {
  const open = new Set(missing.map(({ name }) => name));
  const reads = (condition: Condition | true | undefined) =>
    typeof condition === 'object' && open.has(condition.field);
  return fields.filter(
    ({ visibleWhen, expected, required }) =>
      (expected !== undefined || required !== undefined) &&
      [visibleWhen, expected, required].some(reads),
  );
}

/**
 * `eksiksizlik`: filled share of the expected fields, 0 to 100, rounded down so that 100 means all. What an
 * open answer may ask for counts as missing, so that taking an answer back never makes a record more complete.
 */
export function completeness(fields: readonly Field[], values: Values): number {
  const expected = expectedFields(fields, values);
  if (expected.length === 0) return 100;
  const missing = expected.filter((field) => isOpen(values[field.name]));
  const all = new Set([...expected, ...undecidedFields(fields, missing)]);
  return Math.floor(((expected.length - missing.length) / all.size) * 100);
}
