import type { SavedView, ViewColumn } from '@emanet/contract/saved-views';

/** State and acts of the saved views. */
export type SavedViewsModel = Readonly<{
  list: readonly SavedView[];
  failed: boolean;
  mayWrite: boolean;
  /** The list differs from its default, so it can be saved. */
  worthSaving: boolean;
  isShown: (view: SavedView) => boolean;
  apply: (view: SavedView) => void;
  /** Shows all rows again; `all`: the list has no filter. */
  showAll: () => void;
  all: boolean;
  save: (ad: string, reach: Reach, done: () => void) => void;
  /** A view may be offered in each company of the person. */
  forAll?: boolean;
  /** Shares a view with the company, or stops it; undefined where views are only the person's. */
  share?: (view: SavedView) => void;
  saving: boolean;
  remove: (view: SavedView) => void;
}>;

/** Reach of a view: the whole company, or its owner in every company. */
export type Reach = Readonly<{ paylasilan: boolean; genel: boolean }>;

const NOT_SAVED = ['kayit', 'kayitlar'];

/** The part of an address to save, always in the same order. */
export function searchToSave(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NOT_SAVED) params.delete(name);
  params.sort();
  return params.toString();
}

/** State of a list for a view. */
export type Shown = Readonly<{ search: string; columns: readonly ViewColumn[] | null }>;

/** Is a view the list's present state? */
export const isShown = ({ arama, sutunlar }: SavedView, now: Shown): boolean =>
  arama === now.search && JSON.stringify(sutunlar) === JSON.stringify(now.columns);
