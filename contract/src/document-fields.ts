import { DOCUMENT_TYPES } from './documents.ts';
import { wordsUnder, type Field } from './records/fields.ts';

/** Fields that a person fills in of a document, in the order of its form. */
// prettier-ignore
export const DOCUMENT_FIELDS: readonly (Field & Readonly<{ name: DocumentField }>)[] = [
  { name: 'dokuman_ismi', section: '', control: 'text', max: 200, required: true },
  { name: 'dokuman_tur', section: '', control: 'word', words: wordsUnder('documents.types', DOCUMENT_TYPES), required: true },
  { name: 'lastupdated', section: '', control: 'date' },
  { name: 'gozden_gecirme', section: '', control: 'date' },
];
type DocumentField = 'dokuman_ismi' | 'dokuman_tur' | 'lastupdated' | 'gozden_gecirme';
