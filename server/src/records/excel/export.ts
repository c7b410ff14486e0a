import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { registerTitle } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../../platform/services.ts';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import { toRow } from '../derived.ts';
import { pieces } from '../list.ts';
import { idsIn } from '../ids.ts';
import { activityNames } from '../links.ts';
import { askLines, refuseTooLarge } from '../queries.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import { sheetDisposition } from './sheet-name.ts';
import { workbookOf, type SheetPiece } from './sheet.ts';
import { sheetInTurn, writeWorkbook, type Workbook } from './workbook.ts';

type Asked = z.output<Endpoints['export']['body']>;

/** Records as a sheet: those of `ids` in their order, or all of the scope in the list's order. `refuseStaleAbove` hears how many. */
export async function exportRecords(
  services: Services,
  register: Register,
  scope: CompanyScope,
  { ids, lang }: Asked,
  refuseStaleAbove: (rows: number) => Promise<void>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const where = ids && sql`t.id = any(${[...ids]}::int[])`;
    await refuseStaleAbove(
      await services.db.read(scope, (tx) => refuseTooLarge(tx, register, scope, where)),
    );
    const rows = ids
      ? rowsByIds(services, register, scope, ids)
      : allRows(services, register, scope);
    return writeWorkbook(
      companyNameOf(scope),
      workbookOf(register, named(services, register, scope, rows), lang),
    );
  });
  return { content, disposition: sheetDisposition(registerTitle(register.noun), scope, lang) };
}

/** All records of the scope as a sheet, which is read while it is written. */
export const sheetOfAll = (
  services: Services,
  register: Register,
  scope: CompanyScope,
  lang: Language,
): Workbook =>
  workbookOf(register, named(services, register, scope, allRows(services, register, scope)), lang);

/** Rows that are read, and held, at once. */
const PIECE = 500;

/** Rows that are not in the scope are left out in silence: whether they exist is not said. */
async function* rowsByIds(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  asked: readonly number[],
): AsyncGenerator<RecordRow[], void> {
  const ids = [...new Set(asked)];
  for (let from = 0; from < ids.length; from += PIECE) {
    const some = ids.slice(from, from + PIECE);
    const where = [sql`t.id = any(${some}::int[])`];
    const lines = await askLines(db, register, scope, { where });
    const byId = new Map(lines.map((line) => toRow(register, line)).map((row) => [row.id, row]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

async function* allRows(
  services: Services,
  register: Register,
  scope: CompanyScope,
): AsyncGenerator<RecordRow[], void> {
  for await (const { lines } of pieces(services, register, scope, {}))
    yield lines.map((line) => toRow(register, line));
}

async function* named(
  services: Services,
  register: Register,
  scope: CompanyScope,
  all: AsyncIterable<RecordRow[]>,
): AsyncGenerator<SheetPiece, void> {
  for await (const rows of all)
    yield { rows, names: await namesIn(services, register, scope, rows) };
}

/** Names of the activities that the rows are linked to. */
function namesIn(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  rows: readonly RecordRow[],
): Promise<Map<number, string>> {
  const fields = fieldsNaming(register.fields, 'activity');
  const ids = new Set(rows.flatMap((row) => fields.flatMap(({ name }) => idsIn(row[name]))));
  return db.read(scope, (tx) => activityNames(tx, scope, [...ids]));
}
