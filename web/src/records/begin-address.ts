import { reviewAddress } from '@emanet/contract/shared/company-address';
import { editAddress, type RecordRow, type Register } from './register.ts';

const ACTIVITY = 'faaliyet';
const DEPARTMENT = 'departman';
const COPY = 'kopya';
const REVIEWED = 'gozden';

/** The address of a form for a new record that names this activity already. */
export const beginWith = (path: string, activity: RecordRow): string =>
  `${path}?${new URLSearchParams({ [ACTIVITY]: String(activity.id), [DEPARTMENT]: String(activity.department_id) }).toString()}`;

/** The same for an activity of which only the number is known. */
export const activityAddress = (path: string, id: number): string => `${path}?${ACTIVITY}=${id}`;

const idIn = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
};

export const activityIn = (search: URLSearchParams): number | undefined => idIn(search, ACTIVITY);

export const departmentIn = (search: URLSearchParams) => idIn(search, DEPARTMENT);

/** The address of a form for a new record that begins as a copy of another. */
export const copyAddress = ({ addPath }: Pick<Register, 'addPath'>, id: number): string =>
  `${addPath}?${COPY}=${id}`;

export const copiedIn = (search: URLSearchParams): number | undefined => idIn(search, COPY);

/** The form of a record that returns to the review of its department. */
export const reviewedAddress = (register: Register, row: RecordRow): string =>
  `${editAddress(register, row.id)}?${REVIEWED}=${String(row['department_id'])}`;

/** Address of the review that the form returns to. */
export const reviewIn = (search: URLSearchParams): string | undefined => {
  const department = idIn(search, REVIEWED);
  return department === undefined ? undefined : reviewAddress(department);
};
