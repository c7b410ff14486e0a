import type { Field, Values } from '@emanet/contract/records/fields';
import { holds, isEmpty } from '@emanet/contract/records/fields';
import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';

/**
 * The values a register stores of what was sent: every field and no other. A field that is not
 * asked for (`visibleWhen`) stays empty, whatever was sent for it; a field asks only for those
 * that stand before it, so one that is left out takes those behind it along.
 */
export function cleanRecord(fields: readonly Field[], sent: Values): Values {
  const cleaned: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field.name, kindOf(field).clean(field, sent[field.name])]),
  );
  for (const field of fields)
    if (!holds(field.visibleWhen, cleaned)) cleaned[field.name] = emptyOf(field);
  for (const { name, follows } of fields)
    if (follows && isEmpty(cleaned[name]))
      cleaned[name] = follows.codes.get(String(cleaned[follows.field])) ?? null;
  return cleaned;
}
