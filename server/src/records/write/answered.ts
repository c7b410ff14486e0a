import { createHash } from 'node:crypto';
import { isEmpty, type Values } from '@emanet/contract/records/fields';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { withBody } from '@emanet/contract/records/rules/rule';
import {
  answerEntry,
  answersIn,
  ANSWERS_FIELD,
  isAbout,
  LONGEST_DAYS,
  type WarningAnswer,
} from '@emanet/contract/records/kinds/warning-answers';
import type { Warning } from '@emanet/contract/records/warnings';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import { updaterName } from '../../platform/access/actor.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Problems } from '../checks.ts';
import type { Register } from '../register.ts';

type Subject = Pick<Warning, 'kod' | 'alan'>;

/** Digest of all values that the rule of a warning reads in a record; undefined without such a rule. */
function traceOf({ noun }: Register, { kod, alan }: Subject, values: Values): string | undefined {
  const rules = RULES[noun].filter((one) => one.kod === kod && one.field === alan);
  if (rules.length === 0) return undefined;
  const read = [...new Set(rules.flatMap(({ reads }) => reads))]
    .toSorted()
    .map((name) => [name, isEmpty(values[name]) ? null : values[name]]);
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);
}

/** The warnings that no answer covers: none was given, its day is over, or what the rule reads has changed. */
export function unanswered(
  register: Register,
  warnings: readonly Warning[],
  values: Values,
  today: string,
): Warning[] {
  const answers = answersIn(values[ANSWERS_FIELD]);
  if (answers.length === 0) return [...warnings];
  return warnings.filter((warning) => {
    const answer = answers.find(isAbout(warning));
    return !(
      answer &&
      answer.bitis >= today &&
      answer.iz !== '' &&
      answer.iz === traceOf(register, warning, values)
    );
  });
}

type Planned = Readonly<{ current?: Values | undefined; next: Values; today: string }>;

/** A record whose new answers have their giver, their day and the trace of what they answer. */
export function withSignedAnswers(
  register: Register,
  scope: CompanyScope,
  { current, next, today }: Planned,
): Readonly<{ next: Values; problems: Problems }> {
  const answers = answersIn(next[ANSWERS_FIELD]);
  if (answers.length === 0) return { next, problems: {} };
  const before = new Set(answersIn(current?.[ANSWERS_FIELD]).map(answerEntry));
  const problems: Problems = {};
  const sign = (answer: WarningAnswer): string => {
    const entry = answerEntry(answer);
    if (before.has(entry)) return entry;
    const iz = traceOf(register, answer, withBody(next, bodyOf(scope)));
    const days = daysBetween(today, answer.bitis);
    if (iz === undefined) problems[ANSWERS_FIELD] = 'choice';
    else if (days < 0 || days > LONGEST_DAYS) problems[ANSWERS_FIELD] = 'answer_until';
    return answerEntry({ ...answer, kim: updaterName(scope.actor), gun: today, iz: iz ?? '' });
  };
  return { next: { ...next, [ANSWERS_FIELD]: answers.map(sign) }, problems };
}
