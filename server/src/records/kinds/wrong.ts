import type { InputProblem, SentenceValues } from '@emanet/contract/shared/input-sentences';
import type { z } from 'zod';

const LONGEST_QUOTED = 80;

/** Problem of a cell. */
export type Wrong = Readonly<{
  problem: InputProblem;
  values?: SentenceValues;
  /** Objection of the register's schema; says more than `problem`. */
  issue?: z.core.$ZodIssue;
  /** Word that names nothing; a company may say once what it stands for. */
  unknown?: string;
  /** Its cell, where that stands in another row than the record's own. */
  at?: Readonly<{ name: string; row: number; sheet: number; text: string }>;
}>;

/** The reading of a cell in which one word names nothing; the reason quotes it where that says more. */
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
