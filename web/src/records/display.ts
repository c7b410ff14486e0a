import { choiceOf } from '@emanet/contract/lookups';
import type { Field, Values } from '@emanet/contract/records/fields';
import { ABROAD_FIELDS, isEmpty } from '@emanet/contract/records/fields';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { confirmationOf } from '@emanet/contract/records/verdict';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Names } from './kinds/kind.ts';
import { lookOf } from './kinds/kinds.ts';

export const NO_NAMES: Names = { departments: [], documents: [] };

/** Shown value of a field: a confirmation as its state. */
export const valueIn = (row: Values, field: Field): unknown =>
  field.control === 'confirmation' ? confirmationOf(row) : row[field.name];

/** A stored value as the labels a person reads; empty for an empty value. */
export function displayValues(
  field: Field,
  value: unknown,
  lang: Language,
  names: Names = NO_NAMES,
): string[] {
  if (isEmpty(value)) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((entry) => lookOf(field).text(field, entry, lang, names));
}

/** The same as one text. */
export const displayValue = (
  field: Field,
  value: unknown,
  lang: Language,
  names: Names = NO_NAMES,
): string => displayValues(field, value, lang, names).join(', ');

/** The texts of a multi-select's value, with any input. */
export const codesIn = listOfCodes;

export const saysAbroad = (field: Field): boolean => ABROAD_FIELDS.includes(field.name);

export const isAbroad = (values: Values) => ABROAD_FIELDS.some((name) => values[name] === true);

export type DataGroup = Readonly<{
  code: string;
  name: string;
  special: boolean;
  items: readonly { code: string; name: string; special: boolean }[];
}>;

/** Personal data by category, special categories first, then in the chosen order. */
export function groupPersonalData(value: unknown, lang: Language): DataGroup[] {
  const groups = new Map<string, { name: string; special: boolean; items: DataGroup['items'] }>();
  for (const code of codesIn(value)) {
    const choice = choiceOf('kisisel_veriler', code);
    const group = choice?.group;
    const key = group?.code ?? code;
    const special = choice?.special === true;
    const before = groups.get(key) ?? { name: group?.[lang] ?? code, special: false, items: [] };
    groups.set(key, {
      name: before.name,
      special: before.special || special,
      items: [...before.items, { code, name: choice?.[lang] ?? code, special }],
    });
  }
  return [...groups]
    .map(([code, group]) => ({ code, ...group }))
    .sort((a, b) => Number(b.special) - Number(a.special));
}
