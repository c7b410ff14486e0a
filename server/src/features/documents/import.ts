import { documents } from '@emanet/contract/documents';
import { change } from '../../nouns/life.ts';
import { oneByOne, type ImportOf } from '../../records/noun/import.ts';
import { addDocumentIn, reversibleDocuments } from './documents.ts';
import { documentNoun } from './noun.ts';
import { selectAllDocuments, type StoredDocument } from './queries.ts';
import { FURTHER_HEADS, sheetNoun } from './sheet.ts';

/** Heads of lists that companies keep of their documents. */
const OWN_HEADS = {
  dokuman_ismi: [
    ...['Ad', 'Doküman adı', 'Belge', 'Belge adı', 'Evrak', 'Evrak adı', 'Metin', 'Metin adı'],
    ...['Name', 'Document name', 'Document title'],
  ],
  dokuman_tur: [
    ...['Doküman türü', 'Belge türü', 'Evrak türü', 'Metin türü', 'Doküman tipi', 'Belge tipi'],
    ...['Document type', 'Kind'],
  ],
  lastupdated: [
    ...['Güncelleme tarihi', 'Son güncelleme', 'Son güncelleme tarihi', 'Revizyon tarihi'],
    ...['Rev. tarihi'],
    ...['Last updated', 'Updated on', 'Revision date'],
  ],
  gozden_gecirme: [
    ...['Gözden geçirme tarihi', 'Sonraki gözden geçirme', 'Sonraki inceleme'],
    ...['Review date', 'Next review', 'Next review date'],
  ],
};

/** The import of documents, without their files. */
export const documentImport: ImportOf<StoredDocument> = {
  calls: documents,
  tur: documentNoun.tur,
  noun: sheetNoun,
  body: documents.add.body,
  select: selectAllDocuments,
  add: oneByOne((tx, scope, values, today) =>
    addDocumentIn(tx, scope, documents.add.body.parse(values), today),
  ),
  change: (tx, scope, before, values) => change(tx, scope, documentNoun, before, values),
  reversible: reversibleDocuments,
  shares: ({ guncel }) => guncel,
  lasting: ['lastupdated'],
  figures: FURTHER_HEADS,
  heads: OWN_HEADS,
};
