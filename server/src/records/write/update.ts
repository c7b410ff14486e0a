import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { commitWith } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { namingConflicts } from '../conflicts.ts';
import { changedRow } from '../derived.ts';
import type { RecordBody, RecordRow, Register } from '../register.ts';
import { holdRecord, readRecord } from '../single.ts';
import { planRecord, type Planned } from './plan.ts';
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
  const today = services.clock.today();
  const library = await findLibraryRows(services, register, scope, body);
  const updating = services.db.write(scope, async (tx) => {
    const current = await holdRecord(tx, register, scope, id);
    if (body.surum !== undefined && body.surum !== current.surum) fail('STALE', { data: current });

    const planned = await planRecord(tx, register, scope, today, { sent: body, current }, library);
    if (planned.changes.length === 0) return current;
    const [[stored], read] = await Promise.all([
      updateRecords(tx, register, scope, today, [{ id, ...planned }]),
      namesOther(register, planned) ? readRecord(tx, register, scope, id) : undefined,
      commitWith(tx),
    ]);
    return read ?? changedRow(register, current, stored ?? {});
  });
  return namingConflicts(register, updating);
}

/** Would a row that shows the names of its department and documents show another one? */
function namesOther({ fields }: Register, { changes }: Planned): boolean {
  const named = [...fieldsNaming(fields, 'department'), ...fieldsNaming(fields, 'document')];
  return named.some(({ name }) => changes.some(({ alan }) => alan === name));
}
