import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../../../platform/errors.ts';
import type { SheetHeads } from '../heads.ts';
import { readPeopleSheets, readWantedSheet, type SheetRow } from './read.ts';
import type { Said } from './sheet.ts';

/** Rows per message: receiving many at once would block the main thread. */
const PIECE = 200;

// Only sheet.ts starts this thread, with this data.
const { bytes, wanted, chosen } = workerData as Asked;

type Asked = { bytes: Uint8Array; wanted?: SheetHeads; chosen?: readonly string[] };
const say = (said: Said) => parentPort?.postMessage(said);

let rows: SheetRow[] = [];
try {
  const heard = (row: SheetRow) => {
    if (rows.push(row) < PIECE) return;
    say({ rows });
    rows = [];
  };
  const read = wanted
    ? await readWantedSheet(bytes, wanted, heard, chosen)
    : await readPeopleSheets(bytes, heard);
  say({ rows });
  say({ read });
} catch (error) {
  // An unknown error comes only from a damaged file.
  const known = error instanceof AppError ? error : new AppError('SHEET_BROKEN');
  say({ failure: { code: known.code, details: known.details } });
}
