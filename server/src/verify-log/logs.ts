import { sql } from 'kysely';
import { secretsOf } from '../platform/crypto/former.ts';
import { sameSecret } from '../platform/crypto/tokens.ts';
import type { Queries } from '../platform/db.ts';
import { sealOfErasure } from '../records/company/erase.ts';
import { digestOfRange, type EntryRange } from '../records/entry-ranges.ts';
import { unknownMigrations } from '../platform/migrate.ts';
import type { ChainHead } from '../records/chain-heads.ts';
import { NO_NOTES, type CompanyNotes, type Noted } from './anchored.ts';
import { firstOf } from './cursor.ts';
import type { Mark } from './checks.ts';
import { verifyApplications, withApplications, type ApplicationBreak } from './applications.ts';
import { verifyEvidence, type EvidenceBreak } from './evidence.ts';
import { replay, type Differing, type Replayed } from './replay.ts';
import { readChain, type Known, type ReadChain, type Unanchored, type Verdict } from './verify.ts';

/** Anchors are made each hour, so an entry of this age is in one. */
const ANCHORED_WITHIN_MS = 2 * 3_600_000;

/** The verdict on a company: its chain, its records and its applications. */
export type FullVerdict = Verdict &
  Readonly<{
    records: readonly Differing[];
    applications: readonly ApplicationBreak[];
    evidence: readonly EvidenceBreak[];
    /** Ranges of entry logs that are not as an anchor noted them. */
    entryLogs: readonly (readonly [company: number, first: number, last: number])[];
    /** Sentences about notes of anchors that contradict an earlier one. */
    otherwise?: readonly string[];
    /** It could not be looked at, and why: a row of it that the database cannot read. */
    unread?: string;
    /** The company is named by an anchor or the log, and is no longer there. */
    gone?: true;
    /** It was erased, as a sealed record says: until when, and how far its log went. */
    erased?: Erasure;
    /** Entries in no anchor yet; `overdue` when the first of them should be in one. */
    unanchored?: Unanchored & Readonly<{ overdue: boolean }>;
    /** The chain begins earlier than the anchors: those that noted its beginning are missing. */
    unattested?: Readonly<{ begins: string; since: string }>;
  }>;

export type Expected = Readonly<{
  nouns: readonly Replayed[];
  noted: Noted;
  /** The template company, whose records come with the program and have no entries. */
  library: number;
  now: Date;
  /** Seals the records of companies that were erased. */
  secret: string;
  /** The one company that is checked; all where none is named. */
  only?: number | undefined;
  /** Entries of a demo bear the dates of its story, which are older than its anchors. */
  demo?: boolean;
  /** No anchors are at hand: that an entry is in none says nothing. */
  withoutAnchors?: boolean;
  /** Heads of chains that were mailed. */
  mailed?: readonly ChainHead[];
  /** Entries up to which chains were verified before; only what came since is looked at. */
  since?: ReadonlyMap<number, Mark>;
  /** Entry logs of before this instant may have been deleted by their age. */
  entriesKeptSince?: string;
}>;

/**
 * Checks the chain of every company that the database, its log or an anchor names, compares it with
 * the anchors kept outside the database, and each record and application with its entries: a chain that
 * was computed anew, a company removed with its log and a record changed behind its log show by these.
 */
export async function* verifyLogs(
  system: Queries,
  expected: Expected,
): AsyncGenerator<FullVerdict, void> {
  const there = await companiesIn(system);
  const erasures = await erasuresIn(system, expected.secret);
  const stories = await openDemoIn(system);
  const hasNewer = await isUsedByNewer(system);
  const applicants = await withApplications(system);
  const mailedOf = Map.groupBy(expected.mailed ?? [], ({ company_id }) => company_id);
  const { companies, entries = [], from = 0, until = Infinity } = expected.noted;
  const ranges = Map.groupBy(entries, ([company_id]) => company_id);
  const named = new Set([...there.keys(), ...companies.keys(), ...mailedOf.keys()]);
  const { only } = expected;
  for (const company_id of [...named].sort((a, b) => a - b)) {
    if (only !== undefined && only !== company_id) continue;
    if (company_id < from || company_id >= until) continue;
    const notes = companies.get(company_id);
    const mailed = mailedOf.get(company_id);
    const erased = there.has(company_id) ? undefined : erasures.get(company_id);
    const nothing = { company_id, entries: 0, records: [], applications: [], evidence: [] };
    if (erased && fits(erased, notes, mailed)) {
      yield { ...nothing, entryLogs: [], erased };
      continue;
    }
    const known = { notes, mailed, hasNewer, mark: expected.since?.get(company_id) };
    const all = { ...expected, demo: expected.demo === true || stories.has(company_id) };
    const place = {
      there: there.get(company_id),
      applications: applicants.has(company_id),
      ranges: ranges.get(company_id),
    };
    const looked = lookAt(system, company_id, { known, all, ...place });
    yield await looked.catch(async (error: unknown): Promise<FullVerdict> => {
      // A database that is gone keeps nobody's rows; one that answers cannot read this company's.
      await sql`select 1`.execute(system);
      return {
        ...{ ...nothing, entryLogs: [] },
        unread: error instanceof Error ? error.message : 'unknown',
      };
    });
  }
}

type Looked = Readonly<{
  known: Known;
  all: Expected;
  there: boolean | undefined;
  /** Whether it has or had any. */
  applications: boolean;
  ranges: readonly EntryRange[] | undefined;
}>;

async function lookAt(
  system: Queries,
  company_id: number,
  { known, all, there, applications, ranges }: Looked,
): Promise<FullVerdict> {
  const read = await readChain(system, company_id, known);
  const chain = chainVerdict(read, known, all);
  if (chain.newer !== undefined)
    return { ...chain, records: [], applications: [], evidence: [], entryLogs: [] };
  const { mark } = known;
  // Behind a mark no record is named but by what was read; where reading stopped, all may be.
  const isNamed = ({ tur }: Replayed) => !mark || chain.broken !== undefined || read.seen.has(tur);
  const nouns = company_id === all.library ? [] : all.nouns.filter(isNamed);
  const { otherwise } = known.notes ?? {};
  return {
    ...chain,
    ...(otherwise && { otherwise }),
    ...(there !== true && { gone: true as const }),
    records: await firstOf(differing(system, nouns, company_id, mark?.id)),
    applications: applications ? await verifyApplications(system, company_id) : [],
    entryLogs: await changedRanges(system, ranges, all.entriesKeptSince),
    // All of its evidence is looked at by the whole check alone.
    evidence: all.since ? [] : await firstOf(verifyEvidence(system, company_id)),
  };
}

async function* differing(
  system: Queries,
  nouns: readonly Replayed[],
  company_id: number,
  since?: number,
): AsyncGenerator<Differing, void> {
  for (const noun of nouns) yield* replay(system, noun, company_id, since);
}

/** Ranges of entry logs that differ; those with entries that were old enough to be deleted are none. */
export async function changedRanges(
  system: Queries,
  ranges: readonly EntryRange[] = [],
  entriesKeptSince = '',
): Promise<[company: number, first: number, last: number][]> {
  const broken: [number, number, number][] = [];
  for (const [company, first, last, count, digest, oldest] of ranges) {
    if (oldest < entriesKeptSince) continue;
    const now = await digestOfRange(system, company, first, last);
    if (now.count !== count || now.digest !== digest) broken.push([company, first, last]);
  }
  return broken;
}

function chainVerdict(
  { verdict, begins, unanchored }: ReadChain,
  known: Known,
  { noted: { since }, now, demo, withoutAnchors }: Expected,
) {
  if (withoutAnchors) return verdict;
  const late = (instant: string, until: number) =>
    !demo && Date.parse(instant) + ANCHORED_WITHIN_MS < until;
  return {
    ...verdict,
    ...(unanchored && {
      unanchored: { ...unanchored, overdue: late(unanchored.since, now.getTime()) },
    }),
    ...(!known.mark &&
      since &&
      begins &&
      late(begins, Date.parse(since)) && { unattested: { begins, since } }),
  };
}

type Erasure = Readonly<{
  silinme_tarihi: string;
  zincir_sonu: number;
  zincir_ozeti: string;
}>;

/** Companies that were erased, by records that this installation has sealed. */
async function erasuresIn(system: Queries, secret: string): Promise<Map<number, Erasure>> {
  const { rows } = await sql<Erasure & { company_id: number; muhur: string }>`
    select company_id, silinme_tarihi, zincir_sonu::int as zincir_sonu, zincir_ozeti, muhur
    from sirket_silmeleri where silinme_tarihi is not null order by id`.execute(system);
  const sealed = rows.filter((row) =>
    secretsOf(secret).some((one) => sameSecret(row.muhur, sealOfErasure(one, row))),
  );
  return new Map(sealed.map(({ company_id, muhur: _, ...row }) => [company_id, row]));
}

/** Did the log of an erased company reach all that the anchors have noted of it, and that was mailed? */
const fits = (
  { zincir_sonu, zincir_ozeti }: Erasure,
  notes: CompanyNotes = NO_NOTES,
  mailed: readonly ChainHead[] = [],
): boolean =>
  notes.newest <= zincir_sonu &&
  [undefined, zincir_ozeti].includes(notes.digests.get(zincir_sonu)) &&
  mailed.every(
    ({ entry, digest }) =>
      entry < zincir_sonu || (entry === zincir_sonu && digest === zincir_ozeti),
  );

/** Whether a newer version works on this database too, as it does while nodes are replaced one by one. */
async function isUsedByNewer(system: Queries): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(system);
  const names = rows.map(({ name }) => name);
  return (await unknownMigrations(names)).length > 0;
}

/** Companies that strangers look around in: their entries bear the dates of a story. */
async function openDemoIn(system: Queries): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ company_id: number }>`
    select m.company_id from memberships m join users u using (user_id) where u.ziyaretci`.execute(
    system,
  );
  return new Set(rows.map(({ company_id }) => company_id));
}

type Named = Readonly<{ company_id: number; there: boolean }>;

/**
 * Companies that the database names, and whether each is still there. Where a log cannot be read, those
 * that have not been erased, one of which has that log, and those of the anchors.
 */
async function companiesIn(system: Queries): Promise<Map<number, boolean>> {
  // From one company to the next by the index: their entries are millions.
  const inLogs = sql<Named>`
    with recursive logged(company_id) as (
      select min(company_id) from change_logs
      union all
      select (select min(company_id) from change_logs l where l.company_id > logged.company_id)
      from logged where logged.company_id is not null
    )
    select company_id, bool_or(there) as there from (
      select company_id, true from companies
      union all select company_id, false from change_log_heads
      union all select company_id, false from logged where company_id is not null
    ) named(company_id, there)
    group by company_id`;
  const inPlace = sql<Named>`select company_id, true as there from companies`;
  const { rows } = await inLogs.execute(system).catch(() => inPlace.execute(system));
  return new Map(rows.map(({ company_id, there }) => [company_id, there]));
}
