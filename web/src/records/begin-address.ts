import type { RecordRow, Register } from './register.ts';

const ACTIVITY = 'faaliyet';
const DEPARTMENT = 'departman';
const COPY = 'kopya';

/** The address of a form for a new record that names this activity already. */
export const beginWith = (path: string, activity: RecordRow): string =>
  `${path}?${new URLSearchParams({ [ACTIVITY]: String(activity.id), [DEPARTMENT]: String(activity.department_id) }).toString()}`;

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
};

/** The activity that such an address names. */
export const activityIn = (search: URLSearchParams): number | undefined => idIn(search, ACTIVITY);

/** The department that it names. */
export const departmentIn = (search: URLSearchParams): number | undefined =>
  idIn(search, DEPARTMENT);

/** The address of a form for a new record that begins as a copy of another. */
export const copyAddress = ({ addPath }: Pick<Register, 'addPath'>, id: number): string =>
  `${addPath}?${COPY}=${id}`;

/** The record that such an address names. */
export const copiedIn = (search: URLSearchParams): number | undefined => idIn(search, COPY);
