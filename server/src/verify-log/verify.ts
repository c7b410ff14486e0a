import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { NO_NOTES, type CompanyNotes } from './anchored.ts';
import type { Mark } from './checks.ts';
import { entryDigest, lineOfAct, type PrintedEntry } from './digests.ts';

/** Entries read by one query. */
const BATCH = 500;
/** Name of the note that 0614_acts_in_digests.sql has made of acts. */
const ACTS = '"change_logs/islemler"';

/** Verdict on one company's chain; `broken` is the first entry that does not fit. */
export type Verdict = Readonly<{
  company_id: number;
  entries: number;
  broken?: Readonly<{ id: number; why: 'changed' | 'cut off' | 'not as anchored' }>;
}>;

/** Entries behind the newest that an anchor has noted: their number, the first and its instant. */
export type Unanchored = Readonly<{ entries: number; first: number; since: string }>;

/** A chain with what else its reading shows: when it begins, and what no anchor has noted yet. */
export type ReadChain = Readonly<{ verdict: Verdict; begins?: string; unanchored?: Unanchored }>;

/**
 * Recomputes a company's chain, entry by entry, up to the head it has when the reading begins, and
 * compares its end with that head, which the database keeps apart, and its entries with the notes of
 * the anchors: entries that were changed, removed or slipped in do not fit. With a mark it begins behind
 * that entry, which has to be there as it was.
 */
export async function readChain(
  system: Queries,
  company_id: number,
  notes: CompanyNotes = NO_NOTES,
  mark?: Mark,
): Promise<ReadChain> {
  const head = await system
    .selectFrom('change_log_heads')
    .select(['son_id', 'ozet'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  // Entries behind the head are new ones, unless there is no head: then all are suspect.
  const end = head?.son_id ?? Number.MAX_SAFE_INTEGER;
  const anchored = comparedWith(notes);
  const acts = actsOfBefore();
  let entries = 0;
  let previous: Mark = mark ?? { id: 0, ozet: '' };
  let begins: string | undefined;
  let unanchored: Unanchored | undefined;
  const chain = (broken?: Verdict['broken']): ReadChain => ({
    verdict: { company_id, entries, ...(broken && { broken }) },
    ...(begins && { begins }),
    ...(unanchored && { unanchored }),
  });
  if (mark && !(await isThere(system, company_id, mark)))
    return chain({ id: mark.id, why: 'changed' });
  if (mark) anchored.see(mark);
  for await (const entry of readEntries(system, company_id, mark?.id ?? 0, end)) {
    const id = Number(entry.id);
    if (entry.ozet !== entryDigest(previous.ozet, entry)) return chain({ id, why: 'changed' });
    if (!mark && !acts.fits(entry)) return chain({ id, why: 'changed' });
    previous = { id, ozet: entry.ozet };
    anchored.see(previous);
    entries++;
    begins ??= entry.tarih;
    if (id > Math.max(notes.newest, mark?.id ?? 0))
      unanchored = {
        first: id,
        since: entry.tarih,
        ...unanchored,
        entries: (unanchored?.entries ?? 0) + 1,
      };
  }
  const whole = head
    ? head.son_id === previous.id && head.ozet === previous.ozet
    : entries === 0 && !mark;
  if (!whole) return chain({ id: head?.son_id ?? previous.id, why: 'cut off' });
  const missing = anchored.missing();
  return chain(missing === undefined ? undefined : { id: missing, why: 'not as anchored' });
}

/** Compares entries, as they come in the chain's order, with what anchors have noted of them. */
function comparedWith({ digests }: CompanyNotes) {
  const ids = Float64Array.from(digests.keys()).sort();
  let place = 0;
  let unlike: number | undefined;
  return {
    see: ({ id, ozet }: Mark) => {
      for (let noted = ids[place]; noted !== undefined && noted <= id; noted = ids[++place])
        if (noted < id || digests.get(id) !== ozet) unlike ??= noted;
    },
    /** The first that is noted and not there, or otherwise. */
    missing: () => unlike ?? ids[place],
  };
}

/** Compares acts of entries of before with the note of them that the upgrade has left in the chain. */
function actsOfBefore() {
  const hash = createHash('sha256');
  let separator = '';
  return {
    fits: (entry: PrintedEntry): boolean => {
      const line = lineOfAct(entry);
      if (line !== undefined) {
        hash.update(separator + line);
        separator = '\n';
      }
      if (entry.tur !== 'kanit' || !entry.alanlar.includes(ACTS)) return true;
      return entry.alanlar.includes(hash.copy().digest('hex'));
    },
  };
}

/** The verdict alone, without anchors. */
export const verifyChain = async (system: Queries, company_id: number): Promise<Verdict> =>
  (await readChain(system, company_id)).verdict;

async function isThere(system: Queries, company_id: number, { id, ozet }: Mark): Promise<boolean> {
  const { rows } = await sql`select from change_logs
    where company_id = ${company_id} and id = ${id} and ozet = ${ozet}`.execute(system);
  return rows.length > 0;
}

/** Entries of a company in the chain's order, as the database prints them. */
async function* readEntries(
  system: Queries,
  company_id: number,
  from: number,
  end: number,
): AsyncGenerator<PrintedEntry, void> {
  for (let after = String(from); ;) {
    const { rows } = await sql<PrintedEntry>`
      select id::text, company_id::text, department_id::text, tur, record_id::text, islem,
        user_id::text, guncelleyen, tarih::text, alanlar::text, aktor_turu, geri_alinan::text,
        toplu_islem::text, geri_donulen::text, ozet_surumu::text, ozet
      from change_logs l
      where company_id = ${company_id} and id > ${after}::bigint and id <= ${end}
      order by l.id
      limit ${BATCH}`.execute(system);
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) break;
  }
}
