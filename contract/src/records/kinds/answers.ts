import { z } from 'zod';
import { text } from '../../shared/primitives.ts';
import { answerEntry, answerIn, answersIn, LONGEST_REASON } from './warning-answers.ts';
import type { Kind } from './kind.ts';

const MOST_ANSWERS = 100;
const LONGEST_ENTRY = LONGEST_REASON + 600;

/** Answers to warnings, each as JSON; the server adds by whom, when and about what. */
export const answersKind: Kind = {
  column: 'text[]',
  body: () =>
    z
      .array(
        text(LONGEST_ENTRY).refine((entry) => answerIn(entry) !== undefined, {
          params: { code: 'reason' },
        }),
      )
      .max(MOST_ANSWERS),
  answer: () => z.array(z.string()),
  clean: (_, value) => answersIn(value).map(answerEntry),
  many: true,
  hidden: true,
};
