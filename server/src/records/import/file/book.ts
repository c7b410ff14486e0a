import { visibleText } from '@emanet/contract/shared/clean-text';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError, fail } from '../../../platform/errors.ts';
import { openArchive, type Archive } from './archive.ts';
import { openDocumentSheets } from './open-document.ts';
import { partsOf } from './parts.ts';
import { readRows, type Book, type FilledCell, type FilledRow, type Merged } from './rows.ts';
import { LONGEST_CELL, readStrings } from './strings.ts';
import { readDayStyles } from './styles.ts';

/**
 * A sheet of a file, whatever program wrote it. `rows` passes its filled rows to `heard` until that has enough,
 * and gives the cells that are merged over several rows.
 */
export type BookSheet = Readonly<{
  name: string;
  hidden: boolean;
  rows: (heard: (row: FilledRow) => 'more' | 'enough') => Promise<readonly Merged[]>;
}>;

const ZIP = Buffer.from('PK\u0003\u0004');

/**
 * The sheets of a workbook (.xlsx, .xlsm), an open document (.ods) or a list in text (.csv, .txt). `isHead`:
 * knows the head of a column, by which a text of one column is a list.
 */
export async function openBook(
  bytes: Uint8Array,
  isHead?: (title: string) => boolean,
): Promise<readonly BookSheet[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, ZIP.length).equals(ZIP)) return [textSheet(file, isHead)];
  const archive = await openArchive(bytes);
  return (await openDocumentSheets(archive)) ?? workbookSheets(archive);
}

async function workbookSheets(archive: Archive): Promise<readonly BookSheet[]> {
  const parts = await partsOf(archive);
  const book: Book = {
    strings: await readStrings(archive, parts.strings),
    dayStyles: await readDayStyles(archive, parts.styles),
    dates1904: parts.dates1904,
  };
  return parts.sheets.map(({ name, hidden, part }) => ({
    name,
    hidden,
    rows: (heard) => readRows(archive, part, book, heard),
  }));
}

/** Signs between the cells of a list in text. */
const SEPARATORS = [';', '\t', ',', '|'] as const;
/** Rows by which the separator is recognised. */
const LOOKED_AT = 20;
/** Characters that no text holds, and the first one of pages and of data of programs. */
const BINARY = /[[\p{Cc}\ufffd]--[\t\n\v\f\r]]/v;
const OTHER_TEXT = /^\s*(?:[<{]|%PDF)/;

/** Stands for no separator: texts with this sign are refused. */
const ONE_COLUMN = '\0';

/** A list in text as a sheet: each record is a row, as a spreadsheet counts it. */
function textSheet(file: Buffer, isHead: (title: string) => boolean = () => false): BookSheet {
  const text = decoded(file);
  if (BINARY.test(text) || OTHER_TEXT.test(text)) fail('SHEET_NONE');
  const [best] = SEPARATORS.map((delimiter) => ({
    delimiter,
    ...usualWidth(recordsOf(text, delimiter, LOOKED_AT)),
  })).toSorted((a, b) => b.rows - a.rows || a.spaced - b.spaced || b.width - a.width);
  if (!best) fail('SHEET_NONE');
  const lines = recordsOf(text, ONE_COLUMN, LOOKED_AT).filter(([line = '']) => line.trim() !== '');
  // A comma in a few names parts no columns.
  const isOneColumn = best.rows * 2 <= lines.length && lines.some(([line = '']) => isHead(line));
  if (best.rows === 0 && !isOneColumn) fail('SHEET_NONE');
  const records = recordsOf(text, isOneColumn ? ONE_COLUMN : best.delimiter);
  return {
    name: 'CSV',
    hidden: false,
    rows: async (heard) => {
      for (const [place, record] of records.entries()) {
        const cells = new Map<number, FilledCell>(
          record.flatMap((cell, at) => (visibleText(cell) === '' ? [] : [[at, cellOf(cell)]])),
        );
        if (cells.size > 0 && heard({ row: place + 1, cells }) === 'enough') break;
      }
      return [];
    },
  };
}

/**
 * The width that most rows of several cells have, how many they are, and whether blanks follow the sign: within
 * cells it parts each row in another way, or as the words of a text.
 */
function usualWidth(
  records: readonly (readonly string[])[],
): Readonly<Record<'width' | 'rows' | 'spaced', number>> {
  const wide = records.filter(({ length }) => length > 1);
  const counts = [...Map.groupBy(wide, ({ length }) => length)].map(([width, of]) => ({
    width,
    rows: of.length,
  }));
  const [usual] = counts.toSorted((a, b) => b.rows - a.rows || b.width - a.width);
  const further = wide.flatMap((cells) => cells.slice(1));
  const blank = further.filter((cell) => /^\s/.test(cell)).length;
  return { width: 0, rows: 0, ...usual, spaced: blank > further.length / 2 ? 1 : 0 };
}

const cellOf = (text: string): FilledCell =>
  text.length > LONGEST_CELL
    ? {
        unreadable: new AppError('SHEET_CELL_TOO_LONG', {
          values: { cell: '', most: LONGEST_CELL },
        }),
      }
    : text;

function recordsOf(text: string, delimiter: string, to?: number): string[][] {
  const read = (quote: '"' | false) =>
    parse(text, {
      ...{ delimiter, quote, relax_column_count: true, relax_quotes: true },
      skip_empty_lines: false,
      ...(to !== undefined && { to }),
    });
  try {
    return read('"');
  } catch (error) {
    // A copied cell may begin with a quotation mark of its own; in a list with other signs the file was cut off.
    const isCut = !(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED';
    if (isCut || !/^[^\n]*\t/.test(text)) throw error;
    return read(false);
  }
}

/** Text as UTF-16 with its mark, as UTF-8, or else as Turkish programs of Windows write it. */
function decoded(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1254').decode(file);
  }
}
