import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { commitWith, type Tx } from '../../platform/db.ts';
import { refuseKept, refuseStale } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import type { Values } from '@emanet/contract/records/fields';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { namingConflicts } from '../conflicts.ts';
import { changedRow } from '../record-json.ts';
import type { RecordBody, RecordRow, Register } from '../register.ts';
import { askRecord, holdRecord, readRecord } from '../read-one.ts';
import { emptiedBeside, planAlone, planRecord, type Planned } from './plan.ts';
import { updateRecords } from './store.ts';
import { updateSeen } from './store-seen.ts';

/** Values that are answered with a record and that no request sets; judgements move by themselves. */
const KEPT = ['id', 'department_name', 'olusturma_tarihi', 'onay_surumu', 'onay_tarihi'];

/** A changed record, and the fields that emptied with a condition although the body did not name them. */
type Updated = Readonly<{ row: RecordRow; emptied: readonly string[] }>;

/** Changes what a body names and leaves the rest; a stale `surum` changes nothing. */
export async function updateRecord(
  services: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  body: RecordBody,
): Promise<Updated> {
  refuseOtherCompany(scope, body.company_id);
  const today = services.clock.today();
  const library = await findLibraryRows(services, register, scope, body);
  const done = await updateUnlessMoved(services, register, scope, id, body, library);
  if (done) return done;
  const updating = services.db.write(scope, async (tx) => {
    const current = await holdRecord(tx, register, scope, id);
    refuseStale(body.surum, current);
    refuseKept(body, current, KEPT);
    const planned = await planRecord(tx, register, scope, today, { sent: body, current }, library);
    if (planned.changes.length === 0) return { row: current, emptied: [] };
    const [[stored], read] = await Promise.all([
      updateRecords(tx, register, scope, today, [{ id, ...planned }]),
      namesOther(register, planned) ? readRecord(tx, register, scope, id) : undefined,
      commitWith(tx),
    ]);
    const row = read ?? changedRow(register, current, stored ?? {});
    return { row, emptied: emptiedBeside(register, Object.keys(body), current, planned) };
  });
  return namingConflicts(register, updating);
}

/**
 * Changes a record without holding it meanwhile: stored is what was planned only if nobody has changed
 * the record since it was read. Nothing when somebody has, or when look-ups are to be made.
 */
async function updateUnlessMoved(
  services: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  body: RecordBody,
  library: ReadonlySet<number>,
): Promise<Updated | undefined> {
  const today = services.clock.today();
  const current = await askRecord(services, register, scope, id);
  refuseStale(body.surum, current);
  refuseKept(body, current, KEPT);
  const planned = planAlone(register, scope, today, { sent: body, current }, library);
  if (!planned || planned.changes.length === 0) return planned && { row: current, emptied: [] };
  const change = { id, seen: current.surum, ...planned };
  const stored = await updateSeen(services.db, register, scope, today, change);
  const emptied = emptiedBeside(register, Object.keys(body), current, planned);
  return stored && { row: changedRow(register, current, stored), emptied };
}

/** Changes values of a record within a transaction that does more than this; gives back the fields that emptied beside them. */
export async function changeWithin(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  id: number,
  values: Values,
): Promise<string[]> {
  const current = await holdRecord(tx, register, scope, id);
  const sent = { sent: values, current };
  const planned = await planRecord(tx, register, scope, today, sent, new Set());
  if (planned.changes.length > 0)
    await updateRecords(tx, register, scope, today, [{ id, ...planned }]);
  return emptiedBeside(register, Object.keys(values), current, planned);
}

/** Would a row that shows the names of its department and documents show another one? */
function namesOther({ fields }: Register, { changes }: Planned): boolean {
  const named = [...fieldsNaming(fields, 'department'), ...fieldsNaming(fields, 'document')];
  return named.some(({ name }) => changes.some(({ alan }) => alan === name));
}
