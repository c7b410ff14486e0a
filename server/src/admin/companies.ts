import { compareTurkish, foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import { logChange } from '../nouns/log.ts';
import { scopeOfJob } from '../platform/access/scope.ts';
import type { Queries, WholeDb } from '../platform/db.ts';
import { nameFrom } from './arguments.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

/** Adds a company; returns what to tell the operator. */
export async function addCompany(db: Queries, words: readonly string[]): Promise<string> {
  const company_name = nameFrom('The name of the company', words.join(' '));
  return `Company ${await insertCompany(db, company_name)} added: ${company_name}`;
}

/** Stores a company of a name that none has yet; returns its number. */
export async function insertCompany(db: Queries, company_name: string): Promise<number> {
  await refuseTwin(db, company_name);
  const { company_id } = await db
    .insertInto('companies')
    .values({ company_name })
    .returning('company_id')
    .executeTakeFirstOrThrow();
  return company_id;
}

async function refuseTwin(db: Queries, company_name: string, own?: number): Promise<void> {
  const companies = await db
    .selectFrom('companies')
    .select(['company_id', 'company_name'])
    .execute();
  const twin = companies.find(
    (one) => one.company_id !== own && foldTurkish(one.company_name) === foldTurkish(company_name),
  );
  if (twin)
    refuse(
      `There is already a company with this name, number ${twin.company_id} (${twin.company_name}).`,
    );
}

/** Gives a company another name; its people read so in its history. */
export async function renameCompany(
  { system }: WholeDb,
  company_id: number,
  words: readonly string[],
): Promise<string> {
  const company_name = nameFrom('The name of the company', words.join(' '));
  return system.transaction().execute(async (tx) => {
    const before = await companyOf(tx, company_id);
    if (before.company_name === company_name)
      return `Company ${company_id} is called ${company_name} already.`;
    await refuseTwin(tx, company_name, company_id);
    await tx
      .updateTable('companies')
      .set({ company_name, surum: sql`surum + 1` })
      .where('company_id', '=', company_id)
      .execute();
    const scope = scopeOfJob({ kind: 'job', job: 'operator' }, company_id);
    await logChange(tx, scope, { tur: 'sirket' }, company_id, {
      islem: 'güncelleme',
      before: { company_name: before.company_name },
      after: { company_name },
    });
    return `Company ${company_id} is now ${company_name}, before: ${before.company_name}`;
  });
}

/** Every company with its number and how many people it has. */
export async function listCompanies(db: Queries): Promise<string> {
  const companies = await db
    .selectFrom('companies as c')
    .leftJoin('memberships as m', 'm.company_id', 'c.company_id')
    .select(({ fn }) => [
      'c.company_id',
      'c.company_name',
      fn.count<number>('m.user_id').distinct().as('people'),
    ])
    .groupBy('c.company_id')
    .orderBy('c.company_id')
    .execute();
  const rows = companies.map((one) => [
    String(one.company_id),
    one.company_name,
    String(one.people),
  ]);
  return table(['ID', 'COMPANY', 'PEOPLE'], rows);
}

/** The company of this number, or a refusal. */
export async function companyOf(db: Queries, company_id: number) {
  const company = await db
    .selectFrom('companies')
    .select(['company_id', 'company_name'])
    .where('company_id', '=', company_id)
    .executeTakeFirst();
  return company ?? refuse(`There is no company ${company_id}; "company list" shows them.`);
}

const departmentsOf = (db: Queries, company_id: number) =>
  db
    .selectFrom('departments')
    .select(['department_id', 'department_name'])
    .where('company_id', '=', company_id)
    .execute();

/** Adds a department to a company. */
export async function addDepartment(db: Queries, company_id: number, words: readonly string[]) {
  const department_name = nameFrom('The name of the department', words.join(' '));
  const { company_name } = await companyOf(db, company_id);
  const twin = (await departmentsOf(db, company_id)).find(
    (one) => foldTurkish(one.department_name) === foldTurkish(department_name),
  );
  if (twin)
    refuse(
      `${company_name} already has this department, number ${twin.department_id} (${twin.department_name}).`,
    );
  const { department_id } = await db
    .insertInto('departments')
    .values({ company_id, department_name })
    .returning('department_id')
    .executeTakeFirstOrThrow();
  return `Department ${department_id} added to ${company_name}: ${department_name}`;
}

/** The departments of one company with their numbers. */
export async function listDepartments(db: Queries, company_id: number): Promise<string> {
  await companyOf(db, company_id);
  const rows = (await departmentsOf(db, company_id))
    .sort((a, b) => compareTurkish(a.department_name, b.department_name))
    .map((one) => [String(one.department_id), one.department_name]);
  return table(['ID', 'DEPARTMENT'], rows);
}
