import type { DocumentRow } from '@emanet/contract/documents';
import { searchable } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';

/** Current documents whose name holds `q`, whatever its case; I, İ, ı and i are one letter. */
export async function selectCurrentDocuments(
  tx: Tx,
  scope: CompanyScope,
  q: string | undefined,
): Promise<DocumentRow[]> {
  const needle = searchable((q ?? '').toWellFormed());
  const found = await sql<DocumentRow>`
    select id, dokuman_ismi, dokuman_tur, lastupdated, company_id, dokuman_linki, guncel
    from dokumanlar
    where company_id = ${scope.company_id} and guncel
      and strpos(arama, ${needle}::text) > 0
    order by dokuman_ismi collate turkish, id
  `.execute(tx);
  return found.rows;
}

/** Does a current document of the scope's company name this file? */
export async function namesDocument(
  tx: Tx,
  scope: CompanyScope,
  dosya_id: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('dokumanlar')
    .select('id')
    .where('company_id', '=', scope.company_id)
    .where('dosya_id', '=', dosya_id)
    .where('guncel', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
