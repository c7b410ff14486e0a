import type { Services } from '../platform/services.ts';
import { once, type OnceKey } from '../platform/idempotency.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { appendChange, changedFields } from './change-log.ts';
import { checkRecord, findLibraryRows, refuseOtherCompany } from './checks.ts';
import { cleanRecord } from './clean.ts';
import { namingConflicts, refuseNamesake } from './conflicts.ts';
import { settleLinks } from './links.ts';
import { insertRecord } from './queries.ts';
import type { RecordBody, RecordRow, Register } from './register.ts';
import { readRecord } from './single.ts';

/** Adds a record; the same key of the same person adds it once. */
export async function addRecord(
  services: Services,
  register: Register,
  scope: CompanyScope,
  body: RecordBody,
  key: OnceKey | undefined,
): Promise<RecordRow> {
  refuseOtherCompany(scope, body.company_id);
  const sent = cleanRecord(register.fields, body);
  const asked = register.prefill?.(sent) ?? sent;
  const library = await findLibraryRows(services, register, scope, asked);
  const adding = services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      await checkRecord(tx, register, scope, { next: asked, current: undefined, library });
      const next = await settleLinks(tx, register, scope, asked);
      await refuseNamesake(tx, register, scope, next);
      const id = await insertRecord(tx, register, scope, next);
      if (id === undefined) throw new Error('the database numbered a record twice');
      await appendChange(tx, scope, register, {
        record_id: id,
        department_id: Number(next.department_id),
        islem: 'ekleme',
        alanlar: changedFields(register.fields, undefined, next),
      });
      return readRecord(tx, register, scope, id);
    }),
  );
  return namingConflicts(register, adding);
}
