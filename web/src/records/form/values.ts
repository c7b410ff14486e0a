import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';
import { holds, isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import type { Role } from '@emanet/contract/shared/roles';
import type { RecordBody } from '../register.ts';

/** Value of a control. Empty is `null`; a multi-select without ticks is `[]`. */
export type FieldValue = string | number | boolean | string[] | number[] | null;
export type FormValues = Readonly<Record<string, FieldValue>>;

export const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isNumberList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const isAsked = (field: Field) => !kindOf(field).hidden;

function valueOf(field: Field, value: unknown): FieldValue {
  const { many, column } = kindOf(field);
  if (many && column === 'text[]') return isStringList(value) ? value : [];
  if (many) return isNumberList(value) ? value : [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return emptyOf(field);
}

/** The values of a row, or of a stored draft, for the controls; unknown names are dropped. */
export const valuesOf = (fields: readonly Field[], row: Values): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, row[field.name])]));

export const emptyValues = (fields: readonly Field[]): FormValues => valuesOf(fields, {});

export const isVisible = (field: Field, values: Values): boolean =>
  isAsked(field) && holds(field.visibleWhen, values);

export const isWritable = (field: Field, role: Role): boolean =>
  isAsked(field) && (field.writableBy?.includes(role) ?? true);

/** A value as it would be stored: text without outer white space, blank text as null. */
const stored = (value: FieldValue): FieldValue => {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
};

/** Compares values as stored; the order in which choices were ticked does not matter. */
export function sameValue(a: FieldValue, b: FieldValue): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    const inB = new Set<string | number>(b);
    return a.length === b.length && a.every((one) => inB.has(one));
  }
  return stored(a) === stored(b);
}

export const isChanged = (fields: readonly Field[], before: FormValues, now: FormValues): boolean =>
  fields.some((field) => !sameValue(before[field.name] ?? null, now[field.name] ?? null));

/**
 * The full record as it is sent. A hidden field is sent empty, so that its old answer is deleted; a
 * field that the role may not write is left out.
 */
export function bodyOf(
  fields: readonly Field[],
  values: FormValues,
  role: Role,
  surum?: number,
): RecordBody {
  const body: Record<string, unknown> = {};
  for (const field of fields.filter((one) => isWritable(one, role)))
    body[field.name] = isVisible(field, values)
      ? stored(values[field.name] ?? emptyOf(field))
      : emptyOf(field);
  return surum === undefined ? body : { ...body, surum };
}

/** Does a record have a value in one of these fields? */
export const isTouched = (fields: readonly Field[], values: FormValues): boolean =>
  fields.some((field) => !isEmpty(values[field.name]));
