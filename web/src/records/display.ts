import type { DocumentRow } from '@emanet/contract/documents';
import { choiceOf } from '@emanet/contract/lookups';
import type { Department } from '@emanet/contract/organization';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { countryText } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { i18n } from '../platform/i18n.ts';
import { dayShort } from '../platform/when.ts';

/** What ids stand for. */
export type Names = Readonly<{
  departments: readonly Department[];
  documents: readonly DocumentRow[];
  activities?: readonly Activity[];
}>;

/** What is known of an activity that another record names. */
export type Activity = Readonly<{
  id: number;
  name: string;
  department: string;
  special: boolean;
}>;

const NO_NAMES: Names = { departments: [], documents: [] };

function one(field: Field, value: unknown, lang: Language, names: Names): string {
  if (typeof value === 'boolean')
    return i18n.t(value ? 'records.yes' : 'records.no', { lng: lang });
  if (field.control === 'department')
    return (
      names.departments.find((entry) => entry.department_id === value)?.department_name ??
      i18n.t('records.otherDepartment', { lng: lang, id: value })
    );
  if (field.control === 'document')
    return (
      names.documents.find((entry) => entry.id === value)?.dokuman_ismi ??
      i18n.t('records.archivedDocument', { lng: lang, id: value })
    );
  if (field.control === 'activities')
    return (
      names.activities?.find((entry) => entry.id === value)?.name ??
      i18n.t('records.otherActivity', { lng: lang, id: value })
    );
  const code = String(value);
  if (field.control === 'date') return dayShort(code, lang);
  if (field.control === 'country') return countryText(code, lang);
  return (field.lookup && choiceOf(field.lookup, code)?.[lang]) ?? code;
}

/** A stored value as the labels a person reads; nothing for an empty value. */
export function displayValues(
  field: Field,
  value: unknown,
  lang: Language,
  names: Names = NO_NAMES,
): string[] {
  if (isEmpty(value)) return [];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((entry) => one(field, entry, lang, names));
}

/** The same as one text. */
export const displayValue = (
  field: Field,
  value: unknown,
  lang: Language,
  names: Names = NO_NAMES,
): string => displayValues(field, value, lang, names).join(', ');

/** The texts of a multi-select's value, whatever arrived. */
export const codesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((code): code is string => typeof code === 'string') : [];

/** The fields that say that data leave the country. */
const ABROAD_FIELDS = ['yurt_disi_aktarim', 'yurt_disi_mi'];

export const saysAbroad = (field: Field): boolean => ABROAD_FIELDS.includes(field.name);

export const isAbroad = (values: Values): boolean =>
  ABROAD_FIELDS.some((name) => values[name] === true);

export type DataGroup = Readonly<{
  code: string;
  name: string;
  special: boolean;
  items: readonly { code: string; name: string; special: boolean }[];
}>;

/** Personal data by category, special categories first, otherwise as chosen. */
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
