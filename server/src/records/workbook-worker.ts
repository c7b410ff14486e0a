import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import { autoFilter } from './auto-filter.ts';
import { cellsOf, FONT } from './cells.ts';
import type { Workbook } from './workbook.ts';

// Only writeWorkbook() starts this thread, with this.
const sheets = workerData as readonly Workbook[];

const written = writeExcelFile(
  sheets.map((one) => ({
    data: cellsOf(one),
    sheet: one.sheet.slice(0, 31),
    columns: one.widths.map((width) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: one.pinned ?? 0,
    orientation: 'landscape' as const,
  })),
  { ...FONT, features: [autoFilter(sheets)] },
);
parentPort?.postMessage(new Uint8Array(await written.toBuffer()));
