import { DOCUMENT_FIELDS } from '@emanet/contract/document-fields';
import { serverText } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { DocumentRow } from '@emanet/contract/documents';
import type { Field } from '@emanet/contract/records/fields';
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
import { PINNED } from '../../records/excel/cells.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW } from '../../records/excel/widths.ts';
import type { SheetNoun } from '../../records/import/drafts.ts';
import { columnOf } from '../../records/noun/sheet.ts';
import { selectDocumentsByIds } from './queries.ts';

export const TITLE = labelOf('documents.title');

const STATES: Readonly<Record<'current' | 'archived', Sentence>> = {
  current: labelOf('ui.archive.current'),
  archived: labelOf('ui.archive.archived'),
};

/** Heads of the fields that a person fills in. */
const headOf = (name: string): Sentence => {
  const field = DOCUMENT_FIELDS.find((one) => one.name === name)?.name ?? 'dokuman_ismi';
  return labelOf(field === 'dokuman_ismi' ? 'documents.document' : `documents.fields.${field}`);
};

/** Documents as a sheet that is imported has them. */
export const sheetNoun: SheetNoun = {
  fields: DOCUMENT_FIELDS,
  nameField: 'dokuman_ismi',
  title: TITLE,
  label: (name, lang) => headOf(name)[lang],
};

const filledIn = (field: Field, width: number): Column<DocumentRow> => ({
  ...columnOf<DocumentRow>(field, headOf(field.name)),
  width,
});

const [NAME_AND_TYPE, DAYS] = [DOCUMENT_FIELDS.slice(0, 2), DOCUMENT_FIELDS.slice(2)];

/** Columns that nobody fills in. */
const FURTHER: readonly Column<DocumentRow>[] = [
  column(
    'documents.fields.guncel',
    12,
    (row, lang) => STATES[row.guncel ? 'current' : 'archived'][lang],
  ),
  column('documents.fields.dosya_adi', 48, (row) => row.dosya_adi),
  column('fields.version', 10, (row) => (row.dosya_adi === null ? null : row.dosya_surumu)),
  column(serverText('documents.activitiesUsingIt'), 18, (row) => row.faaliyet_sayisi),
  column('documents.by', 24, (row) => row.guncelleyen),
];

export const FURTHER_HEADS = FURTHER.map(({ title }) => title);

const COLUMNS: readonly Column<DocumentRow>[] = [
  column(TITLES.id, NARROW, (row) => row.id),
  ...NAME_AND_TYPE.map((field, at) => filledIn(field, at === 0 ? 48 : 20)),
  ...FURTHER.slice(0, -1),
  ...DAYS.toReversed().map((field) => filledIn(field, 16)),
  ...FURTHER.slice(-1),
];

export const documentSheet = (rows: readonly DocumentRow[], lang: Language) =>
  sheetOf(TITLE, COLUMNS, rows, lang, PINNED);

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
