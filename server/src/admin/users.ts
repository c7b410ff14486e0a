import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import type { Queries } from '../platform/db.ts';
import { noteEvidence } from '../platform/noted.ts';
import { passwordHash } from '../platform/crypto/tokens.ts';
import { emailFrom, idFrom, nameFrom, roleFrom } from './arguments.ts';
import { companyOf } from './companies.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

export type UserOptions = {
  email?: string;
  name?: string;
  role?: string;
  company?: string[];
  department?: string[];
  'training-officer'?: boolean;
  'asset-officer'?: boolean;
};

/**
 * Adds a person of any role; the first company is the one that counts. A consultant who has an account
 * gains the companies.
 */
export async function addUser(db: Queries, initialPassword: string, options: UserOptions) {
  const email = emailFrom(options.email);
  const fullname = nameFrom('--name', options.name);
  const role = roleFrom(options.role);
  const companies = unique((options.company ?? []).map((text) => idFrom('--company', text)));
  const departments = unique(
    (options.department ?? []).map((text) => idFrom('--department', text)),
  );
  const duties = {
    egitim_sorumlusu: options['training-officer'] ?? false,
    varlik_sorumlusu: options['asset-officer'] ?? false,
  };
  refuseMisfit(role, companies, departments, duties);
  for (const company_id of companies) await companyOf(db, company_id);
  await refuseForeign(db, companies[0] ?? 0, departments);

  const password_hash = await passwordHash(initialPassword);
  const user_id = await db.transaction().execute(async (tx) => {
    await noteEvidence(tx);
    const user = await tx
      .insertInto('users')
      .values({ email, fullname, role, password_hash, ...duties })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!user) return undefined;
    const places = companies.flatMap((company_id, sira) =>
      (departments.length > 0 ? departments : [null]).map((department_id) => ({
        user_id: user.user_id,
        company_id,
        department_id,
        sira,
        company_active: sira === 0,
        role,
        ...duties,
      })),
    );
    await tx.insertInto('memberships').values(places).execute();
    return user.user_id;
  });
  if (user_id === undefined) return addCompanies(db, email, role, companies);
  return `User ${user_id} added: ${fullname}, ${role}, ${email}`;
}

/** Gives a consultant further companies, behind those they have. */
async function addCompanies(db: Queries, email: string, role: Role, companies: readonly number[]) {
  return db.transaction().execute(async (tx) => {
    const user = await lockedUser(tx, email);
    if (user.role !== 'danışman' || role !== 'danışman')
      refuse(
        `There is already an account for ${email}, a ${user.role}. The company asks its owner to join: add the address on /organizasyon.`,
      );
    const own = await tx
      .selectFrom('memberships')
      .select(['company_id', 'sira'])
      .where('user_id', '=', user.user_id)
      .execute();
    const added = companies.filter((id) => !own.some(({ company_id }) => company_id === id));
    if (added.length === 0) refuse(`${email} has ${companies.join(', ')} already.`);
    const behind = 1 + Math.max(-1, ...own.map(({ sira }) => sira));
    const places = added.map((company_id, index) => ({
      user_id: user.user_id,
      company_id,
      department_id: null,
      sira: behind + index,
      company_active: own.length === 0 && index === 0,
      role,
    }));
    await noteEvidence(tx);
    await tx.insertInto('memberships').values(places).execute();
    return `${email} has an account and gained: ${added.join(', ')}.`;
  });
}

/** The account of an address, held to the end of the transaction. */
export async function lockedUser(tx: Queries, email: string) {
  const user = await tx
    .selectFrom('users')
    .select(['user_id', 'aktif', 'role', 'fullname'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return user ?? refuse(`There is no account for ${email}; "user list" shows them.`);
}

function refuseMisfit(
  role: Role,
  companies: readonly number[],
  departments: readonly number[],
  duties: { egitim_sorumlusu: boolean; varlik_sorumlusu: boolean },
): void {
  if (companies.length === 0) refuse('--company is missing: the number of at least one company.');
  if (role !== 'danışman' && companies.length > 1)
    refuse(`A ${role} belongs to one company; give --company once.`);
  if (role === 'temsilci') {
    if (departments.length === 0)
      refuse('--department is missing: a temsilci works in at least one department.');
    return;
  }
  if (departments.length > 0) refuse(`--department is for a temsilci; a ${role} sees them all.`);
  if (duties.egitim_sorumlusu || duties.varlik_sorumlusu)
    refuse(`--training-officer and --asset-officer are duties of a temsilci; a ${role} has both.`);
}

async function refuseForeign(db: Queries, company_id: number, departments: readonly number[]) {
  if (departments.length === 0) return;
  const own = await db
    .selectFrom('departments')
    .select('department_id')
    .where('company_id', '=', company_id)
    .where('department_id', 'in', departments)
    .execute();
  const missing = departments.find((id) => !own.some((one) => one.department_id === id));
  if (missing !== undefined)
    refuse(
      `Company ${company_id} has no department ${missing}; "department list --company ${company_id}" shows them.`,
    );
}

/** Every account with its companies. */
export async function listUsers(db: Queries): Promise<string> {
  const users = await db
    .selectFrom('users as u')
    .leftJoin('memberships as m', 'm.user_id', 'u.user_id')
    .select([
      'u.user_id',
      'u.email',
      'u.fullname',
      'u.role',
      'u.aktif',
      sql<string>`coalesce(string_agg(distinct m.company_id || case when m.role <> u.role
        then ' (' || m.role || ')' else '' end, ', '), '')`.as('companies'),
    ])
    .groupBy('u.user_id')
    .orderBy('u.user_id')
    .execute();
  const rows = users.map((one) => [
    String(one.user_id),
    one.email,
    one.fullname,
    one.role,
    one.companies,
    one.aktif ? '' : 'disabled',
  ]);
  return table(['ID', 'E-MAIL', 'NAME', 'ROLE', 'COMPANIES', ''], rows);
}

/** Switches an account off; its sessions and codes end in the same transaction. */
export async function disableUser(db: Queries, text: string | undefined): Promise<string> {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user disable EMAIL.'));
  return db.transaction().execute(async (tx) => {
    const user = await lockedUser(tx, email);
    if (!user.aktif) return `${email} was disabled already.`;
    const { sessions } = await tx
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('sessions'))
      .where('user_id', '=', user.user_id)
      .executeTakeFirstOrThrow();
    await noteEvidence(tx);
    await tx
      .updateTable('users')
      .set({ aktif: false })
      .where('user_id', '=', user.user_id)
      .execute();
    return `${email} is disabled; sessions ended: ${sessions}.`;
  });
}

/** Switches an account on again; its person signs in anew. */
export async function enableUser(db: Queries, text: string | undefined): Promise<string> {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user enable EMAIL.'));
  return db.transaction().execute(async (tx) => {
    const { user_id, aktif } = await lockedUser(tx, email);
    if (aktif) return `${email} is in use already.`;
    await noteEvidence(tx);
    await tx.updateTable('users').set({ aktif: true }).where('user_id', '=', user_id).execute();
    return `${email} is in use again.`;
  });
}

/** Gives an account another address; its sessions end, since codes go to another mailbox from now on. */
export async function changeAddress(
  db: Queries,
  text: string | undefined,
  wanted: string | undefined,
): Promise<string> {
  const before = emailFrom(text ?? refuse('The e-mail address is missing: user address EMAIL.'));
  const email = emailFrom(wanted ?? refuse('--email is missing: the new address.'));
  return db.transaction().execute(async (tx) => {
    const { user_id, fullname } = await lockedUser(tx, before);
    const { rows } = await sql<{ done: boolean }>`
      select change_account(${user_id}::int, ${fullname}, ${email}, true) as done`.execute(tx);
    if (!rows[0]?.done) refuse(`There is already an account for ${email}.`);
    await tx.deleteFrom('otp_codes').where('user_id', '=', user_id).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
    return `${before} is now ${email}; its sessions ended.`;
  });
}

/** Ends a membership; the account stays, and is erased once it has been without a company for a while. */
export async function removeMember(db: Queries, text: string | undefined, company_id: number) {
  const email = emailFrom(text ?? refuse('The e-mail address is missing: user remove EMAIL.'));
  return db.transaction().execute(async (tx) => {
    const { user_id } = await lockedUser(tx, email);
    const { company_name } = await companyOf(tx, company_id);
    await noteEvidence(tx);
    const { numDeletedRows } = await tx
      .deleteFrom('memberships')
      .where('user_id', '=', user_id)
      .where('company_id', '=', company_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) refuse(`${email} is no member of ${company_name}.`);
    return `${email} is no member of ${company_name} any more; their sessions ended.`;
  });
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
