import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { appendChange, changedFields } from './change-log.ts';
import { checkRecord, findLibraryRows, refuseOtherCompany } from './checks.ts';
import { cleanRecord } from './clean.ts';
import { namingConflicts, refuseNamesake } from './conflicts.ts';
import { settleLinks } from './links.ts';
import { lockRecord, updateRecordFields } from './queries.ts';
import type { RecordBody, RecordRow, Register } from './register.ts';
import { readRecord } from './single.ts';

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
    if (!(await lockRecord(tx, register, scope, id))) fail('NOT_FOUND');
    const current = await readRecord(tx, register, scope, id);
    if (body.surum !== undefined && body.surum !== current.surum) fail('STALE', { data: current });

    const asked = cleanRecord(register.fields, { ...current, ...body });
    await checkRecord(tx, register, scope, { next: asked, current, library });
    const next = await settleLinks(tx, register, scope, asked);
    await refuseNamesake(tx, register, scope, next, id);
    const alanlar = changedFields(register.fields, current, next);
    if (alanlar.length === 0) return current;

    const changes = Object.fromEntries(alanlar.map(({ alan }) => [alan, next[alan]]));
    await updateRecordFields(tx, register, scope, id, changes);
    await appendChange(tx, scope, register, {
      record_id: id,
      department_id: Number(next.department_id),
      islem: 'güncelleme',
      alanlar,
    });
    return readRecord(tx, register, scope, id);
  });
  return namingConflicts(register, updating);
}
