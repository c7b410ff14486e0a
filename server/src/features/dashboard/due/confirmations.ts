import { LATE_AFTER_DAYS } from '@emanet/contract/confirmations';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { scopeWith } from '../../../platform/access/scope.ts';
import { selectOpenConfirmations } from '../../confirmations/confirmations.ts';
import type { DueSource } from './source.ts';

/** Departments that have yet to confirm their inventory, by the last day on which that is in time. */
export const confirmations: DueSource = async (tx, scope, until) => {
  const found = await selectOpenConfirmations(tx, scopeWith(scope, 'confirmations.read'));
  return found
    .map(({ department_id, department_name, bildirim_tarihi }) => ({
      tur: 'envanter_onayi' as const,
      record_id: department_id,
      ad: department_name,
      department_name,
      gun: daysAfter(bildirim_tarihi, LATE_AFTER_DAYS),
    }))
    .filter(({ gun }) => gun <= until);
};
