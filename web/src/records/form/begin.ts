import { openInCopies } from '@emanet/contract/records/copies';
import { fieldsNaming, kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Field } from '@emanet/contract/records/fields';
import { activityIn, departmentIn } from '../begin-address.ts';
import type { RecordRow, Register } from '../register.ts';
import { valuesOf, type FormValues } from './values.ts';

/** Ids that the person may choose. */
type Choices = Readonly<{ departments: readonly number[]; activities: readonly number[] }>;

/** Values that the address fills in, limited to what the person may choose. */
export function beginning(
  fields: readonly Field[],
  search: URLSearchParams,
  { departments, activities }: Choices,
): FormValues {
  const activity = activityIn(search);
  const asked = departmentIn(search);
  const department = departments.length === 1 ? departments[0] : asked;
  const values: Record<string, number | number[]> = {};
  for (const field of fields) {
    const { name } = field;
    const { reference } = kindOf(field);
    if (reference === 'activity' && activity !== undefined && activities.includes(activity))
      values[name] = [activity];
    if (reference === 'department' && department !== undefined && departments.includes(department))
      values[name] = department;
  }
  return values;
}

/**
 * Initial values of a copy: its original's values under another name where the name is typed,
 * without the answers that only a person can give. It was not made from the library.
 */
export function copyOf({ fields, nameField }: Register, row: RecordRow, mark: string): FormValues {
  const field = fields.find(({ name }) => name === nameField);
  const values = valuesOf(fields, row);
  const name = values[nameField];
  const marked =
    typeof name === 'string' && field && !field.lookup
      ? `${name.slice(0, (field.max ?? Infinity) - mark.length - 1)} ${mark}`
      : name;
  return {
    ...values,
    ...(marked !== undefined && { [nameField]: marked }),
    ...openInCopies(fields, values),
    ...Object.fromEntries(fieldsNaming(fields, 'library').map((one) => [one.name, null])),
  };
}
