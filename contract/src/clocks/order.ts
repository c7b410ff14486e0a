import { CLOCK_KINDS, CLOCKS, type ClockKind } from './kinds.ts';

type Ranked = Readonly<{ tur: ClockKind; son_an: string }>;

/**
 * Ranks of what is due, the gravest first: late by law, due by law, the company's own days. The order
 * in the database is made of the same rows (`inDutyOrder` of the clocks' queries).
 */
export const DUTY_RANKS = [
  { rank: 'lateStatutory', yasal: true, late: true },
  { rank: 'statutory', yasal: true, late: false },
  { rank: 'own', yasal: false },
] as const satisfies readonly Readonly<{ rank: string; yasal: boolean; late?: boolean }>[];
export type DutyRank = (typeof DUTY_RANKS)[number]['rank'];

const placeOf = ({ tur, son_an }: Ranked, now: number): number =>
  DUTY_RANKS.findIndex(
    (one) =>
      one.yasal === CLOCKS[tur].yasal &&
      (!('late' in one) || one.late === Date.parse(son_an) < now),
  );

export const dutyRank = (one: Ranked, now: number): DutyRank =>
  DUTY_RANKS[placeOf(one, now)]?.rank ?? 'own';

/** Compares two duties at an instant: by rank, by last instant, by the weight of their kind. */
export const compareDuties =
  (now: number) =>
  (a: Ranked, b: Ranked): number =>
    placeOf(a, now) - placeOf(b, now) ||
    Date.parse(a.son_an) - Date.parse(b.son_an) ||
    CLOCK_KINDS.indexOf(a.tur) - CLOCK_KINDS.indexOf(b.tur);
