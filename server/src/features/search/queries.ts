import { codesSought } from '@emanet/contract/words/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { inScope, type Condition } from '../../records/queries.ts';
import type { Source } from './sources.ts';
import { beginsWord, nearPattern, stemsOf, type Wanted } from './words.ts';
import { rowsOf } from '../../platform/rows.ts';

/** A row that may be shown: its name, the name folded, and the code of the name that is a choice. */
export type Candidate = Readonly<{
  id: number;
  ad: string | null;
  arama: string;
  kod: string | null;
}>;

/** Most names with the same folded beginning whose accents are compared. */
const LOOKED_AT = 200;

const either = (conditions: readonly Condition[]) => sql`(${sql.join(conditions, sql` or `)})`;
const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

/** Any text in which `%`, `_` and `\` are letters like the others. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);
const holding = (text: string) => `%${literally(text)}%`;

type Choices = Source['nameChoices'];

/** One of the codes whose name fits; empty when there are no choices. */
function chosen(choices: Choices, fits: (folded: string) => boolean): Condition[] {
  if (!choices) return [];
  const codes = [...choices.names]
    .filter(([, names]) => names.some(({ folded }) => fits(folded)))
    .map(([code]) => code);
  return codes.length > 0 ? [sql`${sql.ref(`t.${choices.column}`)} = any(${codes}::text[])`] : [];
}

const nameHolds = (source: Source, word: string): Condition[] => [
  sql`t.arama like ${holding(word)}`,
  // A stem that lost its vowel matches only at the beginning of a word.
  ...stemsOf(word)
    .slice(1)
    .flatMap((stem) => [sql`t.arama like ${`${stem}%`}`, sql`t.arama like ${`% ${stem}%`}`]),
  ...chosen(source.nameChoices, (name) => name.includes(word)),
];

/** Names with every word. */
export const inName = (source: Source, words: readonly string[]): Condition =>
  all(words.map((word) => either(nameHolds(source, word))));

/** Names with every word, with one letter too many, missing, changed or swapped. */
export const nearName = (source: Source, words: readonly string[]): Condition =>
  all(
    words.map((word) => {
      const near = nearPattern(word);
      const spelled = new RegExp(near, 'u');
      return either([
        sql`t.arama ~ ${near}`,
        ...chosen(source.nameChoices, (name) => spelled.test(name)),
      ]);
    }),
  );

/** Names in which a word begins with each of these. */
export const atWordStart = (source: Source, words: readonly string[]): Condition =>
  all(
    words.map((word) =>
      either([
        ...stemsOf(word).flatMap((stem) => [
          sql`t.arama like ${`${literally(stem)}%`}`,
          sql`t.arama like ${`% ${literally(stem)}%`}`,
        ]),
        ...chosen(source.nameChoices, (name) => beginsWord(name, word)),
      ]),
    ),
  );

/** Names with this beginning. A range, because it uses the index; its bound is after any text. */
const beginning = (source: Source, whole: string): Condition =>
  either([
    sql`(t.arama >= ${whole} and t.arama < ${`${whole}\u{10ffff}`})`,
    ...chosen(source.nameChoices, (name) => name.startsWith(whole)),
  ]);

type Department = Readonly<{ department_id: number; folded: string }>;

/** Where a word counts beside the lines of a row; `phrases`: those of the search with each word. */
export type Beside = Readonly<{
  departments: readonly Department[];
  phrases: ReadonlyMap<string, readonly string[]>;
}>;

/** One of the choices that words of the trade mean, in any field of a record but its name. */
const spoken = ({ register, nameChoices }: Source, phrases: readonly string[] = []): Condition[] =>
  (register?.fields ?? []).flatMap(({ name, control, lookup }) => {
    const codes = lookup && name !== nameChoices?.column ? codesSought(lookup, phrases) : [];
    if (codes.length === 0) return [];
    const column = sql.ref(`t.${name}`);
    return control === 'multiselect'
      ? [sql`${column} && ${codes}::text[]`]
      : [sql`${column} = any(${codes}::text[])`];
  });

/** Condition that a word is beside the name: in the second line, the department or a choice. */
function beside(source: Source, word: string, { departments, phrases }: Beside): Condition[] {
  const named = departments.filter(({ folded }) => folded.includes(word));
  return [
    ...(source.secondText ? [sql`t.arama_ek like ${holding(word)}`] : []),
    ...(source.register && named.length > 0
      ? [sql`t.department_id = any(${named.map((one) => one.department_id)}::int[])`]
      : []),
    ...chosen(source.secondChoices, (name) => name.includes(word)),
    ...spoken(source, phrases.get(word)),
  ];
}

/** Rows with every word in one of their lines or choices. */
export const inAnyLine = (source: Source, words: readonly string[], elsewhere: Beside): Condition =>
  all(
    words.map((word) => either([...nameHolds(source, word), ...beside(source, word, elsewhere)])),
  );

/** Can a row be found by more than its name? */
export const hasMoreLines = (
  source: Source,
  words: readonly string[],
  elsewhere: Beside,
): boolean => words.some((word) => beside(source, word, elsewhere).length > 0);

export const withNumber = (id: number): Condition => sql`t.id = ${id}`;

const visible = (source: Source, scope: CompanyScope): Condition => {
  const inside = source.register ? inScope(scope) : sql`t.company_id = ${scope.company_id}`;
  return source.currentOnly ? sql`${inside} and t.guncel` : inside;
};

/**
 * The first rows of the scope, by folded name, that meet a condition. The index alone finds them
 * and only their names are read; a join would make the planner read all rows.
 */
function firstRows(source: Source, scope: CompanyScope, condition: Condition, limit: number) {
  const table = sql.table(source.table);
  const kod = source.nameChoices ? sql.ref(`t.${source.nameChoices.column}`) : sql`null::text`;
  return sql`
    select first.*,
      (select ${sql.ref(`named.${source.name}`)} from ${table} named
        where named.company_id = ${scope.company_id} and named.id = first.id) as ad
    from (
      select t.id, t.arama, ${kod} as kod from ${table} t
      where ${visible(source, scope)} and ${condition}
      order by t.arama, t.id limit ${limit}) first`;
}

/** The first rows that meet a condition. */
export async function selectCandidates(
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  condition: Condition,
  limit: number,
): Promise<Candidate[]> {
  const first = firstRows(source, scope, condition, limit);
  return (await sql<Candidate>`${first}`.execute(tx)).rows;
}

/** The best names with the typed beginning: the same name first, then the same marks. */
export const selectBeginning = (
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  { whole, typed }: Wanted,
  limit: number,
): Promise<Candidate[]> =>
  rowsOf<Candidate>(tx)`
    select * from (${firstRows(source, scope, beginning(source, whole), LOOKED_AT)}) found
    order by arama = ${whole} desc,
      starts_with(lower(ad collate turkish), ${typed}) is true desc, arama, id
    limit ${limit}`;

/** Over all clients no choice is looked at, since it would be read from the rows of all of them. */
const NOWHERE: Beside = { departments: [], phrases: new Map() };

/** The first rows of several companies with every word in their name or second line. */
export function findingAcross(
  source: Source,
  companies: readonly number[],
  words: readonly string[],
  limit: number,
): Condition {
  const kod = source.nameChoices ? sql.ref(`t.${source.nameChoices.column}`) : sql`null::text`;
  const ek = source.second ? sql.ref(`t.${source.second}`) : sql`null::text`;
  return sql`
    select t.company_id, t.id, ${sql.ref(`t.${source.name}`)} as ad, ${kod} as kod, ${ek}::text as ek
    from ${sql.table(source.table)} t
    where t.company_id = any(${[...companies]}::int[])
      ${source.currentOnly ? sql`and t.guncel` : sql``} and ${inAnyLine(source, words, NOWHERE)}
    order by t.arama, t.id limit ${limit}`;
}

/** The departments that the scope sees, their names folded. */
export async function selectDepartmentNames(tx: Tx, scope: CompanyScope): Promise<Department[]> {
  const { departments } = scope;
  return rowsOf<Department>(tx)`
    select department_id, search_text(department_name) as folded from departments
    where company_id = ${scope.company_id}
      ${departments === 'all' ? sql`` : sql`and department_id = any(${[...departments]}::int[])`}
  `;
}

/** The two lines of rows that are not records. */
export async function selectLinesOf(
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<{ id: number; ad: string; ek: string | null }[]> {
  const ek = source.second ? sql.ref(`t.${source.second}`) : sql`null`;
  return rowsOf<{ id: number; ad: string; ek: string | null }>(tx)`
    select t.id, ${sql.ref(`t.${source.name}`)} as ad, ${ek} as ek
    from ${sql.table(source.table)} t
    where ${visible(source, scope)} and t.id = any(${[...ids]}::int[])
  `;
}
