import { z } from 'zod';
import { DURATION } from '../../shared/time/durations.ts';
import { asSent, type Kind } from './kind.ts';

/** A span of time in days, weeks, months or years: `P30D`, `P6M`. */
export const durationKind: Kind = {
  column: 'text',
  body: () =>
    z
      .string()
      .regex(DURATION)
      .meta({ format: 'duration', examples: ['P30D', 'P6M'] })
      .nullable(),
  answer: () => z.string().nullable(),
  clean: asSent,
};
