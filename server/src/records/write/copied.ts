import { codesOf } from '@emanet/contract/lookups';
import { requiredFields, type Field, type Values } from '@emanet/contract/records/fields';
import { openInCopies } from '@emanet/contract/records/copies';
import { id } from '@emanet/contract/shared/primitives';
import { z } from 'zod';

/** Field of an entry that names the company and the record which a copy was made from. */
export const COPIED_FROM = 'kopya_kaynagi';
export const copiedFrom = z.object({ company_id: id, id });

/** Kinds of fields whose values mean the same in any company. */
const ALIKE = new Set<Field['control']>([
  ...(['select', 'multiselect', 'boolean', 'number', 'duration', 'country'] as const),
  // Every company has the same library.
  'hidden-id' as const,
]);
/** Does a field that takes a choice or words hold a choice? */
const isChoice = ({ control, lookup }: Field, value: unknown): boolean =>
  control === 'select-or-text' &&
  lookup !== undefined &&
  typeof value === 'string' &&
  codesOf(lookup).includes(value);

const FREE = new Set<Field['control']>([
  ...(['text', 'textarea', 'suggest', 'select-or-text', 'category-detail'] as const),
]);

/**
 * Values that a copy in another company gets: name, choices, library row, the texts that the choices require,
 * and free texts if wanted. Days, documents, activities, notes for the consultant and what only a company can
 * attest are not copied. A supplier is copied by name.
 */
export function copiedValues(
  fields: readonly Field[],
  values: Values,
  { nameField, texts }: Readonly<{ nameField: string; texts: boolean }>,
): Values {
  const comesAlong = (field: Field) => {
    const { name, control, writableBy } = field;
    if (writableBy !== undefined) return false;
    if (name === nameField || control === 'supplier') return true;
    return ALIKE.has(control) || isChoice(field, values[name]);
  };
  const own = {
    ...Object.fromEntries(fields.filter(comesAlong).map(({ name }) => [name, values[name]])),
    ...openInCopies(fields, values),
  };
  const demanded = new Set(requiredFields(fields, own).map(({ name }) => name));
  const words = fields.filter(
    ({ name, control, writableBy, attested }) =>
      FREE.has(control) && !writableBy && attested !== true && (texts || demanded.has(name)),
  );
  return { ...own, ...Object.fromEntries(words.map(({ name }) => [name, values[name]])) };
}
