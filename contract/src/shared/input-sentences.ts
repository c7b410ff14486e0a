import type { z } from 'zod';
import en from '../locales/input.en.json' with { type: 'json' };
import tr from '../locales/input.tr.json' with { type: 'json' };
import type { Language, Sentence } from './primitives.ts';

const SENTENCES = { tr, en };

export type InputProblem = keyof typeof tr;

/** Fillings of a sentence's `{name}`s, in the reader's language where they have two. */
export type SentenceValues = Readonly<Record<string, string | number | Sentence>>;

/** A wrong input: its sentence, or that with what fills it. */
export type FilledProblem =
  InputProblem | Readonly<{ problem: InputProblem; values: SentenceValues }>;

/** Sentence about a wrong input; `values` fill the sentence's `{name}`s. */
export const inputSentence = (
  problem: InputProblem,
  language: Language,
  values: SentenceValues = {},
): string =>
  SENTENCES[language][problem].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'object' ? value[language] : String(value);
  });

/** The same about one that may bring its fillings along. */
export const problemSentence = (problem: FilledProblem, language: Language): string =>
  typeof problem === 'string'
    ? inputSentence(problem, language)
    : inputSentence(problem.problem, language, problem.values);

/** Formats that have a sentence of their own. */
const FORMATS: Readonly<Record<string, InputProblem>> = { email: 'email', date: 'date' };

const tooLong = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} karakter olabilir.` : `At most ${most} characters.`;
/** Types of the validator for a number that is too small or too large. */
const NUMBERS = ['number', 'int'];

const tooLarge = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} olabilir.` : `At most ${most}.`;
const tooMany = (most: number, language: Language) =>
  language === 'tr' ? `En fazla ${most} seçim yapılabilir.` : `At most ${most} choices.`;

/** Empty inputs of a form or a caller. */
const isBlank = (input: unknown): boolean =>
  input === undefined ||
  input === null ||
  Number.isNaN(input) ||
  (typeof input === 'string' && input.trim() === '') ||
  (Array.isArray(input) && input.length === 0);

function describe(issue: z.core.$ZodIssue, language: Language): string {
  // Without `reportInput` an issue has no input at all, which is no blank one.
  if ('input' in issue && isBlank(issue.input)) return inputSentence('required', language);
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    if (typeof code === 'string' && code in tr)
      return inputSentence(code as InputProblem, language);
  }
  if (issue.code === 'unrecognized_keys') return inputSentence('unknown', language);
  if (issue.code === 'invalid_type') return inputSentence('type', language);
  if (issue.code === 'invalid_value') return inputSentence('choice', language);
  if (issue.code === 'invalid_format')
    return inputSentence(FORMATS[issue.format] ?? 'format', language);
  if (issue.code === 'too_small' && issue.origin === 'string')
    return inputSentence('required', language);
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return tooLong(Number(issue.maximum), language);
    if (NUMBERS.includes(issue.origin)) return tooLarge(Number(issue.maximum), language);
    if (issue.origin === 'array') return tooMany(Number(issue.maximum), language);
  }
  if (issue.code === 'too_small' && NUMBERS.includes(issue.origin) && issue.minimum === 0)
    return inputSentence('whole', language);
  return inputSentence('type', language);
}

/** Most unknown names in an answer: a body can hold tens of thousands. */
const MOST_UNKNOWN = 100;

/** One sentence per bad field, by the field's name; unknown fields are named one by one. */
export function inputProblems(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  // A map first, because a plain object swallows the name "__proto__".
  const found = new Map<string, string>();
  for (const issue of issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, MOST_UNKNOWN).map((key) => key.slice(0, 100))
        : [String(issue.path[0] ?? 'body')];
    for (const name of names) if (!found.has(name)) found.set(name, describe(issue, language));
  }
  return Object.fromEntries(found);
}
