import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { isEmpty, requiredFields, type Field } from '@emanet/contract/records/fields';
import { LONGEST_TEXT } from '@emanet/contract/records/kinds/text';
import type { Role } from '@emanet/contract/shared/roles';
import { isVisible, isWritable, type FormValues } from '../values.ts';

/** Problem that the server would refuse: a kind that the locale has a sentence for. */
export type Problem = { kind: 'write' } | { kind: 'choose' } | { kind: 'long'; max: number };

const isWritten = (field: Field): boolean => kindOf(field).written === true;

/** Most characters a field takes, or nothing when it is not written by hand. */
export const longestOf = (field: Field): number | undefined =>
  isWritten(field) ? (field.max ?? LONGEST_TEXT) : undefined;

function tooLong(field: Field, values: FormValues): number | undefined {
  const value = values[field.name];
  const max = longestOf(field);
  return typeof value === 'string' && max !== undefined && value.trim().length > max
    ? max
    : undefined;
}

/**
 * Why a record cannot be saved as it is, by field, in the order of the form. Only what the server
 * refuses stands here; whatever else is missing or doubtful never blocks.
 */
export function problemsOf(fields: readonly Field[], values: FormValues, role: Role) {
  const required = new Set(requiredFields(fields, values).map((field) => field.name));
  const found = new Map<string, Problem>();
  for (const field of fields) {
    if (!isVisible(field, values) || !isWritable(field, role)) continue;
    const max = tooLong(field, values);
    if (max !== undefined) found.set(field.name, { kind: 'long', max });
    else if (required.has(field.name) && isEmpty(values[field.name]))
      found.set(field.name, { kind: isWritten(field) ? 'write' : 'choose' });
  }
  return found;
}
