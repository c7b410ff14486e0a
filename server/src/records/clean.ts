import type { Field, Values } from '@emanet/contract/records/fields';
import { holds } from '@emanet/contract/records/fields';
import { withFollowing } from '@emanet/contract/records/conditional';
import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';

/** Every field of a register and no other, each in the spelling in which it is stored. */
export const cleaned = (fields: readonly Field[], sent: Values): Values =>
  Object.fromEntries(
    fields.map((field) => [field.name, kindOf(field).clean(field, sent[field.name])]),
  );

/**
 * The values that a register stores: all of its fields and no others. A hidden field (`visibleWhen`) is
 * emptied; conditions read earlier fields only, so fields that depend on it are emptied too. Values
 * that a person gives pass `settleConditions` first, so that none is lost here.
 */
export function cleanRecord(fields: readonly Field[], sent: Values): Values {
  const kept: Record<string, unknown> = { ...withFollowing(fields, cleaned(fields, sent)) };
  for (const field of fields)
    if (!holds(field.visibleWhen, kept)) kept[field.name] = emptyOf(field);
  return kept;
}
