import { z } from 'zod';
import { date } from '../../shared/primitives.ts';
import { asSent, type Kind } from './kind.ts';

/** A day, `YYYY-MM-DD`. */
export const dateKind: Kind = {
  column: 'date',
  body: () => date.nullable(),
  answer: () => z.string().nullable(),
  clean: asSent,
};
