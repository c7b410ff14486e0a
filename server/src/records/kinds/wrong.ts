import type { InputProblem } from '@emanet/contract/shared/input-sentences';
import type { Wrong } from '../import/values.ts';

const LONGEST_QUOTED = 80;

/** The reading of a cell that cannot be taken, with the value that is quoted in the reason. */
export const wrong = (problem: InputProblem, value?: string): { wrong: Wrong } => ({
  wrong: value === undefined ? { problem } : { problem, values: { value: quoted(value) } },
});

const quoted = (text: string) =>
  text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text;
