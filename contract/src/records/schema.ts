import { z } from 'zod';
import { codesOf } from '../lookups.ts';
import { date, flag, id, text } from '../shared/primitives.ts';
import type { Field } from './fields.ts';

/** Most choices one multi-select may hold; the longest look-up has 180 entries. */
const MOST_CHOICES = 200;
/** Most characters of a text field that names no `max`. */
export const LONGEST_TEXT = 4000;

function schemaOf(field: Field): z.ZodType {
  switch (field.control) {
    case 'select':
      return z.enum(codes(field)).nullable();
    case 'multiselect':
      return z
        .array(z.enum(codes(field)))
        .max(MOST_CHOICES)
        .transform((values) => [...new Set(values)]);
    case 'boolean':
      return flag.nullable();
    case 'activities':
      return z
        .array(id)
        .max(MOST_CHOICES)
        .transform((values) => [...new Set(values)]);
    case 'date':
      return date.nullable();
    case 'department':
    case 'document':
    case 'hidden-id':
      return id.nullable();
    default:
      return text(field.max ?? LONGEST_TEXT).nullable();
  }
}

function codes(field: Field): [string, ...string[]] {
  if (!field.lookup) throw new Error(`${field.name} has no look-up`);
  const [first, ...rest] = codesOf(field.lookup);
  if (!first) throw new Error(`look-up ${field.lookup} is empty`);
  return [first, ...rest];
}

const shapeOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field).optional()]));

/** What any register's body may carry besides its fields; the server sets or checks each of them. */
const envelope = {
  id: id.optional(),
  company_id: id.optional(),
  guncelleyen: text(300).nullish(),
  surum: id.optional(),
};

/**
 * Body of `add` and of `update`, made from the field list. Unknown names are refused. What must
 * not be empty is checked on the whole record, see `requiredFields`.
 */
export const recordBody = (fields: readonly Field[]) =>
  z.strictObject({ ...shapeOf(fields), ...envelope });

/** Beside the number of a document a row carries its name, under this name. */
export const documentName = (field: Field): string => `${field.name}_ismi`;

/** A row as it is answered: every field, nullable, beside what the server adds. */
export const recordRow = (
  fields: readonly Field[],
  follows: Readonly<Record<string, z.ZodType>> = {},
) =>
  z.looseObject({
    ...Object.fromEntries(
      fields.flatMap((field) => [
        [field.name, answered(field)],
        ...(field.control === 'document' ? [[documentName(field), z.string().nullable()]] : []),
      ]),
    ),
    ...follows,
  });

function answered(field: Field): z.ZodType {
  if (field.control === 'multiselect') return z.array(z.string());
  if (field.control === 'activities') return z.array(z.number());
  if (field.control === 'boolean') return z.boolean().nullable();
  if (
    field.control === 'department' ||
    field.control === 'document' ||
    field.control === 'hidden-id'
  )
    return z.number().nullable();
  return z.string().nullable();
}
