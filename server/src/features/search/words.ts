import { searchable } from '@emanet/contract/shared/turkish';

/** What somebody typed: the whole, its words, and the record's number if it is one. */
export type Wanted = Readonly<{ whole: string; words: readonly string[]; number?: number }>;

const LARGEST_ID = 2_147_483_647;

/** Reads what was typed: `#123` and `123` are also the number of a record. */
export function readWanted(q: string): Wanted {
  const words = searchable(q.toWellFormed()).split(/\s+/).filter(Boolean);
  const whole = words.join(' ');
  const digits = /^#?(\d{1,10})$/.exec(whole)?.[1];
  const number = Number(digits);
  return {
    whole,
    words: [...new Set(words)],
    ...(number >= 1 && number <= LARGEST_ID && { number }),
  };
}

/** Does a word of the text begin so? */
export const beginsWord = (text: string, beginning: string): boolean =>
  ` ${text}`.includes(` ${beginning}`);

/**
 * How well a record answers, 0 the best: its name is this, begins so, has words that all begin so,
 * holds them somewhere; 4 when a word stands only in another line. `names`: the same name folded,
 * in each language.
 */
export function rankOf({ whole, words }: Wanted, names: readonly string[]): number {
  const ranks = names.map((name) => {
    if (name === whole) return 0;
    if (name.startsWith(whole)) return 1;
    if (words.every((word) => beginsWord(name, word))) return 2;
    return words.every((word) => name.includes(word)) ? 3 : 4;
  });
  return Math.min(4, ...ranks);
}
