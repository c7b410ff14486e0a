import { choiceOf, choicesOf, LOOKUP_NAMES, type LookupName } from '@emanet/contract/lookups';
import type { FilledProblem } from '@emanet/contract/shared/input-sentences';
import type { Language } from '@emanet/contract/shared/primitives';
import { codesSpoken } from '@emanet/contract/words/vocabulary';
import type { z } from 'zod';

/** Longer inputs are no words of a choice. */
const LONGEST_WORDS = 300;

const keyOf = (codes: readonly unknown[]): string => codes.join(' ');

/** Look-ups by their codes, which an issue lists. */
const byCodes = new Map<string, LookupName>(
  LOOKUP_NAMES.map((name) => [keyOf(choicesOf(name).map(({ code }) => code)), name]),
);

/** Problems, by field, that name the choices which a refused word means in its look-up. */
export function meantChoices(issues: readonly z.core.$ZodIssue[]): Record<string, FilledProblem> {
  const first = new Map(issues.toReversed().map((issue) => [String(issue.path[0]), issue]));
  const meant = [...first].flatMap(([name, issue]) => {
    if (issue.code !== 'invalid_value' || typeof issue.input !== 'string') return [];
    const value = issue.input.trim();
    const lookup = value.length <= LONGEST_WORDS ? byCodes.get(keyOf(issue.values)) : undefined;
    const choices = (lookup ? codesSpoken(lookup, value) : []).flatMap((code) => {
      const choice = lookup && choiceOf(lookup, code);
      return choice ? [choice] : [];
    });
    if (choices.length === 0) return [];
    const named = (lang: Language) =>
      choices.map((choice) => `${choice[lang]} (${choice.code})`).join(', ');
    const values = { value, choices: { tr: named('tr'), en: named('en') } };
    return [[name, { problem: 'meant', values }] as const];
  });
  return Object.fromEntries(meant);
}
