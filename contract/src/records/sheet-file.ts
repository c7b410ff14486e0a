// Without a schema, so that the threads which read and write sheets start without the schema library.

/** Media type of an .xlsx file. */
export const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The largest file that is read, and the most records in one. */
export const MOST_IMPORT_BYTES = 10 * 1024 * 1024;
export const MOST_IMPORT_ROWS = 20_000;
