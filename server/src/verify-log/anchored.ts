import type { FileStore } from '../platform/files/store.ts';
import type { EntryRange } from '../records/entry-ranges.ts';
import { readAnchors } from '../records/log-anchors.ts';

/** Digests by entry of one company's change log, as anchors noted them, and the newest entry noted. */
export type CompanyNotes = Readonly<{ newest: number; digests: ReadonlyMap<number, string> }>;

/** Notes of all companies; `since`: when the first anchor was made that can be read, `newest`: the last. */
export type Noted = Readonly<{
  companies: ReadonlyMap<number, CompanyNotes>;
  since?: string;
  newest?: string;
  /** Entry logs as anchors noted them. */
  entries?: readonly EntryRange[];
}>;

export const NO_NOTES: CompanyNotes = { newest: 0, digests: new Map() };

type Told = Readonly<{
  noted: Noted;
  anchors: number;
  /** Sentences about anchors that cannot be trusted. */
  problems: string[];
  /** Sentences about recoveries to an earlier moment that an operator has recorded. */
  recoveries: string[];
}>;

/**
 * Notes of the anchors of an installation, of those behind the anchor `after` where it is given. What a
 * recorded recovery took back is no note any more.
 */
export async function readNoted(files: FileStore, secret: string, after = ''): Promise<Told> {
  const found = await Array.fromAsync(readAnchors(files, secret, after));
  const companies = new Map<number, { newest: number; digests: Map<number, string> }>();
  const problems: string[] = [];
  const entries: EntryRange[] = [];
  const recoveries: string[] = [];
  const voided = new Set<string>();
  const nameOf = (...note: readonly [number, number, string]) => note.join(' ');
  for (const { anchor } of found) {
    if (!anchor?.recovered) continue;
    for (const note of anchor.recovered) voided.add(nameOf(...note));
    for (const range of anchor.recovered_entries ?? []) voided.add(range.join(' '));
    recoveries.push(
      `A recovery is recorded at ${anchor.at}, which took back ${anchor.recovered.length} notes of anchors: ${anchor.reason ?? ''}`,
    );
  }
  for (const { key, anchor, gap } of found) {
    if (!anchor) problems.push(`${key}: BROKEN, it is not as it was written with this SECRET`);
    if (gap) problems.push(`${key}: BROKEN, an anchor before it is missing`);
    for (const range of anchor?.girisler ?? [])
      if (!voided.has(range.slice(0, 3).join(' '))) entries.push(range);
    for (const [company_id, id, digest] of anchor?.heads ?? []) {
      if (voided.has(nameOf(company_id, id, digest))) continue;
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
  const since = found.find(({ anchor }) => anchor)?.anchor?.at;
  const newest = found.at(-1)?.key;
  const noted = { companies, entries, ...(since && { since }), ...(newest && { newest }) };
  return { noted, anchors: found.length, problems, recoveries };
}
