import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { registerTitle } from '@emanet/contract/records/labels';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Services } from '../platform/services.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { toRow } from './derived.ts';
import { pieces } from './list.ts';
import { idsIn } from './ids.ts';
import { activityNames } from './links.ts';
import { refuseTooLarge, selectLines } from './queries.ts';
import type { Endpoints, RecordRow, Register } from './register.ts';
import { sheetDisposition } from './sheet-name.ts';
import { workbookOf } from './sheet.ts';
import { sheetInTurn, writeWorkbook } from './workbook.ts';

type Asked = z.output<Endpoints['export']['body']>;

/** Records as a sheet: those of `ids` in their order, or all of the scope in the list's order. */
export async function exportRecords(
  services: Services,
  register: Register,
  scope: CompanyScope,
  { ids, lang }: Asked,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const rows = ids
      ? await rowsByIds(services, register, scope, ids)
      : await allRows(services, register, scope);
    const names = await namesIn(services, register, scope, rows);
    return writeWorkbook(workbookOf(register, rows, lang, names));
  });
  return { content, disposition: sheetDisposition(registerTitle(register.noun), scope, lang) };
}

/** Rows that are not in the scope are left out in silence: whether they exist is not said. */
async function rowsByIds(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<RecordRow[]> {
  const where = sql`t.id = any(${[...ids]}::int[])`;
  const lines = await db.read(scope, async (tx) => {
    await refuseTooLarge(tx, register, scope, where);
    return selectLines(tx, register, scope, { where: [where] });
  });
  const byId = new Map(lines.map((line) => toRow(register, line)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

async function allRows(services: Services, register: Register, scope: CompanyScope) {
  await services.db.read(scope, (tx) => refuseTooLarge(tx, register, scope));
  const rows: RecordRow[] = [];
  for await (const { lines } of pieces(services, register, scope, {}))
    rows.push(...lines.map((line) => toRow(register, line)));
  return rows;
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
