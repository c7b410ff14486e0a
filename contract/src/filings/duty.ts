import { known } from '../shared/known.ts';
import type { Sentence } from '../shared/primitives.ts';
import exemptions from '../data/verbis-exemptions.json' with { type: 'json' };

/** A decision of the Board: the day from which it counts, a page about it, and where that was learnt. */
export type Decision = Readonly<{
  decision: string;
  since: string;
  page: string;
  source: string;
}>;

type Threshold = Decision & Readonly<{ special: boolean; employees: number; balance: number }>;

const THRESHOLDS: readonly Threshold[] = exemptions.thresholds;

/** Kinds of controllers of any size that a decision of the Board exempts. */
export const EXEMPT_KINDS = exemptions.professions;

/** The count for controllers without a balance sheet. */
export const WITHOUT_BALANCE: Decision & Sentence = exemptions.without_balance;

export type DutyAnswers = Readonly<{
  calisan_sayisi: number | null;
  bilanco_toplami: number | null;
  /** Are special category data the main business? Not answered, both thresholds have to agree. */
  ana_faaliyet_ozel?: boolean | null;
  /** Is there no balance sheet, as with single-entry books? Then only the number of employees counts. */
  bilanco_yok?: boolean | null;
  /** The year whose balance sheet the total is from. */
  bilanco_yili?: number | null;
  /** Code of an exempt kind. */
  istisna?: string | null;
  /** Controllers abroad register at any size. */
  yerlesim?: string | null;
}>;

/** Sectors whose main business is usually special category data: proposed to a person, never assumed. */
export const SPECIAL_SECTORS: readonly string[] = ['saglik', 'eczane', 'ozel_okul'];

/** The states of the duty to register; `unknown` while an answer that decides is missing. */
export const DUTIES = ['due', 'exempt', 'unknown'] as const;
export type Duty = (typeof DUTIES)[number];

/** The figures below both of which one need not register, as they are in force on a day. */
export const thresholdOn = (today: string, special: boolean) =>
  THRESHOLDS.filter((one) => one.special === special && one.since <= today).toSorted((a, b) =>
    b.since.localeCompare(a.since),
  )[0];

/**
 * Whether a controller has to register (art. 16). Both figures must be small to be exempt; of one
 * without a balance sheet the number of employees.
 */
export function dutyOf(answers: DutyAnswers, today: string): Duty {
  if (answers.yerlesim === 'yurt_disi') return 'due';
  if (EXEMPT_KINDS.some(({ code }) => code === answers.istisna)) return 'exempt';
  const special = known(answers.ana_faaliyet_ozel);
  if (special !== 'bilinmiyor') return dutyBy(special === 'evet', answers, today);
  const [a, b] = [dutyBy(true, answers, today), dutyBy(false, answers, today)];
  return a === b ? a : 'unknown';
}

function dutyBy(special: boolean, answers: DutyAnswers, today: string): Duty {
  const bound = thresholdOn(today, special);
  if (!bound) return 'due';
  const noBalance = answers.bilanco_yok === true && WITHOUT_BALANCE.since <= today;
  const people = answers.calisan_sayisi;
  const balance = noBalance ? 0 : answers.bilanco_toplami;
  if ((people ?? 0) >= bound.employees || (balance ?? 0) >= bound.balance) return 'due';
  return people === null || balance === null ? 'unknown' : 'exempt';
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/**
 * Whether the balance sheet of last year is to be asked: from 1 April of each year, of a company that is exempt
 * by its figures and has not said that they are from last year.
 */
export const asksForBalance = (answers: DutyAnswers, today: string): boolean =>
  dutyOf(answers, today) === 'exempt' &&
  dutyOf({ ...answers, bilanco_toplami: null }, today) === 'unknown' &&
  today >= `${yearOf(today)}-04-01` &&
  (answers.bilanco_yili ?? 0) < yearOf(today) - 1;

/**
 * The day on which the duty arose by last year's balance sheet alone: the last day of the corporate tax return,
 * as the Authority counted in 2026 (announcement of 14 May 2026, read second-hand).
 */
export function arisesByBalance(answers: DutyAnswers, today: string): string | null {
  const byBalance =
    dutyOf(answers, today) === 'due' &&
    dutyOf({ ...answers, bilanco_toplami: 0 }, today) === 'exempt';
  return byBalance && answers.bilanco_yili === yearOf(today) - 1 ? `${yearOf(today)}-04-30` : null;
}
