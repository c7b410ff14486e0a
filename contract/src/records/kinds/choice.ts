import { z } from 'zod';
import { choiceOf, codesOf, inOrder } from '../../lookups.ts';
import { flag } from '../../shared/primitives.ts';
import { isWholeCategory, type Field } from '../fields.ts';
import { asSent, type Kind } from './kind.ts';

/** Most choices one list may hold; the longest look-up offers 194. */
export const MOST_CHOICES = 200;

function codes(field: Field): [string, ...string[]] {
  if (!field.lookup) throw new Error(`${field.name} has no look-up`);
  const [first, ...rest] = codesOf(field.lookup);
  if (!first) throw new Error(`look-up ${field.lookup} is empty`);
  return [first, ...rest];
}

/** One code of a look-up. */
export const selectKind: Kind = {
  column: 'text',
  body: (field) => z.enum(codes(field)).nullable(),
  answer: () => z.string().nullable(),
  clean: asSent,
};

/** One of a few values that have a label each. */
export const wordKind: Kind = {
  column: 'text',
  body: ({ words = [], many }) => {
    if (words.some(([value]) => typeof value === 'boolean')) return flag.nullable();
    const one = z.enum(words.map(([value]) => String(value)));
    return many ? z.array(one).max(MOST_CHOICES) : one.nullable();
  },
  answer: () => z.union([z.string(), z.boolean()]).nullable(),
  clean: asSent,
};

/** Codes in the order of their look-up, so that ticking them in another order is no change. */
function cleanCodes({ lookup }: Field, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  return lookup ? inOrder(lookup, withoutNamed(value)) : value;
}

/** Data without the categories as wholes of which some data are named beside them. */
function withoutNamed(codes: readonly unknown[]): readonly unknown[] {
  if (!codes.some(isWholeCategory)) return codes;
  const groupOf = (code: unknown) => choiceOf('kisisel_veriler', String(code))?.group?.code;
  const named = new Set(codes.filter((code) => !isWholeCategory(code)).map(groupOf));
  return codes.filter((code) => !isWholeCategory(code) || !named.has(groupOf(code)));
}

/** Several codes of a look-up, each once. */
export const multiselectKind: Kind = {
  column: 'text[]',
  body: (field) =>
    z
      .array(z.enum(codes(field)))
      .max(MOST_CHOICES)
      .transform((values) => [...new Set(values)]),
  answer: () => z.array(z.string()),
  clean: cleanCodes,
  many: true,
};
