import { noticeDueDate } from '@emanet/contract/records/rules/supplier-rules';
import { sql } from 'kysely';
import { scopeWith } from '../../../platform/access/scope.ts';
import { inScope } from '../../../records/queries.ts';
import { selectTransfers, type DueSource } from './source.ts';

/** Signed standard contracts that the Authority has not been notified of (art. 9/5). */
export const standardContracts: DueSource = async (tx, scope, until) => {
  const reach = scopeWith(scope, 'supplier-transfers.read');
  const found = await selectTransfers(
    tx,
    sql`t.standart_sozlesme_imza_tarihi`,
    sql`${inScope(reach)} and t.yurt_disi_aktarim
      and t.yurt_disi_mekanizma = 'standart_sozlesme'
      and t.standart_sozlesme_imza_tarihi <= ${until}::date
      and t.standart_sozlesme_bildirim_tarihi is null`,
  );
  return found.map((one) => ({ ...one, tur: 'standart_sozlesme', gun: noticeDueDate(one.gun) }));
};
