import type { Language, Sentence } from '../shared/primitives.ts';
import { labelKey } from '../shared/turkish.ts';
import { LANGUAGES } from '../shared/languages.ts';
import questions from './questionnaire.json' with { type: 'json' };

/** One question of the questionnaire: the field that it fills, how it is put, what belongs there. */
export type Question = Readonly<{ field: string; title: Sentence; help: Sentence }>;

/**
 * The ten questions that a department can answer without knowing the law; legal bases, purposes of
 * the registry and texts are left to the consultant.
 */
export const QUESTIONS: readonly Question[] = questions;

/** A question without its number, in a sentence. */
export const questionText = ({ title }: Question, lang: Language): string =>
  title[lang].replace(/^\d+\. /, '');

const keys: ReadonlyMap<string, string> = new Map(
  QUESTIONS.flatMap(({ field, title }) =>
    LANGUAGES.map((lang) => [labelKey(title[lang]), field] as const),
  ),
);

/** The fields that the heads of a questionnaire stand for, by their keys. */
export const questionHeads = (): ReadonlyMap<string, string> => keys;
