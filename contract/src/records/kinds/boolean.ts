import { z } from 'zod';
import { flag } from '../../shared/primitives.ts';
import { asSent, type Kind } from './kind.ts';

/** Yes or no; nothing while it is not answered. */
export const booleanKind: Kind = {
  column: 'boolean',
  body: () => flag.nullable(),
  answer: () => z.boolean().nullable(),
  clean: asSent,
};
