import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { changedFields } from '../../nouns/log.ts';
import { forEachInTurn } from '../in-pieces.ts';
import type { Register } from '../register.ts';
import { insertRecords, updateRecords, type Addition, type Change } from '../write/store.ts';
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
  const additions: Addition[] = [];
  const changes: Change[] = [];
  await forEachInTurn(steps, (step) => {
    const { kind, next, draft } = step;
    if (kind === 'add')
      additions.push({ next, changes: changedFields(register.fields, undefined, next) });
    else if (kind === 'change' && draft.current)
      changes.push({ id: draft.current.id, next, changes: step.changes });
  });
  const toplu_islem = randomUUID();
  const eklenenler = await insertRecords(tx, register, scope, today, additions, toplu_islem);
  await updateRecords(tx, register, scope, today, changes, toplu_islem);
  return { eklenenler, toplu_islem };
}
