import type { NamedDocument } from '@emanet/contract/documents';
import type { Field } from '@emanet/contract/records/fields';
import { foldTurkish } from '@emanet/contract/shared/turkish';

/** The company's current document with a name from the library, as the value of a field. */
export function ownDocument(field: Field, name: unknown, documents: readonly NamedDocument[]) {
  if (typeof name !== 'string') return null;
  const wanted = foldTurkish(name);
  const found = documents.find(
    ({ dokuman_ismi, dokuman_tur, guncel }) =>
      guncel &&
      foldTurkish(dokuman_ismi) === wanted &&
      (field.documentTypes?.includes(dokuman_tur) ?? true),
  );
  return found?.id ?? null;
}
