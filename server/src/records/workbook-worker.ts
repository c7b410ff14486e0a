import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import { autoFilter } from './auto-filter.ts';
import { cellsOf } from './cells.ts';
import type { Workbook } from './workbook.ts';

// Only writeWorkbook() starts this thread, with this.
const workbook = workerData as Workbook;

const written = writeExcelFile(
  cellsOf(workbook),
  {
    sheet: workbook.sheet.slice(0, 31),
    columns: workbook.widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  },
  { features: [autoFilter(workbook.rows.length, workbook.titles.length)] },
);
parentPort?.postMessage(new Uint8Array(await written.toBuffer()));
