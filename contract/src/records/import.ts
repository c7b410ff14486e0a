import { z } from 'zod';
import { changedOf, oneOf } from '../shared/endpoint.ts';
import { id, language, text as textOf } from '../shared/primitives.ts';

/** The bytes of an .xlsx: a chosen file in the browser, what arrived of it on the server. */
export const sheetBytes = z.custom<Blob | Uint8Array>().transform((sent, context) => {
  if (sent instanceof Uint8Array) return sent;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const text = z.string().nullable();

/**
 * Problem of one cell (`C12`); `alan` is null if it is about the whole row. `yazilan`: content of the cell.
 * `bilinmeyen`: the unknown word in it, to which a company may give a meaning.
 */
const cellProblem = z.object({
  hucre: z.string(),
  alan: text,
  baslik: z.string(),
  neden: z.string(),
  yazilan: text,
  bilinmeyen: text,
});

/**
 * Source of a column's field: the head's name, the company's memory, the cells below, a choice for this
 * file alone, or none; `ikinci`: its name means a field that another column is read as.
 */
export const HEAD_SOURCES = ['ad', 'hafiza', 'icerik', 'dosya', 'ikinci', 'yok'] as const;

/** Key of a head in one file, where several heads have the same text. */
export const placeOfHead = ({ hucre, baslik }: Readonly<{ hucre: string; baslik: string }>) =>
  `${hucre} ${baslik}`;

/** Between the fields of a column whose cells hold the values of several. */
const TOGETHER = '+';

/** Fields of a column in the order of their parts; most have one. */
export const fieldsOfHead = (alan: string | null): string[] => alan?.split(TOGETHER) ?? [];
export const headOfFields = (fields: readonly string[]): string => fields.join(TOGETHER);

/**
 * A head of the file with a few of the values below it. `alan`: the field it is read as, several joined by `+`; a column of
 * source `icerik` is only proposed, and one of `ikinci` or `yok` waits for a person. Without a field the company
 * leaves it out.
 */
const sheetHead = z.object({
  hucre: z.string(),
  baslik: z.string(),
  alan: text,
  kaynak: z.enum(HEAD_SOURCES),
  ornekler: z.array(z.string()),
});
export type SheetHead = z.infer<typeof sheetHead>;

/**
 * One row of the file. `satir`: its number in the spreadsheet; `sayfa`: its sheet if several are read.
 * `alanlar`: changes as the sheet shows them, of a list only removed and added entries; empty for a new record.
 * `id`: its record, if known.
 */
const plannedRow = z.object({
  satir: z.number(),
  sayfa: text,
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
 * A sheet of the workbook, or a table of one that has several; `secili`: it is read. Rows and filled cells are
 * counted below its heads; `ornek`: its heads and first row, cut short.
 */
const importSheet = z.object({
  ad: z.string(),
  gizli: z.boolean(),
  secili: z.boolean(),
  satir: z.number(),
  hucre: z.number(),
  ornek: z.array(z.array(z.string())),
});

/**
 * Why cells are left out: a person leaves out their column (`secilmedi`) or emptied them (`silinen`),
 * a person leaves them to another column that is read as the same field (`ikinci`), the
 * application computes the column itself (`hesaplanan`), they stand above the heads (`ust`), in
 * a note or a total under the table (`alt`) or below an empty head (`basliksiz`), or in a row that holds an example or no answer (`ornek`).
 */
export const LEFT_OUT = [
  'secilmedi',
  'ikinci',
  'silinen',
  'bosluk',
  'hesaplanan',
  'ust',
  'alt',
  'basliksiz',
  'ornek',
] as const;

/**
 * Account of all filled cells of the sheets that are read: `okunan` is the sum of the four others.
 * `birakilanlar` lists the cells left out by column, `turetilenler` answers that follow from others and
 * have no cell, `kisalanlar` values that are less than their cell: days without its hour or from a spreadsheet's
 * count of days, numbers without the word that they are not exact. Refused cells are named in the rows.
 */
const importAccount = z.object({
  okunan: z.number(),
  saklanan: z.number(),
  ayni: z.number(),
  birakilan: z.number(),
  reddedilen: z.number(),
  birlesen: z.number(),
  birakilanlar: z.array(
    z.object({
      sayfa: z.string(),
      sutun: z.string(),
      baslik: z.string(),
      neden: z.enum(LEFT_OUT),
      adet: z.number(),
    }),
  ),
  turetilenler: z.array(z.object({ alan: z.string(), dayanak: z.string(), adet: z.number() })),
  kisalanlar: z.array(
    z.object({ alan: z.string(), neden: z.enum(['hour', 'serial', 'about']), adet: z.number() }),
  ),
});
export type ImportAccount = z.infer<typeof importAccount>;

/**
 * Preview of an import; nothing is stored. Rows without a change are only counted. `plan` identifies the file
 * and its whole outcome: the import is requested with it. It is empty while a head waits for a person, or a
 * field of `eksik` has no column; then `hesap` (see above) is null. `bos`: what blank cells of a sheet without
 * record numbers do, leave or clear. `hepsine`: values, by field, that all rows of a file without such a column get. `dosya`: digest of the bytes.
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
    sayfalar: z.array(importSheet),
    hesap: importAccount.nullable(),
    bos: z.enum(['birak', 'sil']).nullable(),
    hepsine: z.record(z.string(), z.string()),
    basliklar: z.array(sheetHead),
    eksik: z.array(z.string()),
    dosya: z.string(),
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

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * Meanings that a company gives its own sheets, remembered for it: heads by field (empty: left out),
 * words of a field by what they stand for, and the cells of one file, by address, as they should be (`C12/2`: the
 * second part of a cell that several fields share). Of
 * one file too (`dosya`): columns left out, by head or, where another is read as their field (`ikinci`),
 * by `placeOfHead`; the sheets that are read, what blank cells do and the values of all rows (`hepsine`).
 */
export const sheetMeanings = z.strictObject({
  basliklar: z.record(textOf(200), textOf(60)).default({}),
  degerler: z
    .array(z.strictObject({ alan: textOf(60), yazilan: textOf(300), anlam: textOf(4000) }))
    .max(300)
    .default([]),
  dosya: digest.optional(),
  hucreler: z
    .record(z.string().regex(/^(?:[^\n]{1,60}!)?[A-Z]{1,3}\d{1,7}(?:\/\d)?$/), textOf(4000))
    .default({}),
  sayfalar: z.array(textOf(60)).min(1).max(50).optional(),
  bos: z.enum(['birak', 'sil']).optional(),
  ikinci: z.array(textOf(220)).max(500).optional(),
  hepsine: z.record(textOf(60), textOf(300)).optional(),
});

export const inLanguage = z.strictObject({ lang: language.default('tr') });
export const withPlan = z.strictObject({ plan: digest });
