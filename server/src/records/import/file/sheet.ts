import type { ErrorCode } from '@emanet/contract/shared/errors';
import { Worker } from 'node:worker_threads';
import { createSlowWorkQueue } from '../../../platform/admission/slow-work-queue.ts';
import { AppError, fail, type ErrorDetails } from '../../../platform/errors.ts';
import type { SheetHeads } from '../heads.ts';
import type { Read, SheetRow } from './read.ts';
import { addressOf, type SheetCell } from './rows.ts';

/** An imported sheet: its columns, and one cell for each of them in every row. */
export type Sheet = Read & Readonly<{ rows: readonly SheetRow[] }>;

/** The place of a column in one of the sheets that are read. */
export const placeIn = (
  { columns }: Pick<Sheet, 'columns'>,
  { places }: Pick<Read['read'][number], 'places'>,
  at: number,
): number => {
  const place = places[at] ?? -1;
  return place >= 0 ? place : (columns[at]?.place ?? 0);
};

/** Address of a cell, after the name of its sheet if several are read; without a cell only the sheet's name. */
export function addressIn(
  sheet: Pick<Sheet, 'columns' | 'read'>,
  { row, sheet: of }: Pick<SheetRow, 'row' | 'sheet'>,
  at: number,
): string {
  const one = sheet.read[of];
  const place = one ? placeIn(sheet, one, at) : (sheet.columns[at]?.place ?? 0);
  if (place < 0) return one?.name ?? '';
  const part = sheet.columns[at]?.part;
  const address = `${addressOf(row, place)}${part ? `/${part}` : ''}`;
  return one && sheet.read.length > 1 ? `${one.name}!${address}` : address;
}

/** The sheet with a column that the file does not have: each row gets what its sheet is called, or one value. */
export const withColumn = (sheet: Sheet, name: string, value?: string): Sheet => ({
  ...sheet,
  columns: [...sheet.columns, { name, title: '', place: ADDED }],
  rows: sheet.rows.map((row) => ({
    ...row,
    cells: [...row.cells, value ?? sheet.read[row.sheet]?.label ?? null],
  })),
});

/** Place of a column that no sheet has. */
export const ADDED = -1;

/** Messages of the reading thread: rows piece by piece, the columns when all is read, or a failure. */
export type Said =
  { rows: SheetRow[] } | { read: Read } | { failure: { code: ErrorCode; details: ErrorDetails } };

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const MOST_HEAP_MB = 256;
/** CPU time: beside other work the same file takes longer by the clock. */
const MOST_PROCESSOR_MS = 10_000;
const LONGEST_MS = 60_000;
const LOOK_MS = 1_000;
/** Two threads read; slow files move to up to four more, so that they delay no other file. */
const threads = createSlowWorkQueue({ quick: 2, slow: 4, slowAfter: 1000 });

/** Refuses by its first bytes a file that no thread needs to look at. */
function refuseOtherFiles(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) fail('FILE_EMPTY');
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND))
    fail(file.includes(ENCRYPTED) ? 'SHEET_LOCKED' : 'SHEET_OLD');
}

/**
 * Reads the sheet with these heads from the bytes of a file, in a separate thread with limits of memory
 * and time, so that no file can delay other requests.
 */
export async function readSheet(
  bytes: Uint8Array,
  wanted: SheetHeads,
  chosen: readonly string[] = [],
): Promise<Sheet> {
  return withMergedCells(await inReadingThread(bytes, wanted, chosen));
}

/** Fills the cells below the first one of a merge with its value, as the spreadsheet shows them. */
function withMergedCells(sheet: Sheet): Sheet {
  const { merged, rows } = sheet;
  if (merged.length === 0) return sheet;
  const at = new Map(rows.map((row, index) => [`${row.sheet} ${row.row}`, index]));
  const filled = rows.map(({ cells }) => [...cells]);
  let spread = 0;
  for (const { sheet: of, column, from, to } of merged) {
    const first = at.get(`${of} ${from}`);
    const value = first === undefined ? null : (filled[first]?.[column] ?? null);
    if (value === null) continue;
    for (let row = from + 1; row <= Math.min(to, from + rows.length); row++) {
      const cells = filled[at.get(`${of} ${row}`) ?? -1];
      if (!cells || (cells[column] ?? null) !== null) continue;
      cells[column] = value;
      spread += 1;
    }
  }
  return {
    ...sheet,
    cells: sheet.cells + spread,
    rows: rows.map((row, index) => ({ ...row, cells: filled[index] ?? row.cells })),
  };
}

/** The texts in the rows of a list of people; read in the same way. */
export async function readPlainSheet(bytes: Uint8Array): Promise<string[][]> {
  const { rows } = await inReadingThread(bytes, undefined, []);
  return rows.map(({ cells }) => cells.map(textOfCell));
}

const textOfCell = (cell: SheetCell | null): string =>
  cell === null ? '' : typeof cell === 'object' ? cell.day : String(cell);

async function inReadingThread(
  bytes: Uint8Array,
  wanted: SheetHeads | undefined,
  chosen: readonly string[],
): Promise<Sheet> {
  refuseOtherFiles(bytes);
  return threads(() => read(bytes, wanted, chosen));
}

function read(
  bytes: Uint8Array,
  wanted: SheetHeads | undefined,
  chosen: readonly string[],
): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: { bytes, wanted, chosen },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    const tooMuch = () => {
      reject(new AppError('SHEET_TOO_MUCH'));
      void worker.terminate();
    };
    const timer = setTimeout(tooMuch, LONGEST_MS);
    const look = setInterval(() => {
      worker.cpuUsage().then(
        ({ user, system }) => {
          if ((user + system) / 1000 > MOST_PROCESSOR_MS) tooMuch();
        },
        () => undefined,
      );
    }, LOOK_MS);
    const rows: SheetRow[] = [];
    const once = eachTextOnce();
    worker.on('message', (said: Said) => {
      if ('rows' in said)
        for (const row of said.rows) rows.push({ ...row, cells: row.cells.map(once) });
      else if ('read' in said) resolve({ ...said.read, rows });
      else reject(new AppError(said.failure.code, said.failure.details));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(look);
      reject(new AppError('SHEET_BROKEN'));
    });
  });
}

/** Longer texts are seldom the same, and in a file of so many texts the further ones are. */
const LONGEST_KNOWN = 200;
const MOST_KNOWN = 20_000;

/** Makes equal texts one: a choice in 20,000 rows arrives from the thread as 20,000 copies. */
function eachTextOnce() {
  const known = new Map<string, string>();
  return (cell: SheetCell | null): SheetCell | null => {
    if (typeof cell !== 'string' || cell.length > LONGEST_KNOWN) return cell;
    const before = known.get(cell);
    if (before === undefined && known.size < MOST_KNOWN) known.set(cell, cell);
    return before ?? cell;
  };
}
