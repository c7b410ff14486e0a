import { isDeepStrictEqual } from 'node:util';
import type { ChangedField, LogAction, LogNoun } from '@emanet/contract/change-logs';
import type { Field, Values } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { actorColumns } from '../platform/access/actor.ts';
import type { CompanyScope } from '../platform/access/scope.ts';

/** A noun, as its entries name it. */
export type Logged = Readonly<{ tur: LogNoun; ofCompany?: true }>;

/** The department of entries that belong to none: only those see them who see all departments. */
export const NO_DEPARTMENT = 0;

/** Choices are a set: in another order they are the same answer. */
const comparable = (value: unknown) =>
  JSON.stringify(Array.isArray(value) ? value.map(partOf).toSorted() : value);
const partOf = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));

/** Do two values of a field mean the same? */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || (isEmpty(a) && isEmpty(b)) || comparable(a) === comparable(b);

/** Are two JSON documents the same? The database keeps keys in another order than they were sent in. */
export const sameDocument = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/** The changed fields of a record; an undefined state counts as empty. */
export const changedFields = (
  fields: readonly Pick<Field, 'name'>[],
  before: Values | undefined,
  after: Values | undefined,
): ChangedField[] =>
  fields
    .map(({ name }) => ({ alan: name, eski: before?.[name] ?? null, yeni: after?.[name] ?? null }))
    .filter(({ eski, yeni }) => !same(eski, yeni));

/**
 * Change of a record, with its values from then on, or those it had last; its entry belongs to the
 * department that they name.
 */
type Change = Readonly<{
  next?: Values;
  islem: LogAction;
  alanlar: readonly ChangedField[];
}>;

/** The columns of an entry in the change log, apart from the number of the record. */
export const entryOf = (scope: CompanyScope, noun: Logged, { next, islem, alanlar }: Change) => ({
  company_id: scope.company_id,
  department_id: Number(next?.department_id ?? NO_DEPARTMENT),
  tur: noun.tur,
  islem,
  ...actorColumns(scope.actor),
  alanlar,
});

/** Logs changes of records of one noun, in the transaction of the change. */
export async function logChanges(
  tx: Tx,
  scope: CompanyScope,
  noun: Logged,
  changes: readonly (Change & Readonly<{ record_id: number }>)[],
): Promise<void> {
  const entries = changes.map(({ record_id, ...change }) => ({
    record_id,
    ...entryOf(scope, noun, change),
  }));
  const [first] = entries;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  // Nothing is returned: some who write an entry may not read it.
  await sql`
    insert into change_logs (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::change_logs, ${JSON.stringify(entries)}::jsonb)
      with ordinality as given
    order by ordinality`.execute(tx);
}

/** Logs the changed fields of records without a department; no entry if both states are given and equal. */
export const logChange = (
  tx: Tx,
  scope: CompanyScope,
  noun: Logged,
  ids: number | readonly number[],
  { islem, before, after }: Readonly<{ islem: LogAction; before?: object; after?: object }>,
): Promise<void> => {
  const alanlar = differences(before, after);
  const told = before && after && alanlar.length === 0 ? [] : [ids].flat();
  return logChanges(
    tx,
    scope,
    noun,
    told.map((record_id) => ({ record_id, islem, alanlar })),
  );
};

/** The fields that differ between two states; a missing state has no fields. */
const differences = (before: object = {}, after: object = {}): ChangedField[] =>
  changedFields(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({ name })),
    { ...before },
    { ...after },
  );

/** The newest entry about a record among those the scope may see. */
export async function lastChange(tx: Tx, scope: CompanyScope, noun: Logged, record_id: number) {
  const { departments } = scope;
  return tx
    .selectFrom('change_logs')
    .select(['islem', 'department_id', 'alanlar'])
    .where('company_id', '=', scope.company_id)
    .where('tur', '=', noun.tur)
    .where('record_id', '=', record_id)
    .$if(departments !== 'all' && !noun.ofCompany, (query) =>
      query.where(sql<boolean>`department_id = any(${departments}::int[])`),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Entries of this transaction are part of the act of this number, unless they name another. */
export const nameAct = (tx: Tx, act: string) =>
  sql`select set_config('app.act', ${act}, true)`.execute(tx);

/** Marks the entries of this transaction as the undo of their record's newest entry in this act. */
export const nameUndoneAct = (tx: Tx, act: string) =>
  sql`select set_config('app.undone_act', ${act}, true)`.execute(tx);
