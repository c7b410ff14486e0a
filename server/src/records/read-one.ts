import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { toJson, toRow } from './record-json.ts';
import { askLine, selectLines } from './queries.ts';
import type { RecordRow, Register } from './register.ts';

/** One record of the scope; stops with NOT_FOUND when it is not there or not theirs. */
export async function readRecord(tx: Tx, register: Register, scope: CompanyScope, id: number) {
  const [line] = await selectLines(tx, register, scope, { where: [sql`t.id = ${id}`] });
  return line === undefined ? fail('NOT_FOUND') : toRow(register, line);
}

/** The same in a transaction of one query. */
export async function askRecord(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<RecordRow> {
  const line = await askLine(db, register, scope, id);
  return line === undefined ? fail('NOT_FOUND') : toRow(register, line);
}

/** A record of the scope, held until the transaction ends. */
export async function holdRecord(tx: Tx, register: Register, scope: CompanyScope, id: number) {
  const where = [sql`t.id = ${id}`];
  const [line] = await selectLines(tx, register, scope, { where, lock: true });
  return line === undefined ? fail('NOT_FOUND') : toRow(register, line);
}

/** One record as JSON, in a transaction of one query: mostly the text that the database wrote. */
export async function singleJson(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<string> {
  const line = await askLine(db, register, scope, id);
  return line === undefined ? fail('NOT_FOUND') : `{"data":${toJson(register, line)}}`;
}
