import type { Duty } from '../filings/duty.ts';
import type { ClockKind } from './kinds.ts';

/**
 * Questions to be answered before a clock can run: whether the company has to register with VERBİS, whether
 * last year's balance sheet changes that, when the duty arose, when data was last disposed of.
 */
export const CLOCK_QUESTIONS = [
  'verbis_yukumluluk',
  'verbis_bilanco',
  'verbis_ilk_kayit',
  'periyodik_imha',
] as const;
export type ClockQuestion = (typeof CLOCK_QUESTIONS)[number];

/** Kinds that concern the company as a whole, so that one of each runs at a time. */
export const COMPANY_KINDS = ['verbis_ilk_kayit', 'periyodik_imha'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];
export const isCompanyKind = (tur: ClockKind): tur is CompanyKind =>
  COMPANY_KINDS.some((one) => one === tur);

export type DutyFacts = Readonly<{
  duty: Duty;
  /** A filing or a registration number is known, and no deletion of the registration since. */
  registered: boolean;
  /** Last year's balance sheet is to be asked. */
  bilanco_sorulur?: boolean;
  /** Kinds with a clock that runs or was closed as done. One whose duty ended does not count. */
  kinds: readonly ClockKind[];
}>;

/** Questions about clocks that the company may need and has not started. */
export function clockQuestions({
  duty,
  registered,
  bilanco_sorulur = false,
  kinds,
}: DutyFacts): ClockQuestion[] {
  if (duty === 'exempt') return bilanco_sorulur && !registered ? ['verbis_bilanco'] : [];
  const none = (kind: ClockKind) => !kinds.includes(kind);
  const questions: ClockQuestion[] = [];
  if (!registered && none('verbis_ilk_kayit'))
    questions.push(duty === 'due' ? 'verbis_ilk_kayit' : 'verbis_yukumluluk');
  // A controller that has to register has a policy, and disposes by it at least every six months.
  if ((duty === 'due' || registered) && none('periyodik_imha')) questions.push('periyodik_imha');
  return questions;
}
