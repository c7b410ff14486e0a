import { holds, type Field, type Values } from '@emanet/contract/records/fields';

/** The changed values of a sample, without fields that they hide. */
export function askedOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  const asked: Record<string, unknown> = { ...values };
  for (const { name, visibleWhen } of fields) if (!holds(visibleWhen, asked)) delete asked[name];
  return asked;
}
