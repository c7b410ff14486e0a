import type { ChangedField } from '@emanet/contract/change-logs';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { updaterName, type CompanyScope } from '../platform/access/scope.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { Register } from './register.ts';

/** Choices are a set: in another order they are the same answer. */
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

const same = (a: unknown, b: unknown) =>
  (isEmpty(a) && isEmpty(b)) || comparable(a) === comparable(b);

/** Field by field, what became of a record; nothing before it was added or after it is deleted. */
export const changedFields = (
  fields: readonly Pick<Field, 'name'>[],
  before: Values | undefined,
  after: Values | undefined,
): ChangedField[] =>
  fields
    .map(({ name }) => ({ alan: name, eski: before?.[name] ?? null, yeni: after?.[name] ?? null }))
    .filter(({ eski, yeni }) => !same(eski, yeni));

/** What became of one record; it belongs to the department that has it from then on, or had it last. */
export type Change = Readonly<{
  record_id: number;
  department_id: number;
  islem: 'ekleme' | 'güncelleme' | 'silme';
  alanlar: readonly ChangedField[];
}>;

/** Writes entries into the company's chain, in the transaction of the changes themselves. */
export async function appendChanges(
  tx: Tx,
  scope: CompanyScope,
  register: Register,
  changes: readonly Change[],
): Promise<void> {
  const own = {
    company_id: scope.company_id,
    tur: register.tur,
    user_id: scope.actor.user_id,
    guncelleyen: updaterName(scope.actor),
  };
  const entries = changes.map((change) => ({ ...change, ...own }));
  await insertRows(tx, 'change_logs', entries, 'id');
}

/** The same for one. */
export const appendChange = (
  tx: Tx,
  scope: CompanyScope,
  register: Register,
  change: Change,
): Promise<void> => appendChanges(tx, scope, register, [change]);

/** The newest entry about a record among those the scope may see. */
export async function lastChange(
  tx: Tx,
  scope: CompanyScope,
  register: Pick<Register, 'tur'>,
  record_id: number,
) {
  const { departments } = scope;
  return tx
    .selectFrom('change_logs')
    .select(['islem', 'department_id', 'alanlar'])
    .where('company_id', '=', scope.company_id)
    .where('tur', '=', register.tur)
    .where('record_id', '=', record_id)
    .$if(departments !== 'all', (query) =>
      query.where(sql<boolean>`department_id = any(${departments}::int[])`),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
