import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import type { FileStore } from '../platform/files/store.ts';
import { readAnchors } from '../records/log-anchors.ts';

/** Ends of the chains beside the change log, as anchors noted them for one company. */
export type NotedEnds = Readonly<{
  /** Digests by place, of the log of the company's own changes. */
  organization?: ReadonlyMap<number, string>;
  /** Application, place of the event, its digest. */
  applications?: readonly (readonly [subject: number, place: number, digest: string])[];
}>;

/** Digests by entry of the change log, as anchors noted them, and the ends of the other chains. */
export type NotedCompany = NotedEnds & Readonly<{ entries?: ReadonlyMap<number, string> }>;
export type Noted = ReadonlyMap<number, NotedCompany>;

type Gathered = {
  entries: Map<number, string>;
  organization: Map<number, string>;
  applications: [number, number, string][];
};

/** Notes of the anchors of an installation, and which of them cannot be trusted, in sentences. */
export async function readNoted(
  files: FileStore,
  secret: string,
): Promise<{ noted: Noted; anchors: number; problems: string[] }> {
  const noted = new Map<number, Gathered>();
  const of = (company_id: number): Gathered => {
    const fresh = () => ({ entries: new Map(), organization: new Map(), applications: [] });
    const known = noted.get(company_id) ?? fresh();
    noted.set(company_id, known);
    return known;
  };
  const problems: string[] = [];
  let anchors = 0;
  for await (const { key, anchor, gap } of readAnchors(files, secret)) {
    anchors++;
    if (!anchor) problems.push(`${key}: BROKEN, it is not as it was written with this SECRET`);
    if (gap) problems.push(`${key}: BROKEN, an anchor before it is missing`);
    for (const [company_id, id, digest] of anchor?.heads ?? [])
      of(company_id).entries.set(id, digest);
    for (const [company_id, place, digest] of anchor?.organization ?? [])
      of(company_id).organization.set(place, digest);
    for (const [company_id, ...end] of anchor?.applications ?? [])
      of(company_id).applications.push(end);
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
