import { listOfCodes } from '@emanet/contract/records/personal-data';
import type { FieldValue } from '../../template/library.ts';
import type { Book } from './history.ts';
import type { DemoValues } from './record-life.ts';

/** A stored activity that other records name. */
export type Linked = Readonly<{ id: number; department_id: number; values: DemoValues }>;

export const text = (value: FieldValue | readonly number[] | undefined): string =>
  typeof value === 'string' ? value : '';

/** The activities that are still there. */
export const linkable = ({ lives, ids }: Book): Linked[] =>
  lives.flatMap(({ values, deleted }, at) => {
    const id = ids[at];
    const { department_id } = values;
    if (deleted || id === undefined || typeof department_id !== 'number') return [];
    return [{ id, department_id, values }];
  });

/** The same activities by the department that runs them. */
export function byDepartment(activities: readonly Linked[]): [number, Linked[]][] {
  const found = new Map<number, Linked[]>();
  for (const activity of activities)
    found.set(activity.department_id, [...(found.get(activity.department_id) ?? []), activity]);
  return [...found];
}

/** Entries of the activities in a field, at most so many. */
export const named = (activities: readonly Linked[], field: string, most: number): string[] =>
  [...new Set(activities.flatMap(({ values }) => listOfCodes(values[field])))].slice(0, most);

/** Ids of entries in the activities, as a transfer or an asset names them. */
export const idsOf = (activities: readonly Linked[]): number[] =>
  activities.map(({ id }) => id).sort((a, b) => a - b);

/** The first storage period that one of them names. */
export const periodOf = (activities: readonly Linked[]): string | null =>
  activities.map(({ values }) => text(values.saklama_suresi)).find((period) => period !== '') ??
  null;
