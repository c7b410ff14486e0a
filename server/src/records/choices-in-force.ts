import { choicesOf, type Choice, type LookupName } from '@emanet/contract/lookups';
import { DETAIL_FIELD, detailsIn } from '@emanet/contract/records/category-detail';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import type { FilledProblem } from '@emanet/contract/shared/input-sentences';
import { outOfForce } from '@emanet/contract/shared/validity';
import { dayText } from './excel/cells.ts';

type Checked = Readonly<{
  next: Values;
  current: Values | undefined;
  givenBack?: boolean | undefined;
  today: string;
}>;

const dated = new Map<LookupName, ReadonlyMap<string, Choice>>();

/** The choices of a look-up that the law has only between some days; few are, so they are found once. */
function datedIn(lookup: LookupName): ReadonlyMap<string, Choice> {
  const known =
    dated.get(lookup) ??
    new Map(
      choicesOf(lookup).flatMap((one) =>
        one.valid_from === undefined && one.valid_until === undefined
          ? []
          : [[one.code, one] as const],
      ),
    );
  dated.set(lookup, known);
  return known;
}

/** The dated choices that a field holds, those of a detail by category included; free text is none. */
function chosen({ name, lookup }: Field, value: unknown): Choice[] {
  if (isEmpty(value)) return [];
  if (name === DETAIL_FIELD)
    return detailsIn(value).flatMap((one) => datedIn(one.part).get(one.value) ?? []);
  const known = lookup && datedIn(lookup);
  if (!known || known.size === 0) return [];
  return [value].flat().flatMap((code) => known.get(String(code)) ?? []);
}

/** A choice newly made on a day on which the law does not have it; earlier ones may stay or come back. */
export function choiceOutOfForce(
  field: Field,
  { next, current, givenBack, today }: Checked,
): FilledProblem | undefined {
  if (givenBack) return undefined;
  if (current && next[field.name] === current[field.name]) return undefined;
  const now = chosen(field, next[field.name]);
  if (now.length === 0) return undefined;
  const before = new Set(chosen(field, current?.[field.name]).map(({ code }) => code));
  for (const { tr, en, ...row } of now.filter((one) => !before.has(one.code))) {
    const out = outOfForce(row, today);
    if (out) return { problem: out.problem, values: { choice: { tr, en }, day: dayText(out.day) } };
  }
  return undefined;
}
