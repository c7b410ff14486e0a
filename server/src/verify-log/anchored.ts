import type { FileStore } from '../platform/files/store.ts';
import type { EntryRange } from '../records/entry-ranges.ts';
import { anchorSigners, readAnchors } from '../records/log-anchors.ts';

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

/** While an installation is upgraded, nodes of before sign none. */
const UPGRADE_MS = 86_400_000;

type Read = Readonly<{
  /** Anchors behind this one alone. */
  after?: string | undefined;
  /** Public keys that may have signed them; those that follow from the secret where none are given. */
  signers?: readonly string[] | undefined;
}>;

/** Notes of one company while anchors are read. */
type Gathered = { newest: number; digests: Map<number, string> };

const nameOf = (...note: readonly [number, number, string]) => note.join(' ');

/**
 * Notes of the anchors of an installation, of those behind the anchor `after` where it is given. What a
 * recorded recovery took back is no note any more. Anchors are read one after the other and not kept.
 */
export async function readNoted(
  files: FileStore,
  secret: string,
  { after = '', signers = anchorSigners({ SECRET: secret }) }: Read = {},
): Promise<Told> {
  const companies = new Map<number, Gathered>();
  const others: { key: string; note: readonly [number, number, string] }[] = [];
  const problems: string[] = [];
  const recoveries: string[] = [];
  const voided = new Set<string>();
  let entries: EntryRange[] = [];
  let anchors = 0;
  let since: string | undefined;
  let newest: string | undefined;
  let signedSince: number | undefined;
  for await (const { key, anchor, gap, vouched, changed } of readAnchors(
    files,
    secret,
    after,
    signers,
  )) {
    anchors++;
    newest = key;
    since ??= anchor?.at;
    if (gap) problems.push(`${key}: BROKEN, an anchor before it is missing`);
    if (changed)
      problems.push(`${key}: BROKEN, the anchors before it are not those that it vouches for`);
    if (!anchor) {
      problems.push(`${key}: BROKEN, it is not as it was written with this SECRET`);
      continue;
    }
    const { imzalayan, at } = anchor;
    if (imzalayan !== undefined) signedSince ??= Date.parse(at);
    if (imzalayan !== undefined && !vouched && !signers.includes(imzalayan))
      problems.push(`${key}: BROKEN, another key has signed it`);
    if (imzalayan === undefined && Date.parse(at) > (signedSince ?? Infinity) + UPGRADE_MS)
      problems.push(`${key}: BROKEN, it bears no signature, and those before it do`);
    for (const note of anchor.recovered ?? []) voided.add(nameOf(...note));
    for (const range of anchor.recovered_entries ?? []) voided.add(range.join(' '));
    if (anchor.recovered)
      recoveries.push(
        `A recovery is recorded at ${anchor.at}, which took back ${anchor.recovered.length} notes of anchors: ${anchor.reason ?? ''}`,
      );
    entries.push(...(anchor.girisler ?? []));
    for (const note of anchor.heads) {
      const [company_id, id, digest] = note;
      const notes = companies.get(company_id) ?? { newest: 0, digests: new Map<number, string>() };
      const told = notes.digests.get(id);
      if (told !== undefined && told !== digest) others.push({ key, note });
      else notes.digests.set(id, digest);
      companies.set(company_id, notes);
    }
  }
  for (const [company_id, { digests }] of companies)
    if (voided.size > 0)
      for (const [id, digest] of digests)
        if (voided.has(nameOf(company_id, id, digest))) digests.delete(id);
  for (const { key, note } of others) {
    const [company_id, id, digest] = note;
    if (voided.has(nameOf(...note))) continue;
    const digests = companies.get(company_id)?.digests;
    if (digests?.has(id) && digests.get(id) !== digest)
      problems.push(
        `${key}: BROKEN, entry ${id} of company ${company_id} was noted otherwise before`,
      );
    else digests?.set(id, digest);
  }
  for (const [company_id, notes] of companies) {
    for (const id of notes.digests.keys()) notes.newest = Math.max(notes.newest, id);
    if (notes.digests.size === 0) companies.delete(company_id);
  }
  if (voided.size > 0) entries = entries.filter((one) => !voided.has(one.slice(0, 3).join(' ')));
  const noted = { companies, entries, ...(since && { since }), ...(newest && { newest }) };
  return { noted, anchors, problems, recoveries };
}
