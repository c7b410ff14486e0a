import type { Values } from '@emanet/contract/records/fields';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import type { RecordRow, Register } from './register.ts';
import { healthOf } from './write/health.ts';

/** Beginning of a line whose row has no verdict yet. */
const NOT_JUDGED = '{"hukum":null';

// `selectLines` alone writes these rows and names every column, as `insertRecord` does of a new one, so
// the casts here hold.

/** Reads a row as the database wrote it. */
export const parseLine = (line: string) => JSON.parse(line) as Values & { id: number };

/** A row with what follows from it. */
export function toRow(register: Register, line: string): RecordRow {
  const stored = parseLine(line);
  const health = stored.hukum === null ? healthOf(register, stored, todayInTurkey()) : {};
  return { ...stored, ...health, ...register.follows?.(stored) } as RecordRow;
}

/** A new row, without unread changes for its author; `stored`: columns beside the fields. */
export const newRow = (register: Register, fields: Values, stored: Values): RecordRow => {
  const row = { ...fields, ...stored, unread_count: 0 };
  return { ...row, ...register.follows?.(row) } as RecordRow;
};

/** A row after a change of some of its columns. */
export const changedRow = (register: Register, row: RecordRow, changed: Values): RecordRow => {
  const stored = { ...row, ...changed };
  return { ...stored, ...register.follows?.(stored) };
};

/** The same as text: mostly the database's own text, unchanged. */
export const toJson = (register: Register, line: string): string =>
  register.follows || line.startsWith(NOT_JUDGED) ? JSON.stringify(toRow(register, line)) : line;
