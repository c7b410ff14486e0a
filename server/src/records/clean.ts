import type { Field, Values } from '@emanet/contract/records/fields';
import { holds } from '@emanet/contract/records/fields';
import { emptyOf, kindOf } from '@emanet/contract/records/kinds/kinds';

const cleanValue = (field: Field, value: unknown): unknown =>
  field.fixed ?? kindOf(field).clean(field, value);

/**
 * The values a register stores of what was sent: every field and no other. A field that is not
 * asked for (`visibleWhen`) stays empty, whatever was sent for it; a field asks only for those
 * that stand before it, so one that is left out takes those behind it along.
 */
export function cleanRecord(fields: readonly Field[], sent: Values): Values {
  const cleaned: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, sent[field.name])]),
  );
  for (const field of fields)
    if (!holds(field.visibleWhen, cleaned)) cleaned[field.name] = field.fixed ?? emptyOf(field);
  return cleaned;
}
