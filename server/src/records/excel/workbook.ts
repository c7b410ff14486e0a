import { Worker } from 'node:worker_threads';
import { inTurn } from '../../platform/admission/semaphore.ts';

/** `day`: a date without a time, `YYYY-MM-DD`. */
export type CellValue = string | number | Date | Readonly<{ day: string }> | null;

/**
 * One sheet: its name, and per column the head and the width in characters. `pinned`: so many
 * columns stay in sight.
 */
export type SheetHead = Readonly<{
  sheet: string;
  pinned?: number;
  titles: readonly string[];
  widths: readonly number[];
}>;

/** Its company stands in the head of every printed page and in the file's properties. */
export type SheetOfCompany = SheetHead & Readonly<{ company: string }>;

type Row = readonly CellValue[];

/** A sheet with the rows below its heads, which may be made while the file is written. */
export type Workbook = SheetHead & Readonly<{ rows: Iterable<Row> | AsyncIterable<Row> }>;

/** Short-lived objects of each row are cleared away soon, instead of filling the memory. */
const LIMITS = { maxYoungGenerationSizeMb: 8 };

/** Rows that go to the thread at once. */
const BATCH = 50;

/** Each file takes some megabytes while it is written; a waiting request holds nothing. */
export const sheetInTurn = inTurn(2);

/**
 * The bytes of an .xlsx of a company with these sheets, written row by row in a thread of its own: a long sheet
 * would hold up everybody else's requests for seconds. The thread asks for rows when it has room.
 */
export function writeWorkbook(
  company: string,
  ...sheets: readonly Workbook[]
): Promise<Uint8Array> {
  const heads = sheets.map(({ rows: _, ...head }) => ({ ...head, company }));
  const rows = sheets.map((sheet) => batchesOf(sheet.rows));
  return inThread(new URL('./workbook-worker.ts', import.meta.url), heads, async (place) => {
    const next = await rows[place]?.next();
    return next?.value ?? [];
  });
}

async function* batchesOf(rows: Workbook['rows']): AsyncGenerator<Row[], void> {
  let batch: Row[] = [];
  for await (const row of rows) {
    if (batch.push(row) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * The bytes that a thread makes of what it is started with. A number that it sends is answered with
 * what `answer` makes of it.
 */
export const inThread = (
  thread: URL,
  workerData: unknown,
  answer?: (asked: number) => Promise<unknown>,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData, resourceLimits: LIMITS });
    const end = (error: unknown) => {
      reject(error instanceof Error ? error : new Error(String(error)));
      void worker.terminate();
    };
    worker.on('message', (message: number | Uint8Array) => {
      if (typeof message !== 'number') resolve(message);
      else
        answer?.(message).then((answered) => {
          worker.postMessage(answered);
        }, end);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`the sheet's thread ended with ${code}`));
    });
  });
