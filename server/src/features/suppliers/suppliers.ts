import { cleanText } from '@emanet/contract/shared/clean-text';
import type { ListedSupplier, Supplier, SupplierUses, suppliers } from '@emanet/contract/suppliers';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { renameSupplier } from '../../records/write/rename-supplier.ts';
import { registers } from '../../registers.ts';
import {
  deleteSupplierRow,
  insertSupplier,
  lockSupplier,
  selectNamesake,
  selectSuppliers,
  selectSuppliersByIds,
  updateSupplierRow,
} from './queries.ts';
import { linksTo, withUses } from './uses.ts';

type NewSupplier = z.output<typeof suppliers.create.body>;
type ChangedSupplier = z.output<typeof suppliers.update.body>;

const DETAILS = [
  ...(['tedarikci_unvan', 'vergi_no', 'yetkili_adi'] as const),
  ...(['eposta', 'telefon', 'ulke'] as const),
];

/** The directory in the order of a Turkish dictionary, or what of it holds `q`. */
export async function listSuppliers(
  db: Db,
  scope: CompanyScope,
  q?: string,
): Promise<ListedSupplier[]> {
  const entries = await db.read(scope, (tx) => selectSuppliers(tx, scope, q));
  return withUses(db, scope, entries);
}

/** The transfers and assets that name a supplier, as far as the caller may read them. */
export async function usesOf(db: Db, scope: CompanyScope, id: number): Promise<SupplierUses> {
  const [supplier] = await db.read(scope, (tx) => selectSuppliersByIds(tx, scope, [id]));
  return linksTo(db, scope, supplier ?? fail('NOT_FOUND'));
}

/** Adds a supplier; a name that is there already is refused, naming the entry. */
export function createSupplier(
  db: Db,
  scope: CompanyScope,
  body: NewSupplier,
  key: OnceKey | undefined,
): Promise<Supplier> {
  refuseOtherCompany(scope, body.company_id);
  const next = { ...detailsOf(body), tedarikci_adi: nameOf(body.tedarikci_adi) };
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const added = await insertSupplier(tx, scope, next);
      return added ?? refuseNamesake(tx, scope, next.tedarikci_adi);
    }),
  );
}

/**
 * Changes what the body names; a stale `surum` or another entry's name changes nothing. Records
 * that name the supplier follow a new name: by it the registry's look-up and the map find them.
 */
export function updateSupplier(
  { db, clock }: Services,
  scope: CompanyScope,
  id: number,
  body: ChangedSupplier,
): Promise<{ supplier: Supplier; renamed: number }> {
  refuseOtherCompany(scope, body.company_id);
  return db.write(scope, async (tx) => {
    const current = (await lockSupplier(tx, scope, id)) ?? fail('NOT_FOUND');
    if (body.surum !== undefined && body.surum !== current.surum) fail('STALE', { data: current });
    const tedarikci_adi = nameOf(body.tedarikci_adi ?? current.tedarikci_adi);
    const next = { ...detailsOf({ ...current, ...body }), tedarikci_adi };
    if (await selectNamesake(tx, scope, tedarikci_adi, id))
      await refuseNamesake(tx, scope, tedarikci_adi, id);
    const name = { old: current.tedarikci_adi, next: tedarikci_adi };
    let renamed = 0;
    if (name.old !== name.next)
      for (const register of registers)
        renamed += await renameSupplier(tx, register, scope, clock.today(), name);
    return { supplier: await updateSupplierRow(tx, scope, id, next), renamed };
  });
}

/** Takes a supplier out of the directory; transfers and assets that name it keep the name. */
export const deleteSupplier = (db: Db, scope: CompanyScope, id: number): Promise<void> =>
  db.write(scope, async (tx) => {
    if (!(await deleteSupplierRow(tx, scope, id))) fail('NOT_FOUND');
  });

type Details = Pick<Supplier, (typeof DETAILS)[number]>;

function detailsOf(given: Partial<Record<(typeof DETAILS)[number], string | null>>): Details {
  const [unvan, vergi, yetkili, eposta, telefon, ulke] = DETAILS.map((name) =>
    cleanText(given[name] ?? ''),
  );
  return {
    tedarikci_unvan: unvan ?? null,
    vergi_no: vergi ?? null,
    yetkili_adi: yetkili ?? null,
    eposta: eposta ?? null,
    telefon: telefon ?? null,
    ulke: ulke ?? null,
  };
}

/** A name is one line: line breaks and repeated blanks would hide that two names are one. */
const nameOf = (given: string): string =>
  cleanText(given.replace(/\s+/g, ' ')) ??
  fail('INVALID_INPUT', { fields: { tedarikci_adi: 'required' } });

async function refuseNamesake(
  tx: Tx,
  scope: CompanyScope,
  name: string,
  self?: number,
): Promise<never> {
  const existing = await selectNamesake(tx, scope, name, self);
  return fail('SUPPLIER_EXISTS', {
    values: { name: existing?.tedarikci_adi ?? name },
    fields: { tedarikci_adi: 'taken' },
    data: existing,
  });
}
