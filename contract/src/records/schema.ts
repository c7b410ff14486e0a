import { z } from 'zod';
import { id, text } from '../shared/primitives.ts';
import type { Field } from './fields.ts';
import { kindOf } from './kinds/kinds.ts';

const shapeOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, kindOf(field).body(field).optional()]));

/** Names that any register's body may carry besides its fields; the server sets or checks each. */
const envelope = {
  id: id.optional(),
  company_id: id.optional(),
  guncelleyen: text(300).nullish(),
  surum: id.optional(),
};

/** Accepted, so that an answer can be sent back as it came, and stored nowhere. */
const ignored = z.unknown().meta({ description: 'Yok sayılır / ignored' }).optional();

/**
 * Body of `add` and of `update`, made from the field list. What is answered with a record, `derived`
 * among it, may be sent back and is ignored; unknown names are refused. What must not be empty is
 * checked on the whole record, see `requiredFields`.
 */
export const recordBody = (fields: readonly Field[], derived: readonly string[]) =>
  z.strictObject({
    ...Object.fromEntries([...besideNames(fields), ...derived].map((name) => [name, ignored])),
    ...shapeOf(fields),
    ...envelope,
  });

/** Names of the values that are answered beside the fields. */
const besideNames = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => Object.keys(kindOf(field).beside?.(field) ?? {}));

/** A row as answered: every field, nullable, and what the server adds. */
export const recordRow = (
  fields: readonly Field[],
  follows: Readonly<Record<string, z.ZodType>> = {},
) =>
  z.looseObject({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const { answer, beside } = kindOf(field);
        return [[field.name, answer()], ...Object.entries(beside?.(field) ?? {})];
      }),
    ),
    ...follows,
  });
