import { labelOf, type LabelKey } from '@emanet/contract/shared/labels';
import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { dayOf } from '@emanet/contract/shared/time/today';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { sheetDisposition } from './sheet-name.ts';
import {
  MOST_ROWS,
  sheetInTurn,
  streamSheets,
  typeOf,
  type CellValue,
  type Workbook,
} from './workbook.ts';

/** A column of a list's sheet: its head, its width in characters, and the cell of a row. */
export type Column<Row> = Readonly<{
  title: Sentence;
  width: number;
  cell: (row: Row, lang: Language) => CellValue;
}>;

/** A column of its head, its width in characters, and the cell of a row. */
export const column = <Row>(
  title: LabelKey | Sentence,
  width: number,
  cell: Column<Row>['cell'],
): Column<Row> => ({ title: typeof title === 'string' ? labelOf(title) : title, width, cell });

const TURKEY_MS = 3 * 60 * 60 * 1000;

/** An instant as a cell with the time in Turkey: a sheet knows no time zones. */
export const timeCell = (instant: string | null) =>
  instant === null ? null : new Date(Date.parse(instant) + TURKEY_MS);

/** The day of an instant in Turkey as a cell. */
export const dayCell = (instant: string | null) =>
  instant === null ? null : { day: dayOf(instant) };

/** Rows as the cells of their columns. */
export const cellsOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  lang: Language,
): CellValue[][] => rows.map((row) => columns.map(({ cell }) => cell(row, lang)));

/** Rows as one sheet; `pinned`: number of columns that stay visible. */
export const sheetOf = <Row>(
  name: Sentence,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  lang: Language,
  pinned = 1,
): Workbook => ({
  sheet: name[lang],
  pinned,
  titles: columns.map(({ title }) => title[lang]),
  widths: columns.map(({ width }) => width),
  rows: cellsOf(columns, rows, lang),
});

/** Rows in the order of the ids, each once, without ids that were not found. */
export function inOrderOf<Row extends Readonly<{ id: number }>>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((one) => [one.id, one]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Language and format in which a list is exported. */
export type SheetAsked = Readonly<{ lang: Language; bicim: SheetFormat }>;

/** Sheets of an owner, by default the scope's company, as a file of this title; they are read when it is their turn. */
export async function sheetFile(
  scope: CompanyScope,
  title: Sentence,
  { lang, bicim }: SheetAsked,
  read: () => Promise<Workbook | readonly Workbook[]>,
  owner: string = companyNameOf(scope),
) {
  let rows = 0;
  const content = await sheetInTurn(async () => {
    const sheets = [await read()].flat();
    rows = Math.max(...sheets.map((one) => (Array.isArray(one.rows) ? one.rows.length : 0)));
    return buffer(streamSheets(bicim, owner, ...sheets));
  });
  const disposition = sheetDisposition(title, scope, lang, owner, bicim);
  return { content, disposition, type: typeOf(bicim), rows };
}

/** The request for a sheet of many rows. */
export type Asking = Pick<FastifyRequest, 'answersLong' | 'refuseStaleAbove'>;

type LongSheet = SheetAsked &
  Readonly<{ title: Sentence; rows: number; sheet: Workbook; owner?: string }>;

/** A sheet of an owner, by default the scope's company, with `rows` rows, read while it is sent. */
export async function longSheetFile(
  { refuseStaleAbove }: Asking,
  scope: CompanyScope,
  { title, lang, bicim, rows, sheet, owner = companyNameOf(scope) }: LongSheet,
): Promise<{ content: Readable; disposition: string; type: string }> {
  if (rows > MOST_ROWS) fail('SHEET_FULL');
  await refuseStaleAbove(rows);
  const content = streamSheets(bicim, owner, sheet);
  const disposition = sheetDisposition(title, scope, lang, owner, bicim);
  return { content, disposition, type: typeOf(bicim) };
}

/** The rows of a list, in their order, in that language and format. */
export type RowsAsked = SheetAsked & Readonly<{ ids: readonly number[] }>;

/** Exports the rows of some ids, in their order, as a sheet of these columns. */
export const exportOf =
  <Row extends Readonly<{ id: number }>>(
    title: Sentence,
    columns: readonly Column<Row>[],
    select: (tx: Tx, scope: CompanyScope, ids: readonly number[]) => Promise<readonly Row[]>,
    sheet: Sentence = title,
  ) =>
  ({ db }: Services, scope: CompanyScope, { ids, ...asked }: RowsAsked) =>
    sheetFile(scope, title, asked, async () => {
      const found = await db.read(scope, (tx) => select(tx, scope, ids));
      return sheetOf(sheet, columns, inOrderOf(ids, found), asked.lang, 2);
    });
