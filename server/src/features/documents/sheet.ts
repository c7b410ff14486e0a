import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { DocumentRow } from '@emanet/contract/documents';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
  type RowsAsked,
} from '../../records/excel/columns.ts';
import { selectDocumentsByIds } from './queries.ts';

export const TITLE = labelOf('documents.title');

const STATES: Readonly<Record<'current' | 'archived', Sentence>> = {
  current: labelOf('ui.archive.current'),
  archived: labelOf('ui.archive.archived'),
};

const COLUMNS: readonly Column<DocumentRow>[] = [
  column('documents.document', 48, (row) => row.dokuman_ismi),
  column('documents.fields.dokuman_tur', 20, (row) => row.dokuman_tur),
  column(
    'documents.fields.guncel',
    12,
    (row, lang) => STATES[row.guncel ? 'current' : 'archived'][lang],
  ),
  column('documents.fields.dosya_adi', 48, (row) => row.dosya_adi),
  column('fields.version', 10, (row) => (row.dosya_adi === null ? null : row.dosya_surumu)),
  column(serverText('documents.activitiesUsingIt'), 18, (row) => row.faaliyet_sayisi),
  column('documents.fields.gozden_gecirme', 16, (row) =>
    row.gozden_gecirme === null ? null : { day: row.gozden_gecirme },
  ),
  column('documents.fields.lastupdated', 14, (row) => ({ day: row.lastupdated })),
  column('documents.by', 24, (row) => row.guncelleyen),
];

export const documentSheet = (rows: readonly DocumentRow[], lang: Language) =>
  sheetOf(TITLE, COLUMNS, rows, lang);

/** The named documents as an .xlsx, in the order they are named; those out of sight are left out. */
export const exportDocuments = (
  { db }: Services,
  scope: CompanyScope,
  { ids, ...asked }: RowsAsked,
) =>
  sheetFile(scope, TITLE, asked, async () => {
    const everything = abilitiesOfActor(scope.actor).includes('documents.write');
    const found = await db.read(scope, (tx) => selectDocumentsByIds(tx, scope, ids));
    const seen = found.filter(({ guncel }) => guncel || everything);
    return documentSheet(inOrderOf(ids, seen), asked.lang);
  });
