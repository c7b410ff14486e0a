import { z } from 'zod';
import { changedOf, oneOf } from '../shared/endpoint.ts';
import { id, language } from '../shared/primitives.ts';

/** The bytes of an .xlsx: a chosen file in the browser, what arrived of it on the server. */
export const sheetBytes = z.custom<Blob | Uint8Array>().transform((sent, context) => {
  if (sent instanceof Uint8Array) return sent;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const text = z.string().nullable();

/** Problem of one cell (`C12`); `alan` is empty where it is about the whole row. */
const cellProblem = z.object({
  hucre: z.string(),
  alan: text,
  baslik: z.string(),
  neden: z.string(),
});

/**
 * One row of the file, `satir` as the spreadsheet numbers it. `alanlar`: what would change, as the
 * sheet shows it, of a list only what goes and what comes; empty for a new record. `id`: the record
 * it is about, as far as that is known.
 */
const plannedRow = z.object({
  satir: z.number(),
  durum: z.enum(['eklenecek', 'degisecek', 'reddedilecek']),
  id: id.nullable(),
  ad: z.string(),
  departman: z.string(),
  alanlar: z.array(z.object({ alan: z.string(), eski: text, yeni: text })),
  sorunlar: z.array(cellProblem),
});
export type PlannedRow = z.infer<typeof plannedRow>;
export type CellProblem = z.infer<typeof cellProblem>;

/**
 * Preview of an import; nothing is stored. Rows that would change nothing are only counted.
 * `plan` stands for the file and for all that would be done: the import is asked for with it.
 */
export const importPlan = oneOf(
  z.object({
    ozet: z.object({
      eklenecek: z.number(),
      degisecek: z.number(),
      ayni: z.number(),
      reddedilecek: z.number(),
    }),
    satirlar: z.array(plannedRow),
    plan: z.string(),
  }),
);
export type ImportPlan = z.infer<typeof importPlan>['data'];

/**
 * `atlanan`: rows that were refused. `eklenenler`: ids of the new records. With `toplu_islem` the
 * whole import is undone like a bulk edit; there is none where a noun cannot.
 */
export const importResult = changedOf(
  z.object({
    eklenen: z.number(),
    guncellenen: z.number(),
    atlanan: z.number(),
    eklenenler: z.array(id),
    toplu_islem: z.uuid().nullable(),
  }),
);

export const inLanguage = z.strictObject({ lang: language.default('tr') });
export const withPlan = z.strictObject({ plan: z.string().regex(/^[0-9a-f]{64}$/) });
