import { choiceOf } from '@emanet/contract/lookups';
import type { NamedDocument } from '@emanet/contract/documents';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { openInCopies } from '@emanet/contract/records/copies';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { valuesOf, type FieldValue, type FormValues } from '../../records/form/values.ts';
import { ownDocument } from '../../records/own-document.ts';

type LibraryItem = Values & Readonly<Record<Language, string>>;

/** The library's activity with this name, in either language. */
export function inLibrary<Item extends LibraryItem>(items: readonly Item[], name: string) {
  const wanted = foldTurkish(name.trim());
  if (wanted === '') return undefined;
  return items.find(({ tr, en }) => foldTurkish(tr) === wanted || foldTurkish(en) === wanted);
}

/** The library's activity that can fill a form; undefined for a copy of the library. */
export const offeredFor = <Item extends LibraryItem>(items: readonly Item[], values: FormValues) =>
  isEmpty(values.veri_isleme_faaliyetleri_id) && typeof values.surec_ismi === 'string'
    ? inLibrary(items, values.surec_ismi)
    : undefined;

/** Fields whose values the library knows. */
const isKnown = ({ name, control, writableBy }: Field, role: Role): boolean =>
  name !== 'surec_ismi' &&
  control !== 'department' &&
  control !== 'hidden-id' &&
  (writableBy?.includes(role) ?? true);

/** Values of the library for the empty fields of a form. */
export function fillingOf(
  item: LibraryItem,
  values: FormValues,
  { role, documents }: Readonly<{ role: Role; documents: readonly NamedDocument[] }>,
): FormValues {
  const period = item.saklama_suresi_code;
  const known = typeof period === 'string' && choiceOf('saklama_suresi', period) !== undefined;
  const source = { ...item, ...(known && { saklama_suresi: period }) };
  const open = openInCopies(processingActivityFields, source);
  const fields = processingActivityFields.filter(
    (field) => isKnown(field, role) && !(field.name in open),
  );
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
