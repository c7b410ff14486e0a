import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { FastifyInstance } from 'fastify';
import { readSheet } from 'read-excel-file/node';
import { expect } from 'vitest';
import { writeWorkbook, type CellValue } from '../../src/records/excel/workbook.ts';

/** The head of the record numbers. */
export const ID = 'Kayıt no';

/** A sheet as a person edits it: its heads, and the cells below them. */
export type Table = Readonly<{
  titles: readonly string[];
  rows: readonly (readonly CellValue[])[];
}>;

/** The first sheet of a file. */
export async function tableIn(file: Buffer): Promise<Table> {
  const [heads = [], ...rows] = await readSheet(file, { trim: false });
  return { titles: heads.map(String), rows: rows as CellValue[][] };
}

export const fileOf = (table: Table): Promise<Buffer> =>
  writeWorkbook('Ilgaz', { sheet: 'Sayfa', widths: [], ...table });

/** The file that an address answers to somebody; a sheet is sent as bytes, anything else as JSON. */
export async function fileFrom(
  app: Pick<FastifyInstance, 'inject'>,
  headers: Readonly<Record<string, string>>,
  method: 'GET' | 'POST',
  url: string,
  payload?: Uint8Array | object,
): Promise<Buffer> {
  const type = payload instanceof Uint8Array ? { 'content-type': SHEET_TYPE } : {};
  const answer = await app.inject({
    ...{ method, url, headers: { ...headers, ...type } },
    ...(payload && { payload: payload instanceof Uint8Array ? Buffer.from(payload) : payload }),
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.rawPayload;
}

/** The same table with some cells of one row, named by their heads, changed. */
export const edited = (
  { titles, rows }: Table,
  row: number,
  cells: Readonly<Record<string, CellValue>>,
): Table => ({
  titles,
  rows: rows.map((old, place) =>
    place === row
      ? old.map((cell, at) => {
          const changed = cells[titles[at] ?? ''];
          return changed === undefined ? cell : changed;
        })
      : old,
  ),
});

/** The same table with its first row so many times. */
export const repeated = ({ titles, rows }: Table, times: number): Table => ({
  titles,
  rows: Array.from({ length: times }, () => rows[0] ?? []),
});

/** The same table with only those of its columns. */
export function withColumns({ titles, rows }: Table, wanted: (title: string) => boolean): Table {
  const kept = <T>(row: readonly T[]) => row.filter((_, place) => wanted(titles[place] ?? ''));
  return { titles: kept(titles), rows: rows.map(kept) };
}
