import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { toRow } from './derived.ts';
import { askLines, selectLines } from './queries.ts';
import type { RecordRow, Register } from './register.ts';

/** One record of the scope; stops with NOT_FOUND when it is not there or not theirs. */
export async function readRecord(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<RecordRow> {
  const [line] = await selectLines(tx, register, scope, { where: [sql`t.id = ${id}`] });
  return line === undefined ? fail('NOT_FOUND') : toRow(register, line);
}

/** The same where nothing else is asked. */
export async function singleRecord(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<RecordRow> {
  const [line] = await askLines(db, register, scope, { where: [sql`t.id = ${id}`] });
  return line === undefined ? fail('NOT_FOUND') : toRow(register, line);
}
