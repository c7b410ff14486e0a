import type { Field, Values } from './fields.ts';
import { emptyOf } from './kinds/kinds.ts';
import { CONFIRMED } from './verdict.ts';

/**
 * Values of the fields that a copy of a record leaves open: unconfirmed or empty. Without `values` they are
 * the fields that every copy leaves open; with them also answers that are valid for the original's company
 * alone, such as "not abroad" of a library row.
 */
export const openInCopies = (
  fields: readonly Field[],
  values: Values = {},
): Readonly<Record<string, false | null | []>> =>
  Object.fromEntries(
    fields
      .filter(({ name, attested }) =>
        typeof attested === 'object' ? values[name] === attested.as : attested,
      )
      .map((field) => [field.name, field.name === CONFIRMED ? false : emptyOf(field)]),
  );
