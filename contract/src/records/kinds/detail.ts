import { z } from 'zod';
import { text } from '../../shared/primitives.ts';
import {
  detailEntry,
  detailIn,
  detailsIn,
  hasSecondPeriod,
  orderDetails,
} from '../category-detail.ts';
import type { Kind } from './kind.ts';

const MOST_DETAILS = 400;
const LONGEST_ENTRY = 300;

/** Answers that differ by category of data, `<category>.<field>=<value>` each. */
export const detailKind: Kind = {
  column: 'text[]',
  body: () =>
    z
      .array(
        text(LONGEST_ENTRY).refine((entry) => detailIn(entry) !== undefined, {
          params: { code: 'choice' },
        }),
      )
      .max(MOST_DETAILS)
      .refine((entries) => !hasSecondPeriod(detailsIn(entries)), {
        params: { code: 'one_period' },
      }),
  answer: () => z.array(z.string()),
  clean: (_, value) => orderDetails(detailsIn(value)).map(detailEntry),
  many: true,
};
