import { z } from 'zod';
import { workKey } from '../../../platform/session/kept-work.ts';
import type { Selection } from './selection.ts';
import { EMPTY } from './selection.ts';

const kept = z.object({
  chosen: z.array(z.int().positive()),
  departments: z.record(z.string(), z.int().positive()),
  keys: z.record(z.string(), z.string()),
});

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One selection per person and company: a consultant's picks never reach another client. */
const nameOf = (user: number, company: number) => workKey('picks', user, company);

/** The selection kept from before a reload; anything unreadable counts as none. */
export function loadSelection(store: Store, user: number, company: number): Selection {
  try {
    return kept.parse(JSON.parse(store.getItem(nameOf(user, company)) ?? ''));
  } catch {
    return EMPTY;
  }
}

/** Keeps the selection for this tab. A full or forbidden storage only costs the reload. */
export function saveSelection(store: Store, user: number, company: number, value: Selection) {
  const isEmpty = value.chosen.length === 0 && Object.keys(value.keys).length === 0;
  try {
    if (isEmpty) store.removeItem(nameOf(user, company));
    else store.setItem(nameOf(user, company), JSON.stringify(value));
  } catch {
    return;
  }
}
