import { holds, isEmpty, type Condition, type Field, type Values } from './fields.ts';
import { emptyOf } from './kinds/kinds.ts';

/**
 * A value of a hidden field. `by`: the field whose answer hides it, `answer`: that answer. `agrees`: the
 * value means the same as hiding does, as "Türkiye" beside "no transfer abroad".
 */
export type NotAsked = Readonly<{ field: Field; by: Field; answer: unknown; agrees: boolean }>;

/** An answer that follows from the value of a field that only this answer shows. */
export type Derived = Readonly<{ field: Field; because: Field }>;

type Settled = Readonly<{
  values: Values;
  derived: readonly Derived[];
  notAsked: readonly NotAsked[];
}>;

/** The one answer under which a condition holds; undefined if several would do. */
function answerFor(condition: Condition): unknown {
  if ('is' in condition) return condition.is;
  if ('hasAny' in condition && condition.hasAny.length === 1) return condition.hasAny;
  return undefined;
}

/** Does a value answer its field's condition? A "no" agrees with a hidden question. */
const implied = ({ implies }: Field, value: unknown): boolean | undefined =>
  implies ? implies(value) : value !== false;

type Shown =
  Readonly<{ answers: ReadonlyMap<Field, unknown> }> | Readonly<{ by: Field; answer: unknown }>;

/** The answers that would show a field, or the answer that hides it. */
function shownBy(fields: readonly Field[], field: Field, values: Values): Shown {
  const answers = new Map<Field, unknown>();
  let asked: Field | undefined = field;
  while (asked?.visibleWhen) {
    const condition: Condition = asked.visibleWhen;
    const by: Field | undefined = fields.find(({ name }) => name === condition.field);
    if (!by) break;
    const answer = values[by.name];
    if (!holds(condition, values)) {
      const wanted = answerFor(condition);
      if (wanted === undefined || !isEmpty(answer)) return { by, answer };
      answers.set(by, wanted);
    }
    asked = by;
  }
  return { answers };
}

/** Values in which an empty field takes the value that another field's code gives it (`follows`). */
export const withFollowing = (fields: readonly Field[], values: Values): Values => {
  const following = fields.flatMap(({ name, follows }) =>
    follows && isEmpty(values[name])
      ? [[name, follows.codes.get(String(values[follows.field])) ?? null] as const]
      : [],
  );
  return following.length === 0 ? values : { ...values, ...Object.fromEntries(following) };
};

/**
 * Settles the conditions of values that a person gave: an empty condition gets the one answer that shows the
 * value, so that a contract date means a contract. If the condition has another answer or needs one first,
 * the value is listed in `notAsked` and left out of `values`.
 */
export function settleConditions(
  fields: readonly Field[],
  values: Values,
  given: (field: Field) => boolean,
): Settled {
  const settled: Record<string, unknown> = { ...withFollowing(fields, values) };
  const derived: Derived[] = [];
  const notAsked: NotAsked[] = [];
  // A field depends on earlier ones only, so going backwards settles all conditions before a field.
  for (const field of fields.toReversed()) {
    if (!field.visibleWhen || isEmpty(settled[field.name]) || !given(field)) continue;
    const implies = implied(field, settled[field.name]);
    const shown = shownBy(fields, field, settled);
    if ('answers' in shown && (shown.answers.size === 0 || implies === true)) {
      for (const [by, answer] of shown.answers) {
        settled[by.name] = answer;
        derived.push({ field: by, because: field });
      }
      continue;
    }
    const { by, answer } =
      'by' in shown ? shown : { by: [...shown.answers.keys()][0] ?? field, answer: null };
    notAsked.push({ field, by, answer, agrees: implies === false });
    settled[field.name] = emptyOf(field);
  }
  return { values: settled, derived, notAsked };
}
