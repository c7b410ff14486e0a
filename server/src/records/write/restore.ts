import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import type { ChangedField } from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import { isConfirmed } from '@emanet/contract/records/verdict';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { lastState } from '../../nouns/life.ts';
import { changedFields } from '../../nouns/log.ts';
import { findDocuments } from '../checks.ts';
import { namingConflicts, refuseNamesake } from '../conflicts.ts';
import { lockRecord } from '../queries.ts';
import type { RecordRow, Register } from '../register.ts';
import { readRecord } from '../read-one.ts';
import { planRecords } from './plan.ts';
import { insertRecords } from './store.ts';

/** A record that came back; `lost`: fields whose values did not, since what they name is gone. */
type Back = Readonly<{ row: RecordRow; lost: readonly ChangedField[] }>;

/** Brings a deleted record back under its old id, as its last entry in the change log has it. */
export function restoreRecord(
  { db, clock }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<Back> {
  const restoring = db.write(scope, (tx) => bringBack(tx, register, scope, clock.today(), id));
  return namingConflicts(register, restoring);
}

/** The same in a transaction. */
export async function bringBack(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  id: number,
): Promise<Back> {
  if (await lockRecord(tx, register, scope, id)) fail('NOT_DELETED');
  const { had, department_id } = await lastState(tx, scope, register, id);
  const next = await backAgain(tx, register, scope, today, { ...had, department_id });
  await refuseNamesake(tx, register, scope, next);
  const changes = changedFields(register.fields, undefined, next);
  const old = identityOf(id, had);
  const { surum } = old;
  // The confirmation was about the values that the record had, which need not all come back.
  const lost = changedFields(register.fields, { ...had, department_id }, next);
  const onay_surumu = isConfirmed(had) && lost.length === 0 ? surum : had.onay_surumu;
  const { onay_tarihi } = had;
  const back = { next: { ...next, surum, onay_surumu, onay_tarihi }, changes, old };
  const ids = await insertRecords(tx, register, scope, today, [back]);
  if (ids.length === 0) fail('NOT_DELETED');
  return { row: await readRecord(tx, register, scope, id), lost };
}

/**
 * Its own id, creation date and last change, so that it keeps its place in lists, and a new version, so
 * that an old copy of it is refused as stale.
 */
const identityOf = (id: number, had: Values) => ({
  id,
  surum: (typeof had.surum === 'number' ? had.surum : 0) + 1,
  ...Object.fromEntries(
    ['olusturma_tarihi', 'guncellenme_tarihi', 'guncelleyen'].flatMap((name) =>
      had[name] ? [[name, had[name]]] : [],
    ),
  ),
});

/**
 * A deleted record as it can be restored. Its values are not checked again, but its department must still
 * exist, and deleted documents are left out.
 */
async function backAgain(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  sent: Values,
): Promise<Values> {
  const [planned] = await planRecords(tx, register, scope, today, [{ sent, givenBack: true }]);
  if (!planned || planned.problems.department_id) fail('DEPARTMENT_GONE');
  return withoutGoneDocuments(tx, register, scope, planned.next);
}

async function withoutGoneDocuments(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  values: Values,
): Promise<Values> {
  const fields = fieldsNaming(register.fields, 'document');
  const ids = fields.flatMap(({ name }) =>
    typeof values[name] === 'number' ? [values[name]] : [],
  );
  const there = new Set((await findDocuments(tx, scope, ids)).map((one) => one.id));
  const gone = fields.filter(({ name }) => !there.has(Number(values[name])));
  return { ...values, ...Object.fromEntries(gone.map(({ name }) => [name, null])) };
}
