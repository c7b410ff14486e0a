import type { InputProblem, SentenceValues } from '@emanet/contract/shared/input-sentences';
import type { z } from 'zod';

const LONGEST_QUOTED = 80;

/** Problem of a cell. */
export type Wrong = Readonly<{
  problem: InputProblem;
  values?: SentenceValues;
  /** Issue of the register's schema; more precise than `problem`. */
  issue?: z.core.$ZodIssue;
  /** Unknown word; a company may define its meaning once. */
  unknown?: string;
  /** Its cell is left out, and the rest of the row is taken. */
  alone?: true;
  /** Its cell, if that is in another row than the record's. */
  at?: Readonly<{ name: string; row: number; sheet: number; text: string }>;
}>;

/** The reading of a cell with one unknown word; the reason may quote the word. */
export const unknownWord = (
  problem: InputProblem,
  word: string,
  quotes = false,
): { wrong: Wrong } => ({
  wrong: { ...wrong(problem, quotes ? word : undefined).wrong, unknown: word },
});

/** The reading of a cell that cannot be taken, with the value that is quoted in the reason. */
export const wrong = (problem: InputProblem, value?: string): { wrong: Wrong } => ({
  wrong: value === undefined ? { problem } : { problem, values: { value: quoted(value) } },
});

const quoted = (text: string) =>
  text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text;
