import { z } from 'zod';
import { REGISTERS, type RegisterType } from './records/registers.ts';
import { changedOf, endpoint, endpointsOf, listOf, messageOnly } from './shared/endpoint.ts';
import { id, idInPath, requiredText, text } from './shared/primitives.ts';

const MOST_COLUMNS = 80;
const WIDTHS = { min: 60, max: 1200 } as const;

const tur = z.enum<RegisterType[]>(REGISTERS.map((one) => one.tur));

/** A shown column in its place; without a width it is as wide as usual. */
const column = z.strictObject({
  alan: z.string().regex(/^[a-z0-9_]{1,60}$/),
  genislik: z.int().min(WIDTHS.min).max(WIDTHS.max).optional(),
});
export type ViewColumn = z.infer<typeof column>;

/** The pixels that a column may be given. */
export const columnWidth = (pixels: number): number =>
  Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, pixels)));

/** `arama` is the address of the list; `sutunlar` is null where they are the usual ones. */
export const viewContent = {
  ad: requiredText(60),
  arama: text(2000),
  sutunlar: z.array(column).max(MOST_COLUMNS).nullable(),
};
const content = { ...viewContent, paylasilan: z.boolean() };

/** Query parameter that names departments in a view for every company; once resolved, only the missing ones. */
export const DEPARTMENT_NAME = 'departman_adi';

const savedView = z.object({
  id,
  ...content,
  /** The person has it in every company; `arama` is as it means in this one. */
  genel: z.boolean(),
  ad: z.string(),
  sahibi: z.string(),
  /** The caller saved it. */
  benim: z.boolean(),
  /** The caller may delete it. */
  silinebilir: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

/** Named views of the registers' lists, a person's own or shared with the company. */
export const savedViews = endpointsOf('savedViews', {
  list: endpoint({
    summary: 'Kayıtlı görünümler / Saved views',
    path: '/api/kayitli-gorunumler',
    permission: 'saved-views.read',
    query: z.strictObject({ tur }),
    answers: listOf(savedView),
  }),
  save: endpoint({
    summary: 'Görünümü kaydet; aynı ad yenilenir / Save a view; the same name is replaced',
    method: 'POST',
    path: '/api/kayitli-gorunumler',
    permission: 'saved-views.write',
    body: z.strictObject({ tur, ...content, genel: z.boolean().default(false) }),
    answers: changedOf(savedView),
    status: 201,
    once: true,
  }),
  delete: endpoint({
    summary: 'Görünümü sil / Delete a view',
    method: 'DELETE',
    path: '/api/kayitli-gorunumler/:id',
    permission: 'saved-views.write',
    params: z.strictObject({ id: idInPath }),
    /** `genel`: the number is that of a view for every company. */
    query: z.strictObject({ genel: z.literal('1').optional() }),
    answers: messageOnly,
  }),
  restore: endpoint({
    summary: 'Silinen görünümü geri getir / Bring a deleted view back',
    method: 'POST',
    path: '/api/kayitli-gorunumler/restore/:id',
    permission: 'saved-views.write',
    params: z.strictObject({ id: idInPath }),
    query: z.strictObject({ genel: z.literal('1').optional() }),
    answers: messageOnly,
  }),
});
