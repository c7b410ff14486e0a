import { z } from 'zod';
import type { Field } from '../fields.ts';
import { asSent, type Kind } from './kind.ts';

/** The largest number of a field that names no `most`: what a column of integers holds. */
const LARGEST = 2_147_483_647;

/** The largest number that a field takes. */
export const mostOf = ({ most = LARGEST }: Field): number => most;

/** A whole number from 0 on. */
export const numberKind: Kind = {
  column: 'integer',
  body: (field) => z.int().min(0).max(mostOf(field)).nullable(),
  answer: () => z.number().nullable(),
  clean: asSent,
};
