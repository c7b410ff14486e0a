import type { EntryRange } from '../records/entry-ranges.ts';
import { anchorSigners, readAnchors } from '../records/log-anchors.ts';
import type { Anchor, AnchorSource } from '../records/log-anchors.ts';
import type { Mark } from './checks.ts';
import { gatherNotes, noteName } from './gathered.ts';

/** Digests by entry of one company's change log, as anchors noted them, and the newest entry noted. */
export type CompanyNotes = Readonly<{
  newest: number;
  digests: ReadonlyMap<number, string>;
  /** Sentences about notes that contradict an earlier one. */
  otherwise?: readonly string[];
}>;

/** Notes of companies; `since`: when the first anchor was made that can be read, `newest`: the last. */
export type Noted = Readonly<{
  companies: ReadonlyMap<number, CompanyNotes>;
  since?: string;
  newest?: string;
  /** Entry logs as anchors noted them. */
  entries?: readonly EntryRange[];
  /** Numbers of the companies it is about, where it is one part of several: the first, and the end. */
  from?: number;
  until?: number;
}>;

export const NO_NOTES: CompanyNotes = { newest: 0, digests: new Map() };

export type Told = Readonly<{
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
  /** Companies from this number on alone. */
  from?: number;
  /** Notes that may be kept in memory. */
  most?: number;
  /** Anchors that were made until this instant alone. */
  madeUntil?: string | undefined;
  /** Entry logs of before this instant are not compared, and so their notes not kept. */
  entriesKeptSince?: string;
}>;

/**
 * Notes of the anchors of an installation, of those behind the anchor `after` where it is given. What a
 * recorded recovery took back is no note any more. Anchors are read one after the other and not kept;
 * companies whose notes do not fit into memory wait for another reading, `from` where this one ended.
 */
export async function readNoted(
  files: AnchorSource,
  secret: string,
  given: Read = {},
): Promise<Told> {
  const { after = '', signers = anchorSigners({ SECRET: secret }), from = 0, madeUntil } = given;
  const gathered = gatherNotes(given);
  const problems: string[] = [];
  const recoveries: string[] = [];
  const voided = new Set<string>();
  const trust = trusted(signers);
  let anchors = 0;
  let since: string | undefined;
  let newest: string | undefined;
  const found = readAnchors(files, secret, after, signers);
  for await (const { key, anchor, gap, vouched, changed } of found) {
    if (anchor && madeUntil !== undefined && anchor.at > madeUntil) continue;
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
    for (const why of trust(anchor, vouched)) problems.push(`${key}: BROKEN, ${why}`);
    for (const note of anchor.recovered ?? []) voided.add(noteName(note));
    for (const range of anchor.recovered_entries ?? []) voided.add(noteName(range));
    if (anchor.recovered)
      recoveries.push(
        `A recovery is recorded at ${anchor.at}, which took back ${anchor.recovered.length} notes of anchors: ${anchor.reason ?? ''}`,
      );
    gathered.take(key, anchor);
  }
  const noted = {
    ...gathered.without(voided),
    ...(from > 0 && { from }),
    ...(since && { since }),
    ...(newest && { newest }),
  };
  return { noted, anchors, problems, recoveries };
}

/** Judges signatures of anchors in their order; why one cannot be trusted. */
function trusted(signers: readonly string[]) {
  let signedSince: number | undefined;
  return function* ({ imzalayan, at }: Anchor, vouched = false): Generator<string> {
    if (imzalayan !== undefined) signedSince ??= Date.parse(at);
    if (imzalayan !== undefined && !vouched && !signers.includes(imzalayan))
      yield 'another key has signed it';
    if (imzalayan === undefined && Date.parse(at) > (signedSince ?? Infinity) + UPGRADE_MS)
      yield 'it bears no signature, and those before it do';
  };
}

/** All notes, a part that fits into memory at a time, in the order of companies. */
export async function* readInParts(
  files: AnchorSource,
  secret: string,
  given: Read = {},
): AsyncGenerator<Told, void> {
  for (let from: number | undefined = 0; from !== undefined;) {
    const told: Told = await readNoted(files, secret, { ...given, from });
    yield told;
    from = told.noted.until;
  }
}

/** The newest entry of each company that is noted. */
export const newestOf = ({ companies }: Noted): Map<number, Mark> =>
  new Map(
    [...companies].map(([company_id, { newest, digests }]) => [
      company_id,
      { id: newest, ozet: digests.get(newest) ?? '' },
    ]),
  );
