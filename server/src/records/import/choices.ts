import { choicesOf, nameWithLaw, type Choice, type LookupName } from '@emanet/contract/lookups';
import { isBare } from '@emanet/contract/records/periods';
import { articleIn } from '@emanet/contract/shared/articles';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { labelKey } from '@emanet/contract/shared/turkish';
import { codesSpoken } from '@emanet/contract/words/vocabulary';

type Codes = Readonly<{
  /** By the key of a label. */
  known: ReadonlyMap<string, readonly string[]>;
  /** By labels as cells write them, since a column repeats few labels. */
  read: Map<string, readonly string[]>;
}>;
const byLookup = new Map<LookupName, Codes>();
const NONE: readonly string[] = [];
/** Labels that are remembered, none of them long. */
const MOST_READ = 2000;
const LONGEST_READ = 200;

/** A choice as the template offers it: legal bases with their article, periods with their law. */
export function nameInTemplate(choice: Choice, lang: Language): string {
  if (choice.article) return `${articleIn(choice.article, lang)} ${choice[lang]}`;
  return nameWithLaw(choice, lang);
}

/** Everything by which a cell may name a choice: with its article or law, without, by the article. */
const namesOf = (choice: Choice, lang: Language): Set<string> =>
  new Set(
    [
      choice[lang],
      nameInTemplate(choice, lang),
      // Sheets that were exported earlier leave out what a period is for.
      ...(choice.use ? [nameWithLaw({ ...choice, use: undefined }, lang)] : []),
      ...(choice.article ? [articleIn(choice.article, lang)] : []),
    ].map(labelKey),
  );

/**
 * The codes of a label in either language; some labels have several codes. A figure alone has none: the
 * choices of that name also state when the period begins, and the cell does not.
 */
export const codesBehind = (lookup: LookupName, label: string): readonly string[] =>
  isFigure(lookup, label) ? NONE : codesNamed(lookup, label);

/** Is a label the name of a choice as sheets write it, and no other word for it? */
export const isNamed = (lookup: LookupName, label: string): boolean => {
  const codes = byLookup.get(lookup) ?? indexOf(lookup);
  byLookup.set(lookup, codes);
  return codes.known.has(labelKey(label));
};

const isFigure = (lookup: LookupName, label: string): boolean =>
  lookup === 'saklama_suresi' && isBare(label);

function codesNamed(lookup: LookupName, label: string): readonly string[] {
  const codes = byLookup.get(lookup) ?? indexOf(lookup);
  byLookup.set(lookup, codes);
  const { known, read } = codes;
  const found = read.get(label);
  if (found) return found;
  const behind = known.get(labelKey(label)) ?? codesSpoken(lookup, label);
  if (read.size >= MOST_READ) read.clear();
  if (label.length <= LONGEST_READ) read.set(label, behind);
  return behind;
}

/**
 * The code that a cell means: of several with its label the one that the record holds already, so that
 * what an export wrote comes back as it was. Gives all of them where it is not clear.
 */
export function codesMeant(lookup: LookupName, label: string, current: unknown): readonly string[] {
  const codes = codesNamed(lookup, label);
  const bare = isFigure(lookup, label);
  if (codes.length < 2 && !bare) return codes;
  const held = [current].flat();
  const kept = codes.filter((code) => held.includes(code));
  return kept.length === 1 ? kept : bare ? NONE : codes;
}

function indexOf(lookup: LookupName): Codes {
  const known = new Map<string, readonly string[]>();
  for (const choice of choicesOf(lookup))
    for (const lang of LANGUAGES)
      for (const key of namesOf(choice, lang))
        known.set(key, [...new Set([...(known.get(key) ?? []), choice.code])]);
  return { known, read: new Map() };
}

/** Most pieces between semicolons that make one name. */
const MOST_PIECES = 8;

const piecesOf = (name: string) => name.split(';').length;

/** Of how many pieces the longest of these names is made: a name may hold a semicolon itself. */
export const mostPieces = (names: Iterable<string>): number =>
  Math.min(
    MOST_PIECES,
    [...names].reduce((most, name) => Math.max(most, piecesOf(name)), 1),
  );

/**
 * The choices in a cell: of several ways to read it the one with the longest names, each once.
 * Ends with the first that is not known, so that a cell full of nonsense costs no more than one.
 */
export function splitNames(text: string, known: (name: string) => boolean, most = 1): string[] {
  const pieces = text.split(';');
  const names = new Set<string>();
  const read: string[] = [];
  let from = 0;
  while (from < pieces.length) {
    let to = Math.min(from + most, pieces.length);
    let name = joined(pieces, from, to);
    while (to > from + 1 && (names.has(name) || !known(name))) name = joined(pieces, from, --to);
    from = to;
    if (name === '') continue;
    read.push(name);
    if (!known(name)) break;
    names.add(name);
  }
  return read;
}

const joined = (pieces: readonly string[], from: number, to: number) =>
  pieces.slice(from, to).join(';').trim();
