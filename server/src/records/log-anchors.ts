import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import { definePlatformJob, nothing } from '../platform/jobs/job.ts';
import type { Queries } from '../platform/db.ts';
import type { PlatformServices } from '../platform/services.ts';
import type { FileStore, StoreKey } from '../platform/files/store.ts';
import { keyedHash, sameSecret } from '../platform/crypto/tokens.ts';

/** Entries become visible when their transaction ends, so an anchor looks back this far. */
const LONGEST_TRANSACTION_MS = 3_600_000;

const contents = z.object({
  at: z.string(),
  /** Seal of the anchor before; a missing anchor shows by it. */
  previous: z.string(),
  heads: z.array(z.tuple([z.number(), z.number(), z.string()])),
  /** Company, place and digest of the newest entry of the log of its own changes. */
  organization: z.array(z.tuple([z.number(), z.number(), z.string()])).optional(),
  /** Company, application, place and digest of its newest event. */
  applications: z.array(z.tuple([z.number(), z.number(), z.number(), z.string()])).optional(),
});
const sealed = contents.extend({ seal: z.string() });

/**
 * Ends of the companies' chains at one instant (of the change log: company, newest entry, its digest),
 * kept outside the database and sealed with `SECRET`: an owner of the database can recompute every digest
 * of a chain, but not those that an anchor has noted.
 */
export type Anchor = z.infer<typeof contents>;

function sealOf(secret: string, anchor: Anchor): string {
  const { at, previous, heads, organization, applications } = anchor;
  const sealed = JSON.stringify({ at, previous, heads, organization, applications });
  return keyedHash(secret, 'log-anchor', sealed).toString('base64url');
}

async function anchorKeys(files: FileStore): Promise<StoreKey[]> {
  const found: StoreKey[] = [];
  for await (const { key } of files.keys('anchors')) found.push(key);
  return found.sort();
}

/** An anchor as it lies in the store; nothing when it is not as this installation wrote it. */
async function readAnchor(files: FileStore, key: StoreKey, secret: string) {
  const stored = await text(await files.read(key));
  try {
    const anchor = sealed.parse(JSON.parse(stored));
    return sameSecret(anchor.seal, sealOf(secret, anchor)) ? anchor : undefined;
  } catch {
    return undefined;
  }
}

export type FoundAnchor = Readonly<{ key: string; anchor?: Anchor; gap?: boolean }>;

/**
 * Every anchor, the oldest first. One without `anchor` was changed; before one with `gap` another
 * is missing.
 */
export async function* readAnchors(
  files: FileStore,
  secret: string,
): AsyncGenerator<FoundAnchor, void> {
  let before = '';
  for (const key of await anchorKeys(files)) {
    const found = await readAnchor(files, key, secret);
    if (!found) {
      yield { key };
      continue;
    }
    yield { key, anchor: found, gap: found.previous !== before };
    before = found.seal;
  }
}

type Ends = Required<Pick<Anchor, 'heads' | 'organization' | 'applications'>>;

/** Ends of the chains that have grown since an instant. */
async function endsSince(system: Queries, since: string): Promise<Ends> {
  const heads = await sql<{ company_id: number; son_id: number; ozet: string }>`
    select h.company_id, h.son_id::float8 as son_id, h.ozet from change_log_heads h
    join change_logs l on l.company_id = h.company_id and l.id = h.son_id
    where l.tarih > ${since} order by h.company_id`.execute(system);
  const organization = await sql<{ company_id: number; sira: number; ozet: string }>`
    select distinct on (company_id) company_id, sira, ozet from organization_logs
    where tarih > ${since} order by company_id, sira desc`.execute(system);
  const events = await sql<{ company_id: number; subject: number; sira: number; ozet: string }>`
    select distinct on (company_id, basvuru_id) company_id, basvuru_id as subject, sira, ozet
    from basvuru_olaylari where tarih > ${since}
    order by company_id, basvuru_id, sira desc`.execute(system);
  return {
    heads: heads.rows.map((row) => [row.company_id, row.son_id, row.ozet]),
    organization: organization.rows.map((row) => [row.company_id, row.sira, row.ozet]),
    applications: events.rows.map((row) => [row.company_id, row.subject, row.sira, row.ozet]),
  };
}

/** Notes the ends of all chains that have grown since the last anchor. */
export async function anchorLogs({ clock, config, db, files }: PlatformServices): Promise<void> {
  const newest = (await anchorKeys(files)).at(-1);
  const last = newest && (await readAnchor(files, newest, config.SECRET));
  const since = last ? new Date(Date.parse(last.at) - LONGEST_TRANSACTION_MS) : new Date(0);
  const now = clock.now().toISOString();
  const ends = await endsSince(db.system, since.toISOString());
  const empty: Ends = { heads: [], organization: [], applications: [] };
  const { heads, organization = [], applications = [] } = last ?? empty;
  if (JSON.stringify(ends) === JSON.stringify({ heads, organization, applications })) return;
  if (Object.values(ends).every((one) => one.length === 0)) return;
  const anchor = { at: now, previous: last ? last.seal : '', ...ends };
  const body = JSON.stringify({ ...anchor, seal: sealOf(config.SECRET, anchor) });
  await files.write(`anchors/${now.replaceAll(':', '-')}.json`, Readable.from([body]));
}

export const anchorLogsJob = definePlatformJob({
  name: 'anchor-logs',
  schedule: { everyMinutes: 60 },
  payload: nothing,
  run: anchorLogs,
});
