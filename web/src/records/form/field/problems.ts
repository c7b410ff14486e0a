import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { isEmpty, requiredFields, type Field } from '@emanet/contract/records/fields';
import { LONGEST_TEXT } from '@emanet/contract/records/kinds/text';
import type { Role } from '@emanet/contract/shared/roles';
import { isVisible, isWritable, type FormValues } from '../values.ts';

/** Problem that the server would refuse: a kind with a sentence in the locale. */
export type Problem = { kind: 'write' } | { kind: 'choose' } | { kind: 'long'; max: number };

const isWritten = (field: Field): boolean => kindOf(field).written === true;

/** Longest text of a field, in characters; undefined when it is not typed. */
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
 * Problems that block saving, by field in the form's order: only those that the server refuses,
 * because other gaps and doubts never block.
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
