import type { Language } from '@emanet/contract/shared/primitives';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { inOrderOf, sheetFile, sheetOf } from '../../records/excel/columns.ts';
import { selectActionsById } from './queries.ts';
import { COLUMNS, TITLE } from './sheet.ts';

/** The actions of these ids that are in the scope, in the order of the ids, as an .xlsx. */
export const exportActions = (
  { db }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) => selectActionsById(tx, scope, ids));
    return sheetOf(TITLE, COLUMNS, inOrderOf(ids, found), lang, 2);
  });
