import { DAY_MS, dayOf, TURKEY_MS } from '../shared/time/today.ts';
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

type Hours = Readonly<{ start: string; end: string; at: string | number; saatsiz: boolean }>;

/** Milliseconds by which an instant may be later than it says: a day where only the day is known. */
const openOf = (at: number, saatsiz: boolean): number =>
  saatsiz && (at + TURKEY_MS) % DAY_MS === 0 ? DAY_MS : 0;

/**
 * Was something done within a period of hours? Days alone (`saatsiz`: read from a sheet) leave it unknown
 * where the hours would decide; `hourless`: one of the two instants has no known hour.
 */
export function withinHours({ start, end, at, saatsiz }: Hours) {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  const done = typeof at === 'number' ? at : Date.parse(at);
  const startOpen = openOf(from, saatsiz);
  const doneOpen = typeof at === 'number' ? 0 : openOf(done, saatsiz);
  const isLate = startOpen > 0 ? done >= until + startOpen : done > until;
  return {
    result: done + doneOpen <= until ? 'inTime' : isLate ? 'late' : 'unknown',
    hourless: startOpen + doneOpen > 0,
  } as const;
}

/** How a closed clock ended; `unknown` where only the hours that nobody entered would tell. */
export function closingOf(one: Closing & Readonly<{ baslangic: string; saatsiz: boolean }>) {
  const { kapanis, baslangic: start, son_an: end, saatsiz } = one;
  if (hasCeased(one)) return 'ceased';
  if (one.birim === 'saat' && kapanis !== null)
    return withinHours({ start, end, at: kapanis, saatsiz }).result;
  return closedLate(one) ? 'late' : 'inTime';
}
