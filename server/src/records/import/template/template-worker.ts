import { MOST_IMPORT_ROWS } from '@emanet/contract/records/sheet-file';
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile, {
  type CellObject,
  type SheetData,
  type Feature,
  type SheetOptions,
} from 'write-excel-file/node';
import type { Stream } from 'node:stream';
import { getCellAddress } from 'write-excel-file/utility';
import { DAY_FORMAT, FONT, headOf, textOf } from '../../excel/cells.ts';
import { FITTED, pageSetup, printTitles, type Printed } from '../../excel/print.ts';
import type { Written } from './template.ts';
import { validations } from './validations.ts';

/**
 * Gives the columns of the first sheet the cell styles of a blank row (0: the heads), also below the
 * written rows: a spreadsheet must not turn a text such as 5/2 into a day there.
 */
const columnStyles = (row: number): Feature<Stream | Buffer | Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _, { sheetIndex }) => (sheetIndex === 0 ? withStyles(xml, row) : xml),
      },
    },
  },
});

const withStyles = (xml: string, row: number): string =>
  xml.replace(/<col min="(\d+)"/g, (column, place) => {
    const cell = getCellAddress(row, Number(place) - 1);
    const style = new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1];
    return style === undefined ? column : `${column} style="${style}"`;
  });

/** Lays each sheet out on paper, as every other workbook is. */
const printed: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        insert: (sheet) => pageSetup(printedOf(sheet)),
        transform: (xml) => xml.replace(/<worksheet[^>]*>/, (root) => root + FITTED),
      },
      'xl/workbook.xml': {
        transform: (xml, sheets) =>
          xml.replace('<definedNames/>', printTitles(sheets.map(printedOf))),
      },
    },
  },
};

const printedOf = (sheet: Partial<SheetOptions<Stream | Buffer | Blob>>): Printed => ({
  owner,
  sheet: sheet.sheet ?? '',
  widths: (sheet.columns ?? []).map((column) => column.width ?? 0),
  pinned: sheet.stickyColumnsCount ?? 0,
  headRows: sheet.stickyRowsCount ?? 0,
});

/** Rows that show the look of their columns to programs that know no columns' styles. */
const READY_ROWS = 500;
const REQUIRED = '#FFE8CC';
const EXAMPLE = '#6B6B6B';
const SPECIAL = '#68367A';
const LIST_WIDTH = 40;
const TITLE_WIDTH = 32;
const LINE_WIDTH = 100;

// Only writeTemplate() starts this thread, with this.
const { owner, title, columns, rows, example, pinned, lists, howTo } = workerData as Written;

const empty = (day: boolean): CellObject =>
  day
    ? { type: Date, format: DAY_FORMAT, alignVertical: 'top' }
    : { type: String, format: '@', wrap: true, alignVertical: 'top' };

const heads = columns.map((column) => ({
  ...headOf(column.title, column.width),
  ...(column.required && { backgroundColor: REQUIRED }),
}));
const cells = columns.map(({ validation }) =>
  validation.takes === 'count' ? null : empty(validation.takes === 'day'),
);
const filled = rows.map((row) =>
  row.map((value, place) => {
    const cell = cells[place] ?? null;
    if (value === null) return cell;
    if (typeof value === 'number') return { type: Number, value };
    return { ...cell, ...textOf(value, columns[place]?.width) };
  }),
);
const shown = example.map((value, place) => {
  const cell = value === null ? null : textOf(value, columns[place]?.width);
  return cell && { ...cell, fontStyle: 'italic' as const, textColor: EXAMPLE };
});
const examples = shown.length > 0 ? [shown] : [];
const data: SheetData = [
  heads,
  ...examples,
  ...filled,
  ...Array.from({ length: READY_ROWS }, () => cells),
];

// An import recognises this sheet by the line above its heads, see isAboveLists().
const longest = Math.max(0, ...lists.columns.map(({ values }) => values.length));
const listed: SheetData = [
  [{ ...textOf(lists.above), wrap: false }],
  lists.columns.map((column) => headOf(column.title, LIST_WIDTH)),
  ...Array.from({ length: longest }, (_, row) =>
    lists.columns.map(({ values }) => {
      const { text = '', special } = values[row] ?? {};
      const cell = textOf(text, LIST_WIDTH);
      return cell && special ? { ...cell, textColor: SPECIAL } : cell;
    }),
  ),
];

const lineOf = (title: CellObject | null, line: string) => [title, textOf(line, LINE_WIDTH)];
const explained: SheetData = [
  ...howTo.lines.map((line, place) => lineOf(textOf(`${place + 1}.`), line)),
  [],
  howTo.heads.map((head) => headOf(head)),
  ...howTo.helps.map(({ column, help }) =>
    lineOf({ ...textOf(column, TITLE_WIDTH), fontWeight: 'bold' }, help),
  ),
];

const written = writeExcelFile(
  [
    {
      data,
      sheet: title,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: pinned,
    },
    {
      data: listed,
      sheet: lists.title,
      columns: lists.columns.map(() => ({ width: LIST_WIDTH })),
      stickyRowsCount: 2,
    },
    {
      data: explained,
      sheet: howTo.title,
      columns: [{ width: TITLE_WIDTH }, { width: LINE_WIDTH }],
    },
  ],
  {
    ...FONT,
    features: [
      printed,
      columnStyles(data.length - 1),
      validations(
        columns.map(({ validation }) => validation),
        MOST_IMPORT_ROWS,
        lists.title,
      ),
    ],
  },
);
parentPort?.postMessage(new Uint8Array(await written.toBuffer()));
