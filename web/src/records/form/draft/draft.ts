import type { Field } from '@emanet/contract/records/fields';
import { isAnyRecord, isNumber, isText, workKey } from '../../../platform/session/kept-work.ts';
import type { PlannedLink } from '../storage/asset-choices.ts';
import { isChanged, valuesOf, type FormValues } from '../values.ts';

/**
 * Unsaved work: the values, their base, the assets whose link changes, the record's name, and the
 * time of storing on this device.
 */
export type Draft = Readonly<{
  values: FormValues;
  base: FormValues;
  surum?: number;
  links?: readonly (readonly [number, PlannedLink])[];
  name?: string;
  savedAt: number;
}>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Mark of a draft that is a copy, before the number of the copied record. */
const COPY_MARK = 'kopya-';

type Of = Readonly<{ user: number; company: number; noun: string; id?: number; copied?: number }>;

/**
 * One draft per person, company and record, so that another person on this device never sees it. A
 * copy has its own, apart from that of a blank form.
 */
export const draftKey = ({ user, company, noun, id, copied }: Of) =>
  workKey('drafts', user, company, noun, id ?? (copied ? `${COPY_MARK}${copied}` : 'yeni'));

type Link = readonly [number, PlannedLink];

const isLink = (value: unknown): value is Link =>
  Array.isArray(value) &&
  value.length === 2 &&
  isNumber(value[0]) &&
  isAnyRecord(value[1]) &&
  (value[1].way === 'ekle' || value[1].way === 'cikar') &&
  typeof value[1].brought === 'boolean';

/** Parses a stored draft; undefined when its shape is unknown. */
function draftOf(found: unknown, fields: readonly Field[]): Draft | undefined {
  if (!isAnyRecord(found)) return undefined;
  const { values, base, surum, links, name, savedAt } = found;
  if (!isAnyRecord(values) || !isAnyRecord(base) || !isNumber(savedAt)) return undefined;
  if (surum !== undefined && !isNumber(surum)) return undefined;
  if (name !== undefined && !isText(name)) return undefined;
  if (links !== undefined && !(Array.isArray(links) && links.every(isLink))) return undefined;
  return {
    values: valuesOf(fields, values),
    base: valuesOf(fields, base),
    savedAt,
    ...(surum !== undefined && { surum }),
    ...(links !== undefined && { links }),
    ...(name !== undefined && { name }),
  };
}

/** The stored draft, unless it is missing, unreadable, or without a change. */
export function readDraft(storage: Storage, key: string, fields: readonly Field[]) {
  try {
    const draft = draftOf(JSON.parse(storage.getItem(key) ?? 'null'), fields);
    return draft && holdsChange(fields, draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Is there anything to store: a changed value, or a changed link? */
export const holdsChange = (
  fields: readonly Field[],
  { base, values, links = [] }: Pick<Draft, 'base' | 'values' | 'links'>,
): boolean => links.length > 0 || isChanged(fields, base, values);

/** Stores a draft; `false` when the device has no room or forbids it. */
export function writeDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A browser that forbids storing has none.
  }
}
