import type { Duty } from '../filings/duty.ts';
import { monthsAfter } from '../shared/time/rounds.ts';
import { ruleOf } from './periods.ts';
import type { CompanyKind, DutyFacts } from './questions.ts';

type Known = DutyFacts &
  Readonly<{
    /** The duty as it was judged before; null where it was never judged. */
    before: Duty | null;
    /** The day on which the duty to register arose, from its clock. */
    arose: string | null;
    /** The day on which last year's balance sheet made the duty. */
    bilancodan?: string | null;
    today: string;
  }>;

/** A clock that begins by itself, and the day that starts it. */
export type Begun = Readonly<{ tur: CompanyKind; baslangic: string }>;

/**
 * Clocks of a company whose start is known without a question. The first registration: answers that made
 * it exempt were changed today, and it is not any more (Sicil Yönetmeliği art. 8). Periodic disposal: a
 * policy is due from the day on which the duty to register arose, so the first disposal falls within the
 * longest interval from there (Silme Yönetmeliği art. 5 and 11). Once that has passed, data may have been
 * disposed of meanwhile, which only a person knows.
 */
export function clocksToBegin({
  duty,
  before,
  registered,
  kinds,
  arose,
  bilancodan,
  today,
}: Known): Begun[] {
  if (duty !== 'due') return [];
  const begun: Begun[] = [];
  if (before === 'exempt' && !registered && !kinds.includes('verbis_ilk_kayit'))
    begun.push({ tur: 'verbis_ilk_kayit', baslangic: bilancodan ?? today });
  const since = begun[0]?.baslangic ?? arose;
  if (since === null || kinds.includes('periyodik_imha')) return begun;
  const { sayi } = ruleOf('periyodik_imha', since);
  if (monthsAfter(since, sayi) >= today) begun.push({ tur: 'periyodik_imha', baslangic: since });
  return begun;
}
