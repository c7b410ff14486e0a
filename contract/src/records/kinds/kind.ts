import type { z } from 'zod';
import type { Field } from '../fields.ts';

/** Target of a field's values. `library`: a record of the template company. */
export type Reference = 'department' | 'document' | 'activity' | 'supplier' | 'library';

/** The type of a field's column in the database. */
export type ColumnType = 'text' | 'integer' | 'boolean' | 'date' | 'text[]' | 'integer[]';

/**
 * Behaviour of every field of one kind, on server and web. `body`: schema of the input, `answer`: of the
 * output, `beside`: further output under other names. `clean` normalises an input for storage. `many`: a list,
 * empty as `[]`. `written`: typed text, at most as long as the field allows. `reference`: the target of its
 * values. `suggests`: the form offers values of other records. `hidden`: in no form, list or sheet.
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

/** A single value as it was sent; undefined becomes null. */
export const asSent = (_: Field, value: unknown): unknown => value ?? null;
