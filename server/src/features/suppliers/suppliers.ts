import { cleanText } from '@emanet/contract/shared/clean-text';
import type { ListedSupplier, Supplier, SupplierUses, suppliers } from '@emanet/contract/suppliers';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { add, change, hold, logged, oneLine } from '../../nouns/life.ts';
import type { Noun } from '../../nouns/noun.ts';
import { deletedRow, removeRow, reversibleNoun } from '../../nouns/reversible.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { renameSupplier } from '../../records/write/rename-supplier.ts';
import { registers } from '../../registers.ts';
import {
  insertSupplier,
  selectNamesake,
  selectSupplier,
  selectSuppliers,
  selectSuppliersByIds,
} from './queries.ts';
import { linksTo, withUses } from './uses.ts';

type NewSupplier = z.output<typeof suppliers.create.body>;
type ChangedSupplier = z.output<typeof suppliers.update.body>;

/** Columns of a supplier beside its name. */
const DETAILS = [
  ...(['tedarikci_unvan', 'vergi_no', 'yetkili_adi'] as const),
  ...(['eposta', 'telefon', 'ulke'] as const),
];

/** The directory of suppliers, which the whole company shares. */
const supplierNoun: Noun<Supplier, Supplier> = {
  tur: 'tedarikci_listesi',
  table: 'tedarikci_listesi',
  read: 'suppliers.write',
  write: 'suppliers.write',
  ofCompany: true,
  fields: ['tedarikci_adi', ...DETAILS].map((name) => ({ name })),
  unlogged: true,
  kept: ['surum'],
  stamped: false,
  select: selectSupplier,
  shown: (stored) => stored,
};

const text = z.string().nullish();
const storedSupplier = z.object({
  tedarikci_adi: z.string().optional(),
  tedarikci_unvan: text,
  vergi_no: text,
  yetkili_adi: text,
  eposta: text,
  telefon: text,
  ulke: text,
});
/** A deleted supplier as its last entry has it. */
const deletedSupplier = storedSupplier.extend({ tedarikci_adi: z.string(), surum: z.number() });

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
  const supplier = await db.read(scope, async (tx) => {
    const [found] = await selectSuppliersByIds(tx, scope, [id]);
    return found ?? fail('NOT_FOUND');
  });
  return linksTo(db, scope, supplier);
}

/** Adds a supplier; a name that is there already is refused, naming the entry. */
export function createSupplier(
  db: Db,
  scope: CompanyScope,
  body: NewSupplier,
  key: OnceKey | undefined,
): Promise<Supplier> {
  refuseOtherCompany(scope, body.company_id);
  const next = { ...detailsOf(body), tedarikci_adi: oneLine(body.tedarikci_adi, 'tedarikci_adi') };
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const added = await insertSupplier(tx, scope, next);
      if (!added) return refuseNamesake(tx, scope, next.tedarikci_adi);
      return logged(tx, scope, supplierNoun, undefined, added.id);
    }),
  );
}

/** Changes what the body names; a stale `surum` or another entry's name changes nothing. */
export function updateSupplier(
  services: Services,
  scope: CompanyScope,
  id: number,
  body: ChangedSupplier,
): Promise<{ supplier: Supplier; renamed: number }> {
  refuseOtherCompany(scope, body.company_id);
  return services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, supplierNoun, id, body.surum);
    return store(services, tx, scope, current, { ...current, ...body });
  });
}

type Given = Partial<Record<(typeof DETAILS)[number], string | null>> &
  Readonly<{ tedarikci_adi?: string | undefined }>;

/**
 * Stores other values of a supplier. Records that name it follow a new name: by it the registry's
 * look-up and the map find them.
 */
async function store(
  { clock }: Services,
  tx: Tx,
  scope: CompanyScope,
  current: Supplier,
  given: Given,
): Promise<{ supplier: Supplier; renamed: number }> {
  const old = current.tedarikci_adi;
  const next = oneLine(given.tedarikci_adi ?? old, 'tedarikci_adi');
  if (await selectNamesake(tx, scope, next, current.id))
    await refuseNamesake(tx, scope, next, current.id);
  let renamed = 0;
  if (old !== next)
    for (const register of registers)
      renamed += await renameSupplier(tx, register, scope, clock.today(), { old, next });
  const values = { ...detailsOf(given), tedarikci_adi: next };
  return { supplier: await change(tx, scope, supplierNoun, current, values), renamed };
}

/** Takes a supplier out of the directory; transfers and assets that name it keep the name. */
export const removeSupplier = (tx: Tx, scope: CompanyScope, id: number): Promise<void> =>
  removeRow(tx, scope, supplierNoun, id);

/** The directory, as its changes are taken back. */
export const reversibleSuppliers = reversibleNoun(supplierNoun, {
  giveBack: async (services, tx, scope, id, values) => {
    const current = await hold(tx, scope, supplierNoun, id);
    return store(services, tx, scope, current, { ...current, ...storedSupplier.parse(values) });
  },
  restore: async (tx, scope, id) => {
    const row = await deletedRow(tx, scope, supplierNoun, id, deletedSupplier);
    if (await selectNamesake(tx, scope, row.tedarikci_adi))
      await refuseNamesake(tx, scope, row.tedarikci_adi);
    return add(tx, scope, supplierNoun, row);
  },
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
