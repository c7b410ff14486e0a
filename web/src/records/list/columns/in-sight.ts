import { choiceOf } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import { codesIn, displayValue, displayValues, groupPersonalData, valueIn } from '../../display.ts';
import type { Names } from '../../kinds/kind.ts';
import type { RecordRow } from '../../register.ts';

/** Number of several values that fit in a cell; the others are counted. */
export const SHOWN = 2;

/** Articles of the legal bases that a value names. */
export const articlesIn = (value: unknown): string[] =>
  codesIn(value).map((code) => choiceOf('isleme_sarti', code)?.article ?? code);

/** Names of a multiple value; data items by their categories. */
export const namesIn = (field: Field, value: unknown, lang: Language, names: Names) =>
  field.lookup === 'kisisel_veriler'
    ? groupPersonalData(value, lang)
    : displayValues(field, value, lang, names).map((name) => ({ name, special: false }));

/** Shown text of a field's cell. */
export function textInSight(row: RecordRow, field: Field, lang: Language, names: Names): string {
  const value = valueIn(row, field);
  if (kindOf(field).reference === 'department') return row.department_name;
  if (field.lookup === 'isleme_sarti') return articlesIn(value).slice(0, SHOWN).join(' ');
  if (kindOf(field).many)
    return namesIn(field, value, lang, names)
      .slice(0, SHOWN)
      .map(({ name }) => name)
      .join(', ');
  return displayValue(field, value, lang, names);
}
