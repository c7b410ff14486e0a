import { Worker } from 'node:worker_threads';
import { inTurn } from '../platform/admission/semaphore.ts';

/** `day`: a date without a time, `YYYY-MM-DD`. */
export type CellValue = string | number | Date | Readonly<{ day: string }> | null;

/**
 * One sheet: its name, and per column the head, the width in characters and the values below.
 * `pinned`: so many columns stay in sight.
 */
export type Workbook = Readonly<{
  sheet: string;
  pinned?: number;
  titles: readonly string[];
  widths: readonly number[];
  rows: readonly (readonly CellValue[])[];
}>;

/** Each file takes tens of megabytes while it is written; who waits holds nothing. */
export const sheetInTurn = inTurn(2);

/**
 * The bytes of an .xlsx with these sheets, written in a thread of its own: the writer works in one
 * go, and a long sheet would hold up everybody else's requests for seconds.
 */
export const writeWorkbook = (...sheets: readonly Workbook[]): Promise<Uint8Array> =>
  inThread(new URL('./workbook-worker.ts', import.meta.url), sheets);

/** The bytes that a thread makes of what it is started with. */
export const inThread = (thread: URL, workerData: unknown): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`the sheet's thread ended with ${code}`));
    });
  });
