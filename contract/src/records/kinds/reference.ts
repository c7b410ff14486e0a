import { z } from 'zod';
import { id } from '../../shared/primitives.ts';
import type { Field } from '../fields.ts';
import { MOST_CHOICES } from './choice.ts';
import { asSent, type Kind } from './kind.ts';

const idKind: Kind = {
  column: 'integer',
  body: () => id.nullable(),
  answer: () => z.number().nullable(),
  clean: asSent,
};

export const departmentKind: Kind = { ...idKind, reference: 'department' };

/** Beside the number of a document a row carries its name, under this name. */
export const documentName = (field: Pick<Field, 'name'>): string => `${field.name}_ismi`;

export const documentKind: Kind = {
  ...idKind,
  reference: 'document',
  beside: (field) => ({ [documentName(field)]: z.string().nullable() }),
};

/** The record of the library that a record was copied from. */
export const hiddenIdKind: Kind = { ...idKind, reference: 'library', hidden: true };

/** Activities that a record belongs to, each once. */
export const activitiesKind: Kind = {
  column: 'integer[]',
  body: () =>
    z
      .array(id)
      .max(MOST_CHOICES)
      .transform((values) => [...new Set(values)]),
  answer: () => z.array(z.number()),
  clean: (_, value) => {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [];
    return ids.toSorted((a, b) => Number(a) - Number(b));
  },
  many: true,
  reference: 'activity',
};
