import {
  fieldsOfHead,
  headOfFields,
  placeOfHead,
  type SheetHead,
} from '@emanet/contract/records/import';
import { labelKey } from '@emanet/contract/shared/turkish';
import { yesNoSpoken } from '@emanet/contract/words/vocabulary';
import { forEachInTurn } from '../../in-pieces.ts';
import { addressOf } from '../file/rows.ts';
import { SECOND, type SheetColumn } from '../file/read.ts';
import type { Sheet } from '../file/sheet.ts';
import { headKey, IGNORED, meaningOfHead, type SheetHeads } from '../heads.ts';
import { typedText } from '../values.ts';
import type { Memory } from './memory.ts';

/** Values that are checked to recognise a column, and those that are shown. */
const LOOKED_AT = 40;
/** Entries of these values that are looked at: a cell can hold thousands. */
const MOST_ENTRIES = 400;
const SHOWN = 3;
const LONGEST_SHOWN = 60;
/** Share of a column's values that must be choices of a field, or say several, for it to be proposed. */
const ENOUGH = 0.6;

/**
 * A field that a column can be recognised by: its labels, and whether a value is one of its choices.
 * `named`: is it called as the choice itself is? `blank`: does a cell of a company's own sheet say that it
 * has no value? `isDay`, `isPeriod`, `isMinutes`, `isCount`: do its cells hold days, periods of
 * time, lengths in minutes, or whole numbers?
 */
export type Guessable = Readonly<{
  name: string;
  labels: readonly string[];
  many: boolean;
  knows?: (text: string) => boolean;
  named?: (text: string) => boolean;
  blank?: (text: string) => boolean;
  isDay?: boolean;
  isPeriod?: boolean;
  isMinutes?: boolean;
  isCount?: boolean;
  /** Its values are told apart from other texts by their form. */
  holds?: 'email' | 'phone';
}>;

/** Is this the column of no field, or one that the application computes? */
export const isUnread = ({ name }: Pick<SheetColumn, 'name'>): boolean => /^[?*]/.test(name);

/** Is another column of the same sheet read as its field? */
export const isSecond = ({ name }: Pick<SheetColumn, 'name'>): boolean => name.startsWith(SECOND);

/** The field as which a column is read; a second column of a list is read together with the first. */
export function fieldOf(column: SheetColumn, fields: readonly Guessable[]): string | undefined {
  if (!isUnread(column)) return column.name;
  const { of } = column;
  return fields.some(({ name, many }) => many && name === of) ? of : undefined;
}

export const isComputed = ({ name }: Pick<SheetColumn, 'name'>): boolean =>
  name.startsWith(IGNORED);

/** The first different values below a head. */
function valuesBelow({ rows }: Sheet, at: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const text = typedText(cells[at] ?? null);
    if (text !== null) values.add(text);
    if (values.size >= LOOKED_AT) break;
  }
  return [...values];
}

/** Heads of the file with the fields that they mean, where these are known or can be recognised. */
export async function headsIn(
  sheet: Sheet,
  { basliklar, secimler }: Memory,
  fields: readonly Guessable[],
  list: SheetHeads,
) {
  const taken = new Set(sheet.columns.flatMap(({ name }) => fieldsOfHead(name)));
  const headOf = (column: SheetColumn, at: number): SheetHead => {
    const { title, place } = column;
    const values = valuesBelow(sheet, at);
    const said = {
      hucre: addressOf(sheet.read[0]?.headRow ?? 1, place),
      baslik: title,
      ornekler: values.slice(0, SHOWN).map((one) => one.slice(0, LONGEST_SHOWN)),
    };
    const remembered = Object.hasOwn(basliklar, headKey(title));
    const field = fieldOf(column, fields);
    if (field) return { ...said, alan: field, kaynak: remembered ? 'hafiza' : 'ad' };
    // A person decides which of two columns holds the values of the field.
    if (isSecond(column) && !secimler.ikinci?.includes(placeOfHead(said)))
      return { ...said, alan: null, kaynak: 'ikinci' };
    if (isSecond(column) || secimler.birakilan?.includes(headKey(title)))
      return { ...said, alan: null, kaynak: 'dosya' };
    const free = fields.filter((field) => !taken.has(field.name));
    const together = fieldsTogether(title, values, free, list);
    const guess = together ? headOfFields(together) : byContent(title, values, free);
    return proposed({ ...said, alan: null, kaynak: 'yok' }, guess ?? byName(title, free));
  };
  const proposed = (head: SheetHead, guess: string | undefined): SheetHead => {
    if (guess === undefined) return head;
    for (const name of fieldsOfHead(guess)) taken.add(name);
    return { ...head, alan: guess, kaynak: 'icerik' };
  };
  const found: { head: SheetHead; at: number }[] = [];
  await forEachInTurn([...sheet.columns.entries()], ([at, column]) => {
    if (!isComputed(column)) found.push({ head: headOf(column, at), at });
  });
  const heads: SheetHead[] = [];
  // Words of the trade mean choices of many lists: they are looked at once all names have been.
  await forEachInTurn(found, ({ head, at }) => {
    const spoken = fields.flatMap(({ named, ...field }) => (taken.has(field.name) ? [] : [field]));
    const guess =
      head.kaynak === 'yok' ? byContent(head.baslik, valuesBelow(sheet, at), spoken) : undefined;
    heads.push(proposed(head, guess));
  });
  return heads;
}

/** Signs between the parts of a cell, the surest first: a hyphen within a word parts nothing. */
const SIGNS = [/\n/, /\s*\|\s*/, /\s*;\s*/, /\s*\/\s*/, /\s+[-–—]\s+|\s*[–—]\s*/, /\s*,\s*/];
const HEAD_SIGNS = /\s*[/|,;&+–—\n]\s*|\s-\s|\s(?:ve|and)\s/i;
export const EMAIL = /^\S+@\S+\.\S+$/;
export const PHONE = /^(?:tel|gsm|cep)?[.:\s]*\+?[\d\s()./-]{7,}$/i;
const MOST_PARTS = 5;
/** A longer text is not parted: signs would be looked for at each of its blanks. */
const LONGEST_PARTED = 300;

export const partsOf = (text: string): string[] => {
  if (text.length > LONGEST_PARTED) return [text];
  const parted = SIGNS.map((sign) => text.split(sign).map((part) => part.trim()));
  return (parted.find((parts) => parts.filter(Boolean).length > 1) ?? [text]).filter(Boolean);
};

/**
 * The fields whose values stand together in the cells of a column: by the names in its head ("Ad Soyad /
 * E-posta"), or, of an address and a telephone number, by its cells. A person confirms them.
 */
function fieldsTogether(
  title: string,
  values: readonly string[],
  free: readonly Guessable[],
  list: SheetHeads,
): readonly string[] | undefined {
  const names = title
    .slice(0, LONGEST_PARTED)
    .split(HEAD_SIGNS)
    .filter((part) => part.trim() !== '');
  const meant = names.map((name) => meaningOfHead(list, name));
  const isFree = (name: string | undefined) => free.some((field) => field.name === name);
  if (meant.length > 1 && meant.length <= MOST_PARTS && new Set(meant).size === meant.length)
    if (meant.every(isFree)) return meant.flatMap((name) => name ?? []);
  const contact = ['phone', 'email'].map((kind) => free.find((field) => field.holds === kind));
  const [phone, email] = contact;
  if (!phone || !email || values.length === 0) return undefined;
  const both = values.filter((value) => {
    const parts = partsOf(value);
    return parts.some((one) => EMAIL.test(one)) && parts.some((one) => PHONE.test(one));
  });
  return both.length / values.length >= ENOUGH ? [phone.name, email.name] : undefined;
}

/** Heads of measures, among whose words are those of places: "kilitli dolap". */
const MEASURES = /tedbir|önlem|kontrol|measure|safeguard/iu;

/** The one field that most of the values are choices of. */
function byContent(
  title: string,
  values: readonly string[],
  fields: readonly Guessable[],
): string | undefined {
  if (MEASURES.test(title)) return undefined;
  // Many fields are answered with yes or no, so these tell nothing.
  if (values.every((one) => yesNoSpoken(one) !== undefined)) return undefined;
  const scores = fields.flatMap(({ name, many, knows, named = knows }) => {
    if (!named) return [];
    const pieces = many ? values.flatMap((one) => piecesOf(one)).slice(0, MOST_ENTRIES) : values;
    const share = pieces.filter((one) => named(one)).length / pieces.length;
    return share >= ENOUGH ? [{ name, share }] : [];
  });
  const [best, next] = scores.toSorted((a, b) => b.share - a.share);
  return best && best.share !== next?.share ? best.name : undefined;
}

const wordsOf = (text: string): string[] =>
  labelKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Letters that words with other endings share at least, and those of a word in which one may be wrong. */
const STEM = 5;
const SLIP = 5;

/** Are two words one, but for an ending or a slip of the pen? "Erişilebilirlik" is not "erişim". */
function isSameWord(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < longest && one[same] === other[same]) same++;
  if (same === longest || (same >= STEM && same >= longest / 2)) return true;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isOneSlip = a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
  return isOneSlip && Math.min(one.length, other.length) >= SLIP;
}

/** The one field whose label has every word of the head, or whose every word the head has. */
function byName(title: string, fields: readonly Guessable[]): string | undefined {
  const words = wordsOf(title);
  const holds = (all: readonly string[], some: readonly string[]) =>
    some.length > 0 && some.every((one) => all.some((other) => isSameWord(one, other)));
  const found = fields.filter(({ labels }) =>
    labels.some((label) => holds(wordsOf(label), words) || holds(words, wordsOf(label))),
  );
  return found.length === 1 ? found[0]?.name : undefined;
}

/** The entries of a cell of a company's own: between semicolons, commas or in lines. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[;,\n•]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
