import { BY_NAMES } from '../../law/service-names.ts';
import type { Body } from '../../law/special-data.ts';
import type { Sentence } from '../../shared/primitives.ts';
import { isCrossCode } from '../../tables/cross-rules.ts';
import type { Values } from '../fields.ts';
import { isAbout, type WarningAnswer } from '../kinds/warning-answers.ts';
import type { RegisterNoun } from '../registers.ts';
import { RULES } from './all-rules.ts';
import { withBody } from './rule.ts';
import type { Warning } from '../warnings.ts';

type Judged = Values & Readonly<{ uyarilar: readonly Warning[] }>;
type Known = Readonly<{ body: Body; today: string }>;

const STATES = {
  gecerli: { tr: 'geçerli', en: 'holds' },
  yeniden_acik: { tr: 'yeniden açıldı', en: 'reopened' },
  suresi_doldu: { tr: 'süresi doldu', en: 'expired' },
  konusuz: { tr: 'uyarı artık yok', en: 'warning no longer raised' },
} as const satisfies Record<string, Sentence>;
export type AnswerState = keyof typeof STATES;

export const answerStateName = (state: AnswerState): Sentence => STATES[state];

/** State of a record's answer; of linked records only the stored warnings are known here. */
export function answerState(
  noun: RegisterNoun,
  row: Judged,
  answer: WarningAnswer,
  { body, today }: Known,
): AnswerState {
  const { kod, alan, bitis } = answer;
  const stored = row.uyarilar.some((one) => isAbout(one)(answer));
  const values = withBody(row, body);
  const speaks =
    stored ||
    isCrossCode(kod) ||
    // A browser cannot tell whether a name still asks, since it knows few of them.
    BY_NAMES.includes(kod) ||
    RULES[noun].some((one) => one.kod === kod && one.field === alan && one.finds(values, today));
  if (!speaks) return 'konusuz';
  if (bitis < today) return 'suresi_doldu';
  return stored ? 'yeniden_acik' : 'gecerli';
}
