import type { Field, Values } from '@emanet/contract/records/fields';
import { holds } from '@emanet/contract/records/fields';
import { codesOf } from '@emanet/contract/lookups';

/** One text has one spelling: trimmed, composed, with plain line ends; half a character is none. */
export const cleanText = (value: string): string | null =>
  value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim() || null;

/** Choices in the order of their look-up, so that ticking them in another order is no change. */
function cleanChoices(field: Field, values: readonly unknown[]): unknown[] {
  const order = field.lookup ? codesOf(field.lookup) : [];
  return values.toSorted((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)));
}

function cleanValue(field: Field, value: unknown): unknown {
  if (field.fixed !== undefined) return field.fixed;
  if (field.control === 'activities')
    return Array.isArray(value) ? value.toSorted((a, b) => Number(a) - Number(b)) : [];
  if (field.control === 'multiselect')
    return Array.isArray(value) ? cleanChoices(field, value) : [];
  return typeof value === 'string' ? cleanText(value) : (value ?? null);
}

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
    if (!holds(field.visibleWhen, cleaned)) cleaned[field.name] = cleanValue(field, null);
  return cleaned;
}
