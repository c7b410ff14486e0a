import type { LibraryChoice, LibraryEntry, Sector } from '@emanet/contract/inventory';
import type { LibraryStatus } from '@emanet/contract/law/library-status';
import { choiceOf } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish, foldTurkish, searchable, wordsOf } from '@emanet/contract/shared/turkish';
import type { LibraryPart } from '../../../records/library/useSector.ts';
import { holdsAll } from '../../../ui/word-search.ts';

/** An activity of the template company for the wizard's list. */
export type LibraryActivity = Readonly<{
  id: number;
  name: string;
  /** Its English name; null for one that a person added to the template company. */
  english: string | null;
  department: string;
  /** Articles of law, as in "5/2-ç". */
  bases: readonly string[];
  special: boolean;
  /** A practice that a company should give up. */
  discouraged: boolean;
  /** How far its law was checked; null for one that a person added to the template company. */
  status: LibraryStatus | null;
  /** A general activity, or one that a person added to the template company. */
  general: boolean;
  sectors: readonly Sector[];
}>;

/** Material of a copy: the whole row, and its source. */
export type LibrarySource = Readonly<{
  row: Readonly<Record<string, unknown>>;
  /** Entry of the library; undefined for one that a person added to the template company. */
  entry: LibraryEntry | undefined;
}>;

export type LibraryGroup = Readonly<{ department: string; items: readonly LibraryActivity[] }>;

/** Turns a line of the answer into a library activity. */
export const toLibrary = (one: LibraryChoice): LibraryActivity => ({
  id: one.id,
  name: one.ad,
  english: one.ingilizce,
  department: one.departman,
  bases: one.dayanaklar.map((code) => choiceOf('isleme_sarti', code)?.article ?? code),
  special: one.ozel_nitelikli,
  discouraged: one.onerilmez,
  status: one.durum,
  general: one.genel,
  sectors: one.sektorler,
});

/** The name that a reader sees; a copy is called by the Turkish one. */
export const titleOf = ({ name, english }: LibraryActivity, lang: Language): string =>
  lang === 'en' ? (english ?? name) : name;

/** Groups by department, the largest first; inside a group the library's own order stays. */
export function groupByDepartment(activities: readonly LibraryActivity[]): LibraryGroup[] {
  const byDepartment = Map.groupBy(activities, (one) => one.department);
  return [...byDepartment]
    .map(([department, items]) => ({ department, items }))
    .sort((a, b) => b.items.length - a.items.length || compareTurkish(a.department, b.department));
}

/** The groups of one part of the library; a sector's own activities and departments come first. */
export function partOf(groups: readonly LibraryGroup[], part: LibraryPart): LibraryGroup[] {
  if (part === 'tumu') return [...groups];
  const belongs = ({ general, sectors }: LibraryActivity) =>
    part === 'genel' ? general : sectors.includes(part);
  const own = ({ items }: LibraryGroup) => items.filter(({ general }) => !general).length;
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(belongs).toSorted((a, b) => Number(a.general) - Number(b.general)),
    }))
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => (part === 'genel' ? 0 : own(b) - own(a)));
}

/** Groups after a search text and, if given, a single department. */
export function narrow(
  groups: readonly LibraryGroup[],
  search: string,
  department: string | null,
): LibraryGroup[] {
  const words = wordsOf(search);
  const matches = ({ name, english, department: of }: LibraryActivity) =>
    holdsAll(searchable(`${name} ${english ?? ''} ${of}`), words);
  return groups
    .filter((group) => department === null || group.department === department)
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter((group) => group.items.length > 0);
}

type OwnRow = Readonly<Record<string, unknown>>;

/** Content of the company: its copied library rows, and the names in each department. */
export type Present = Readonly<{ sources: ReadonlySet<number>; places: ReadonlySet<string> }>;

const placeOf = (name: unknown, department: unknown): string =>
  typeof name === 'string' ? `${String(department)}\n${foldTurkish(name)}` : '';

/** Reads the company's present content from its own rows. */
export const presentIn = (ownRows: readonly OwnRow[]): Present => ({
  sources: new Set(
    ownRows.flatMap(({ veri_isleme_faaliyetleri_id: source }) =>
      typeof source === 'number' ? [source] : [],
    ),
  ),
  places: new Set(ownRows.map((row) => placeOf(row.surec_ismi, row.department_id))),
});

/** Was this activity copied before, or is there one with its name in its department? */
export const isPresent = (
  { sources, places }: Present,
  { id, name }: LibraryActivity,
  department: number | null,
): boolean => sources.has(id) || (department !== null && places.has(placeOf(name, department)));
