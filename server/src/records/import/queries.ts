import type { Reference } from '@emanet/contract/records/kinds/kind';
import { compareTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { inScope, type Condition } from '../queries.ts';
import type { NamedPerson } from '../kinds/names.ts';
import type { Register } from '../register.ts';
import { rowsOf } from '../../platform/rows.ts';

type NamedRow = Readonly<{ id: number; name: string }>;
type NamedDocument = NamedRow & Readonly<{ dokuman_tur: string }>;

/** Departments that the caller may give a record to. */
export async function selectDepartmentNames(tx: Tx, scope: CompanyScope): Promise<NamedRow[]> {
  const { departments } = scope;
  return rowsOf<NamedRow>(tx)`
    select department_id as id, department_name as name from departments
    where company_id = ${scope.company_id}
      ${departments === 'all' ? sql`` : sql`and department_id = any(${[...departments]}::int[])`}
    order by department_id
  `;
}

/**
 * Activities with one of these names that the caller may read, and those whose name contains a
 * semicolon: `names` may hold the pieces of such a name separately.
 */
export async function selectActivitiesNamed(tx: Tx, scope: CompanyScope, names: readonly string[]) {
  if (names.length === 0) return [];
  return rowsOf<NamedRow>(tx)`
    select t.id, t.surec_ismi as name from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))}
      and (fold_turkish(t.surec_ismi) = any(${[...names]}::text[])
        or strpos(t.surec_ismi, ';') > 0)
    order by t.id
  `;
}

/** Current documents with one of these names. */
export async function selectDocumentsNamed(tx: Tx, scope: CompanyScope, names: readonly string[]) {
  if (names.length === 0) return [];
  return rowsOf<NamedDocument>(tx)`
    select id, dokuman_ismi as name, dokuman_tur from dokumanlar
    where company_id = ${scope.company_id} and guncel
      and fold_turkish(dokuman_ismi) = any(${[...names]}::text[])
    order by id
  `;
}

/** Records with one of these numbers or names. */
export const numberedOrNamed = (
  { nameField }: Register,
  ids: readonly number[],
  names: readonly string[],
): Condition =>
  sql`(t.id = any(${[...ids]}::int[])
    or fold_turkish(${sql.ref(`t.${nameField}`)}) = any(${[...names]}::text[]))`;

/** Of some folded names, those that records have, out of the caller's sight or in it. */
export async function selectTakenNames(
  tx: Tx,
  { uniqueName }: Register,
  scope: CompanyScope,
  names: readonly string[],
): Promise<Set<string>> {
  if (uniqueName === undefined || scope.departments === 'all') return new Set();
  const found = await rowsOf<{ name: string }>(tx)`
    select name from ${sql.id(uniqueName)}(${[...names]}::text[]) as taken(name)`;
  return new Set(found.map(({ name }) => name));
}

/** Lets imports into a register of a company go one after the other, and holds the rows they touch. */
export async function lockForImport(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  rows: Condition,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    hashtext(${`import:${register.table}`}), ${scope.company_id})`.execute(tx);
  await sql`select 1 from ${sql.table(register.table)} t
    where ${inScope(scope)} and ${rows} order by t.id for update`.execute(tx);
}

/** Choices of a person, by name and in Turkish order. */
export type Choosable = Readonly<{
  departments: string[];
  suppliers: string[];
  activities: string[];
  documents: Readonly<{ name: string; dokuman_tur: string }>[];
  people?: readonly NamedPerson[];
}>;

/** A longer list does not help a person who fills in a sheet. */
const MOST_LISTED = 2000;

/** Everything of the company that cells of fields with these references may name. */
export async function selectChoosable(
  tx: Tx,
  scope: CompanyScope,
  references: ReadonlySet<Reference>,
): Promise<Choosable> {
  const named = async (reference: Reference, rows: Condition) => {
    if (!references.has(reference)) return [];
    return rowsOf<{ name: string; dokuman_tur: string }>(tx)`
      select * from (${rows}) t order by name collate turkish limit ${MOST_LISTED}`;
  };
  const namesOf = async (reference: Reference, rows: Condition) =>
    (await named(reference, rows)).map(({ name }) => name);
  const company = sql`company_id = ${scope.company_id}`;
  const departments = await selectDepartmentNames(tx, scope);
  return {
    departments: departments.map(({ name }) => name).toSorted(compareTurkish),
    suppliers: await namesOf(
      'supplier',
      sql`select tedarikci_adi as name from tedarikci_listesi where ${company}`,
    ),
    activities: await namesOf(
      'activity',
      sql`select distinct t.surec_ismi as name from veri_harita t
        where ${inScope(scopeWith(scope, 'processing-activities.read'))}`,
    ),
    documents: await named(
      'document',
      sql`select distinct dokuman_ismi as name, dokuman_tur from dokumanlar
        where ${company} and guncel`,
    ),
  };
}
