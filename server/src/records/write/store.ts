import type { ChangedField } from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { countStored } from '../../platform/stored.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import { entryOf } from '../../nouns/log.ts';
import { inScope, instantOf, type Condition } from '../queries.ts';
import type { Register } from '../register.ts';
import { healthOf, HEALTH_COLUMNS } from './health.ts';
import { rowsOf } from '../../platform/rows.ts';

/** A new record; `old`: columns beside the fields that a restored record gets back. */
export type Addition = Readonly<{ next: Values; changes: readonly ChangedField[]; old?: Values }>;

/**
 * A record that the transaction holds, as it is to be and what changes by that. `geri_donulen`: the
 * entry of the change log whose state it has again.
 */
export type Change = Readonly<{
  id: number;
  next: Values;
  changes: readonly ChangedField[];
  geri_donulen?: number | undefined;
}>;

/**
 * Rows of one statement: they are judged and written as JSON in one go, and others' requests have their
 * turn while the database stores them.
 */
const BATCH = 50;

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, place) =>
    all.slice(place * BATCH, (place + 1) * BATCH),
  );

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Names of columns as one text: as parts of their own they cost more than all else of a statement. */
export const columns = (names: readonly string[], table?: string) =>
  sql.raw(names.map((name) => (table ? `${quoted(table)}.` : '') + quoted(name)).join(', '));

type Columns = Readonly<Record<string, unknown>>;

const changeable = new WeakMap<Register, Readonly<{ names: Condition; given: Condition }>>();

/** The columns that a change of a record may give another value, made into text once. */
function changeableOf(register: Register): Readonly<{ names: Condition; given: Condition }> {
  const known = changeable.get(register);
  if (known) return known;
  const names = [...register.fields.map(({ name }) => name), ...HEALTH_COLUMNS];
  const made = { names: columns(names), given: columns(names, 'given') };
  changeable.set(register, made);
  return made;
}

/** The values of a record by the columns of its table, with the health that follows from them. */
export const rowOf = (register: Register, scope: CompanyScope, next: Values, today: string) => ({
  ...Object.fromEntries(register.fields.map(({ name }) => [name, next[name] ?? null])),
  ...healthOf(register, next, today, bodyOf(scope)),
});

/**
 * Stores new records, each with its log entry, and returns their ids in the same order. One whose id is taken
 * is left out. `today`: the day in Turkey. `toplu_islem`: the act number by which all can be undone.
 */
export async function insertRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  additions: readonly Addition[],
  toplu_islem: string | null = null,
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(additions))
    ids.push(...(await insertBatch(tx, register, scope, today, batch, toplu_islem)));
  return ids;
}

async function insertBatch(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  batch: readonly Addition[],
  toplu_islem: string | null,
): Promise<number[]> {
  const own = { company_id: scope.company_id, guncelleyen: updaterName(scope.actor) };
  const rows = batch.map(({ next, old }) => ({
    ...rowOf(register, scope, next, today),
    ...own,
    ...old,
  }));
  const entries = batch.map(({ next, changes }) => ({
    ...entryOf(scope, register, { next, islem: 'ekleme', alanlar: changes }),
    toplu_islem,
  }));
  const stored = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const logged = Object.keys(entries[0] ?? {});
  const table = sql.table(register.table);
  const made = await rowsOf<{ id: number }>(tx)`
    with given as materialized (
      select g.*, coalesce(
        g.id, nextval(pg_get_serial_sequence(${sql.lit(register.table)}, 'id'))::int) as number
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
        with ordinality as g
    ), stored as (
      insert into ${table} (id, ${columns(stored)})
      select number, ${columns(stored)} from given order by ordinality
      on conflict (company_id, id) do nothing returning id
    ), logged as (
      insert into change_logs (record_id, ${columns(logged)})
      select given.number, ${columns(logged, 'entry')}
      from jsonb_populate_recordset(null::change_logs, ${JSON.stringify(entries)}::jsonb)
        with ordinality as entry
      join given using (ordinality) join stored on stored.id = given.number
      order by ordinality
    )
    select given.number as id from given join stored on stored.id = given.number
    order by given.ordinality`;
  countStored(made.length);
  return made.map(({ id }) => id);
}

/** Changes of a record since it was stored, by the columns of its table. */
export type Stored = Values & Readonly<{ id: number }>;

/**
 * Stores changed records, each with its log entry, and returns the changed columns of those that exist.
 * `toplu_islem`: the act number by which all can be undone.
 */
export async function updateRecords(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  changes: readonly Change[],
  toplu_islem: string | null = null,
): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const batch of batches(changes)) {
    const entries = batch.map(({ id, next, changes: alanlar, geri_donulen = null }) => ({
      record_id: id,
      ...entryOf(scope, register, { next, islem: 'güncelleme', alanlar }),
      toplu_islem,
      geri_donulen,
    }));
    const rows = batch.map(({ id, next, changes: alanlar }) => ({
      ...Object.fromEntries(alanlar.map(({ alan, yeni }) => [alan, yeni])),
      ...healthOf(register, next, today, bodyOf(scope)),
      id,
    }));
    const given = new Map(rows.map((row) => [row.id, row]));
    for (const row of await updateBatch(tx, register, scope, rows, entries))
      stored.push({ ...given.get(row.id), ...row });
  }
  countStored(stored.length);
  return stored;
}

async function updateBatch(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  rows: readonly (Columns & Readonly<{ id: number }>)[],
  entries: readonly Columns[],
): Promise<Stored[]> {
  const { names, given } = changeableOf(register);
  const logged = Object.keys(entries[0] ?? {});
  const table = sql.table(register.table);
  // Only what changes is sent; the rest of a row is taken from the row itself.
  return rowsOf<Stored>(tx)`
    with stored as (
      update ${table} t
      set (${names}) = (select ${given} from jsonb_populate_record(t, sent.row) given),
        surum = t.surum + 1, guncelleyen = ${updaterName(scope.actor)},
        guncellenme_tarihi = clock_timestamp()
      from unnest(
        ${rows.map(({ id }) => id)}::int[], ${rows.map((row) => JSON.stringify(row))}::jsonb[]
      ) sent(id, row)
      where ${inScope(scope)} and t.id = sent.id
      returning t.id, t.surum, t.guncelleyen, ${instantOf('guncellenme_tarihi')} as guncellenme_tarihi
    ), logged as (
      insert into change_logs (${columns(logged)})
      select ${columns(logged, 'entry')}
      from jsonb_populate_recordset(null::change_logs, ${JSON.stringify(entries)}::jsonb)
        with ordinality as entry
      join stored on stored.id = entry.record_id
      order by entry.ordinality
    )
    select * from stored`;
}
