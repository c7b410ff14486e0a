import type { PlannedRow } from '@emanet/contract/records/import';
import { labelKey, searchable } from '@emanet/contract/shared/turkish';

/** A word of the file that no choice has, the head of its column, and how many rows it refuses. */
export type AskedWord = Readonly<{ alan: string; baslik: string; yazilan: string; rows: number }>;

/** One key for all spellings that the memory keeps as one word. */
export const keyOf = ({ alan, yazilan }: Pick<AskedWord, 'alan' | 'yazilan'>): string =>
  `${alan}\n${labelKey(yazilan)}`;

/** Most words that are asked at once, and the longest one that the memory takes. */
const MOST_ASKED = 200;
const LONGEST = 300;

/** The unknown words of a file, each once, the one that refuses most rows first. */
export function askedWords(rows: readonly PlannedRow[]): AskedWord[] {
  const found = new Map<string, AskedWord>();
  for (const { sorunlar } of rows)
    for (const { alan, baslik, bilinmeyen } of sorunlar) {
      if (alan === null || bilinmeyen === null || bilinmeyen.length > LONGEST) continue;
      const key = keyOf({ alan, yazilan: bilinmeyen });
      const { rows: before = 0, ...word } = found.get(key) ?? { alan, baslik, yazilan: bilinmeyen };
      found.set(key, { ...word, rows: before + 1 });
    }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows).slice(0, MOST_ASKED);
}

/** Share of the words that two names must have in common for one to be proposed for the other. */
const ALIKE = 0.5;
/** Letters by which two words are compared, so that endings do not count. */
const STEM = 5;

const stemsOf = (text: string): string[] =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, STEM));

/** The one choice whose words a word of the file has most; undefined if none or several come close. */
export function nearest(choices: readonly string[], word: string): string | undefined {
  const words = new Set(stemsOf(word));
  const scored = choices.map((choice) => {
    const own = new Set(stemsOf(choice));
    const common = [...words].filter((one) => own.has(one)).length;
    return { choice, score: common / Math.max(own.size, words.size, 1) };
  });
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score >= ALIKE && best.score !== next?.score ? best.choice : undefined;
}
