import type { InventoryCounts } from '@emanet/contract/inventory';
import { perRegister, REGISTERS } from '@emanet/contract/records/registers';
import type { Db } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { registerOf } from '../../registers.ts';
import { selectCount } from './queries.ts';

/** How many records of each register the caller may read; assets may reach further than the rest. */
export const countRecords = (db: Db, scope: CompanyScope): Promise<InventoryCounts> =>
  perRegister(REGISTERS, (tur) => {
    const register = registerOf(tur);
    const reach = scopeWith(scope, register.read);
    return db.read(reach, (tx) => selectCount(tx, register, reach));
  });
