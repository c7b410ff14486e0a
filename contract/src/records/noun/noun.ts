import { z } from 'zod';
import { listOf } from '../../shared/endpoint.ts';
import type { LabelKey } from '../../shared/labels.ts';
import { id, requiredText } from '../../shared/primitives.ts';
import type { Ability } from '../../shared/roles.ts';
import type { Control, Field } from '../fields.ts';
import { kindOf } from '../kinds/kinds.ts';
import { nounImportEndpoints } from '../import-endpoints.ts';
import { callsOf } from './noun-calls.ts';

/** Field of a noun: that of a register, without the section of a long form. */
export type NounField = Omit<Field, 'section' | 'required'> & Readonly<{ required?: true }>;

type ValueOf<One extends Control> = One extends 'boolean'
  ? boolean
  : One extends 'number' | 'department' | 'document'
    ? number
    : One extends 'multiselect'
      ? string[]
      : One extends 'activities'
        ? number[]
        : string;

type Both<Shape> = z.ZodType<Shape, Shape>;
type Envelope = Readonly<{ company_id?: number | undefined; surum?: number | undefined }>;

/** Values of a row by the list of its fields. */
export type ValuesOf<Fields extends readonly NounField[]> = {
  [One in Fields[number] as One['name']]: One extends { required: true }
    ? ValueOf<One['control']>
    : ValueOf<One['control']> | null;
};
/** Row of a noun as it is answered. */
export type RowOf<Fields extends readonly NounField[]> = ValuesOf<Fields> & {
  id: number;
  company_id: number;
  surum: number;
};
type ChangedOf<Fields extends readonly NounField[]> = Envelope & {
  [Name in keyof ValuesOf<Fields>]?: ValuesOf<Fields>[Name] | undefined;
};
type RequiredOf<Fields extends readonly NounField[]> = {
  [One in Extract<Fields[number], { required: true }> as One['name']]: ValueOf<One['control']>;
};
type AddedOf<Fields extends readonly NounField[]> = ChangedOf<Fields> & RequiredOf<Fields>;

type Definition<Tur extends string, Fields extends readonly NounField[]> = Readonly<{
  /** Its name in the change log, and its table. */
  tur: Tur;
  /** First part of its addresses. */
  base: `/api/${string}`;
  /** A row in both languages, for the summaries of OpenAPI. */
  title: `${string} / ${string}`;
  read: Ability;
  write: Ability;
  /** Group of the labels in which `title` and `fields` are. */
  labels: LabelGroup<Fields[number]['name']>;
  /** Field of a row's name. */
  nameField: Fields[number]['name'];
  fields: Fields;
}>;

/** A group of labels with a title and a label for each of these fields: the compiler refuses a field without. */
type LabelGroup<Name extends string> = {
  [Group in TitledGroup]: `${Group}.fields.${Name}` extends LabelKey ? Group : never;
}[TitledGroup];
type TitledGroup =
  Extract<LabelKey, `${string}.title`> extends `${infer Group}.title` ? Group : never;

/** Schema of a value that is sent. */
const bodyOf = (field: Field) =>
  field.required && kindOf(field).written
    ? requiredText(field.max ?? 0)
    : kindOf(field).body(field);

const isThere = (value: unknown) => value !== null && value !== undefined;

/** Schema of a row of a sheet, by its fields: the required ones are not empty. */
export const sheetRowBody = (fields: readonly Field[]) =>
  z.object(
    Object.fromEntries(
      fields.map((field) => [
        field.name,
        field.required
          ? bodyOf(field).refine(isThere, { params: { code: 'required' } })
          : bodyOf(field).optional(),
      ]),
    ),
  );

/**
 * A noun as a list of fields. Row, bodies, calls, labels and, in the server's and the web's
 * `records/noun`, its queries, log, sheet, list, form and drawer are made from this list, so that
 * another field is one line here, one migration and two labels.
 */
export function defineNoun<const Tur extends string, const Fields extends readonly NounField[]>(
  definition: Definition<Tur, Fields>,
) {
  const fields: readonly Field[] = definition.fields.map((field) => ({ section: '', ...field }));
  const { base, title, read, write } = definition;
  const envelope = { company_id: id.optional(), surum: id.optional() };
  const shape = (bodies: (field: Field) => z.ZodType) =>
    Object.fromEntries(fields.map((field) => [field.name, bodies(field)]));
  const answerOf = (field: Field) => (field.required ? z.string() : kindOf(field).answer());
  const shapeOfRow = { id, company_id: id, ...shape(answerOf), surum: id };
  // The list of fields is the only place where both the schemas and their types come from.
  const row = z.object(shapeOfRow) as z.ZodType as Both<RowOf<Fields>>;
  const added = z.strictObject({
    ...shape((field) => (field.required ? bodyOf(field) : bodyOf(field).optional())),
    ...envelope,
  }) as z.ZodType as Both<AddedOf<Fields>>;
  const changed = z.strictObject({
    ...shape((field) => bodyOf(field).optional()),
    ...envelope,
  }) as z.ZodType as Both<ChangedOf<Fields>>;
  const calls = callsOf({ base, read, write, row, asOf: true });
  return {
    ...definition,
    fields,
    row,
    /** Body of a new row. */
    added,
    /** Rows of a list that answers further columns. */
    listed: <Shape extends z.ZodRawShape>(further: Shape) =>
      listOf(
        z.object({ ...shapeOfRow, ...further }) as z.ZodType as Both<
          RowOf<Fields> & z.output<z.ZodObject<Shape>>
        >,
      ),
    calls: {
      list: calls.list({
        summary: `${title}: liste / list`,
        query: z.strictObject({ q: requiredText(200).optional() }),
      }),
      add: calls.add({ summary: `${title}: ekle / add`, body: added }),
      update: calls.update({ summary: `${title}: güncelle / update`, body: changed }),
      delete: calls.delete(`${title}: sil / delete`),
      restore: calls.restore(`${title}: silineni geri getir / bring back`),
      export: calls.export(`${title}: Excel`),
      ...nounImportEndpoints({ title, base, write }),
    },
  };
}
