import type { FileStore } from '../platform/files/store.ts';
import { readAnchors } from '../records/log-anchors.ts';

/** Digests by entry of one company's change log, as anchors noted them, and the newest entry noted. */
export type CompanyNotes = Readonly<{ newest: number; digests: ReadonlyMap<number, string> }>;

/** Notes of all companies; `since`: when the first anchor was made that can be read. */
export type Noted = Readonly<{ companies: ReadonlyMap<number, CompanyNotes>; since?: string }>;

export const NO_NOTES: CompanyNotes = { newest: 0, digests: new Map() };

/** Notes of the anchors of an installation, and which of them cannot be trusted, in sentences. */
export async function readNoted(
  files: FileStore,
  secret: string,
): Promise<{ noted: Noted; anchors: number; problems: string[] }> {
  const companies = new Map<number, { newest: number; digests: Map<number, string> }>();
  const problems: string[] = [];
  let anchors = 0;
  let since: string | undefined;
  for await (const { key, anchor, gap } of readAnchors(files, secret)) {
    anchors++;
    since ??= anchor?.at;
    if (!anchor) problems.push(`${key}: BROKEN, it is not as it was written with this SECRET`);
    if (gap) problems.push(`${key}: BROKEN, an anchor before it is missing`);
    for (const [company_id, id, digest] of anchor?.heads ?? []) {
      const notes = companies.get(company_id) ?? { newest: 0, digests: new Map<number, string>() };
      const told = notes.digests.get(id);
      if (told !== undefined && told !== digest)
        problems.push(
          `${key}: BROKEN, entry ${id} of company ${company_id} was noted otherwise before`,
        );
      else notes.digests.set(id, digest);
      notes.newest = Math.max(notes.newest, id);
      companies.set(company_id, notes);
    }
  }
  return { noted: { companies, ...(since && { since }) }, anchors, problems };
}
