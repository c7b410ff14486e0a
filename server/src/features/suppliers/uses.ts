import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { ListedSupplier, Supplier } from '@emanet/contract/suppliers';
import type { Db } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { linkTo, textOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';
import type { RecordRow } from '../../records/register.ts';
import { registerOf } from '../../registers.ts';
import { selectNaming, selectUses } from './queries.ts';

/** Registers whose records name a supplier. */
const NAMING = { transfers: registerOf('veri_aktarim'), assets: registerOf('varlik_listesi') };
type Naming = keyof typeof NAMING;

/** A supplier's records that one look at them shows. */
const MOST_SHOWN = 200;

const counted = (db: Db, scope: CompanyScope, of: Naming) => {
  const reach = scopeWith(scope, NAMING[of].read);
  return db.read(reach, (tx) => selectUses(tx, NAMING[of], reach));
};

/** Entries with how many records name them, each register as far as the caller may read it. */
export async function withUses(
  db: Db,
  scope: CompanyScope,
  entries: readonly Supplier[],
): Promise<ListedSupplier[]> {
  const transfers = await counted(db, scope, 'transfers');
  const assets = await counted(db, scope, 'assets');
  return entries.map((entry) => {
    const folded = foldTurkish(entry.tedarikci_adi);
    return {
      ...entry,
      aktarim_sayisi: transfers.get(folded) ?? 0,
      varlik_sayisi: assets.get(folded) ?? 0,
    };
  });
}

/** Records of a register that name one of the suppliers, as far as the caller may read them. */
export async function recordsNaming(
  db: Db,
  scope: CompanyScope,
  of: Naming,
  names: readonly string[],
  limit?: number,
): Promise<RecordRow[]> {
  const register = NAMING[of];
  const reach = scopeWith(scope, register.read);
  const lines = await db.read(reach, (tx) => selectNaming(tx, register, reach, names, limit));
  return lines.map((line) => toRow(register, line));
}

/** Links to the records that name a supplier. */
export async function linksTo(db: Db, scope: CompanyScope, { tedarikci_adi }: Supplier) {
  const found = (of: Naming) => recordsNaming(db, scope, of, [tedarikci_adi], MOST_SHOWN);
  const transfers = await found('transfers');
  const assets = await found('assets');
  return {
    veri_aktarim: transfers.map((row) => linkTo(textOf(row, 'hizmet_konusu') ?? '', row)),
    varlik_listesi: assets.map((row) => linkTo(textOf(row, 'varlik_ismi') ?? '', row)),
  };
}
