import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { Register } from '../records/register.ts';
import { firstUnlike, type Noted } from './anchored.ts';
import { verifyApplications, type ApplicationBreak } from './applications.ts';
import { replayRegister, type Differing } from './replay.ts';

/** Entries checked by one query. */
const BATCH = 5000;

/** Verdict on one company's chain; `broken` is the first entry that does not fit. */
export type Verdict = Readonly<{
  company_id: number;
  entries: number;
  broken?: Readonly<{ id: number; why: 'changed' | 'cut off' | 'not as anchored' }>;
}>;

/** The same with the records that differ from what their entries say, and the applications that do. */
export type FullVerdict = Verdict &
  Readonly<{ records: readonly Differing[]; applications: readonly ApplicationBreak[] }>;

type Link = { id: number; ozet: string; expected: string };

/**
 * Checks every company's chain, compares each whole one with the anchors kept outside the database
 * and each record and application with its entries: a chain that was computed anew, a log removed with its head and a record changed
 * behind its log show by these. `library`: the template company.
 */
export async function* verifyLogs(
  system: Queries,
  registers: readonly Register[],
  noted: Noted,
  library: number,
): AsyncGenerator<FullVerdict, void> {
  const companies = await sql<{ company_id: number }>`
    select company_id from companies order by company_id`.execute(system);
  for (const { company_id } of companies.rows) {
    const chain = await verifyChain(system, company_id);
    // Records of the library come with the program and have no entries.
    const replayed = company_id === library ? [] : registers;
    const unlike = await firstUnlike(system, company_id, noted.get(company_id));
    const applications = await verifyApplications(system, company_id);
    const records: Differing[] = [];
    for (const register of replayed)
      for await (const one of replayRegister(system, register, company_id)) records.push(one);
    const anchored = unlike !== undefined && !chain.broken;
    yield {
      ...chain,
      ...(anchored && { broken: { id: unlike, why: 'not as anchored' } }),
      records,
      applications,
    };
  }
}

/**
 * Recomputes a company's chain, entry by entry, up to the head it has when the reading begins, and
 * compares its end with that head, which the database keeps apart: entries that were changed, removed
 * or slipped in do not fit.
 */
export async function verifyChain(system: Queries, company_id: number): Promise<Verdict> {
  const head = await system
    .selectFrom('change_log_heads')
    .select(['son_id', 'ozet'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  // Entries behind the head are new ones, unless there is no head: then all are suspect.
  const end = head?.son_id ?? Number.MAX_SAFE_INTEGER;
  let entries = 0;
  let previous = { id: 0, ozet: '' };
  for (;;) {
    const links = await readLinks(system, company_id, previous, end);
    for (const link of links) {
      if (link.ozet !== link.expected)
        return { company_id, entries, broken: { id: link.id, why: 'changed' } };
      previous = link;
      entries++;
    }
    if (links.length < BATCH) break;
  }
  const whole = head ? head.son_id === previous.id && head.ozet === previous.ozet : entries === 0;
  if (whole) return { company_id, entries };
  return { company_id, entries, broken: { id: head?.son_id ?? previous.id, why: 'cut off' } };
}

async function readLinks(
  system: Queries,
  company_id: number,
  previous: Readonly<{ id: number; ozet: string }>,
  end: number,
): Promise<Link[]> {
  const found = await sql<Link>`
    select l.id, l.ozet,
      change_log_hash(lag(l.ozet, 1, ${previous.ozet}::text) over (order by l.id), l) as expected
    from change_logs l
    where l.company_id = ${company_id} and l.id > ${previous.id} and l.id <= ${end}
    order by l.id
    limit ${BATCH}
  `.execute(system);
  return found.rows;
}
