import { choiceOf, choicesOf, choicesOn } from '@emanet/contract/lookups';
import type { Field } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { codesBehind, nameInTemplate, splitNames } from '../import/choices.ts';
import { WIDE } from '../excel/widths.ts';
import type { Kind, Listed, Showing } from './kind.ts';
import { ascii, byLetters, own } from './sort-key.ts';
import { textKind } from './text.ts';
import { unknownWord, wrong } from './wrong.ts';

/** A choice as the template offers it, so that a sheet says on which article or law it rests. */
function labelOf({ lookup }: Field, code: unknown, { lang, plain }: Showing): string {
  const choice = lookup && choiceOf(lookup, String(code));
  if (!choice) return String(code);
  return plain ? choice[lang] : nameInTemplate(choice, lang);
}

/** Codes whose name in either language holds the needle. */
const codesCalled = ({ lookup }: Field, needle: string): string[] =>
  lookup
    ? choicesOf(lookup)
        .filter((one) => [one.tr, one.en].some((name) => searchable(name).includes(needle)))
        .map((one) => one.code)
    : [];

function listed({ lookup }: Field, _: unknown, lang: Language): Listed[] {
  if (!lookup) return [];
  const special = new Map(
    choicesOn(lookup, todayInTurkey()).map((one) => [
      nameInTemplate(one, lang),
      one.special === true,
    ]),
  );
  return [...special].map(([text, isSpecial]) => ({ text, special: isSpecial }));
}

/** One code of a look-up. */
export const selectKind: Kind = {
  sortKey: ({ name }) => byLetters(name, own(name)),
  found: (field, { needle }) => {
    const codes = codesCalled(field, needle);
    return codes.length > 0 ? sql`${own(field.name)} = any(${codes}::text[])` : undefined;
  },
  show: labelOf,
  read: ({ lookup }, { text }) => {
    if (text === null || !lookup) return { value: null };
    const [code, another] = codesBehind(lookup, text);
    if (another !== undefined) return wrong('several', text);
    return code === undefined ? unknownWord('unlisted', text, true) : { value: code };
  },
  takes: 'listed',
  listed,
};

/** A code of a look-up, or text by hand. */
export const selectOrTextKind: Kind = {
  ...selectKind,
  sortKey: textKind.sortKey,
  searched: ({ name }) => own(name),
  // A label that several codes have says no more than its text does.
  read: ({ lookup }, { text }) => {
    const codes = text === null || !lookup ? [] : codesBehind(lookup, text);
    return { value: codes.length === 1 ? codes[0] : text };
  },
  takes: 'open',
};

/** Several codes of a look-up. */
export const multiselectKind: Kind = {
  sortKey: ({ name }) => ({
    sql: ascii(sql`array_to_string(${own(name)}, ',')`),
    of: (row) => [row[name]].flat().join(','),
    kind: 'text',
  }),
  found: (field, { needle }) => {
    const codes = codesCalled(field, needle);
    return codes.length > 0 ? sql`${own(field.name)} && ${codes}::text[]` : undefined;
  },
  show: (field, value, showing) =>
    [value]
      .flat()
      .map((code) => labelOf(field, code, showing))
      .join('; '),
  read: ({ lookup }, { text }) => {
    if (!lookup) return { value: [] };
    const codes = new Set<string>();
    for (const name of splitNames(text ?? '', (one) => codesBehind(lookup, one).length > 0)) {
      const [code, another] = codesBehind(lookup, name);
      if (another !== undefined) return wrong('several', name);
      if (code === undefined) return unknownWord('unlisted', name, true);
      codes.add(code);
    }
    return { value: [...codes] };
  },
  width: WIDE,
  takes: 'many',
  listed,
};
