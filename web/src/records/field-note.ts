import { choiceOf } from '@emanet/contract/lookups';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Register } from './register.ts';

/** The law behind a period that was chosen from the list; nothing for one's own words. */
function sourceOf(field: Field, value: unknown, lang: Language): string | undefined {
  if (field.control !== 'select-or-text' || !field.lookup || typeof value !== 'string')
    return undefined;
  const choice = choiceOf(field.lookup, value);
  return lang === 'tr' ? choice?.note_tr : choice?.note_en;
}

/** What follows from a field's value and is worth saying with it where the record is read. */
export const fieldNote = (
  register: Register,
  field: Field,
  values: Values,
  lang: Language,
): string | undefined =>
  register.noteOf?.(field.name, values, lang) ?? sourceOf(field, values[field.name], lang);
