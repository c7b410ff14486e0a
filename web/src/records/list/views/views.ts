import type { SavedView, ViewColumn } from '@emanet/contract/saved-views';

/** All that the panel of saved views shows and can do. */
export type SavedViewsModel = Readonly<{
  list: readonly SavedView[];
  failed: boolean;
  mayWrite: boolean;
  /** There is something to save: the list does not show all rows the usual way. */
  worthSaving: boolean;
  isShown: (view: SavedView) => boolean;
  apply: (view: SavedView) => void;
  save: (ad: string, paylasilan: boolean, done: () => void) => void;
  /** Shares a view with the company, or no longer; without it views are the person's alone. */
  share?: (view: SavedView) => void;
  saving: boolean;
  remove: (view: SavedView) => void;
}>;

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
