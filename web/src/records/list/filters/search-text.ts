import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { choiceOf } from '@emanet/contract/lookups';
import type { LookupName } from '@emanet/contract/lookups';
import { isEmpty, type Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { searchable } from '@emanet/contract/shared/turkish';
import { displayValue } from '../../display.ts';
import type { RecordRow } from '../../register.ts';

const folded = new Map<string, readonly string[]>();

/** Search texts of a choice: its name, heading and article of law. */
function choiceParts(lookup: LookupName, code: string, lang: Language): readonly string[] {
  const key = `${lang}:${lookup}:${code}`;
  const known = folded.get(key);
  if (known) return known;
  const choice = choiceOf(lookup, code);
  const words = choice ? [choice[lang], choice.group?.[lang], choice.article] : [code];
  const parts = words.filter((word) => word !== undefined).map(searchable);
  folded.set(key, parts);
  return parts;
}

/** A set, because the items of one category would repeat its name many times. */
function addParts(parts: Set<string>, field: Field, value: unknown, lang: Language): void {
  const { lookup } = field;
  if (!lookup) {
    const named = kindOf(field).reference !== undefined && typeof value !== 'string';
    if (named || isEmpty(value) || typeof value === 'boolean') return;
    parts.add(searchable(String(value)));
    parts.add(searchable(displayValue(field, value, lang)));
    return;
  }
  const codes: unknown[] = Array.isArray(value) ? value : [value];
  for (const code of codes)
    if (typeof code === 'string')
      for (const part of choiceParts(lookup, code, lang)) parts.add(part);
}

const texts = { tr: new WeakMap<RecordRow, string>(), en: new WeakMap<RecordRow, string>() };

/** The search text of a row, folded; made once per row and language. */
export function searchText(row: RecordRow, fields: readonly Field[], lang: Language): string {
  const known = texts[lang].get(row);
  if (known !== undefined) return known;
  const parts = new Set([searchable(row.department_name)]);
  for (const field of fields) addParts(parts, field, row[field.name], lang);
  const text = [...parts].join('\n');
  texts[lang].set(row, text);
  return text;
}

/** Does a row hold a choice that phrases around a word of the search mean? */
export type Spoken = (row: RecordRow, word: string) => boolean;

/** Loads what words of the trade mean, which no list needs before something is looked for. */
export async function spokenIn(fields: readonly Field[], q: string): Promise<Spoken> {
  const { codesSought, phrasesOf } = await import('@emanet/contract/words/vocabulary');
  const sought = [...phrasesOf(q)].map(
    ([word, phrases]) =>
      [
        word,
        fields.flatMap(({ name, lookup }) => {
          const codes = lookup ? codesSought(lookup, phrases) : [];
          return codes.length > 0 ? [{ name, codes: new Set<unknown>(codes) }] : [];
        }),
      ] as const,
  );
  const byWord = new Map(sought);
  return (row, word) =>
    (byWord.get(word) ?? []).some(({ name, codes }) =>
      [row[name]].flat().some((code) => codes.has(code)),
    );
}

const ROWS_AT_A_TIME = 200;

/** Prepares rows for search a few at a time, so that the first keystroke does not wait. */
export function prepareSearch(
  rows: readonly RecordRow[],
  fields: readonly Field[],
  lang: Language,
): () => void {
  let at = 0;
  let timer = 0;
  const step = () => {
    for (const row of rows.slice(at, at + ROWS_AT_A_TIME)) searchText(row, fields, lang);
    at += ROWS_AT_A_TIME;
    if (at < rows.length) timer = window.setTimeout(step);
  };
  timer = window.setTimeout(step);
  return () => window.clearTimeout(timer);
}
