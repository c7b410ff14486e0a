import { choiceOf, type Choice } from '@emanet/contract/lookups';
import { DETAIL_FIELD, detailsIn } from '@emanet/contract/records/category-detail';
import type { Field, Values } from '@emanet/contract/records/fields';
import type { FilledProblem } from '@emanet/contract/shared/input-sentences';
import { outOfForce } from '@emanet/contract/shared/validity';
import { dayText } from './import/values.ts';

type Checked = Readonly<{
  next: Values;
  current: Values | undefined;
  givenBack?: boolean | undefined;
  today: string;
}>;

/** The choices that a field holds, those of a detail by category included; free text is none. */
function chosen({ name, lookup }: Field, values: Values | undefined): Choice[] {
  const value = values?.[name];
  if (name === DETAIL_FIELD)
    return detailsIn(value).flatMap((one) => choiceOf(one.part, one.value) ?? []);
  if (!lookup) return [];
  return [value]
    .flat()
    .flatMap((code) => (typeof code === 'string' ? (choiceOf(lookup, code) ?? []) : []));
}

/** A choice newly made on a day on which the law does not have it; earlier ones may stay or come back. */
export function choiceOutOfForce(
  field: Field,
  { next, current, givenBack, today }: Checked,
): FilledProblem | undefined {
  if (givenBack) return undefined;
  if (current && next[field.name] === current[field.name]) return undefined;
  const before = new Set(chosen(field, current).map(({ code }) => code));
  for (const { tr, en, ...row } of chosen(field, next).filter((one) => !before.has(one.code))) {
    const out = outOfForce(row, today);
    if (out) return { problem: out.problem, values: { choice: { tr, en }, day: dayText(out.day) } };
  }
  return undefined;
}
