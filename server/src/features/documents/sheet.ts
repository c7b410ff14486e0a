import type { DocumentRow } from '@emanet/contract/documents';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { inOrderOf, sheetFile, sheetOf, type Column } from '../../records/excel/columns.ts';
import { selectDocumentsByIds } from './queries.ts';

export const TITLE: Sentence = { tr: 'Dokümanlar', en: 'Documents' };

const STATES: Readonly<Record<'current' | 'archived', Sentence>> = {
  current: { tr: 'Güncel', en: 'Current' },
  archived: { tr: 'Arşivde', en: 'Archived' },
};

const COLUMNS: readonly Column<DocumentRow>[] = [
  { title: { tr: 'Doküman', en: 'Document' }, width: 48, cell: (row) => row.dokuman_ismi },
  { title: { tr: 'Tür', en: 'Type' }, width: 20, cell: (row) => row.dokuman_tur },
  {
    title: { tr: 'Durum', en: 'Status' },
    width: 12,
    cell: (row, lang) => STATES[row.guncel ? 'current' : 'archived'][lang],
  },
  { title: { tr: 'Dosya', en: 'File' }, width: 48, cell: (row) => row.dosya_adi },
  {
    title: { tr: 'Sürüm', en: 'Version' },
    width: 10,
    cell: (row) => (row.dosya_adi === null ? null : row.dosya_surumu),
  },
  {
    title: { tr: 'Kullanan faaliyet', en: 'Activities using it' },
    width: 18,
    cell: (row) => row.faaliyet_sayisi,
  },
  {
    title: { tr: 'Gözden geçirme', en: 'Review' },
    width: 16,
    cell: (row) => (row.gozden_gecirme === null ? null : { day: row.gozden_gecirme }),
  },
  {
    title: { tr: 'Güncelleme', en: 'Updated' },
    width: 14,
    cell: (row) => ({ day: row.lastupdated }),
  },
  { title: { tr: 'Güncelleyen', en: 'Updated by' }, width: 24, cell: (row) => row.guncelleyen },
];

/** Documents as one sheet. */
export const documentSheet = (rows: readonly DocumentRow[], lang: Language) =>
  sheetOf(TITLE, COLUMNS, rows, lang);

/** The named documents as an .xlsx, in the order they are named; those out of sight are left out. */
export const exportDocuments = (
  { db }: Services,
  scope: CompanyScope,
  ids: readonly number[],
  lang: Language,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const everything = abilitiesOfActor(scope.actor).includes('documents.write');
    const found = await db.read(scope, (tx) => selectDocumentsByIds(tx, scope, ids));
    const seen = found.filter(({ guncel }) => guncel || everything);
    return documentSheet(inOrderOf(ids, seen), lang);
  });
