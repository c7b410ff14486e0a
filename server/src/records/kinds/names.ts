import { foldTurkish, searchable } from '@emanet/contract/shared/turkish';

/** Activities that the reader may see, by id. */
export type ActivityNames = ReadonlyMap<number, string>;

/** Ids by their names in Turkish folding, among what the caller may choose. */
export type Named = ReadonlyMap<string, readonly number[]>;

export type NamedDocument = Readonly<{ id: number; name: string; dokuman_tur: string }>;

/** A member of the company who may be named. */
export type NamedPerson = Readonly<{ user_id: number; fullname: string; email: string }>;

/** Names that cells of a file may hold. */
export type ReferenceNames = Readonly<{
  departments: Named;
  departmentNames: ReadonlyMap<number, string>;
  activities: Named;
  /** Names of the activities that are linked or named; those that the caller may not see lack. */
  activityNames: ActivityNames;
  /** Of how many pieces between semicolons a name among `activities` is made at most. */
  activityPieces: number;
  documents: ReadonlyMap<string, readonly NamedDocument[]>;
  people?: readonly NamedPerson[];
}>;

/** Words that a sheet adds to the name of a department. */
const KIND = /\s+(?:departman[ıi]?|b[öo]l[üu]m[üu]?|birim[iı]?|department|dept\.?|unit)$/iu;

/** A longer text names no department. */
const LONGEST_NAME = 300;

const withoutKind = (text: string): string =>
  text.length > LONGEST_NAME ? text : text.replace(KIND, '');

/** The departments that a text names: in the very same letters, in any case, or with a word for departments behind. */
export const departmentsNamed = (
  { departments }: Pick<ReferenceNames, 'departments'>,
  text: string,
): readonly number[] =>
  departments.get(text) ??
  departments.get(foldTurkish(text)) ??
  departments.get(foldTurkish(withoutKind(text))) ??
  plainNames(departments).get(searchable(withoutKind(text))) ??
  [];

const plain = new WeakMap<Named, Named>();

/** The same by names without Turkish letters, as some keyboards write them ("IK"), where that is one. */
function plainNames(departments: Named): Named {
  const known = plain.get(departments);
  if (known) return known;
  const groups = Map.groupBy(departments, ([name]) => searchable(name));
  const named = new Map(
    [...groups].map(([key, found]) => [key, [...new Set(found.flatMap(([, ids]) => ids))]]),
  );
  plain.set(departments, named);
  return named;
}
