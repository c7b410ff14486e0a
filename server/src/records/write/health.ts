import { completeness, type Values } from '@emanet/contract/records/fields';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { judge } from '@emanet/contract/records/rules/rule';
import { verdictOf, type Verdict } from '@emanet/contract/records/verdict';
import { riskOf, type Risk, type Warning } from '@emanet/contract/records/warnings';
import { isCrossCode } from '@emanet/contract/tables/cross-rules';
import type { Register } from '../register.ts';

/** Judgements that follow from a record's values and are stored beside them. */
export type Health = Readonly<{
  hukum: Verdict;
  risk: Risk;
  eksiksizlik: number;
  uyarilar: readonly Warning[];
  ozel_nitelikli: boolean;
  onay_surumu: number | null;
}>;

/** The columns of the health of a record, in every register. */
export const HEALTH_COLUMNS = [
  ...(['hukum', 'risk', 'eksiksizlik', 'uyarilar'] as const),
  ...(['ozel_nitelikli', 'onay_surumu'] as const),
] as const;

/** Warnings stored with a record that follow from its linked records too. */
function linkedWarnings({ uyarilar }: Values): Warning[] {
  const stored: readonly Warning[] = Array.isArray(uyarilar) ? uyarilar : [];
  return stored.filter(({ kod }) => isCrossCode(kod));
}

/**
 * Judges a record; `today` is the date in Turkey. Its stored warnings about linked records stay: a job
 * compares those records anew.
 */
export function healthOf(register: Register, values: Values, today: string): Health {
  const uyarilar = [...judge(RULES[register.noun], values, today), ...linkedWarnings(values)];
  const ozel_nitelikli = register.special(values);
  const eksiksizlik = completeness(register.fields, values);
  return {
    hukum: verdictOf({ eksiksizlik, uyarilar }, values),
    risk: riskOf(uyarilar, ozel_nitelikli),
    eksiksizlik,
    uyarilar,
    ozel_nitelikli,
    onay_surumu: typeof values.onay_surumu === 'number' ? values.onay_surumu : null,
  };
}
