import { choiceOf } from '@emanet/contract/lookups';
import type { Field, Values } from '@emanet/contract/records/fields';
import { documentName } from '@emanet/contract/records/schema';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { idsIn } from './links.ts';
import type { CellValue } from './workbook.ts';

/** Activities that the reader may see, by id. */
export type ActivityNames = ReadonlyMap<number, string>;

const YES: Sentence = { tr: 'Evet', en: 'Yes' };
const NO: Sentence = { tr: 'Hayır', en: 'No' };

export const yesNo = (value: boolean, lang: Language): string => (value ? YES : NO)[lang];

const labelOf = (field: Field, code: unknown, lang: Language): string =>
  (field.lookup && choiceOf(field.lookup, String(code))?.[lang]) || String(code);

/** What a person reads in the sheet in place of a stored value. */
export function shown(field: Field, row: Values, lang: Language, names: ActivityNames): CellValue {
  const value = row[field.name];
  if (field.control === 'activities')
    return idsIn(value)
      .flatMap((id) => names.get(id) ?? [])
      .join('; ');
  if (field.control === 'department') return String(row.department_name);
  if (value === null || value === undefined) return null;
  if (field.control === 'document') return String(row[documentName(field)]);
  if (field.control === 'date' && typeof value === 'string') return { day: value };
  if (typeof value === 'boolean') return yesNo(value, lang);
  if (Array.isArray(value)) return value.map((code) => labelOf(field, code, lang)).join('; ');
  return labelOf(field, value, lang);
}
