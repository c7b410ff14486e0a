import type { SavedView, ViewColumn } from '@emanet/contract/saved-views';

const NOT_SAVED = ['kayit', 'kayitlar'];

/** Part of an address worth keeping, always in the same order. */
export function searchToSave(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NOT_SAVED) params.delete(name);
  params.sort();
  return params.toString();
}

/** State of a list, as a view would keep it. */
export type Shown = Readonly<{ search: string; columns: readonly ViewColumn[] | null }>;

/** Does a view show what the list shows? */
export const isShown = ({ arama, sutunlar }: SavedView, now: Shown): boolean =>
  arama === now.search && JSON.stringify(sutunlar) === JSON.stringify(now.columns);
