/** Unsaved work on this device: its value, its base, and its screen. */
export type KeptDraft = Readonly<{
  value: unknown;
  base: unknown;
  version?: number | undefined;
  name: string;
  savedAt: number;
}>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKept = (value: unknown): value is KeptDraft =>
  isRecord(value) &&
  'value' in value &&
  'base' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number' &&
  (!('version' in value) || typeof value.version === 'number');

/** Keys of an object in one order, since the server and a form may differ. */
const ordered = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Are two values equal once they are stored as text? */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, ordered) === JSON.stringify(b, ordered);

/** The stored draft; undefined when it is missing or cannot be read. */
export function readKept(key: string): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it when it is empty. */
export function writeKept(key: string, draft: KeptDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // A device without room, or one that forbids storing, has no draft; leaving still asks.
  }
}

/**
 * Values that a form takes over from its kept draft. A form that adds, or has a `version`, takes
 * the whole draft; another takes only what the person changed, so that values stored meanwhile are
 * not undone. The initial values may differ by then: a preset such as the present minute does not
 * hide the draft.
 */
export function restorable<Values extends object>(
  kept: KeptDraft | undefined,
  initial: Values,
  { version, adds }: Readonly<{ version: number | undefined; adds: boolean }>,
) {
  if (!kept || !isRecord(kept.value)) return undefined;
  const base = isRecord(kept.base) ? kept.base : {};
  const takesAll = adds || version !== undefined;
  const taken = Object.entries(kept.value).filter(
    ([name, value]) => name in initial && (takesAll || !isSame(value, base[name])),
  );
  if (taken.every(([name, value]) => isSame(value, Reflect.get(initial, name)))) return undefined;
  // This form wrote them, under the address of its endpoint.
  const values = Object.fromEntries(taken) as Partial<Values>;
  return { values, version: kept.version ?? version, savedAt: kept.savedAt };
}
