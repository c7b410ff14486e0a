import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { later } from './calendar.ts';
import { PEOPLE } from './people.ts';
import type { RecordLife } from './record-life.ts';

const DAY = 24 * 60 * 60 * 1000;
const TUR = 'veri_harita';

type History = Readonly<{
  company_id: number;
  key: string;
  lives: readonly RecordLife[];
  now: Date;
  userIds: ReadonlyMap<string, number>;
}>;

/** Stores the records, then their changes in the order of time, then who has read what. */
export async function addHistory(tx: Tx, history: History): Promise<void> {
  const ids = await addRecords(tx, history);
  await addChanges(tx, history, ids);
  await addReads(tx, history);
  const deleted = history.lives.flatMap((life, at) => (life.deleted ? [ids[at] ?? 0] : []));
  await tx
    .deleteFrom('veri_harita')
    .where('company_id', '=', history.company_id)
    .where('id', 'in', deleted)
    .execute();
}

function addRecords(tx: Tx, { company_id, lives }: History): Promise<number[]> {
  const rows = lives.map(({ values, changes }) => {
    const [first] = changes;
    const last = changes.at(-1) ?? first;
    return {
      ...values,
      company_id,
      surum: changes.length,
      guncelleyen: last.by.fullname,
      olusturma_tarihi: first.at.toISOString(),
      guncellenme_tarihi: last.at.toISOString(),
    };
  });
  return insertRows(tx, 'veri_harita', rows, 'id');
}

/** The chain follows the order of insertion, so that of time is made first. */
async function addChanges(tx: Tx, history: History, ids: readonly number[]): Promise<void> {
  const { company_id, lives, userIds } = history;
  const changes = lives.flatMap(({ values, changes: own }, at) =>
    own.map((change) => ({ ...change, record_id: ids[at], values })),
  );
  changes.sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = changes.map(({ at, by, islem, alanlar, record_id, values }) => ({
    company_id,
    department_id: values.department_id,
    tur: TUR,
    record_id,
    islem,
    user_id: userIds.get(by.email),
    guncelleyen: by.fullname,
    tarih: at.toISOString(),
    alanlar,
  }));
  await insertRows(tx, 'change_logs', rows, 'id');
}

/** Everybody has looked at what is older than their last visits. */
async function addReads(tx: Tx, { company_id, key, now, userIds }: History): Promise<void> {
  const readers = PEOPLE.filter(({ companies }) => companies.includes(key)).map((person) => ({
    user_id: userIds.get(person.email),
    until: later(now, -person.readUntilDaysAgo * DAY).toISOString(),
  }));
  await sql`
    insert into change_log_reads (company_id, user_id, tur, record_id, son_id)
    select ${company_id}, reader.user_id, entry.tur, entry.record_id, max(entry.id)
    from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb)
      as reader (user_id integer, until timestamptz)
    join change_logs as entry
      on entry.company_id = ${company_id} and entry.tarih < reader.until
    group by reader.user_id, entry.tur, entry.record_id`.execute(tx);
}
