import { CSV_TYPE, SHEET_TYPE, type SheetFormat } from '@emanet/contract/records/sheet-file';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { inTurn } from '../../platform/admission/semaphore.ts';
import { streamCsv } from './csv.ts';
import { fixedParts, sheetPart } from './workbook-parts.ts';

/** `day`: a date without a time, `YYYY-MM-DD`. */
export type CellValue = string | number | Date | Readonly<{ day: string }> | null;

/**
 * One sheet: its name, and each column's head and width in characters. `pinned`: columns that stay visible.
 * `whole`: rows are as high as their texts, since they are read on paper.
 */
export type SheetHead = Readonly<{
  sheet: string;
  pinned?: number;
  whole?: boolean;
  titles: readonly string[];
  widths: readonly number[];
}>;

type Row = readonly CellValue[];

/** A sheet with the rows below its heads, which may be made while the file is read. */
export type Workbook = SheetHead & Readonly<{ rows: Iterable<Row> | AsyncIterable<Row> }>;

/** The parts of a workbook have no time of their own, so that the same rows give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Rows that fit below the heads of a sheet: Excel has 1,048,576 in all. */
export const MOST_ROWS = 1_048_575;

/**
 * An .xlsx of a company with these sheets, made while it is read, in turns with other requests: only one
 * piece of a sheet is in memory, and a slow reader blocks no other.
 */
export function streamWorkbook(company: string, ...sheets: readonly Workbook[]): Readable {
  const zip = new ZipFile();
  const content = new PassThrough();
  const give = (error: unknown) => {
    content.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', give);
  for (const [name, text] of Object.entries(fixedParts(company, sheets)))
    zip.addBuffer(Buffer.from(text), name, { mtime: NO_TIME });
  for (const [place, sheet] of sheets.entries())
    zip.addReadStreamLazy(`xl/worksheets/sheet${place + 1}.xml`, { mtime: NO_TIME }, (take) => {
      if (content.destroyed) return;
      const part = Readable.from(sheetPart(company, sheet), { objectMode: false });
      part.once('error', give);
      // A reader that hangs up ends the reading of rows.
      content.once('close', () => part.destroy());
      take(null, part);
    });
  zip.end();
  pipeline(zip.outputStream, content, () => undefined);
  return content;
}

/** The file of an export: a workbook of the owner, or its rows as text. */
export const streamSheets = (
  format: SheetFormat,
  owner: string,
  ...sheets: readonly Workbook[]
): Readable => (format === 'csv' ? streamCsv(...sheets) : streamWorkbook(owner, ...sheets));

/** Media type of that file. */
export const typeOf = (format: SheetFormat): string => (format === 'csv' ? CSV_TYPE : SHEET_TYPE);

/** A workbook in memory, for sheets whose rows are there already. */
export const writeWorkbook = (company: string, ...sheets: readonly Workbook[]): Promise<Buffer> =>
  buffer(streamWorkbook(company, ...sheets));

/** Files that are made in memory: each takes some megabytes, a waiting request none. */
export const sheetInTurn = inTurn(2);
