import { choiceOf } from '@emanet/contract/lookups';
import type { NamedDocument } from '@emanet/contract/documents';
import {
  LEFT_OPEN_BY_COPIES,
  processingActivityFields,
} from '@emanet/contract/processing-activities';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { valuesOf, type FieldValue, type FormValues } from '../../records/form/values.ts';
import { ownDocument } from '../../records/own-document.ts';

type LibraryItem = Values & Readonly<Record<Language, string>>;

/** The library's activity of this name, in whichever language it was chosen. */
export function inLibrary<Item extends LibraryItem>(items: readonly Item[], name: string) {
  const wanted = foldTurkish(name.trim());
  if (wanted === '') return undefined;
  return items.find(({ tr, en }) => foldTurkish(tr) === wanted || foldTurkish(en) === wanted);
}

const OWN: readonly string[] = ['surec_ismi', ...Object.keys(LEFT_OPEN_BY_COPIES)];

/** Fields whose values the library knows; what a department attests for stays open. */
const isKnown = ({ name, control, writableBy }: Field, role: Role): boolean =>
  !OWN.includes(name) &&
  control !== 'department' &&
  control !== 'hidden-id' &&
  (writableBy?.includes(role) ?? true);

/** Values that the library would write into the fields of a form that are still empty. */
export function fillingOf(
  item: LibraryItem,
  values: FormValues,
  { role, documents }: Readonly<{ role: Role; documents: readonly NamedDocument[] }>,
): FormValues {
  const period = item.saklama_suresi_code;
  const known = typeof period === 'string' && choiceOf('saklama_suresi', period) !== undefined;
  const source = { ...item, ...(known && { saklama_suresi: period }) };
  const fields = processingActivityFields.filter((field) => isKnown(field, role));
  const given = valuesOf(fields, source);
  const filling: Record<string, FieldValue> = {};
  for (const field of fields) {
    if (!isEmpty(values[field.name])) continue;
    const value =
      kindOf(field).reference === 'document'
        ? ownDocument(field, item[field.name], documents)
        : (given[field.name] ?? null);
    if (!isEmpty(value)) filling[field.name] = value;
  }
  return filling;
}
