import { Worker } from 'node:worker_threads';

/** `day`: a date without a time, `YYYY-MM-DD`. */
export type CellValue = string | number | Date | Readonly<{ day: string }> | null;

/** One sheet: its name, and per column the head, the width in characters and the values below. */
export type Workbook = Readonly<{
  sheet: string;
  titles: readonly string[];
  widths: readonly number[];
  rows: readonly (readonly CellValue[])[];
}>;

/**
 * The bytes of an .xlsx, written in a thread of its own: the writer works in one go, and a long
 * sheet would hold up everybody else's requests for seconds.
 */
export const writeWorkbook = (workbook: Workbook): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
      workerData: workbook,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`the sheet's thread ended with ${code}`));
    });
  });
