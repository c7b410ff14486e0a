import type { DueItem } from '@emanet/contract/dashboard';
import { sql, type RawBuilder } from 'kysely';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';

/** Items of one source that are listed at most; one more is asked for, to know that there are more. */
export const MOST_DUE = 200;

/** A day before all others: what is late is asked for from here on. */
export const BEGINNING = '1900-01-01';

/**
 * One kind of work that has a day: what is open in the scope until a day, the earliest first and
 * what is late among it, up to `MOST_DUE` + 1.
 */
export type DueSource = (tx: Tx, scope: PersonScope, until: string) => Promise<DueItem[]>;

type Found = Omit<DueItem, 'tur'>;

/** Supplier transfers of which a date says that something is due. */
export async function selectTransfers(
  tx: Tx,
  day: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<Found[]> {
  const found = await sql<Found>`
    select t.id as record_id, t.tedarikci_adi as ad, d.department_name, (${day})::text as gun
    from veri_aktarim t
    left join departments d
      on d.company_id = t.company_id and d.department_id = t.department_id
    where ${where}
    order by ${day}, t.id
    limit ${sql.lit(MOST_DUE + 1)}`.execute(tx);
  return found.rows;
}
