import type { Language } from '@emanet/contract/shared/primitives';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { sheetDisposition } from '../../records/excel/sheet-name.ts';
import { sheetInTurn, writeWorkbook } from '../../records/excel/workbook.ts';
import { selectActionsById } from './queries.ts';
import { sheetOf, TITLE } from './sheet.ts';

/** The actions of these ids that are in the scope, in the order of the ids, as an .xlsx. */
export async function exportActions(
  { db }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
): Promise<{ content: Uint8Array; disposition: string }> {
  const content = await sheetInTurn(async () => {
    const found = await db.read(scope, (tx) => selectActionsById(tx, scope, ids));
    const byId = new Map(found.map((one) => [one.id, one]));
    return writeWorkbook(
      companyNameOf(scope),
      sheetOf(
        [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
        lang,
      ),
    );
  });
  return { content, disposition: sheetDisposition(TITLE, scope, lang) };
}
