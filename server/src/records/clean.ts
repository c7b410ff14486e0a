import type { Field, Values } from '@emanet/contract/records/fields';
import { holds } from '@emanet/contract/records/fields';
import { codesOf } from '@emanet/contract/lookups';

/** One text has one spelling: trimmed, composed, with plain line ends; half a character is none. */
const cleanText = (value: string): string | null =>
  value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').trim() || null;

/** Choices in the order of their look-up, so that ticking them in another order is no change. */
function cleanChoices(field: Field, values: readonly unknown[]): unknown[] {
  const order = field.lookup ? codesOf(field.lookup) : [];
  return values.toSorted((a, b) => order.indexOf(String(a)) - order.indexOf(String(b)));
}

function cleanValue(field: Field, value: unknown): unknown {
  if (field.control === 'multiselect')
    return Array.isArray(value) ? cleanChoices(field, value) : [];
  return typeof value === 'string' ? cleanText(value) : (value ?? null);
}

/**
 * The values a register stores of what was sent: every field and no other. A field that is not
 * asked for (`visibleWhen`) stays empty, whatever was sent for it.
 */
export function cleanRecord(fields: readonly Field[], sent: Values): Values {
  const given = Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, sent[field.name])]),
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      holds(field.visibleWhen, given) ? given[field.name] : cleanValue(field, null),
    ]),
  );
}
