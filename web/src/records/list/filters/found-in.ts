import { choiceOf } from '@emanet/contract/lookups';
import { isEmpty, type Field } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';
import { displayValue } from '../../display.ts';
import type { Names } from '../../kinds/kind.ts';
import { nameOf, type RecordRow, type Register } from '../../register.ts';
import { textInSight } from '../columns/in-sight.ts';

type Searched = Readonly<{
  register: Register;
  words: readonly string[];
  lang: Language;
  names: Names;
}>;

/** Letters shown before the word. */
const BEFORE = 8;

/** The first line of a text, from shortly before the word. */
function excerpt(text: string, word: string): string {
  const at = searchable(text).indexOf(word);
  const from = at > BEFORE + 6 ? text.indexOf(' ', at - BEFORE) + 1 : 0;
  const cut = from > 0 && from <= at ? `… ${text.normalize('NFC').slice(from)}` : text;
  return cut.replace(/\s+/g, ' ');
}

/** The part of a field's value with a word, as the reader sees it. */
function partHolding(field: Field, value: unknown, word: string, lang: Language) {
  const holds = (text: string | undefined) => text !== undefined && searchable(text).includes(word);
  const { lookup } = field;
  if (!lookup) {
    const named = kindOf(field).reference !== undefined && typeof value !== 'string';
    if (named || isEmpty(value) || typeof value === 'boolean') return undefined;
    return [displayValue(field, value, lang), String(value)].find(holds);
  }
  for (const code of Array.isArray(value) ? value : [value]) {
    if (typeof code !== 'string') continue;
    const choice = choiceOf(lookup, code);
    const name = choice?.[lang] ?? code;
    if (holds(name)) return name;
    const about = [choice?.article, choice?.group?.[lang]].find(holds);
    if (about) return `${about} (${name})`;
  }
  return undefined;
}

/**
 * The field and the text with the first search word that the row does not show; undefined when it
 * shows all. `columns`: the keys of the columns beside the name.
 */
export function foundIn(
  row: RecordRow,
  columns: readonly string[],
  { register, words, lang, names }: Searched,
): string | undefined {
  if (words.length === 0) return undefined;
  const { fields } = register;
  const inSight = searchable(
    [
      nameOf(register, row),
      ...fields
        .filter((field) => columns.includes(field.name))
        .map((field) => textInSight(row, field, lang, names)),
    ].join('\n'),
  );
  const hidden = words.filter((one) => !inSight.includes(one));
  const [word] = hidden;
  if (word === undefined) return undefined;
  const parts = fields.flatMap((field) => {
    const isDepartment = kindOf(field).reference === 'department';
    const part = isDepartment
      ? [row.department_name].find((name) => searchable(name).includes(word))
      : partHolding(field, row[field.name], word, lang);
    if (!part) return [];
    const held = hidden.filter((one) => searchable(part).includes(one)).length;
    return [{ field, part, held }];
  });
  const most = Math.max(...parts.map(({ held }) => held));
  const best = parts.find(({ held }) => held === most);
  return best && `${fieldLabel(register.noun, best.field.name, lang)}: ${excerpt(best.part, word)}`;
}
