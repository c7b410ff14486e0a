import { choiceOf } from '@emanet/contract/lookups';
import type { LookupName } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';
import type { RecordRow } from '../register.ts';

const folded = new Map<string, string>();

/** Everything a choice may be looked for by: its name, heading and article of law. */
function choiceText(lookup: LookupName, code: string, lang: Language): string {
  const key = `${lang}:${lookup}:${code}`;
  const known = folded.get(key);
  if (known !== undefined) return known;
  const choice = choiceOf(lookup, code);
  const text = searchable(
    choice ? [choice[lang], choice.group?.[lang] ?? '', choice.article ?? ''].join(' ') : code,
  );
  folded.set(key, text);
  return text;
}

function fieldText(field: Field, value: unknown, lang: Language): string {
  if (typeof value === 'string')
    return field.lookup ? choiceText(field.lookup, value, lang) : searchable(value);
  const { lookup } = field;
  if (!lookup || !Array.isArray(value)) return '';
  return value.map((code) => choiceText(lookup, String(code), lang)).join(' ');
}

const texts = { tr: new WeakMap<RecordRow, string>(), en: new WeakMap<RecordRow, string>() };

/** All that can be found in a row, folded for search; made once per row and language. */
export function searchText(row: RecordRow, fields: readonly Field[], lang: Language): string {
  const known = texts[lang].get(row);
  if (known !== undefined) return known;
  const text = [
    searchable(row.department_name),
    ...fields.map((field) => fieldText(field, row[field.name], lang)),
  ].join('\n');
  texts[lang].set(row, text);
  return text;
}
