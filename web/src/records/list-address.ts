import { registerEntry } from '@emanet/contract/records/registers';
import type { Register } from './register.ts';

/** Place of a person in a list, so that the way back from the form restores it. */
type Place = { search: string; scrollTop: number };

const TOP: Place = { search: '', scrollTop: 0 };
const places = new Map<string, Place>();

/** An address without the open record: it decides the rows and their look. */
export function listSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('kayit');
  return params.toString();
}

/** Remembers the address of a list; another list of rows starts at its top. */
export function rememberSearch(register: Register, search: string): void {
  const kept = listSearch(search);
  const before = places.get(register.path) ?? TOP;
  places.set(register.path, before.search === kept ? before : { search: kept, scrollTop: 0 });
}

export function rememberScroll(register: Register, scrollTop: number): void {
  places.set(register.path, { ...(places.get(register.path) ?? TOP), scrollTop });
}

/** Scroll position of the list when it was left. */
export const scrollOf = (register: Register): number => places.get(register.path)?.scrollTop ?? 0;

/** The stored place, for a table. */
export const placeOf = (register: Register) => ({
  top: () => scrollOf(register),
  keep: (top: number) => rememberScroll(register, top),
});

/** Address of the list with its last filters, and the drawer open on `kayit` if given. */
export function listAddress(register: Pick<Register, 'path'>, kayit?: number): string {
  const params = new URLSearchParams(places.get(register.path)?.search);
  if (kayit !== undefined) params.set('kayit', String(kayit));
  const search = params.toString();
  return search ? `${register.path}?${search}` : register.path;
}

const ACTIVITIES = registerEntry('processingActivities');

/** An activity in the list of all. */
export const activityAddress = (activity: number): string => `${ACTIVITIES.path}?kayit=${activity}`;

/** The drawer of an activity, open on the records that name it. */
export const linksAddress = (activity: number) => `${listAddress(ACTIVITIES, activity)}#links`;
