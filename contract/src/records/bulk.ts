import { z } from 'zod';
import { changedOf, oneOf } from '../shared/endpoint.ts';
import { id, numberOfAct } from '../shared/primitives.ts';
import type { Field } from './fields.ts';
import { warning } from './warnings.ts';

/** Most records that one call changes. */
export const MOST_BULK = 1000;

/** How a field is changed: replaced, filled where it is empty; of a list, some added or removed. */
export const BULK_WAYS = ['degistir', 'bos_ise_yaz', 'ekle', 'cikar'] as const;
export type BulkWay = (typeof BULK_WAYS)[number];

/** Is a text one of the ways? */
export const isBulkWay = (text: string): text is BulkWay => BULK_WAYS.some((one) => one === text);

const holdsList = ({ control }: Field) => control === 'multiselect' || control === 'activities';

/** Fields that can be changed in many records at once; what a record is called is its own. */
export const bulkFields = (fields: readonly Field[]): Field[] =>
  fields.filter(
    ({ control, required }) =>
      control !== 'hidden-id' &&
      control !== 'warning-answers' &&
      control !== 'category-detail' &&
      (required !== true || control === 'department'),
  );

export const waysOf = (field: Field): readonly BulkWay[] =>
  holdsList(field) ? BULK_WAYS : ['degistir', 'bos_ise_yaz'];

const rows = z
  .array(z.strictObject({ id, surum: id }))
  .min(1)
  .max(MOST_BULK);

/** One field, a way and a value for many records; each is named with the version that was seen. */
export function bulkBody(fields: readonly Field[]) {
  const [first, ...rest] = bulkFields(fields);
  if (!first) throw new Error('a register without fields cannot be changed');
  return z.strictObject({
    satirlar: rows,
    alan: z.enum([first.name, ...rest.map(({ name }) => name)]),
    islem: z.enum(BULK_WAYS),
    deger: z.unknown(),
    /** A bare retention period also drops the events from which the old ones run. */
    olaysiz: z.boolean().optional(),
    company_id: id.optional(),
  });
}

const named = { id, ad: z.string() };

/** A record that another person has edited since it was seen; it stays unchanged. */
const overtaken = z.object({ ...named, guncelleyen: z.string() });
const refused = z.object({ ...named, neden: z.string() });

/**
 * Records that would not change, and why: `ayni` have the value already, `sorulmayan` hide the field,
 * `bulunamayan` are not visible to the caller.
 */
const untouched = {
  ayni: z.number(),
  sorulmayan: z.number(),
  cakisan: z.array(overtaken),
  reddedilen: z.array(refused),
  bulunamayan: z.array(id),
};

/**
 * Preview of a bulk edit. `bostu`: number of changing records without a value. `olayli`: those whose
 * retention period runs from an event that the new value does not name. `bosalacak`: those that lose values
 * of fields that the new value hides.
 */
export const bulkPlanData = z.object({
  degisecek: z.array(id),
  bostu: z.number(),
  olayli: z.array(z.object(named)),
  bosalacak: z.array(z.object({ ...named, alanlar: z.array(z.string()) })),
  uyarilacak: z.array(z.object({ ...named, uyarilar: z.array(warning) })),
  ...untouched,
});
export const bulkPlan = oneOf(bulkPlanData);
export type BulkPlan = z.infer<typeof bulkPlanData>;

/** Result of a bulk edit. `toplu_islem` is needed to undo it; null if no record changed. */
export const bulkResult = changedOf(
  z.object({
    degisen: z.array(id),
    toplu_islem: z.uuid().nullable(),
    /** Fields that an undo could not give back, as what they named is gone. */
    donmeyen: z.array(z.string()).optional(),
    ...untouched,
  }),
);
export type BulkResult = z.infer<typeof bulkResult>['data'];

export const bulkUndoBody = z.strictObject({ toplu_islem: z.uuid() });

/** Number of an act of several deletions; each of their calls names it. */
export const partOfAct = z.strictObject({ toplu_islem: numberOfAct.optional() });
