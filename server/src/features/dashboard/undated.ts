import type { Undated } from '@emanet/contract/dashboard';
import { sql } from 'kysely';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf } from '../../platform/rows.ts';
import { selectUndatedActions } from '../actions/actions.ts';
import { awaitsComparison, questionsIn } from '../clocks/clocks.ts';

/** Open work that has no day or nobody; what concerns the whole company is for those who manage it. */
export async function selectUndated(
  tx: Tx,
  scope: PersonScope,
  today: string,
): Promise<Omit<Undated, 'eksik_kayit'>> {
  const tarihsiz_aksiyon = await selectUndatedActions(tx, scopeWith(scope, 'actions.read'));
  if (scope.actor.role === 'temsilci')
    return {
      tarihsiz_aksiyon,
      temsilcisiz_departman: 0,
      sorular: [],
      beyan_karsilastiriliyor: false,
    };
  const found = await firstOf<{ count: number; compares: boolean }>(tx)`
    select (select count(*)::int from departments d
        where d.company_id = ${scope.company_id} and not exists (
          select from company_members() m where m.department_id = d.department_id and m.role = 'temsilci')
      ) as count, ${awaitsComparison(sql`${scope.company_id}::int`)} as compares`;
  return {
    tarihsiz_aksiyon,
    temsilcisiz_departman: found?.count ?? 0,
    sorular: await questionsIn(tx, scope, today),
    beyan_karsilastiriliyor: found?.compares ?? false,
  };
}
