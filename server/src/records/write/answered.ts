import { createHash } from 'node:crypto';
import type { Body } from '@emanet/contract/law/special-data';
import { ANSWERS_FIELD, isEmpty, type Values } from '@emanet/contract/records/fields';
import type { RegisterType } from '@emanet/contract/records/registers';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { withBody } from '@emanet/contract/records/rules/rule';
import {
  answerEntry,
  answersIn,
  isAbout,
  LONGEST_DAYS,
  type WarningAnswer,
} from '@emanet/contract/records/kinds/warning-answers';
import type { Warning } from '@emanet/contract/records/warnings';
import { daysBetween } from '@emanet/contract/shared/time/rounds';
import {
  bodyFacts,
  crossFindings,
  crossRule,
  isBodyCode,
  isCrossCode,
} from '@emanet/contract/tables/cross-rules';
import type { CrossFacts } from '@emanet/contract/tables/cross-rule';
import { updaterName } from '../../platform/access/actor.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Problems } from '../checks.ts';
import type { Register } from '../register.ts';

type Subject = Pick<Warning, 'kod' | 'alan'>;

const digest = (read: unknown): string =>
  createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16);

/** A value without the order of its list: a save sorts it, and the stored one keeps its order. */
const comparable = (value: unknown): unknown =>
  isEmpty(value) ? null : Array.isArray(value) ? value.toSorted() : value;

/** Digest of all values that the rule of a warning reads in a record; undefined without such a rule. */
function traceOf({ noun }: Register, { kod, alan }: Subject, values: Values): string | undefined {
  const rules = RULES[noun].filter((one) => one.kod === kod && one.field === alan);
  if (rules.length === 0) return undefined;
  const read = [...new Set(rules.flatMap(({ reads }) => reads))]
    .toSorted()
    .map((name) => [name, comparable(values[name])]);
  return digest(read);
}

/** Warnings that follow from linked records, each with the digest of the facts that its rule reads. */
export const linkedFindings = (tur: RegisterType, facts: CrossFacts, today: string): Warning[] =>
  crossFindings(tur, facts, today).map(({ kod }) => {
    const { field, seviye, facts: names } = crossRule(kod);
    const iz = digest(names.map((name) => [name, facts[name] ?? null]));
    return { kod, alan: field[tur] ?? '', seviye, iz };
  });

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
      answer.iz === (warning.iz ?? traceOf(register, warning, values))
    );
  });
}

/** Warnings stored with a record; those of its linked records bear their traces. */
const storedWarnings = (values: Values | undefined): readonly Warning[] => {
  const stored: readonly Warning[] = Array.isArray(values?.uyarilar) ? values.uyarilar : [];
  return stored;
};

/**
 * The stored warnings after a change, together with those of linked records whose answer was taken back:
 * an answered one is not stored, and its linked records are compared later only.
 */
export function withReopened(current: Values | undefined, next: Values): readonly Warning[] {
  const stored = storedWarnings(current);
  const kept = answersIn(next[ANSWERS_FIELD]);
  const reopened = answersIn(current?.[ANSWERS_FIELD]).flatMap(({ kod, alan, iz }): Warning[] =>
    isCrossCode(kod) && ![...kept, ...stored].some((one) => one.kod === kod && one.alan === alan)
      ? [{ kod, alan, seviye: crossRule(kod).seviye, iz }]
      : [],
  );
  return [...stored, ...reopened];
}

/** Trace of a warning that an answer is about, as it is known while the record is saved. */
function currentTrace(
  register: Register,
  answer: Subject,
  { current, next, today }: Planned,
  body: Body,
): string | undefined {
  const { kod } = answer;
  if (!isCrossCode(kod)) return traceOf(register, answer, withBody(next, body));
  const isIt = (one: Subject) => one.kod === kod && one.alan === answer.alan;
  if (isBodyCode(kod))
    return body === undefined
      ? undefined
      : linkedFindings(register.tur, bodyFacts(register.tur, next, body), today).find(isIt)?.iz;
  return [...storedWarnings(current), ...answersIn(current?.[ANSWERS_FIELD])].find(isIt)?.iz;
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
    const iz = currentTrace(register, answer, { current, next, today }, bodyOf(scope));
    const days = daysBetween(today, answer.bitis);
    if (iz === undefined) problems[ANSWERS_FIELD] = 'choice';
    else if (days < 0 || days > LONGEST_DAYS) problems[ANSWERS_FIELD] = 'answer_until';
    return answerEntry({ ...answer, kim: updaterName(scope.actor), gun: today, iz: iz ?? '' });
  };
  return { next: { ...next, [ANSWERS_FIELD]: answers.map(sign) }, problems };
}
