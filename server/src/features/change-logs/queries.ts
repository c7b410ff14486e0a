import type { LogNoun, RecordAction } from '@emanet/contract/change-logs';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { oldNewsOf, type PersonScope } from '../../platform/access/scope.ts';
import { isNews } from '../../records/queries.ts';

type Log = Readonly<{ tur: LogNoun }>;

/** The last entry of a record that this person has opened, or that came before their membership. */
const readUntil = (scope: PersonScope, log: Log, record_id: number | undefined) => sql<number>`
  greatest((
    select son_id from change_log_reads
    where company_id = ${scope.company_id} and user_id = ${scope.actor.user_id}
      and tur = ${log.tur} and record_id = ${record_id ?? null}
  ), ${oldNewsOf(scope)}::bigint)`;

const entriesOf = (tx: Tx, scope: PersonScope, log: Log, record_id: number | undefined) =>
  tx
    .selectFrom('change_logs')
    .where('company_id', '=', scope.company_id)
    .where('tur', '=', log.tur)
    .$if(record_id !== undefined, (query) => query.where('record_id', '=', record_id ?? 0));

/** Entries of a record, or of all of its noun, the newest first; one's own count as read. */
export const selectEntries = (
  tx: Tx,
  scope: PersonScope,
  log: Log,
  record_id: number | undefined,
) =>
  entriesOf(tx, scope, log, record_id)
    .select([
      ...(['id', 'company_id', 'tur', 'record_id', 'islem'] as const),
      ...(['aktor_turu', 'user_id', 'guncelleyen', 'tarih', 'alanlar'] as const),
      ...(['geri_alinan', 'toplu_islem'] as const),
    ])
    .select(
      sql<boolean>`user_id is not distinct from ${scope.actor.user_id}
        or id <= ${readUntil(scope, log, record_id)}`.as('okundu'),
    )
    .orderBy('id', 'desc')
    .$narrowType<{ islem: RecordAction }>()
    .execute();

export async function countUnread(tx: Tx, scope: PersonScope, log: Log, record_id: number) {
  const found = await entriesOf(tx, scope, log, record_id)
    .where('user_id', 'is distinct from', scope.actor.user_id)
    .where('id', '>', readUntil(scope, log, record_id))
    .where(sql<boolean>`${isNews('change_logs')}`)
    .select((query) => query.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return found.unread;
}

/** Marks all present entries as read by this person. */
export async function markEntriesRead(tx: Tx, scope: PersonScope, log: Log, record_id: number) {
  await sql`
    insert into change_log_reads (company_id, user_id, tur, record_id, son_id)
    select ${scope.company_id}, ${scope.actor.user_id}, ${log.tur}, ${record_id}, max(id)
    from change_logs
    where company_id = ${scope.company_id} and tur = ${log.tur} and record_id = ${record_id}
    having max(id) is not null
    on conflict (company_id, user_id, tur, record_id)
      do update set son_id = greatest(change_log_reads.son_id, excluded.son_id)
  `.execute(tx);
}
