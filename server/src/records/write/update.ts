import { commitWith } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { namingConflicts } from '../conflicts.ts';
import type { RecordBody, RecordRow, Register } from '../register.ts';
import { holdRecord, readRecord } from '../single.ts';
import { planRecord } from './plan.ts';
import { updateRecords } from './store.ts';

/** Changes what a body names and leaves the rest; a stale `surum` changes nothing. */
export async function updateRecord(
  services: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  body: RecordBody,
): Promise<RecordRow> {
  refuseOtherCompany(scope, body.company_id);
  const library = await findLibraryRows(services, register, scope, body);
  const updating = services.db.write(scope, async (tx) => {
    const current = await holdRecord(tx, register, scope, id);
    if (body.surum !== undefined && body.surum !== current.surum) fail('STALE', { data: current });

    const planned = await planRecord(tx, register, scope, { sent: body, current }, library);
    if (planned.changes.length === 0) return current;
    const [, record] = await Promise.all([
      updateRecords(tx, register, scope, services.clock.today(), [{ id, ...planned }]),
      readRecord(tx, register, scope, id),
      commitWith(tx),
    ]);
    return record;
  });
  return namingConflicts(register, updating);
}
