import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { same } from '../nouns/log.ts';
import type { Register } from '../records/register.ts';

/** Records compared by one query. */
const BATCH = 1000;

/** A record that is not as the newest entries of the change log left it. */
export type Differing = Readonly<{
  tur: string;
  id: number;
  why: 'no entries' | 'not as logged' | 'removed';
}>;

type Replayed = {
  id: number;
  row: Record<string, unknown>;
  logged: Record<string, unknown> | null;
};

/** Compares every record of a company with what its entries, one over the other, say it is. */
export async function* replayRegister(
  system: Queries,
  register: Register,
  company_id: number,
): AsyncGenerator<Differing, void> {
  const { tur } = register;
  for (let after = 0; ;) {
    const records = await readRecords(system, register, company_id, after);
    for (const { id, row, logged } of records) {
      if (!logged) yield { tur, id, why: 'no entries' };
      else if (Object.entries(logged).some(([name, value]) => !same(row[name] ?? null, value)))
        yield { tur, id, why: 'not as logged' };
      after = id;
    }
    if (records.length < BATCH) break;
  }
  for (const id of await readRemoved(system, register, company_id))
    yield { tur, id, why: 'removed' };
}

/** Records with the newest value that the change log has of each of their fields. */
async function readRecords(
  system: Queries,
  { table, tur }: Register,
  company_id: number,
  after: number,
): Promise<Replayed[]> {
  const { rows } = await sql<Replayed>`
    select r.id, to_jsonb(r) as row, logged.fields as logged
    from ${sql.table(table)} r
    left join lateral (
      select jsonb_object_agg(newest.alan, newest.yeni) as fields from (
        select distinct on (change ->> 'alan') change ->> 'alan' as alan, change -> 'yeni' as yeni
        from change_logs l, jsonb_array_elements(l.alanlar) change
        where l.company_id = r.company_id and l.tur = ${tur} and l.record_id = r.id
        order by change ->> 'alan', l.id desc
      ) newest
    ) logged on true
    where r.company_id = ${company_id} and r.id > ${after}
    order by r.id
    limit ${BATCH}`.execute(system);
  return rows;
}

/** Records that are gone although no entry says that they were deleted. */
async function readRemoved(
  system: Queries,
  { table, tur }: Register,
  company_id: number,
): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`
    select record_id from (
      select distinct on (record_id) record_id, islem from change_logs
      where company_id = ${company_id} and tur = ${tur} order by record_id, id desc
    ) newest
    where islem <> 'silme' and not exists (
      select from ${sql.table(table)} r
      where r.company_id = ${company_id} and r.id = newest.record_id
    )
    order by record_id`.execute(system);
  return rows.map((row) => row.record_id);
}
