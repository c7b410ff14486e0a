import type { z } from 'zod';
import type { Field } from '../fields.ts';

/** Target of a field's values. `library`: a record of the template company. */
export type Reference = 'department' | 'document' | 'activity' | 'supplier' | 'library';

/** The type of a field's column in the database. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'date' | 'text[]' | 'integer[]';

/**
 * Behaviour that holds for every field of one kind, on server and web. `body` is the schema of what may be
 * sent, `answer` that of what is answered, `beside` what is answered with it under further names.
 * `clean` gives a value sent the one spelling in which it is stored. `many`: a list, empty as `[]`.
 * `written`: text by hand, at most as long as the field says. `reference`: what its values stand
 * for. `suggests`: the form offers what other records say. `hidden`: no form, list or sheet shows it.
 */
export type Kind = Readonly<{
  column: ColumnType;
  body: (field: Field) => z.ZodType;
  answer: () => z.ZodType;
  beside?: (field: Field) => Readonly<Record<string, z.ZodType>>;
  clean: (field: Field, value: unknown) => unknown;
  many?: true;
  written?: true;
  suggests?: true;
  reference?: Reference;
  hidden?: true;
}>;

/** A single value as it was sent; nothing is `null`. */
export const asSent = (_: Field, value: unknown): unknown => value ?? null;
