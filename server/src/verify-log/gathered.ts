import type { EntryRange } from '../records/entry-ranges.ts';
import type { Anchor } from '../records/log-anchors.ts';
import type { CompanyNotes, Noted } from './anchored.ts';

/** Notes that are kept at once: some 120 bytes each. */
const MOST_NOTES = 200_000;
/** Part of them that stays when room is made. */
const STAYS = 0.75;

type Given = Readonly<{ from?: number; most?: number; entriesKeptSince?: string }>;

/** Notes of one company while anchors are read. */
type OfCompany = {
  digests: Map<number, string>;
  others: { key: string; id: number; digest: string }[];
  ranges: EntryRange[];
};

/** Name of a note, or of a range of entry logs, by which a recovery takes it back. */
export const noteName = (note: readonly (number | string)[]): string => note.slice(0, 3).join(' ');

/**
 * Keeps notes of anchors by company, from a number of company on, and no more than fit into memory:
 * the companies of the highest numbers go first, and wait for another reading. One always stays, since
 * an anchor has one note of it.
 */
export function gatherNotes({ from = 0, most = MOST_NOTES, entriesKeptSince = '' }: Given) {
  const companies = new Map<number, OfCompany>();
  let until = Infinity;
  let kept = 0;

  /** Notes of a company, for one more; nothing where it is no part of this reading. */
  const ofCompany = (company_id: number): OfCompany | undefined => {
    if (kept >= most && companies.size > 1) makeRoom();
    if (company_id < from || company_id >= until) return undefined;
    const found = companies.get(company_id) ?? { digests: new Map(), others: [], ranges: [] };
    companies.set(company_id, found);
    kept++;
    return found;
  };
  const makeRoom = () => {
    for (const company_id of [...companies.keys()].sort((a, b) => b - a)) {
      if (kept <= most * STAYS || companies.size === 1) break;
      const { digests, others, ranges } = companies.get(company_id) ?? {};
      kept -= (digests?.size ?? 0) + (others?.length ?? 0) + (ranges?.length ?? 0);
      companies.delete(company_id);
      until = company_id;
    }
  };

  return {
    take: (key: string, { heads, girisler = [] }: Anchor): void => {
      for (const [company_id, id, digest] of heads) {
        const told = companies.get(company_id)?.digests.get(id);
        if (told === digest) continue;
        const notes = ofCompany(company_id);
        if (told === undefined) notes?.digests.set(id, digest);
        else notes?.others.push({ key, id, digest });
      }
      for (const range of girisler)
        if (range[5] >= entriesKeptSince) ofCompany(range[0])?.ranges.push(range);
    },
    /** Notes that are left once recoveries have taken back theirs. */
    without: (voided: ReadonlySet<string>): Pick<Noted, 'companies' | 'entries' | 'until'> => {
      const left = [...companies].map(([company_id, notes]) => {
        const isVoid = (id: number, digest: string) =>
          voided.has(noteName([company_id, id, digest]));
        return [company_id, notesWithout(notes, isVoid)] as const;
      });
      return {
        companies: new Map(left.filter(([, { digests }]) => digests.size > 0)),
        entries: [...companies.values()].flatMap(({ ranges }) =>
          ranges.filter((range) => !voided.has(noteName(range))),
        ),
        ...(until < Infinity && { until }),
      };
    },
  };
}

function notesWithout(
  { digests, others }: OfCompany,
  isVoid: (...note: readonly [id: number, digest: string]) => boolean,
): CompanyNotes {
  for (const [id, digest] of digests) if (isVoid(id, digest)) digests.delete(id);
  const otherwise: string[] = [];
  for (const { key, id, digest } of others) {
    if (isVoid(id, digest)) continue;
    const told = digests.get(id);
    if (told === undefined) digests.set(id, digest);
    else if (told !== digest)
      otherwise.push(`${key} notes entry ${id} otherwise than one before it`);
  }
  let newest = 0;
  for (const id of digests.keys()) newest = Math.max(newest, id);
  return { newest, digests, ...(otherwise.length > 0 && { otherwise }) };
}
