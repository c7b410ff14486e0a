/**
 * Work that this browser stores for a person until sign-out: drafts of forms, the last choices of
 * the search, picks of the wizard and its sector, addresses of unfinished uploads, a folded card,
 * answers of a review, decisions about a text. Languages, columns and saved filters are settings
 * and stay.
 */
const NAMES = {
  drafts: 'emanet-taslak',
  recent: 'emanet-son',
  picks: 'emanet-secim',
  uploads: 'emanet-yukleme',
  folded: 'emanet-katli',
  sector: 'emanet-sektor',
  review: 'emanet-gozden',
  redline: 'emanet-fark',
} as const;
type Kind = keyof typeof NAMES;

/** Marks a draft of free text, where other drafts have the name of their register. */
export const WRITTEN = 'yazi';

/** The storage key of some of a person's work. */
export const workKey = (kind: Kind, user: number, ...of: readonly (string | number)[]): string =>
  [NAMES[kind], user, ...of].join(':');

type Store = Pick<Storage, 'length' | 'key' | 'removeItem'>;

export function keptKeys(store: Store, kind: Kind, user: number): string[] {
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
  return keys.filter((key) => key.startsWith(workKey(kind, user, '')));
}

/** Is it an object whose values are all of a kind? Parsed without zod, which weighs 73 KB. */
export const isRecordOf = <Value>(
  found: unknown,
  isValue: (value: unknown) => value is Value,
): found is Record<string, Value> =>
  typeof found === 'object' &&
  found !== null &&
  !Array.isArray(found) &&
  Object.values(found).every(isValue);

/** An object with any content. */
export const isAnyRecord = (found: unknown): found is Record<string, unknown> =>
  isRecordOf(found, (value): value is unknown => value !== undefined);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';

const KEEP = 'emanet-keep';

/** Makes open forms store their pending changes at once. */
export const keepWorkNow = (): void => void dispatchEvent(new Event(KEEP));

/** Calls `listener` when work must be stored; returns the function that stops it. */
export function onKeepWorkNow(listener: () => void): () => void {
  addEventListener(KEEP, listener);
  return () => removeEventListener(KEEP, listener);
}

let forgotten = false;

/** Has the person of this page signed out? A closing form then stores no draft. */
export const isWorkForgotten = (): boolean => forgotten;

/** Deletes all stored work of a person from this browser. */
export function forgetWork(user: number): void {
  forgotten = true;
  try {
    for (const store of [localStorage, sessionStorage])
      for (const kind of Object.keys(NAMES) as Kind[])
        for (const key of keptKeys(store, kind, user)) store.removeItem(key);
  } catch {
    // A browser that forbids storing has none.
  }
}
