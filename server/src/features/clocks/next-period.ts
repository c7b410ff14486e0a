import { NEXT_PERIOD } from '@emanet/contract/clocks/kinds';
import { dayOf } from '@emanet/contract/shared/time/today';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { changeWithin } from '../../records/write/update.ts';
import { registerOf } from '../../registers.ts';
import { moveReview } from '../documents/documents.ts';
import type { ClockRow } from './queries.ts';

/** May the period that ends now be followed by one from `sonraki` (none: no further one)? */
export function isNextDay(ending: ClockRow, kapanis: string, sonraki: string | null): boolean {
  const next = NEXT_PERIOD[ending.tur];
  // An audit on the start day of the running year would start no clock.
  if (next === 'closing') return sonraki === null && dayOf(kapanis) > dayOf(ending.baslangic);
  if (sonraki === null) return true;
  return next === 'named' && sonraki > dayOf(kapanis) && sonraki > dayOf(ending.baslangic);
}

/**
 * Stores the next day in the record of a closed period, with an entry of that record, whose trigger
 * starts the next clock. A contract that is not renewed keeps the day on which it ended.
 */
export async function nameNextDay(
  tx: Tx,
  scope: PersonScope,
  today: string,
  closed: ClockRow,
  sonraki: string | null,
): Promise<void> {
  const { tur, kayit_id, kapanis } = closed;
  if (kayit_id === null || kapanis === null) return;
  if (tur === 'dokuman') return moveReview(tx, scope, kayit_id, sonraki);
  if (tur === 'sozlesme_bitisi' && sonraki === null) return;
  const values =
    tur === 'sozlesme_bitisi'
      ? { sozlesme_bitis_tarihi: sonraki }
      : { son_denetim_tarihi: dayOf(kapanis) };
  await changeWithin(tx, registerOf('veri_aktarim'), scope, today, kayit_id, values);
}
