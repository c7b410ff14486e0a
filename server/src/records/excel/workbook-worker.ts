import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import type { CellValue, SheetOfCompany } from './workbook.ts';
import { zipOf } from './workbook-zip.ts';

// Only writeWorkbook() starts this thread, with this, and answers it with rows; none are the end.
const heads = workerData as readonly SheetOfCompany[];
type Rows = readonly (readonly CellValue[])[];

async function* rowsOf(place: number): AsyncGenerator<readonly CellValue[], void> {
  for (;;) {
    if (!parentPort) return;
    const answered = once(parentPort, 'message') as Promise<[Rows]>;
    parentPort.postMessage(place);
    const [rows] = await answered;
    if (rows.length === 0) return;
    yield* rows;
  }
}

const sheets = heads.map((head, place) => ({ ...head, rows: rowsOf(place) }));
parentPort?.postMessage(new Uint8Array(await buffer(zipOf(sheets))));
