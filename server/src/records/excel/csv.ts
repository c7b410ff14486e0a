import { Readable } from 'node:stream';
import { inTurns } from '../in-pieces.ts';
import { neutralised } from './cells.ts';
import type { CellValue, Workbook } from './workbook.ts';

/** Excel reads a file as UTF-8 only behind this mark. */
const MARK = '\ufeff';
/** Separator that Excel expects where numbers have a decimal comma, as in Turkey. */
const SEPARATOR = ';';
const LINE = '\r\n';
const QUOTED = /[;"\r\n]|^\s|\s$/u;

const PIECE = 65_536;

/** Sheets as text, made while it is read: the first begins with its heads, a further one follows its name. */
export const streamCsv = (...sheets: readonly Workbook[]): Readable =>
  Readable.from(csvParts(sheets), { objectMode: false });

async function* csvParts(sheets: readonly Workbook[]): AsyncGenerator<Buffer, void> {
  let piece = MARK;
  for (const [place, { sheet, titles, rows }] of sheets.entries()) {
    if (place > 0) piece += LINE + lineOf([sheet]);
    piece += lineOf(titles);
    for await (const cells of inTurns(rows)) {
      piece += lineOf(cells);
      if (piece.length < PIECE) continue;
      yield Buffer.from(piece);
      piece = '';
    }
  }
  yield Buffer.from(piece);
}

const lineOf = (cells: readonly CellValue[]): string =>
  cells.map((cell) => quoted(textOf(cell))).join(SEPARATOR) + LINE;

const quoted = (text: string): string =>
  QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The text that a person reads in the cell of a sheet. */
function textOf(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return neutralised(cell);
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const [day = '', time = ''] = (cell instanceof Date ? cell.toISOString() : cell.day).split('T');
  const inTurkish = day.split('-').toReversed().join('.');
  return time ? `${inTurkish} ${time.slice(0, 5)}` : inTurkish;
}
