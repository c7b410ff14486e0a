import { visibleText } from '../shared/clean-text.ts';
import { labelKey } from '../shared/turkish.ts';
import { inOrder } from './cells.ts';

/** Labels before or after a number, which are no part of a name. */
const LABELS = [
  ...['t\\.? ?c\\.?', 'tckn?', 'tc ?no', 'vkn', 'ykn', 'ssn', 'kimlik', 'pasaport', 'passport'],
  ...['telefon', 'tel', 'gsm', 'cep', 'phone', 'mobile', 'sicil', 'sıra', 'üye', 'müşteri'],
  ...['no', 'nr', 'num', 'numara', 'numarası', 'number', 'id'],
]
  .join('|')
  .replace(/[iı]/g, '[iİıI]');
const LABEL = `(?<!\\p{L})(?:${LABELS})(?!\\p{L})[\\s.:#]*`;
const NUMBER = '\\p{N}[\\p{N}\\s./_+-]*';
/** A number with its labels; after it only those of identity numbers. */
const LABELLED = new RegExp(
  `(?:${LABEL})*[+#]?${NUMBER}(?:(?<=[\\s(])(?:t\\.? ?c\\.?|tckn)(?!\\p{L}))?`,
  'giu',
);
/** The number of a register: "P-101". */
const CODE =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}[-/_.:]\p{N}{2,}|\p{Lu}{1,2}\p{N}{2,})(?![\p{L}\p{N}])/gu;
/** "2nd" is a number whole. */
const ORDINAL = /(?<![\p{L}\p{N}])\p{N}+(?:st|nd|rd|th)(?!\p{L})/giu;
/** A digit that slipped into a word does not part it. */
const SLIPPED = /(?<=\p{L})\p{N}(?=\p{Ll})/gu;

/**
 * The name in a cell, in the order of a salutation and without numbers: an identity number must never get into
 * a letter. Digits are removed with their marks and labels, words never.
 */
export function nameIn(cell: string): string {
  const text = visibleText(cell.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, ''));
  if (!/\p{N}/u.test(text)) return inOrder(text);
  const bare = text
    .replace(CODE, ' ')
    .replace(ORDINAL, ' ')
    .replace(SLIPPED, '')
    .replace(LABELLED, ' ')
    .replace(/\([^\p{L})]*\)/gu, ' ');
  const even = bare.split('(').length === bare.split(')').length;
  const words = (even ? bare : bare.replace(/[()]/g, ' '))
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}("'’,]+|[^\p{L}\p{M})"'’.,]+$/gu, ''))
    .filter((word) => /\p{L}/u.test(word));
  return inOrder(words.join(' ').replace(/^[\s,]+|[\s,]+$/g, ''));
}

/** Two people may share an address: a person of a list is the address and the name, however that is written. */
export const personKey = (name: string, email: string | null): string =>
  `${email ?? ''} ${labelKey(name).replace(/\s+/g, ' ').trim()}`;

type Named = Readonly<{ fullname: string; email: string }>;

/** People of a list who are not among the known ones, each once. */
export function newPeople<One extends Named>(list: readonly One[], known: readonly Named[]): One[] {
  const seen = new Set(known.map(({ fullname, email }) => personKey(fullname, email)));
  return list.filter(({ fullname, email }) => {
    const key = personKey(fullname, email);
    return !seen.has(key) && seen.add(key);
  });
}

/** Rows of a list that an act has left out: of people there already, and repetitions. */
export function leftOutOf(list: readonly Named[], done: readonly Named[]): Named[] {
  const open = new Set(done.map(({ fullname, email }) => personKey(fullname, email)));
  return list.filter(({ fullname, email }) => !open.delete(personKey(fullname, email)));
}
