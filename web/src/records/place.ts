import type { Register } from './register.ts';

/** Where a person was in a list, so that coming back from the form loses nothing. */
type Place = { search: string; scrollTop: number };

const places = new Map<string, Place>();

export const rememberPlace = (register: Register, place: Partial<Place>): void => {
  const before = places.get(register.path) ?? { search: '', scrollTop: 0 };
  places.set(register.path, { ...before, ...place });
};

/** How far the list was scrolled when it was left. */
export const scrollOf = (register: Register): number => places.get(register.path)?.scrollTop ?? 0;

/** Address of the list with the filters it was left with, its drawer open on `kayit` if given. */
export function listAddress(register: Register, kayit?: number): string {
  const params = new URLSearchParams(places.get(register.path)?.search ?? '');
  params.delete('kayit');
  if (kayit !== undefined) params.set('kayit', String(kayit));
  const search = params.toString();
  return search ? `${register.path}?${search}` : register.path;
}
