import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { CompaniesFailed, inCompanies } from '../platform/jobs/each-company.ts';
import { definePlatformJob, nothing } from '../platform/jobs/job.ts';
import type { Queries } from '../platform/db.ts';
import type { PlatformServices } from '../platform/services.ts';
import type { Config } from '../platform/start/config.ts';
import type { FileStore, StoreKey } from '../platform/files/store.ts';
import { rangesSince } from './entry-ranges.ts';
import { isSigned, signerOf, signersOf } from '../platform/crypto/signer.ts';
import { secretsOf } from '../platform/crypto/former.ts';
import { keyedHash, sameSecret } from '../platform/crypto/tokens.ts';

/** Entries become visible when their transaction ends, so an anchor looks back this far. */
const LONGEST_TRANSACTION_MS = 3_600_000;
const JOB = 'anchor-logs';

// Loose: anchors from before there was one change log hold further keys, which their seal covers.
const contents = z.looseObject({
  at: z.string(),
  /** Seal of the anchor before; a missing anchor shows by it. */
  previous: z.string(),
  /** Company, newest entry of its chain, and that one's digest. */
  heads: z.array(z.tuple([z.number(), z.number(), z.string()])),
  /** Notes that a recovery to an earlier moment removed, and the operator's reason. */
  recovered: z.array(z.tuple([z.number(), z.number(), z.string()])).optional(),
  /** Ranges of entry logs that it took back: company, first and last entry. */
  recovered_entries: z.array(z.tuple([z.number(), z.number(), z.number()])).optional(),
  reason: z.string().optional(),
  /** Entry logs since the anchor before; older anchors note none. */
  girisler: z
    .array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.string(), z.string()]))
    .optional(),
  /** The last entry log that this or an earlier anchor notes. */
  son_giris: z.number().optional(),
  /** Digest of all anchors before this one, which it vouches for: they fitted a secret that was replaced. */
  oncekiler: z.string().optional(),
  /** Public key of the signature over all of the above; older anchors have none. */
  imzalayan: z.string().optional(),
  imza: z.string().optional(),
});
const sealed = contents.extend({ seal: z.string() });

/**
 * Ends of the companies' chains at one instant, kept outside the database, sealed with `SECRET` and signed: an owner of the database can recompute every digest
 * of a chain, but not those that an anchor has noted.
 */
export type Anchor = z.infer<typeof contents>;

const sealOf = (secret: string, anchor: Anchor): string =>
  keyedHash(secret, 'log-anchor', JSON.stringify(anchor)).toString('base64url');

type Keys = Pick<Config, 'SECRET' | 'ANCHOR_KEY'>;

/** The key that signs anchors, and the heads that are mailed. */
export const anchorSigner = ({ SECRET, ANCHOR_KEY }: Keys) =>
  signerOf(ANCHOR_KEY ?? SECRET, 'anchor-signature');

/** Public keys by which this installation signs anchors, and has signed them; the present one first. */
export const anchorSigners = (keys: Keys): readonly string[] => [
  ...new Set([anchorSigner(keys).key, ...signersOf(keys.SECRET, 'anchor-signature')]),
];

function signed(keys: Keys, anchor: Anchor): Anchor {
  const signer = anchorSigner(keys);
  const told = { ...anchor, imzalayan: signer.key };
  return { ...told, imza: signer.sign(JSON.stringify(told)) };
}

/** Whether an anchor's signature, if it has one, fits the key that it names. */
function isWhole({ imza, ...anchor }: Anchor): boolean {
  if (imza === undefined) return anchor.imzalayan === undefined;
  return isSigned(JSON.stringify(anchor), anchor.imzalayan ?? '', imza);
}

/** Where anchors are read: a store, or an archive that holds them. */
export type AnchorSource = Pick<FileStore, 'keys' | 'read'>;

export async function anchorKeys(files: AnchorSource): Promise<StoreKey[]> {
  const found: StoreKey[] = [];
  for await (const { key } of files.keys('anchors')) found.push(key);
  return found.sort();
}

/**
 * An anchor of the store; undefined unless this installation wrote it: sealed with its SECRET, or signed
 * by one of `signers`, even if that day's secret is gone.
 */
export async function readAnchor(
  files: AnchorSource,
  key: StoreKey,
  secret: string,
  signers: readonly string[] = [],
) {
  return anchorIn(await text(await files.read(key)), secretsOf(secret), signers);
}

/** The same from the text of a file; `any`: with any secret. */
export function anchorIn(
  stored: string,
  secrets: readonly string[] | 'any',
  signers: readonly string[],
) {
  try {
    const { seal, ...anchor } = sealed.parse(JSON.parse(stored));
    const known = secrets === 'any' || signers.includes(anchor.imzalayan ?? '');
    const fits = known || secrets.some((one) => sameSecret(seal, sealOf(one, anchor)));
    return fits && isWhole(anchor) ? { ...anchor, seal } : undefined;
  } catch {
    return undefined;
  }
}

/** Ending of the names of anchors that vouch for those before them. */
export const VOUCHING = '-oncekiler.json';

/** The newest anchor that vouches for those before it, if one of `signers` has signed it. */
export async function newestVouching(
  files: AnchorSource,
  keys: readonly StoreKey[],
  secret: string,
  signers: readonly string[],
): Promise<StoreKey | undefined> {
  for (const key of keys.filter((one) => one.endsWith(VOUCHING)).toReversed()) {
    const found = await readAnchor(files, key, secret);
    if (found && signers.includes(found.imzalayan ?? '')) return key;
  }
  return undefined;
}

export type FoundAnchor = Readonly<{
  key: string;
  anchor?: Anchor;
  gap?: boolean;
  /** A later anchor vouches for it, whatever secret sealed it. */
  vouched?: boolean;
  /** The anchors before it differ from those that it vouches for. */
  changed?: boolean;
}>;

/** Anchors, oldest first, from after `after`. Without `anchor`: changed; `gap`: the one before is missing. */
export async function* readAnchors(
  files: AnchorSource,
  secret: string,
  after = '',
  signers: readonly string[] = [],
): AsyncGenerator<FoundAnchor, void> {
  let before =
    after &&
    ((
      await readAnchor(files, `anchors/${after.slice('anchors/'.length)}`, secret).catch(
        () => undefined,
      )
    )?.seal ??
      '');
  const keys = await anchorKeys(files);
  const vouching = (await newestVouching(files, keys, secret, signers)) ?? '';
  const passed = createHash('sha256');
  for (const key of keys) {
    if (key <= after) continue;
    const stored = await text(await files.read(key));
    const vouched = key < vouching;
    const found = anchorIn(stored, vouched ? 'any' : secretsOf(secret), signers);
    // Read from the first one on, its digest can be compared.
    const changed =
      key === vouching && after === '' && found?.oncekiler !== passed.copy().digest('hex');
    passed.update(stored);
    if (!found) {
      yield { key };
      continue;
    }
    yield { key, anchor: found, gap: found.previous !== before, vouched, changed };
    before = found.seal;
  }
}

/** Content of an anchor: ends of chains that have grown, and ranges of new entry logs. */
type Grown = Readonly<Pick<Required<Anchor>, 'heads' | 'girisler'>>;

/** Ends of the chains that have grown since an instant: of one company, or of all. */
async function endsSince(system: Queries, since: string, only?: number): Promise<Anchor['heads']> {
  const { rows } = await sql<{ company_id: number; son_id: number; ozet: string }>`
    select h.company_id, h.son_id::float8 as son_id, h.ozet from change_log_heads h
    join change_logs l on l.company_id = h.company_id and l.id = h.son_id
    where l.tarih > ${since} and ${only === undefined ? sql`true` : sql`h.company_id = ${only}`}
    order by h.company_id`.execute(system);
  return rows.map((row) => [row.company_id, row.son_id, row.ozet]);
}

/**
 * Growth of all companies in one query; if that fails, company by company, so that a company with unreadable
 * rows does not stop the anchor. `failure` names the companies left out.
 */
async function grownPastUnreadable(
  { db, log }: Pick<PlatformServices, 'db' | 'log'>,
  look: (only?: number) => Promise<Grown>,
): Promise<Grown & Readonly<{ failure?: CompaniesFailed }>> {
  const all = await look().catch(() => undefined);
  if (all) return all;
  const companies = await db.system.selectFrom('companies').select('company_id').execute();
  const ids = [0, ...companies.map(({ company_id }) => company_id)].sort((a, b) => a - b);
  const found = new Map<number, Grown>();
  const failure = await inCompanies(
    { log },
    JOB,
    ids.map((company_id) => [company_id] as const),
    async ([company_id]) => void found.set(company_id, await look(company_id)),
  ).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof CompaniesFailed) return error;
      throw error;
    },
  );
  // In the order of companies, whichever was read first.
  const inOrder = ids.flatMap((id) => found.get(id) ?? []);
  return {
    heads: inOrder.flatMap(({ heads }) => heads),
    girisler: inOrder.flatMap(({ girisler }) => girisler),
    ...(failure && { failure }),
  };
}

/** Time of the job's last run that left no company out; 0 if none did, Infinity if it never ran. */
async function wholeSince(system: Queries): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select extract(epoch from succeeded_at)::float8 * 1000 as at from job_results
    where job = ${JOB}`.execute(system);
  return rows[0] ? (rows[0].at ?? 0) : Infinity;
}

/**
 * Notes the ends of all chains that have grown since the last anchor, and the sign-ins since then. After an
 * anchor that left a company out the next one looks back to the last that left none.
 */
export async function anchorLogs(services: PlatformServices): Promise<void> {
  const { clock, config, db, files } = services;
  const newest = (await anchorKeys(files)).at(-1);
  const last = newest && (await readAnchor(files, newest, config.SECRET));
  const from = last ? Math.min(Date.parse(last.at), await wholeSince(db.system)) : 0;
  const since = new Date(Math.max(0, from - LONGEST_TRANSACTION_MS)).toISOString();
  const now = clock.now().toISOString();
  const noted = last?.son_giris ?? 0;
  const { heads, girisler, failure } = await grownPastUnreadable(services, async (only) => ({
    heads: await endsSince(db.system, since, only),
    girisler: await rangesSince(db.system, noted, only),
  }));
  const isNew = <Notes extends unknown[]>(notes: Notes, before: Notes | undefined) =>
    notes.length > 0 && JSON.stringify(notes) !== JSON.stringify(before);
  if (isNew(heads, last?.heads) || isNew(girisler, last?.girisler)) {
    // A later anchor notes the entries of a company that was left out, with newer ones.
    const read = failure ? [] : girisler.map(([, , end]) => end);
    const son_giris = Math.max(noted, ...read);
    const previous = last ? last.seal : '';
    await writeAnchor(files, config, { at: now, previous, heads, girisler, son_giris });
  }
  if (failure) throw failure;
}

export async function writeAnchor(
  files: FileStore,
  keys: Keys,
  unsigned: Anchor,
  ending = '.json',
): Promise<void> {
  const anchor = signed(keys, unsigned);
  const body = JSON.stringify({ ...anchor, seal: sealOf(keys.SECRET, anchor) });
  await files.write(`anchors/${anchor.at.replaceAll(':', '-')}${ending}`, Readable.from([body]));
}

/**
 * Notes permanently that the database was recovered to an earlier moment: the given notes of earlier
 * anchors, whose entries are lost, no longer count. Each verification shows the reason.
 */
export async function noteRecovery(
  { clock, config, files }: Pick<PlatformServices, 'clock' | 'config' | 'files'>,
  given: Pick<Anchor, 'recovered' | 'recovered_entries' | 'son_giris'>,
  reason: string,
): Promise<void> {
  const newest = (await anchorKeys(files)).at(-1);
  const last = newest && (await readAnchor(files, newest, config.SECRET));
  const at = clock.now().toISOString();
  const previous = last ? last.seal : '';
  const { recovered, recovered_entries, son_giris } = given;
  // In the order of the schema, in which an anchor is read and its seal compared.
  const note = { at, previous, heads: [], recovered, recovered_entries, reason, son_giris };
  await writeAnchor(files, config, note);
}

export const anchorLogsJob = definePlatformJob({
  name: JOB,
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: anchorLogs,
});
