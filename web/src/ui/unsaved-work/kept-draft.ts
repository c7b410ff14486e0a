/** Unsaved work on this device: its value, what it started from, and the screen it was written on. */
export type KeptDraft = Readonly<{
  value: unknown;
  base: unknown;
  version?: number | undefined;
  name: string;
  savedAt: number;
}>;

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'base' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  (!('version' in value) || typeof value.version === 'number');

/** Names of an object in one order, since the server and a form need not agree on it. */
const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Do two values say the same once they are kept as text? */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, ordered) === JSON.stringify(b, ordered);

/** The kept draft; none where there is none or it cannot be read. */
export function readKept(key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or removes it when there is nothing to keep. */
export function writeKept(key: string, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A device without room, or one that forbids storing, keeps nothing; leaving still asks.
  }
}
