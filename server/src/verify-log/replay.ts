import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { same } from '../nouns/log.ts';
import { rowsOf } from '../platform/rows.ts';

/** Records compared by one query. */
const BATCH = 1000;

/** A noun whose records are compared with their entries. */
export type Replayed = Readonly<{
  tur: string;
  /** Its records as a relation: the number that entries name, the company, and the values. */
  rows: RawBuilder<unknown>;
  /** Fields that are compared; all that the entries name where none are given. */
  fields?: readonly string[];
  /** Records may come without an entry: by the operator, or with their company. */
  unlogged?: boolean;
  /** The row's value that an entry's value stands for, where they differ. */
  meaning?: (logged: unknown) => unknown;
}>;

/** A record that is not as the newest entries of the change log left it, and the newest of these. */
export type Differing = Readonly<{
  tur: string;
  id: number;
  why: 'no entries' | 'not as logged' | 'removed';
  field?: string;
  entry?: number;
}>;

type RecordState = {
  id: number;
  row: Record<string, unknown>;
  logged: Record<string, unknown>;
  entry: number | null;
};

/**
 * Compares every record of a company with what its entries, one over the other, say it is; with `since`
 * those that an entry behind it names.
 */
export async function* replay(
  system: Queries,
  noun: Replayed,
  company_id: number,
  since = 0,
): AsyncGenerator<Differing, void> {
  const { tur, fields, meaning = (value) => value } = noun;
  for (let after = -1; ;) {
    const records = await readRecords(system, noun, company_id, { after, since });
    for (const { id, row, logged, entry } of records) {
      after = id;
      if (entry === null) {
        if (!noun.unlogged) yield { tur, id, why: 'no entries' };
        continue;
      }
      const field = Object.keys(logged).find(
        (name) =>
          (!fields || fields.includes(name)) && !same(row[name] ?? null, meaning(logged[name])),
      );
      if (field !== undefined) yield { tur, id, why: 'not as logged', field, entry };
    }
    if (records.length < BATCH) break;
  }
  for (const { id, entry } of await readRemoved(system, noun, company_id, since))
    yield { tur, id, why: 'removed', entry };
}

/** Entries of a noun, those behind an entry alone: of a log of ten years a night reads what came since. */
const entriesBehind = (tur: string, company_id: number, since: number): RawBuilder<unknown> => sql`
  from change_logs l where l.company_id = ${company_id} and l.tur = ${tur} and l.id > ${since}`;

/** Records with the newest value that the change log has of each of their fields. */
const readRecords = (
  system: Queries,
  { tur, rows: records }: Replayed,
  company_id: number,
  { after, since }: Readonly<{ after: number; since: number }>,
): Promise<RecordState[]> =>
  rowsOf<RecordState>(system)`
    select r.id, r.row, coalesce(logged.fields, '{}') as logged, newest.id::float8 as entry
    from ${records} r
    left join lateral (
      select l.id from change_logs l
      where l.company_id = r.company_id and l.tur = ${tur} and l.record_id = r.id
      order by l.id desc limit 1
    ) newest on true
    left join lateral (
      select jsonb_object_agg(told.alan, told.yeni) as fields from (
        select distinct on (change ->> 'alan') change ->> 'alan' as alan, change -> 'yeni' as yeni
        from change_logs l, jsonb_array_elements(l.alanlar) change
        where l.company_id = r.company_id and l.tur = ${tur} and l.record_id = r.id
        order by change ->> 'alan', l.id desc
      ) told
    ) logged on true
    where r.company_id = ${company_id} and r.id > ${after}
      ${since === 0 ? sql`` : sql`and r.id in (select record_id ${entriesBehind(tur, company_id, since)})`}
    order by r.id
    limit ${BATCH}`;

/** The first records that are gone although no entry says that they were deleted or merged into another. */
const readRemoved = (
  system: Queries,
  { tur, rows: records }: Replayed,
  company_id: number,
  since: number,
): Promise<{ id: number; entry: number }[]> =>
  rowsOf<{ id: number; entry: number }>(system)`
    select record_id as id, id::float8 as entry from (
      select distinct on (record_id) record_id, islem, id ${entriesBehind(tur, company_id, since)}
      order by record_id, l.id desc
    ) newest
    where islem not in ('silme', 'birleştirme') and not exists (
      select from ${records} r where r.company_id = ${company_id} and r.id = newest.record_id
    )
    order by record_id
    limit ${BATCH}`;
