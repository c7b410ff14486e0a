import type { Values } from '@emanet/contract/records/fields';
import type { ChangedField, LogAction } from '@emanet/contract/change-logs';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import type { Logged } from './log.ts';

/** State of a record after some entries; undefined before its insert and after its deletion. */
export const stateAfter = (
  entries: readonly Readonly<{ islem: LogAction; alanlar: readonly ChangedField[] }>[],
): Values | undefined =>
  entries.reduce<Values | undefined>(
    (state, { islem, alanlar }) =>
      islem === 'silme'
        ? undefined
        : { ...state, ...Object.fromEntries(alanlar.map(({ alan, yeni }) => [alan, yeni])) },
    undefined,
  );

/**
 * The state of a record at the end of a day in Turkey, from its log; undefined if it did not exist then.
 * Values from before its first entry are not known. The caller has checked the right to read it.
 */
export async function stateAt(
  tx: Tx,
  scope: CompanyScope,
  { tur }: Logged,
  record_id: number,
  day: string,
): Promise<Values | undefined> {
  const { rows } = await sql<{ islem: LogAction; alanlar: ChangedField[] }>`
    select islem, alanlar from change_logs
    where company_id = ${scope.company_id} and tur = ${tur} and record_id = ${record_id}
      and tarih < (${day}::date + 1)::timestamp at time zone 'Europe/Istanbul'
    order by id`.execute(tx);
  return stateAfter(rows);
}
