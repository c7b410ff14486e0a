import type { Values } from '@emanet/contract/records/fields';
import type { Tx } from '../../platform/db.ts';
import { updaterName, type CompanyScope } from '../../platform/access/scope.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { appendChanges, changedFields, type Change } from '../change-log.ts';
import type { Register } from '../register.ts';
import type { Plan } from './plan.ts';
import { updateRecords } from './queries.ts';

/** Rows of one statement. */
const BATCH = 500;

const batches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, place) =>
    all.slice(place * BATCH, (place + 1) * BATCH),
  );

/** Stores what a plan says, with an entry in the change log for every record. */
export async function storePlan(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  { steps }: Plan,
): Promise<void> {
  const { fields } = register;
  const entryOf = (record_id: number, next: Values) => ({
    record_id,
    department_id: Number(next.department_id),
  });
  const stored = (values: Values) =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]));

  for (const batch of batches(steps.filter(({ kind }) => kind === 'add'))) {
    const own = { company_id: scope.company_id, guncelleyen: updaterName(scope.actor) };
    const rows = batch.map(({ next }) => ({ ...stored(next), ...own }));
    const ids = await insertRows(tx, register.table, rows, 'id');
    const entries = batch.map(({ next }, place): Change => ({
      ...entryOf(ids[place] ?? 0, next),
      islem: 'ekleme',
      alanlar: changedFields(fields, undefined, next),
    }));
    await appendChanges(tx, scope, register, entries);
  }
  const changing = steps.flatMap((step) =>
    step.kind === 'change' && step.draft.current ? [{ ...step, id: step.draft.current.id }] : [],
  );
  for (const batch of batches(changing)) {
    const rows = batch.map(({ id, next }) => ({ ...stored(next), id }));
    await updateRecords(tx, register, scope, rows);
    const entries = batch.map(({ id, next, changes }): Change => ({
      ...entryOf(id, next),
      islem: 'güncelleme',
      alanlar: changes,
    }));
    await appendChanges(tx, scope, register, entries);
  }
}
