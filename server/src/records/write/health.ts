import { completeness, type Values } from '@emanet/contract/records/fields';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { judge, withBody } from '@emanet/contract/records/rules/rule';
import { verdictOf, type Verdict } from '@emanet/contract/records/verdict';
import { riskOf, type Risk, type Warning } from '@emanet/contract/records/warnings';
import { bodyFacts, isBodyCode, isCrossCode } from '@emanet/contract/tables/cross-rules';
import type { Body } from '@emanet/contract/law/special-data';
import { isOngoing, isRunning as runs } from '@emanet/contract/texts/register';
import type { Register } from '../register.ts';
import { linkedFindings, unanswered } from './answered.ts';

/** Judgements that follow from a record's values and are stored beside them. */
export type Health = Readonly<{
  hukum: Verdict;
  risk: Risk;
  eksiksizlik: number;
  uyarilar: readonly Warning[];
  ozel_nitelikli: boolean;
  onay_surumu: number | null;
  onay_tarihi: string | null;
}>;

/** The columns of the health of a record, in every register. */
export const HEALTH_COLUMNS = [
  ...(['hukum', 'risk', 'eksiksizlik', 'uyarilar'] as const),
  ...(['ozel_nitelikli', 'onay_surumu', 'onay_tarihi'] as const),
] as const;

/** Has the activity begun and not ended, is the transfer still made? */
const isRunning = ({ tur }: Register, values: Values): boolean =>
  tur === 'veri_harita' ? runs(values) : isOngoing(values);

/**
 * Warnings stored with a record that follow from its linked records too. Those that its body's kind
 * decides are new where that kind is known.
 */
function linkedWarnings(register: Register, values: Values, today: string, body: Body): Warning[] {
  const { uyarilar } = values;
  const stored: readonly Warning[] = Array.isArray(uyarilar) ? uyarilar : [];
  const linked = stored.filter(({ kod }) => isCrossCode(kod));
  if (body === undefined) return linked;
  return [
    ...linked.filter(({ kod }) => !isBodyCode(kod)),
    ...(isRunning(register, values)
      ? linkedFindings(register.tur, bodyFacts(register.tur, values, body), today)
      : []
    ).filter(({ kod }) => isBodyCode(kod)),
  ];
}

/**
 * Judges a record; `today`: the date in Turkey, `body`: the kind of its company's body, if known. Its stored
 * warnings about linked records stay: a job compares those records again.
 */
export function healthOf(register: Register, values: Values, today: string, body?: Body): Health {
  const known = withBody(values, body);
  const found = [
    ...judge(RULES[register.noun], known, today),
    ...linkedWarnings(register, values, today, body),
  ];
  const uyarilar = unanswered(register, found, known, today);
  const ozel_nitelikli = register.special(values);
  const eksiksizlik = completeness(register.fields, values);
  return {
    hukum: verdictOf({ eksiksizlik, uyarilar }, values),
    risk: riskOf(uyarilar, ozel_nitelikli),
    eksiksizlik,
    uyarilar,
    ozel_nitelikli,
    onay_surumu: typeof values.onay_surumu === 'number' ? values.onay_surumu : null,
    onay_tarihi: typeof values.onay_tarihi === 'string' ? values.onay_tarihi : null,
  };
}
