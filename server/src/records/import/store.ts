import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { changedFields } from '../change-log.ts';
import type { Register } from '../register.ts';
import { insertRecords, updateRecords } from '../write/store.ts';
import type { StoredImport } from './import.ts';
import type { Plan } from './plan.ts';

/** Stores what a plan says, with an entry in the change log for every record, all of one number. */
export async function storePlan(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  { steps }: Plan,
): Promise<StoredImport> {
  const additions = steps.flatMap(({ kind, next }) =>
    kind === 'add' ? [{ next, changes: changedFields(register.fields, undefined, next) }] : [],
  );
  const changes = steps.flatMap((step) =>
    step.kind === 'change' && step.draft.current
      ? [{ id: step.draft.current.id, next: step.next, changes: step.changes }]
      : [],
  );
  const toplu_islem = randomUUID();
  const eklenenler = await insertRecords(tx, register, scope, today, additions, toplu_islem);
  await updateRecords(tx, register, scope, today, changes, toplu_islem);
  return { eklenenler, toplu_islem };
}
