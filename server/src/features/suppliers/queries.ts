import type { Supplier } from '@emanet/contract/suppliers';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { inScope, selectLines } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';

const COLUMNS = [
  ...(['id', 'company_id', 'tedarikci_adi', 'tedarikci_unvan', 'vergi_no'] as const),
  ...(['yetkili_adi', 'eposta', 'telefon', 'ulke', 'surum'] as const),
];

type Values = Omit<Supplier, 'id' | 'company_id' | 'surum'>;

/** Entries whose name or trade name holds `q`, marks and case aside. */
export function selectSuppliers(
  tx: Tx,
  scope: CompanyScope,
  q: string | undefined,
): Promise<Supplier[]> {
  const needle = searchable((q ?? '').toWellFormed());
  return tx
    .selectFrom('tedarikci_listesi')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .where(
      sql<boolean>`(strpos(arama, ${needle}::text) > 0 or strpos(arama_ek, ${needle}::text) > 0)`,
    )
    .orderBy(sql`tedarikci_adi collate turkish`)
    .execute();
}

/** The entries with these numbers. */
export const selectSuppliersByIds = (
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<Supplier[]> =>
  tx
    .selectFrom('tedarikci_listesi')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();

type Uses = Readonly<{ folded: string; uses: number }>;

/** How many records of a register in the scope name each supplier, by the name's folding. */
export async function selectUses(tx: Tx, register: Register, scope: CompanyScope) {
  const { rows } = await sql<Uses>`
    select fold_turkish(t.tedarikci_adi) as folded, count(*)::int as uses
    from ${sql.table(register.table)} t
    where ${inScope(scope)} and t.tedarikci_adi is not null
    group by 1`.execute(tx);
  return new Map(rows.map(({ folded, uses }) => [folded, uses]));
}

/** Records of a register in the scope that name one of the suppliers, each as one line of JSON. */
export const selectNaming = (
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  names: readonly string[],
  limit?: number,
): Promise<string[]> =>
  selectLines(tx, register, scope, {
    where: [
      sql`fold_turkish(t.tedarikci_adi) in
        (select fold_turkish(name) from unnest(${[...names]}::text[]) name)`,
    ],
    orderBy: sql`t.id`,
    readOnly: true,
    ...(limit !== undefined && { limit }),
  });

/** Stores an entry; nothing when its name is there already. */
export const insertSupplier = (
  tx: Tx,
  scope: CompanyScope,
  values: Values,
): Promise<Supplier | undefined> =>
  tx
    .insertInto('tedarikci_listesi')
    .values({ ...values, company_id: scope.company_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

/** The entry that has this name in Turkish case folding; `self` does not count. */
export const selectNamesake = (
  tx: Tx,
  scope: CompanyScope,
  name: string,
  self = 0,
): Promise<Supplier | undefined> =>
  tx
    .selectFrom('tedarikci_listesi')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .where(sql<boolean>`fold_turkish(tedarikci_adi) = fold_turkish(${name})`)
    .where('id', '<>', self)
    .executeTakeFirst();

/** One entry; `lock`: held until the transaction ends. */
export const selectSupplier = (
  tx: Tx,
  scope: CompanyScope,
  id: number,
  lock = false,
): Promise<Supplier | undefined> =>
  tx
    .selectFrom('tedarikci_listesi')
    .select(COLUMNS)
    .where('company_id', '=', scope.company_id)
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
