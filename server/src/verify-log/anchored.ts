import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { FileStore } from '../platform/files/store.ts';
import { readAnchors } from '../records/log-anchors.ts';

/** Digests by company and entry of the change log, as anchors noted them. */
export type Noted = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Notes of the anchors of an installation, and which of them cannot be trusted, in sentences. */
export async function readNoted(
  files: FileStore,
  secret: string,
): Promise<{ noted: Noted; anchors: number; problems: string[] }> {
  const noted = new Map<number, Map<number, string>>();
  const problems: string[] = [];
  let anchors = 0;
  for await (const { key, anchor, gap } of readAnchors(files, secret)) {
    anchors++;
    if (!anchor) problems.push(`${key}: BROKEN, it is not as it was written with this SECRET`);
    if (gap) problems.push(`${key}: BROKEN, an anchor before it is missing`);
    for (const [company_id, id, digest] of anchor?.heads ?? []) {
      const entries = noted.get(company_id) ?? new Map<number, string>();
      noted.set(company_id, entries.set(id, digest));
    }
  }
  return { noted, anchors, problems };
}

/** The first entry of a company that an anchor has noted otherwise, or that is no longer there. */
export async function firstUnlike(
  system: Queries,
  company_id: number,
  entries: ReadonlyMap<number, string> = new Map(),
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number; ozet: string }>`
    select id::float8 as id, ozet from change_logs
    where company_id = ${company_id} and id = any(${[...entries.keys()]}::bigint[])`.execute(
    system,
  );
  const found = new Map(rows.map(({ id, ozet }) => [id, ozet]));
  return [...entries].find(([id, digest]) => found.get(id) !== digest)?.[0];
}
