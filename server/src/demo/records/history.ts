import type { ChangeLogType } from '@emanet/contract/change-logs';
import { CONFIRMED } from '@emanet/contract/records/verdict';
import { DAY_MS, dayOf } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { changedFields, NO_DEPARTMENT } from '../../nouns/log.ts';
import type { LoggedNoun } from '../../nouns/noun.ts';
import type { Tx } from '../../platform/db.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { later } from '../calendar.ts';
import { PEOPLE } from '../people.ts';
import type { RecordLife } from './record-life.ts';

/** The records of one register, with the ids under which they were stored. */
export type Book = Readonly<{
  tur: ChangeLogType;
  lives: readonly RecordLife[];
  ids: readonly number[];
}>;

type History = Readonly<{
  company_id: number;
  key: string;
  books: readonly Book[];
  now: Date;
  userIds: ReadonlyMap<string, number>;
}>;

/** Stores the records of a register as they stand now, deleted ones too. */
export async function addBook(
  tx: Tx,
  company_id: number,
  tur: ChangeLogType,
  lives: readonly RecordLife[],
): Promise<Book> {
  const rows = lives.map(({ values, changes }) => {
    const [first] = changes;
    const last = changes.at(-1) ?? first;
    return {
      ...values,
      company_id,
      surum: changes.length,
      ...confirmationIn(changes),
      guncelleyen: last.by.fullname,
      olusturma_tarihi: first.at.toISOString(),
      guncellenme_tarihi: last.at.toISOString(),
    };
  });
  return { tur, lives, ids: await insertRows(tx, tur, rows, 'id') };
}

/** The version that a person confirmed last; none after the confirmation was withdrawn. */
function confirmationIn(changes: RecordLife['changes']) {
  const at = changes.findLastIndex(({ alanlar }) => alanlar.some(({ alan }) => alan === CONFIRMED));
  const change = changes[at];
  const confirmed = change?.alanlar.some(({ alan, yeni }) => alan === CONFIRMED && yeni === true);
  return confirmed && change
    ? { onay_surumu: at + 1, onay_tarihi: dayOf(change.at) }
    : { onay_surumu: null, onay_tarihi: null };
}

/** Stores all changes in the order of time, then who has read what; deleted records go. */
export async function addHistory(tx: Tx, history: History): Promise<void> {
  await addChanges(tx, history);
  await addReads(tx, history);
  for (const { tur, lives, ids } of history.books) {
    const deleted = lives.flatMap((life, at) => (life.deleted ? [ids[at] ?? 0] : []));
    await sql`delete from ${sql.table(tur)}
      where company_id = ${history.company_id} and id = any(${deleted}::int[])`.execute(tx);
  }
}

/** The chain follows the order of insertion, so that of time is made first. */
async function addChanges(tx: Tx, { company_id, books, userIds }: History): Promise<void> {
  const changes = books.flatMap(({ tur, lives, ids }) =>
    lives.flatMap(({ values, changes: own }, at) =>
      own.map((change) => ({ ...change, tur, record_id: ids[at], values })),
    ),
  );
  changes.sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = changes.map(({ at, by, tur, islem, alanlar, record_id, values }) => ({
    company_id,
    department_id: values.department_id,
    tur,
    record_id,
    islem,
    user_id: userIds.get(by.email),
    guncelleyen: by.fullname,
    tarih: at.toISOString(),
    alanlar,
  }));
  await insertRows(tx, 'change_logs', rows, 'id');
}

/** A row as it was added; `by` is a name, the author's number only where a person did it. */
type Added = Readonly<{
  id: number;
  values: Readonly<Record<string, unknown>> & { department_id?: number };
  at: string;
  by: string;
  user_id?: number | null;
}>;

/** Entries of rows of a plain noun that were added and never changed since. */
export async function logAdded(
  tx: Tx,
  company_id: number,
  { tur, fields }: Pick<LoggedNoun, 'tur' | 'fields'>,
  added: readonly Added[],
): Promise<void> {
  const rows = added.map(({ id, values, at, by, user_id = null }) => ({
    company_id,
    department_id: values.department_id ?? NO_DEPARTMENT,
    tur,
    record_id: id,
    islem: 'ekleme',
    aktor_turu: user_id ? 'kisi' : 'otomatik',
    user_id,
    guncelleyen: by,
    tarih: at,
    alanlar: changedFields(fields, undefined, values),
  }));
  await insertRows(tx, 'change_logs', rows, 'id');
}

/** Everybody has looked at what is older than their last visits. */
async function addReads(tx: Tx, { company_id, key, now, userIds }: History): Promise<void> {
  const readers = PEOPLE.filter(({ companies }) => companies.includes(key)).map((person) => ({
    user_id: userIds.get(person.email),
    until: later(now, -person.readUntilDaysAgo * DAY_MS).toISOString(),
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
