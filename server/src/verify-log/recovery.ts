import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { PlatformServices } from '../platform/services.ts';
import { anchorSigners, noteRecovery, type Anchor } from '../records/log-anchors.ts';
import { readInParts, type Noted } from './anchored.ts';
import { changedRanges } from './logs.ts';
import { verifyChain } from './verify.ts';

/** A recovery that cannot be recorded; its message says why, for a person. */
export class NoRecovery extends Error {
  override name = 'NoRecovery';
}

/**
 * Records that the database was recovered to an earlier moment: notes of anchors whose entries are gone
 * with it no longer count. Refused for a chain that does not fit in itself, since a recovery leaves each
 * whole. Answers how many notes were taken back.
 */
export async function recordRecovery(services: PlatformServices, reason: string): Promise<number> {
  const { config, db, files } = services;
  const gone: Anchor['heads'] = [];
  const recovered_entries: [number, number, number][] = [];
  const parts = readInParts(files, config.SECRET, { signers: anchorSigners(config) });
  for await (const { noted } of parts) {
    gone.push(...(await goneOf(db.system, noted)));
    recovered_entries.push(...(await changedRanges(db.system, noted.entries)));
  }
  if (gone.length + recovered_entries.length === 0)
    throw new NoRecovery('Every entry that anchors note is there: there is nothing to record.');
  const newest = await db.system
    .selectFrom('entry_logs')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  const son_giris = Number(newest?.id ?? 0);
  await noteRecovery(services, { recovered: gone, recovered_entries, son_giris }, reason);
  await sql`delete from log_checks`.execute(db.system);
  return gone.length;
}

/** Notes whose entries are gone, of logs that a recovery can have left so. */
async function goneOf(system: Queries, noted: Noted): Promise<Anchor['heads']> {
  const gone: Anchor['heads'] = [];
  for (const [company_id, { digests }] of noted.companies) {
    const { rows } = await sql<{ id: number; ozet: string }>`
      select id::float8 as id, ozet from change_logs
      where company_id = ${company_id} and id = any(${[...digests.keys()]}::bigint[])`.execute(
      system,
    );
    const there = new Map(rows.map(({ id, ozet }) => [id, ozet]));
    const missing = [...digests].filter(([id, digest]) => there.get(id) !== digest);
    if (missing.length === 0) continue;
    const { broken } = await verifyChain(system, company_id);
    if (broken)
      throw new NoRecovery(
        `The log of company ${company_id} does not fit in itself (entry ${broken.id}): a recovery leaves it whole.`,
      );
    const first = Math.min(...missing.map(([id]) => id));
    const kept = [...digests.keys()].filter(
      (id) => id > first && there.get(id) === digests.get(id),
    );
    if (kept.length > 0)
      throw new NoRecovery(
        `Company ${company_id} has entry ${String(kept[0])}, later than ${first}, which is gone: a recovery takes back the end alone.`,
      );
    for (const [id, digest] of missing) gone.push([company_id, id, digest]);
  }
  return gone;
}
