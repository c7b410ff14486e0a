import { FINDABLE, type FoundKind } from '@emanet/contract/search';
import { workKey } from '../../platform/session/kept-work.ts';
import type { Entry } from './entries.ts';

/** An earlier choice: a screen by its address, a record with its line. */
type Recent = Readonly<{
  to: string;
  kind: FoundKind | 'screen';
  label: string;
  hint?: string;
  special?: boolean;
  abroad?: boolean;
}>;

const KEPT = 6;

/** One person's choices in one company are kept apart from all others. */
export const recentKey = (user_id: number, company_id: number): string =>
  workKey('recent', user_id, company_id);

/** People and their requests are not stored in a browser. */
const KINDS: readonly unknown[] = [...FINDABLE, 'screen'];
const isKind = (kind: unknown): kind is Recent['kind'] => KINDS.includes(kind);

/** Any other stored value is no choice. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { to, kind, label, hint } = value as Partial<Record<keyof Recent, unknown>>;
  return (
    typeof to === 'string' &&
    /^\/(?![/\\])/.test(to) &&
    typeof label === 'string' &&
    (hint === undefined || typeof hint === 'string') &&
    isKind(kind)
  );
}

/** The stored choices, the last one first. */
export function parseRecent(kept: string | null): Recent[] {
  try {
    const parsed: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The choices with a new one first; an existing one moves up. */
export function withChoice(kept: readonly Recent[], entry: Entry): Recent[] {
  const { to, kind, label, hint, special, abroad } = entry;
  if (to === undefined || !isKind(kind)) return [...kept];
  const others = kept.filter((one) => one.to !== to);
  return [{ to, kind, label, hint, special, abroad }, ...others].slice(0, KEPT);
}

export const readRecent = (key: string): Recent[] => parseRecent(localStorage.getItem(key));

/** Stores a choice under the key of its person and company. */
export function addRecent(key: string, entry: Entry): void {
  try {
    localStorage.setItem(key, JSON.stringify(withChoice(readRecent(key), entry)));
  } catch {
    // Without storage only the convenience is lost.
  }
}

/** Choices as entries, without former screens; a record may be refused by the server. */
export function recentEntries(kept: readonly Recent[], screens: readonly Entry[]): Entry[] {
  return kept.flatMap((one): Entry[] => {
    const key = `recent:${one.to}`;
    if (one.kind !== 'screen') return [{ ...one, key, keep: true }];
    const screen = screens.find(({ to }) => to === one.to);
    return screen ? [{ ...screen, key }] : [];
  });
}
