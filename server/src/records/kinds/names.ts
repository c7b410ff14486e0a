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
