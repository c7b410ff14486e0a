import { DOCUMENT_FIELDS } from '@emanet/contract/document-fields';
import type { NounLook } from '../../records/noun/noun-look.ts';

/** Form of documents. */
export const documentLook: NounLook = {
  tur: 'dokumanlar',
  write: 'documents.write',
  nameField: 'dokuman_ismi',
  fields: DOCUMENT_FIELDS,
  label: (t, name) => {
    const field = DOCUMENT_FIELDS.find((one) => one.name === name);
    return t(
      field && name !== 'dokuman_ismi' ? `documents.fields.${field.name}` : 'documents.name',
    );
  },
};
