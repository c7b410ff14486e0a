import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';

/** Rows read by one query. */
const BATCH = 1000;

/** Sign-ins become visible when their transaction ends, and that is at most seconds long. */
const SETTLED = '1 minute';

/**
 * Entry logs of one company that an anchor notes: company (0 for attempts without one), first and last
 * entry, their number, the digest of all, the time of the oldest. Sign-ins are not chained: each would
 * wait for a running import of the company.
 */
export type EntryRange = [number, number, number, number, string, string];

type Printed = Readonly<{ id: number; line: string }>;

/** Entries of one company (0: of none), by its index: the rows of no other are read. */
const ofCompany = (company_id: number) =>
  company_id === 0 ? sql`e.company_id is null` : sql`e.company_id = ${company_id}`;

/** Entries of a company (0: of none) between two numbers, as the database prints them. */
async function* readEntries(
  system: Queries,
  company_id: number,
  first: number,
  last: number,
): AsyncGenerator<string, void> {
  for (let after = first - 1; ;) {
    const { rows } = await sql<Printed>`
      select e.id::float8 as id, to_jsonb(e)::text as line from entry_logs e
      where ${ofCompany(company_id)} and e.id > ${after} and e.id <= ${last}
      order by e.id limit ${BATCH}`.execute(system);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** How many entries stand in a range, and their digest. */
export async function digestOfRange(
  system: Queries,
  company_id: number,
  first: number,
  last: number,
): Promise<Readonly<{ count: number; digest: string }>> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of readEntries(system, company_id, first, last)) {
    hash.update(`${line}\n`);
    count++;
  }
  return { count, digest: hash.digest('hex') };
}

/** Ranges of the entries after the last noted one: of one company (0: of none), or of all. */
export async function rangesSince(system: Queries, noted: number, only?: number) {
  const behind = sql`e.id > ${noted} and ${only === undefined ? sql`true` : ofCompany(only)}`;
  const { rows } = await sql<{
    company_id: number;
    first: number;
    last: number;
    oldest: string;
  }>`
    select coalesce(company_id, 0) as company_id, min(id)::float8 as first, max(id)::float8 as last,
      min(tarih) as oldest
    from entry_logs e where ${behind} and tarih < now() - ${SETTLED}::interval
      and id < coalesce((select min(id) from entry_logs e
        where ${behind} and tarih >= now() - ${SETTLED}::interval), 9007199254740991)
    group by 1 order by 1`.execute(system);
  const ranges: EntryRange[] = [];
  for (const { company_id, first, last, oldest } of rows) {
    const { count, digest } = await digestOfRange(system, company_id, first, last);
    ranges.push([company_id, first, last, count, digest, new Date(oldest).toISOString()]);
  }
  return ranges;
}
