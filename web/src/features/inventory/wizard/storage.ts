import {
  isAnyRecord,
  isNumber,
  isRecordOf,
  isText,
  workKey,
} from '../../../platform/session/kept-work.ts';
import type { Selection } from './selection.ts';
import { EMPTY } from './selection.ts';

const isId = (value: unknown): value is number =>
  isNumber(value) && Number.isSafeInteger(value) && value > 0;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One selection per person and company, because clients of a consultant must stay apart. */
const nameOf = (user: number, company: number) => workKey('picks', user, company);

/** The selection stored before a reload; an unreadable one counts as none. */
export function loadSelection(store: Store, user: number, company: number): Selection {
  try {
    const found: unknown = JSON.parse(store.getItem(nameOf(user, company)) ?? '');
    if (!isAnyRecord(found)) return EMPTY;
    const { chosen, departments, keys } = found;
    return Array.isArray(chosen) &&
      chosen.every(isId) &&
      isRecordOf(departments, isId) &&
      isRecordOf(keys, isText)
      ? { chosen, departments, keys }
      : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Stores the selection for this tab. Without storage only a reload loses it. */
export function saveSelection(store: Store, user: number, company: number, value: Selection) {
  const isEmpty = value.chosen.length === 0 && Object.keys(value.keys).length === 0;
  try {
    if (isEmpty) store.removeItem(nameOf(user, company));
    else store.setItem(nameOf(user, company), JSON.stringify(value));
  } catch {
    return;
  }
}
