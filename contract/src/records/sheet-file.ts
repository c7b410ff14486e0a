// Without a schema, so that the threads which read and write sheets start without the schema library.

/** Media type of an .xlsx file. */
export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Media type of a list as text, as the exports write it. */
export const CSV_TYPE = 'text/csv; charset=utf-8';
/** Files as which a list is exported: a workbook, or its rows as text. */
export const SHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];
/** Media types of the files that an import reads; what a file is, its bytes tell. */
export const IMPORT_TYPES = [
  SHEET_TYPE,
  'application/vnd.ms-excel.sheet.macroenabled.12',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/csv',
  'text/plain',
] as const;
export const IMPORT_ENDINGS = ['.xlsx', '.xlsm', '.ods', '.csv', '.txt'] as const;
/** The largest file that is read, and the most records in one. */
export const MOST_IMPORT_BYTES = 10 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 20_000;
