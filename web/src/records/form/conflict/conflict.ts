import type { Field } from '@emanet/contract/records/fields';
import type { Role } from '@emanet/contract/shared/roles';
import { isWritable, sameValue, type FieldValue, type FormValues } from '../values.ts';

export type Side = 'mine' | 'theirs';

/** One field with two people's different values. `both`: each of them changed it. */
export type Difference = Readonly<{
  field: Field;
  mine: FieldValue;
  theirs: FieldValue;
  both: boolean;
  proposed: Side;
}>;

/**
 * Differences between my version and the one saved meanwhile. A field that only the other person
 * changed is proposed as theirs, everything else as mine.
 */
export function differencesOf(
  fields: readonly Field[],
  role: Role,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  return fields
    .filter((field) => isWritable(field, role))
    .map((field) => {
      const at = (values: FormValues) => values[field.name] ?? null;
      const changedByMe = !sameValue(at(base), at(mine));
      const changedByThem = !sameValue(at(base), at(theirs));
      return {
        field,
        mine: at(mine),
        theirs: at(theirs),
        both: changedByMe && changedByThem,
        proposed: changedByMe ? ('mine' as const) : ('theirs' as const),
      };
    })
    .filter((one) => !sameValue(one.mine, one.theirs));
}

/** The chosen record: theirs, with mine in the picked fields. */
export function mergeOf(
  theirs: FormValues,
  differences: readonly Difference[],
  picked: Readonly<Record<string, Side>>,
): FormValues {
  const mine = differences.filter((one) => (picked[one.field.name] ?? one.proposed) === 'mine');
  return { ...theirs, ...Object.fromEntries(mine.map((one) => [one.field.name, one.mine])) };
}
