import { z } from 'zod';

const kept = z.object({
  value: z.unknown(),
  base: z.unknown(),
  version: z.number().optional(),
  name: z.string(),
  savedAt: z.number(),
});

/** Unsaved work on this device: its value, what it started from, and the screen it was written on. */
export type KeptDraft = z.infer<typeof kept>;

/** Names of an object in one order, since the server and a form need not agree on it. */
const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Do two values say the same once they are kept as text? */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, ordered) === JSON.stringify(b, ordered);

/** Marks a draft that is of no register; it stands where they have the name of theirs. */
export const WRITTEN = 'yazi';

/** The kept draft; none where there is none or it cannot be read. */
export function readKept(key: string): KeptDraft | undefined {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
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
