import type { Representative } from '@emanet/contract/organization';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Representatives of the company in the order of a Turkish dictionary; `ids`: these alone. */
export const selectRepresentatives = (
  tx: Tx,
  { company_id }: CompanyScope,
  ids?: readonly number[],
): Promise<Representative[]> =>
  rowsOf<Representative>(tx)`
    select r.user_id, r.fullname, r.email, 'temsilci' as role, ${company_id}::int as company_id,
      r.departments[1] as department_id, r.departments, r.egitim_sorumlusu, r.varlik_sorumlusu,
      (select e.tarih from entry_logs e
        where e.company_id = ${company_id} and e.user_id = r.user_id and e.neden = 'giris_yapildi'
        order by e.tarih desc limit 1) as son_giris, r.surum
    from company_representatives() r
    ${ids === undefined ? sql`` : sql`where r.user_id = any(${[...ids]}::int[])`}
    order by coalesce(nullif(r.fullname, ''), r.email) collate turkish, r.user_id`;

/** Locks a representative until the transaction ends; undefined when not of this company. */
export async function holdRepresentative(tx: Tx, scope: CompanyScope, user_id: number) {
  await sql`select hold_representative(${user_id}::int)`.execute(tx);
  const [found] = await selectRepresentatives(tx, scope, [user_id]);
  return found;
}

type NewAccount = Readonly<{
  email: string;
  fullname: string;
  password_hash: string;
  egitim_sorumlusu: boolean;
  varlik_sorumlusu: boolean;
  dil: Language;
}>;

/** Adds an account; undefined when its address is taken. */
export async function insertRepresentative(tx: Tx, account: NewAccount) {
  const { email, fullname, password_hash, egitim_sorumlusu, varlik_sorumlusu, dil } = account;
  const rows = await rowsOf<{ made: number | null }>(tx)`
    select add_representative(${email}::text, ${fullname}::text, ${password_hash}::text,
      ${egitim_sorumlusu}::boolean, ${varlik_sorumlusu}::boolean, ${dil}::text) as made`;
  return rows[0]?.made ?? undefined;
}

/** Sets the departments of a representative. */
export async function placeRepresentative(tx: Tx, user_id: number, places: readonly number[]) {
  await sql`select place_representative(${user_id}::int, ${[...places]}::int[])`.execute(tx);
}

/** Gives a former representative these departments again; false where the account was erased. */
export async function placeAgain(tx: Tx, user_id: number, places: readonly number[]) {
  const [row] = await rowsOf<{ placed: boolean }>(tx)`
    select restore_representative(${user_id}::int, ${[...places]}::int[]) as placed`;
  return row?.placed ?? false;
}

export async function storeFlags(
  tx: Tx,
  user_id: number,
  flags: Readonly<{ egitim_sorumlusu: boolean; varlik_sorumlusu: boolean }>,
): Promise<void> {
  const { egitim_sorumlusu, varlik_sorumlusu } = flags;
  await sql`select change_representative(${user_id}::int, ${egitim_sorumlusu}::boolean,
    ${varlik_sorumlusu}::boolean)`.execute(tx);
}

export async function removeRow(tx: Tx, user_id: number): Promise<void> {
  await sql`select remove_representative(${user_id}::int)`.execute(tx);
}

/** Of these departments, those that the company has. */
export async function selectKnownDepartments(
  tx: Tx,
  { company_id }: CompanyScope,
  ids: readonly number[],
): Promise<Set<number>> {
  const found = await tx
    .selectFrom('departments')
    .select('department_id')
    .where('company_id', '=', company_id)
    .where('department_id', 'in', ids)
    .execute();
  return new Set(found.map(({ department_id }) => department_id));
}

type Placed = Readonly<{ user_id: number; departments: number[] }>;

/** Representatives that have this department, with all departments of each. */
export const selectPlaced = (tx: Tx, department_id: number): Promise<Placed[]> =>
  rowsOf<Placed>(tx)`
    select user_id, departments from company_representatives()
    where ${department_id}::int = any(departments) order by user_id`;

/** Moves representatives from one department to another and returns how many. */
export async function placeEveryone(
  tx: Tx,
  people: readonly Placed[],
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  for (const { user_id, departments } of people) {
    const places = departments.map((id) => (id === source ? target : id));
    await placeRepresentative(tx, user_id, [...new Set(places)]);
  }
  return people.length;
}
