import type { ChangedField } from '@emanet/contract/change-logs';
import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';

type Entry = Readonly<{
  konu: 'departman' | 'temsilci' | 'sirket';
  konu_id: number;
  islem: 'ekleme' | 'güncelleme' | 'silme' | 'birleştirme';
  before?: object;
  after?: object;
}>;

/** Field by field, what differs between two states; a missing one has no fields. */
function differences(before: object, after: object): ChangedField[] {
  const [old, next] = [before, after].map((one) => new Map<string, unknown>(Object.entries(one)));
  return [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])]
    .map((alan) => ({ alan, eski: old?.get(alan) ?? null, yeni: next?.get(alan) ?? null }))
    .filter(({ eski, yeni }) => JSON.stringify(eski) !== JSON.stringify(yeni));
}

/** Writes what became of a department, a representative or the company's own data, in the transaction of that change. */
export async function logChange(tx: Tx, scope: CompanyScope, entry: Entry): Promise<void> {
  const { konu, konu_id, islem, before = {}, after = {} } = entry;
  await tx
    .insertInto('organization_logs')
    .values({
      company_id: scope.company_id,
      konu,
      konu_id,
      islem,
      user_id: userIdOf(scope.actor),
      guncelleyen: updaterName(scope.actor),
      alanlar: JSON.stringify(differences(before, after)),
    })
    .execute();
}
