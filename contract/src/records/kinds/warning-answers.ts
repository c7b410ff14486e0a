import type { Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import type { Warning } from '../warnings.ts';

/** A reason is a sentence, and holds for two years at most before it is looked at again. */
export const SHORTEST_REASON = 15;
export const LONGEST_REASON = 1000;
export const LONGEST_DAYS = 731;

/** An answer as a person gives it: why a warning may stay, and until when. */
export type GivenAnswer = Readonly<{ kod: string; alan: string; gerekce: string; bitis: string }>;

/** An answer as it is kept: by whom, on which day, and a trace of what its rule read then. */
export type WarningAnswer = GivenAnswer & Readonly<{ kim: string; gun: string; iz: string }>;

const PARTS = ['kod', 'alan', 'gerekce', 'bitis', 'kim', 'gun', 'iz'] as const;
/** Letters and figures without which a text gives no reason: dots and invisible marks are none. */
const FEWEST_LETTERS = 10;

/** Is a text a sentence that a person can read? */
export const isReason = (text: string): boolean =>
  text.length >= SHORTEST_REASON && (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= FEWEST_LETTERS;

/** A day of the calendar; 31 February is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function objectIn(entry: string): Values | undefined {
  try {
    const read: unknown = JSON.parse(entry);
    return typeof read === 'object' && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}

/** The answer of a stored or sent entry; what the server adds may be missing in a sent one. */
export function answerIn(entry: string): WarningAnswer | undefined {
  const read = objectIn(entry);
  if (!read) return undefined;
  const [kod, alan, gerekce, bitis, kim, gun, iz] = PARTS.map((name) => {
    const value = read[name];
    return typeof value === 'string' ? value.trim() : '';
  }) as [string, string, string, string, string, string, string];
  const isGiven = kod !== '' && alan !== '' && isReason(gerekce) && isDay(bitis);
  return isGiven ? { kod, alan, gerekce, bitis, kim, gun, iz } : undefined;
}

export const answersIn = (value: unknown): WarningAnswer[] =>
  listOfCodes(value).flatMap((entry) => answerIn(entry) ?? []);

export const answerEntry = (answer: GivenAnswer & Partial<WarningAnswer>): string =>
  JSON.stringify(Object.fromEntries(PARTS.map((name) => [name, answer[name] ?? ''])));

/** Is an answer about this warning? */
export const isAbout =
  ({ kod, alan }: Pick<Warning, 'kod' | 'alan'>) =>
  (answer: GivenAnswer): boolean =>
    answer.kod === kod && answer.alan === alan;

/** A list of answers with one given, or taken back, for its warning. */
export const withAnswer = (
  value: unknown,
  warning: Pick<Warning, 'kod' | 'alan'>,
  given: GivenAnswer | undefined,
): string[] => [
  ...answersIn(value)
    .filter((one) => !isAbout(warning)(one))
    .map(answerEntry),
  ...(given ? [answerEntry(given)] : []),
];
