import { choiceOf } from '@emanet/contract/lookups';
import { holds, type Values } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Register as SharedRegister } from '@emanet/contract/records/register';
import type { Language } from '@emanet/contract/shared/primitives';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import { currentLanguage } from '../platform/i18n.ts';

/**
 * Look of a register. `filters` names the select fields whose filter is always offered, `summary`
 * the fields of the shortest column view where the contract's do not fit, `widths` the columns
 * whose width differs from their kind's. `follow` returns the other changes in a form when a field
 * changes. `noteOf`: consequence of a field, shown beside it. `linkedFrom`: records of other
 * registers name these. `extra`: drawn at the end of the record in the drawer.
 */
type Look = Readonly<{
  filters: readonly string[];
  summary?: readonly string[];
  widths?: Readonly<Record<string, number>>;
  follow?: (name: string, value: unknown, values: Values) => Readonly<Record<string, string>>;
  noteOf?: (field: string, values: Values, lang: Language) => string | undefined;
  linkedFrom?: true;
  extra?: ComponentType<Readonly<{ row: Values }>>;
}>;

/** Description of one register for the shared list, form and drawer. */
export type Register = SharedRegister & Look;

/** The form of a record. */
export const editAddress = (register: Pick<Register, 'editPath'>, id: number): string =>
  `${register.editPath}/${id}`;

/** A row in the server's answer: every field, with the derived values. */
export type RecordRow = z.output<Register['endpoints']['single']['answers']>['data'];

/** Body of `add` and `update`. */
export type RecordBody = z.input<Register['endpoints']['add']['body']>;

const textIn = (values: Values, name: string | undefined): string => {
  const value = name === undefined ? undefined : values[name];
  return typeof value === 'string' ? value : '';
};

/** Labels of fields, in words of one line. */
export const labelsOf = (
  { noun }: Pick<SharedRegister, 'noun'>,
  names: readonly string[],
  lang: Language = currentLanguage(),
): string => names.map((name) => fieldLabel(noun, name, lang)).join(', ');

/** Name of a record: the written one, else the label of its choice. */
export function nameOf(
  { nameField, writtenName, fields }: Register,
  values: Values,
  lang: Language = currentLanguage(),
): string {
  const fieldOf = (name: string | undefined) => fields.find((field) => field.name === name);
  const written = fieldOf(writtenName);
  if (written && holds(written.visibleWhen, values)) return textIn(values, writtenName);
  const name = textIn(values, nameField);
  const lookup = fieldOf(nameField)?.lookup;
  return (lookup && choiceOf(lookup, name)?.[lang]) ?? name;
}
