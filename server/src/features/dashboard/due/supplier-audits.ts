import { AUDIT_MONTHS } from '@emanet/contract/dashboard';
import { sql } from 'kysely';
import { scopeWith } from '../../../platform/access/scope.ts';
import { inScope, ongoing } from '../../../records/queries.ts';
import { selectTransfers, type DueSource } from './source.ts';

const INTERVAL = sql`make_interval(months => ${sql.lit(AUDIT_MONTHS)})`;

/** Processors that have been audited once and are to be audited again (art. 12/3). */
export const supplierAudits: DueSource = async (tx, scope, until) => {
  const reach = scopeWith(scope, 'supplier-transfers.read');
  const found = await selectTransfers(
    tx,
    sql`(t.son_denetim_tarihi + ${INTERVAL})::date`,
    sql`${inScope(reach)} and ${ongoing} and t.veri_isleyen_rolu = 'veri_isleyen'
      and t.son_denetim_tarihi <= ${until}::date - ${INTERVAL}`,
  );
  return found.map((one) => ({ ...one, tur: 'tedarikci_denetimi' }));
};
