import type { Field, Values } from '@emanet/contract/records/fields';
import { z } from 'zod';
import { workKey } from '../../../platform/session/kept-work.ts';
import type { PlannedLink } from '../storage/asset-choices.ts';
import { isChanged, valuesOf, type FormValues } from '../values.ts';

const kept = z.object({
  values: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  surum: z.number().optional(),
  links: z
    .array(
      z.tuple([z.number(), z.object({ way: z.enum(['ekle', 'cikar']), brought: z.boolean() })]),
    )
    .optional(),
  name: z.string().optional(),
  savedAt: z.number(),
});

/**
 * Unsaved work: the values, what they started from, the assets whose link is to change, what the
 * record is called, and when they were kept on this device.
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

/** Mark of a draft that begins as a copy, before the number of the record that it copies. */
const COPY_MARK = 'kopya-';

type Of = Readonly<{ user: number; company: number; noun: string; id?: number; copied?: number }>;

/**
 * One draft per person, company and record, so that no one meets another's work on this device. What
 * copies a record has its own, apart from that of a blank form.
 */
export const draftKey = ({ user, company, noun, id, copied }: Of) =>
  workKey('drafts', user, company, noun, id ?? (copied ? `${COPY_MARK}${copied}` : 'yeni'));

/** The kept draft, unless there is none, it cannot be read, or it holds no change. */
export function readDraft(
  storage: Storage,
  key: string,
  fields: readonly Field[],
): Draft | undefined {
  try {
    const parsed = kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
    if (!parsed.success) return undefined;
    const asValues = (values: Values) => valuesOf(fields, values);
    const { values, base, ...rest } = parsed.data;
    const draft = { ...rest, values: asValues(values), base: asValues(base) };
    return holdsChange(fields, draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Is there anything to keep: a changed value, or a link that is to change? */
export const holdsChange = (
  fields: readonly Field[],
  { base, values, links = [] }: Pick<Draft, 'base' | 'values' | 'links'>,
): boolean => links.length > 0 || isChanged(fields, base, values);

/** Keeps a draft; `false` when the device has no room or forbids it. */
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
    // A device that forbids storing kept nothing either.
  }
}
