import type { Values } from '@emanet/contract/records/fields';
import { isEmpty, requiredFields } from '@emanet/contract/records/fields';
import type { InputProblem } from '@emanet/contract/shared/input-sentences';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/http/app.ts';
import { templateScope, type CompanyScope } from '../platform/http/scope.ts';
import { activityNames, idsIn } from './links.ts';
import type { Register } from './register.ts';

type Problems = Record<string, InputProblem>;

/** What a check needs beside the record: what it was before, and the library rows that exist. */
export type Checked = Readonly<{ next: Values; current: Values | undefined; library: Set<number> }>;

const changed = ({ next, current }: Checked, name: string) =>
  current === undefined ? !isEmpty(next[name]) : next[name] !== current[name];

/** A body that names another company than the caller's comes from a tab left behind. */
export function refuseOtherCompany(scope: CompanyScope, company_id: number | undefined): void {
  if (company_id !== undefined && company_id !== scope.company_id) fail('COMPANY_CHANGED');
}

/** Library rows that a body says it was copied from, as far as they exist. */
export async function findLibraryRows(
  { db, config }: Services,
  register: Register,
  scope: CompanyScope,
  body: Values,
): Promise<Set<number>> {
  const ids = register.fields
    .filter((field) => field.control === 'hidden-id' && !isEmpty(body[field.name]))
    .map((field) => body[field.name]);
  if (ids.length === 0) return new Set();
  const library = templateScope(scope, config.TEMPLATE_COMPANY_ID);
  const found = await db.read(library, (tx) =>
    sql<{ id: number }>`select id from ${sql.table(register.table)}
      where company_id = ${library.company_id} and id = any(${ids}::int[])`.execute(tx),
  );
  return new Set(found.rows.map((row) => row.id));
}

/** Stops with every bad field of a record named, if there is one. */
export async function checkRecord(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  record: Checked,
): Promise<void> {
  const problems: Problems = {
    ...(await departmentProblems(tx, register, scope, record)),
    ...(await documentProblems(tx, register, scope, record)),
    ...(await activityProblems(tx, register, scope, record)),
    ...ownProblems(register, scope, record),
  };
  if (Object.keys(problems).length > 0) fail('INVALID_INPUT', { fields: problems });
}

function ownProblems(register: Register, scope: CompanyScope, record: Checked): Problems {
  const { next, library } = record;
  const problems: Problems = {};
  for (const field of requiredFields(register.fields, next))
    if (isEmpty(next[field.name])) problems[field.name] = 'required';
  for (const field of register.fields) {
    if (!changed(record, field.name)) continue;
    const value = next[field.name];
    if (field.writableBy && !field.writableBy.includes(scope.actor.role))
      problems[field.name] = 'readonly';
    if (field.control === 'hidden-id' && typeof value === 'number' && !library.has(value))
      problems[field.name] = 'choice';
  }
  return problems;
}

async function departmentProblems(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  { next, current }: Checked,
): Promise<Problems> {
  const problems: Problems = {};
  for (const { name, control } of register.fields) {
    const value = next[name];
    if (control !== 'department' || typeof value !== 'number' || value === current?.[name])
      continue;
    if (!(await departmentExists(tx, scope, value))) problems[name] = 'department';
  }
  return problems;
}

/** Is it a department of the scope? */
export async function departmentExists(
  tx: Tx,
  scope: CompanyScope,
  department_id: number,
): Promise<boolean> {
  if (scope.departments !== 'all' && !scope.departments.includes(department_id)) return false;
  const found = await tx
    .selectFrom('departments')
    .select('department_id')
    .where('company_id', '=', scope.company_id)
    .where('department_id', '=', department_id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Only a current document of the field's types may be chosen; one archived since may stay. */
async function documentProblems(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  record: Checked,
): Promise<Problems> {
  const chosen = register.fields.filter(
    ({ name, control }) =>
      control === 'document' && !isEmpty(record.next[name]) && changed(record, name),
  );
  if (chosen.length === 0) return {};
  const ids = chosen.map(({ name }) => Number(record.next[name]));
  const found = await findDocuments(tx, scope, ids);
  const fits = chosen.filter(({ name, documentTypes }) =>
    found.some(
      (one) =>
        one.id === record.next[name] && one.guncel && documentTypes?.includes(one.dokuman_tur),
    ),
  );
  return Object.fromEntries(
    chosen.filter((field) => !fits.includes(field)).map(({ name }) => [name, 'document' as const]),
  );
}

/** Documents of the company, archived ones too. */
export const findDocuments = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  tx
    .selectFrom('dokumanlar')
    .select(['id', 'guncel', 'dokuman_tur'])
    .where('company_id', '=', scope.company_id)
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();

/** An activity newly named must be one of the caller's; one named before may stay. */
async function activityProblems(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  { next, current }: Checked,
): Promise<Problems> {
  const problems: Problems = {};
  for (const { name, control } of register.fields) {
    if (control !== 'activities') continue;
    const before = new Set(idsIn(current?.[name]));
    const added = idsIn(next[name]).filter((id) => !before.has(id));
    const found = await activityNames(tx, scope, added);
    if (found.size < added.length) problems[name] = 'activity';
  }
  return problems;
}
