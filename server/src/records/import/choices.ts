import { choicesOf, type LookupName } from '@emanet/contract/lookups';
import { LANGUAGES } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';

const byLookup = new Map<LookupName, Map<string, readonly string[]>>();

/** The codes behind a label in either language; a few labels are those of several codes. */
export function codesBehind(lookup: LookupName, label: string): readonly string[] {
  let codes = byLookup.get(lookup);
  if (!codes) {
    codes = new Map();
    for (const choice of choicesOf(lookup))
      for (const lang of LANGUAGES) {
        const key = labelKey(choice[lang]);
        codes.set(key, [...new Set([...(codes.get(key) ?? []), choice.code])]);
      }
    byLookup.set(lookup, codes);
  }
  return codes.get(labelKey(label)) ?? [];
}

/** At most so many pieces between semicolons make one name. */
const MOST_PIECES = 8;

const joined = (pieces: readonly string[], from: number, to: number) =>
  pieces.slice(from, to).join(';').trim();

/** Every text in a cell of choices that can be one of them: a name may hold a semicolon itself. */
export function possibleNames(text: string): string[] {
  const pieces = text.split(';');
  return pieces.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_PIECES, pieces.length - from) }, (__, more) =>
      joined(pieces, from, from + more + 1),
    ).filter((name) => name !== ''),
  );
}

/** The choices in a cell: of several ways to read it the one with the longest names, each once. */
export function splitNames(text: string, known: (name: string) => boolean): string[] {
  const pieces = text.split(';');
  const names: string[] = [];
  let from = 0;
  while (from < pieces.length) {
    let to = Math.min(from + MOST_PIECES, pieces.length);
    let name = joined(pieces, from, to);
    while (to > from + 1 && (!known(name) || names.includes(name)))
      name = joined(pieces, from, --to);
    if (name !== '') names.push(name);
    from = to;
  }
  return names;
}
