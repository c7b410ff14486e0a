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
  /** Shows all rows again; `all`: they are shown. */
  showAll: () => void;
  all: boolean;
  save: (ad: string, reach: Reach, done: () => void) => void;
  /** A view may be offered in each company of the person. */
  forAll?: boolean;
  /** Shares a view with the company, or no longer; without it views are the person's alone. */
  share?: (view: SavedView) => void;
  saving: boolean;
  remove: (view: SavedView) => void;
}>;

/** Where a view is offered: to all of the company, or to its owner in every company. */
export type Reach = Readonly<{ paylasilan: boolean; genel: boolean }>;

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
