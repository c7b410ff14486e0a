import type { Language } from '@emanet/contract/shared/primitives';
import {
  supplierNoun as definition,
  type Supplier,
  type SupplierUses,
} from '@emanet/contract/suppliers';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import {
  linksNaming,
  sheetsNaming,
  withCounts,
  type NamedBy,
} from '../../records/noun/named-by.ts';
import { selectRows, sharedNoun, type Wanted } from '../../records/noun/rows.ts';
import { uniqueName, verbsOf } from '../../records/noun/verbs.ts';
import { renameSupplier } from '../../records/write/rename-supplier.ts';
import { registerOf, registers } from '../../registers.ts';

/** The company's shared directory of suppliers; entries from before the log have none. */
const noun = { ...sharedNoun<Supplier>(definition), unlogged: true };

export const supplierVerbs = verbsOf(noun, {
  // An entry is identified by its name.
  refuse: uniqueName(noun, 'SUPPLIER_EXISTS'),
  // Records store a supplier's name, by which the registry's look-up and the map find them.
  follow: async ({ clock }, tx, scope, { before, values }) => {
    const [old, next] = [before.tedarikci_adi, String(values.tedarikci_adi)];
    let renamed = 0;
    if (old !== next)
      for (const register of registers)
        renamed += await renameSupplier(tx, register, scope, clock.today(), { old, next });
    return renamed;
  },
});

/** Registers whose records name a supplier. */
const TRANSFERS: NamedBy = {
  register: registerOf('veri_aktarim'),
  column: 'tedarikci_adi',
  calledBy: 'hizmet_konusu',
  shown: [
    ...['tedarikci_adi', 'department_id', 'hizmet_konusu', 'veri_isleyen_rolu'],
    ...['aktarilan_kisisel_veriler', 'yurt_disi_aktarim', 'aktarim_ulkesi', 'yurt_disi_mekanizma'],
    ...['sozlesme_var_mi', 'sozlesme_tarihi', 'sozlesme_bitis_tarihi', 'son_denetim_tarihi'],
  ],
};
const ASSETS: NamedBy = {
  register: registerOf('varlik_listesi'),
  column: 'tedarikci_adi',
  calledBy: 'varlik_ismi',
  shown: [
    ...['tedarikci_adi', 'varlik_ismi', 'department_id', 'varlik_turu', 'bulundugu_yer'],
    ...['yurt_disi_mi', 'ulke'],
  ],
};
const COUNTS = { aktarim_sayisi: TRANSFERS, varlik_sayisi: ASSETS };
const LINKS = { veri_aktarim: TRANSFERS, varlik_listesi: ASSETS };
const nameOf = (one: Supplier) => one.tedarikci_adi;

/** Entries with the number of their records, as far as the caller may read each register. */
export async function listSuppliers(db: Db, scope: CompanyScope, wanted: Wanted) {
  const entries = await db.read(scope, (tx) => selectRows<Supplier>(tx, scope, noun, wanted));
  return withCounts(db, scope, entries, nameOf, COUNTS);
}

/** The transfers and assets that name a supplier, as far as the caller may read them. */
export async function usesOf(db: Db, scope: CompanyScope, id: number): Promise<SupplierUses> {
  const found = await db.read(scope, (tx) => noun.select(tx, scope, id));
  return linksNaming(db, scope, nameOf(found ?? fail('NOT_FOUND')), LINKS);
}

/** Sheets of the records that name these entries. */
export const sheetsOfUses = (
  db: Db,
  scope: CompanyScope,
  entries: readonly Supplier[],
  lang: Language,
) => sheetsNaming(db, scope, entries.map(nameOf), LINKS, lang);
