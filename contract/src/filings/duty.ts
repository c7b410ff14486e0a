import exemptions from '../data/verbis-exemptions.json' with { type: 'json' };

/** Kinds of controllers that a decision of the Board exempts, whatever their size. */
export const EXEMPT_KINDS = exemptions.professions;

/** The Board's figures are data: nobody has compared them with its decisions yet. */
export const EXEMPTIONS_VERIFIED: boolean = exemptions.verified;

/** The count for controllers without a balance sheet; unverified like the figures. */
export const WITHOUT_BALANCE = exemptions.without_balance;

export type DutyAnswers = Readonly<{
  calisan_sayisi: number | null;
  bilanco_toplami: number | null;
  /** Are special category data the main business? Not answered counts as no. */
  ana_faaliyet_ozel?: boolean | null;
  /** Is there no balance sheet, as with single-entry books? Then only the number of employees counts. */
  bilanco_yok?: boolean | null;
  /** Code of an exempt kind. */
  istisna?: string | null;
}>;

/** The figures below both of which one need not register, as they are in force on a day. */
export const thresholdOn = (today: string, special: boolean) =>
  exemptions.thresholds
    .filter((one) => one.special === special && one.since <= today)
    .toSorted((a, b) => b.since.localeCompare(a.since))[0];

/**
 * Whether a controller has to register (art. 16). Both figures must be small to be exempt; of one
 * without a balance sheet the number of employees.
 */
export function dutyOf(answers: DutyAnswers, today: string): 'due' | 'exempt' | 'unknown' {
  if (EXEMPT_KINDS.some(({ code }) => code === answers.istisna)) return 'exempt';
  const bound = thresholdOn(today, answers.ana_faaliyet_ozel === true);
  if (!bound) return 'due';
  const noBalance = answers.bilanco_yok === true && WITHOUT_BALANCE.since <= today;
  const people = answers.calisan_sayisi;
  const balance = noBalance ? 0 : answers.bilanco_toplami;
  if ((people ?? 0) >= bound.employees || (balance ?? 0) >= bound.balance) return 'due';
  return people === null || balance === null ? 'unknown' : 'exempt';
}
