import { choiceOf } from '@emanet/contract/lookups';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { noteOf } from './form/field/offered.ts';
import type { Register } from './register.ts';

/** Note of a look-up choice, such as the law behind a period; undefined for free text. */
function said(field: Field, value: unknown, lang: Language): string | undefined {
  if (!field.lookup || typeof value !== 'string') return undefined;
  const choice = choiceOf(field.lookup, value);
  return choice && noteOf(choice, lang);
}

/** Note about a field's value that helps to read it. */
export const fieldNote = (register: Register, field: Field, values: Values, lang: Language) =>
  register.noteOf?.(field.name, values, lang) ?? said(field, values[field.name], lang);
