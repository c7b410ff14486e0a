import type { ChangedField, LoggedType } from '@emanet/contract/change-logs';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { actorColumns } from '../platform/access/actor.ts';
import type { CompanyScope } from '../platform/access/scope.ts';

/** Things with a change log: a register, the actions, the documents. */
type Logged = Readonly<{ tur: LoggedType | 'dokumanlar' }>;

/** Choices are a set: in another order they are the same answer. */
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

/** Do two values of a field mean the same? */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || (isEmpty(a) && isEmpty(b)) || comparable(a) === comparable(b);

/** Field by field, what became of a record; nothing before it was added or after it is deleted. */
export const changedFields = (
  fields: readonly Pick<Field, 'name'>[],
  before: Values | undefined,
  after: Values | undefined,
): ChangedField[] =>
  fields
    .map(({ name }) => ({ alan: name, eski: before?.[name] ?? null, yeni: after?.[name] ?? null }))
    .filter(({ eski, yeni }) => !same(eski, yeni));

/** Change of a record, with its values from then on, or those it had last. */
type Change = Readonly<{
  next: Values;
  islem: 'ekleme' | 'güncelleme' | 'silme';
  alanlar: readonly ChangedField[];
}>;

/**
 * The columns of an entry in the change log, apart from the number of the record. It belongs to
 * the department that has the record from then on, or had it last.
 */
export const entryOf = (
  scope: CompanyScope,
  register: Logged,
  { next, islem, alanlar }: Change,
) => ({
  company_id: scope.company_id,
  department_id: Number(next.department_id),
  tur: register.tur,
  islem,
  ...actorColumns(scope.actor),
  alanlar,
});

/** The newest entry about a record among those the scope may see. */
export async function lastChange(tx: Tx, scope: CompanyScope, register: Logged, record_id: number) {
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
