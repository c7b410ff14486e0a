import { dayOf } from '../shared/time/today.ts';
import { AUTOMATIC, OWN_PROOFS } from './own-proofs.ts';
import type { ClockUnit } from './rule.ts';

type Closing = Readonly<{
  kapanis: string | null;
  kapanis_kaniti?: string | null;
  kapatan?: string | null;
  son_an: string;
  birim: ClockUnit;
}>;

/** Was it closed because its duty ceased, without anything done? */
export const hasCeased = ({
  kapanis_kaniti,
  kapatan,
}: Pick<Closing, 'kapanis_kaniti' | 'kapatan'>) =>
  kapatan === AUTOMATIC && kapanis_kaniti === OWN_PROOFS.yukumluluk_kalkti.tr;

/**
 * Was it closed after its last instant? A closing known by its day counts that whole day as in time, and
 * nothing is late that was not owed.
 */
export const closedLate = ({ kapanis, son_an, birim, ...closing }: Closing): boolean =>
  kapanis !== null &&
  !hasCeased(closing) &&
  (birim === 'saat' ? Date.parse(kapanis) > Date.parse(son_an) : dayOf(kapanis) > dayOf(son_an));
