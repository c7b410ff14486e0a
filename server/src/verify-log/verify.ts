import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { ChainHead } from '../records/chain-heads.ts';
import { NO_NOTES, type CompanyNotes } from './anchored.ts';
import type { Mark } from './checks.ts';
import { entryDigest, isOfKnownRule, lineOfAct, type PrintedEntry } from './digests.ts';

/** Entries read by one query. */
const BATCH = 500;
/** Name of the note that 0614_acts_in_digests.sql has made of acts. */
const ACTS = '"change_logs/islemler"';

/** Verdict on one company's chain; `broken` is the first entry that does not fit. */
export type Verdict = Readonly<{
  company_id: number;
  entries: number;
  broken?: Readonly<{ id: number; why: 'changed' | 'cut off' | 'not as anchored' }>;
  /** The first entry that a newer version has made: neither it nor those behind it were judged. */
  newer?: number;
  /** Heads that were mailed and are in the chain, and those that are not. */
  mailed?: Readonly<{ found: readonly ChainHead[]; missing: readonly ChainHead[] }>;
}>;

/** Entries behind the newest that an anchor has noted: their number, the first and its instant. */
export type Unanchored = Readonly<{ entries: number; first: number; since: string }>;

/** A chain with what else its reading shows: when it begins, and what no anchor has noted yet. */
export type ReadChain = Readonly<{
  verdict: Verdict;
  begins?: string;
  unanchored?: Unanchored;
  /** Nouns of the entries that were read. */
  seen: ReadonlySet<string>;
}>;

/** With what a chain is compared. */
export type Known = Readonly<{
  notes?: CompanyNotes | undefined;
  /** An entry up to which it was verified before. */
  mark?: Mark | undefined;
  mailed?: readonly ChainHead[] | undefined;
  /** A newer version works on this database, too: entries by a rule of its own are not judged. */
  hasNewer?: boolean;
}>;

/**
 * Recomputes a company's chain, entry by entry, up to the head it has when the reading begins, and
 * compares its end with that head, which the database keeps apart, and its entries with the notes of
 * the anchors and the heads that were mailed: entries that were changed, removed or slipped in do not
 * fit. With a mark it begins behind that entry, which has to be there as it was.
 */
export async function readChain(
  system: Queries,
  company_id: number,
  { notes = NO_NOTES, mark, mailed = [], hasNewer = false }: Known,
): Promise<ReadChain> {
  const head = await system
    .selectFrom('change_log_heads')
    .select(['son_id', 'ozet'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  // Entries behind the head are new ones, unless there is no head: then all are suspect.
  const end = head?.son_id ?? Number.MAX_SAFE_INTEGER;
  const anchored = comparedWith(notes);
  const heads = comparedWithMailed(mailed);
  const acts = actsOfBefore();
  const seen = new Set<string>();
  let entries = 0;
  let previous: Mark = mark ?? { id: 0, ozet: '' };
  let begins: string | undefined;
  let unanchored: Unanchored | undefined;
  const verified = Math.max(notes.newest, mark?.id ?? 0);
  const chain = (found: Pick<Verdict, 'broken' | 'newer'> = {}): ReadChain => ({
    verdict: {
      ...{ company_id, entries },
      ...found,
      ...(mailed.length > 0 && { mailed: heads.result(found.newer) }),
    },
    ...(begins && { begins }),
    ...(unanchored && { unanchored }),
    seen,
  });
  const broken = (id: number, why: NonNullable<Verdict['broken']>['why']) =>
    chain({ broken: { id, why } });
  if (mark && !(await isThere(system, company_id, mark))) return broken(mark.id, 'changed');
  if (mark) anchored.see(mark);
  for await (const page of readPages(system, company_id, mark?.id ?? 0, end))
    for (const entry of page) {
      const id = Number(entry.id);
      if (hasNewer && !isOfKnownRule(entry)) return chain({ newer: id });
      if (!isOfKnownRule(entry) || entry.ozet !== entryDigest(previous.ozet, entry))
        return broken(id, 'changed');
      if (!mark && !acts.fits(entry)) return broken(id, 'changed');
      seen.add(entry.tur);
      previous = { id, ozet: entry.ozet };
      anchored.see(previous);
      entries++;
      heads.see(previous, entries);
      begins ??= entry.tarih;
      if (id > verified) {
        const { first = id, since = entry.tarih, entries: before = 0 } = unanchored ?? {};
        unanchored = { first, since, entries: before + 1 };
      }
    }
  const whole = head
    ? head.son_id === previous.id && head.ozet === previous.ozet
    : entries === 0 && !mark;
  if (!whole) return broken(head?.son_id ?? previous.id, 'cut off');
  const missing = anchored.missing();
  return missing === undefined ? chain() : broken(missing, 'not as anchored');
}

/** Compares entries, as they come in the chain's order, with heads that were mailed. */
function comparedWithMailed(mailed: readonly ChainHead[]) {
  const byEntry = Map.groupBy(mailed, ({ entry }) => entry);
  const found = new Set<ChainHead>();
  return {
    see: ({ id, ozet }: Mark, entries: number) => {
      for (const head of byEntry.get(id) ?? [])
        if (head.digest === ozet && head.entries === entries) found.add(head);
    },
    /** From an entry on that was not judged none is missing. */
    result: (unjudged = Infinity) => ({
      found: [...found],
      missing: mailed.filter((head) => !found.has(head) && head.entry < unjudged),
    }),
  };
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
  (await readChain(system, company_id, {})).verdict;

async function isThere(system: Queries, company_id: number, { id, ozet }: Mark): Promise<boolean> {
  const { rows } = await sql`select from change_logs
    where company_id = ${company_id} and id = ${id} and ozet = ${ozet}`.execute(system);
  return rows.length > 0;
}

/**
 * Entries of a company in the chain's order, a page at a time, as the database prints them. The next page
 * is under way while one is being judged.
 */
async function* readPages(
  system: Queries,
  company_id: number,
  from: number,
  end: number,
): AsyncGenerator<readonly PrintedEntry[], void> {
  const read = (after: string) => {
    const page = sql<PrintedEntry>`
      select id::text, company_id::text, department_id::text, tur, record_id::text, islem,
        user_id::text, guncelleyen, tarih::text, alanlar::text, aktor_turu, geri_alinan::text,
        toplu_islem::text, geri_donulen::text, ozet_surumu::text, ozet
      from change_logs l
      where company_id = ${company_id} and id > ${after}::bigint and id <= ${end}
      order by l.id
      limit ${BATCH}`.execute(system);
    // Nobody waits for it where the page before is broken.
    page.catch(() => undefined);
    return page;
  };
  let next: ReturnType<typeof read> | undefined = read(String(from));
  while (next) {
    const { rows }: Readonly<{ rows: PrintedEntry[] }> = await next;
    const last: string | undefined = rows.at(-1)?.id;
    next = last === undefined || rows.length < BATCH ? undefined : read(last);
    yield rows;
  }
}
