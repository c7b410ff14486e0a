import type { Field } from '@emanet/contract/records/fields';
import type { RecordRow } from '../register.ts';
import type { FormValues } from './values.ts';

const ACTIVITY = 'faaliyet';
const DEPARTMENT = 'departman';

/** The address of a form for a new record that names this activity already. */
export const beginWith = (path: string, activity: RecordRow): string =>
  `${path}?${new URLSearchParams({ [ACTIVITY]: String(activity.id), [DEPARTMENT]: String(activity.department_id) }).toString()}`;

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
};

/** What such an address fills in; a department only if the person may choose it. */
export function beginning(
  fields: readonly Field[],
  search: URLSearchParams,
  departments: readonly number[],
): FormValues {
  const activity = idIn(search, ACTIVITY);
  const asked = idIn(search, DEPARTMENT);
  const department = departments.length === 1 ? departments[0] : asked;
  const values: Record<string, number | number[]> = {};
  for (const { control, name } of fields) {
    if (control === 'activities' && activity !== undefined) values[name] = [activity];
    if (control === 'department' && department !== undefined && departments.includes(department))
      values[name] = department;
  }
  return values;
}
