import { sql } from 'kysely';
import { scopeWith } from '../../../platform/access/scope.ts';
import { inScope, ongoing } from '../../../records/queries.ts';
import { selectTransfers, type DueSource } from './source.ts';

/** Contracts with suppliers that end, or have ended and are still on record. */
export const contractEnds: DueSource = async (tx, scope, until) => {
  const reach = scopeWith(scope, 'supplier-transfers.read');
  const found = await selectTransfers(
    tx,
    sql`t.sozlesme_bitis_tarihi`,
    sql`${inScope(reach)} and ${ongoing} and t.sozlesme_var_mi and t.sozlesme_bitis_tarihi <= ${until}::date`,
  );
  return found.map((one) => ({ ...one, tur: 'sozlesme_bitisi' }));
};
