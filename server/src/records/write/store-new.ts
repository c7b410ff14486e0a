import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { countStored } from '../../platform/stored.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { newRow } from '../record-json.ts';
import { newColumnsOf } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { logStored } from './log-stored.ts';
import { columns, rowOf, type Addition } from './store.ts';

/** Stores one new record with its entry in the change log, and gives it back as it is answered. */
export async function insertRecord(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  { next, changes: alanlar }: Addition,
): Promise<RecordRow> {
  const fields = rowOf(register, scope, next, today);
  const own = { company_id: scope.company_id, guncelleyen: updaterName(scope.actor) };
  const row = { ...fields, ...own };
  const table = sql.table(register.table);
  const { returned, columns: answered } = newColumnsOf(register);
  const found = await sql<Values>`
    with stored as (
      insert into ${table} (${columns(Object.keys(row))})
      select ${columns(Object.keys(row))}
      from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)
      returning ${returned}
    ), logged as (
      ${logStored(scope, register, { next, islem: 'ekleme', alanlar })}
    )
    select ${answered} from stored t`.execute(tx);
  const [stored] = found.rows;
  if (!stored) throw new Error('a new record was not stored');
  countStored(1);
  return newRow(register, fields, stored);
}
