import { DOCUMENT_TYPES, type DocumentRow } from '@emanet/contract/documents';
import { z } from 'zod';
import type { Noun } from '../../nouns/noun.ts';
import { selectDocument, type StoredDocument } from './queries.ts';

/** A document for answers. */
export function shown(stored: StoredDocument): DocumentRow {
  const {
    dosya_id: _id,
    dosya_ekleyen: _by,
    dosya_tarihi: _at,
    olusturma_tarihi: _born,
    ...row
  } = stored;
  return row;
}

/** Documents of the company; the log shows a new file by its name. */
export const documentNoun: Noun<StoredDocument, DocumentRow> = {
  tur: 'dokumanlar',
  table: 'dokumanlar',
  read: 'documents.write',
  write: 'documents.write',
  ofCompany: true,
  fields: [
    ...['dokuman_ismi', 'dokuman_tur', 'lastupdated', 'gozden_gecirme'],
    ...['guncel', 'dosya_adi'],
  ].map((name) => ({ name })),
  uncompared: ['dosya_adi'],
  kept: [
    ...['surum', 'dosya_id', 'dosya_surumu', 'dosya_ekleyen', 'dosya_tarihi'],
    ...['olusturma_tarihi', 'surumler'],
  ],
  stamped: true,
  select: selectDocument,
  shown,
};

/** Values that a revert restores. */
export const givenBack = z.object({
  dokuman_ismi: z.string(),
  dokuman_tur: z.enum(DOCUMENT_TYPES),
  lastupdated: z.string(),
  gozden_gecirme: z.string().nullable(),
  guncel: z.boolean(),
});

/** A deleted document as in its last entry. */
export const deletedDocument = givenBack.extend({
  gozden_gecirme: z.string().nullish(),
  surum: z.number(),
  olusturma_tarihi: z.string(),
  dosya_id: z.string().nullish(),
  dosya_surumu: z.number(),
  dosya_ekleyen: z.string(),
  dosya_tarihi: z.string(),
  surumler: z
    .array(
      z.object({
        sira: z.number(),
        dosya_id: z.string().nullable(),
        ekleyen: z.string(),
        tarih: z.string(),
      }),
    )
    .nullish(),
});
