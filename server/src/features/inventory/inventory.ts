import type { InventoryCounts } from '@emanet/contract/inventory';
import type { Db } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Register } from '../../records/register.ts';
import { assetRegister } from '../assets/register.ts';
import { activities } from '../processing-activities/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';
import { selectCount } from './queries.ts';

/** How many records of each register the caller may read; assets may reach further than the rest. */
export async function countRecords(db: Db, scope: CompanyScope): Promise<InventoryCounts> {
  const of = (register: Register): Promise<number> => {
    const reach = scopeWith(scope, register.read);
    return db.read(reach, (tx) => selectCount(tx, register, reach));
  };
  return {
    veri_harita: await of(activities),
    veri_aktarim: await of(supplierTransferRegister),
    diger_aktarim: await of(publicTransferRegister),
    varlik_listesi: await of(assetRegister),
  };
}
