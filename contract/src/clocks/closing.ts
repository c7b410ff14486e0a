import { dayOf } from '../shared/time/today.ts';
import { AUTOMATIC } from '../shared/actor-types.ts';
import { OWN_PROOFS } from './own-proofs.ts';
import type { ClockUnit } from './rule.ts';

type Closing = Readonly<{
  kapanis: string | null;
  kapanis_kaniti?: string | null;
  kapatan?: string | null;
  son_an: string;
  birim: ClockUnit;
}>;

/** Was it closed automatically because its duty ended? */
export const hasCeased = ({
  kapanis_kaniti,
  kapatan,
}: Pick<Closing, 'kapanis_kaniti' | 'kapatan'>) =>
  kapatan === AUTOMATIC && kapanis_kaniti === OWN_PROOFS.yukumluluk_kalkti.tr;

/**
 * Was it closed after its last instant? Except for hours, the whole last day is in time; a duty that ended is
 * never late.
 */
export const closedLate = ({ kapanis, son_an, birim, ...closing }: Closing): boolean =>
  kapanis !== null &&
  !hasCeased(closing) &&
  (birim === 'saat' ? Date.parse(kapanis) > Date.parse(son_an) : dayOf(kapanis) > dayOf(son_an));
