import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import { DAY_FORMAT, headOf, textOf } from '../cells.ts';
import type { Template } from './template.ts';
import { validations } from './validations.ts';

/** Rows that are ready to be filled in. */
const ROWS = 500;
const REQUIRED = '#FFE8CC';
const HOW_TO_WIDTH = 110;

// Only writeTemplate() starts this thread, with this.
const { title, columns, lists, howTo } = workerData as Template;

const empty = (day: boolean): CellObject =>
  day
    ? { type: Date, format: DAY_FORMAT, alignVertical: 'top' }
    : { type: String, format: '@', wrap: true, alignVertical: 'top' };

const heads = columns.map((column) => ({
  ...headOf(column.title),
  ...(column.required && { backgroundColor: REQUIRED }),
}));
const cells = columns.map(({ validation }) =>
  validation.takes === 'number' ? null : empty(validation.takes === 'day'),
);
const data: SheetData = [heads, ...Array.from({ length: ROWS }, () => cells)];

const longest = Math.max(0, ...lists.columns.map(({ values }) => values.length));
const listed: SheetData = [
  lists.columns.map((column) => headOf(column.title)),
  ...Array.from({ length: longest }, (_, row) =>
    lists.columns.map(({ values }) => textOf(values[row] ?? '')),
  ),
];

const written = writeExcelFile(
  [
    {
      data,
      sheet: title,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: 2,
    },
    {
      data: listed,
      sheet: lists.title,
      columns: lists.columns.map(() => ({ width: 40 })),
      stickyRowsCount: 1,
    },
    {
      data: howTo.lines.map((line) => [textOf(line)]),
      sheet: howTo.title,
      columns: [{ width: HOW_TO_WIDTH }],
    },
  ],
  {
    features: [
      validations(
        columns.map(({ validation }) => validation),
        ROWS,
        lists.title,
      ),
    ],
  },
);
parentPort?.postMessage(new Uint8Array(await written.toBuffer()));
