import type { Values } from '@emanet/contract/records/fields';
import type { Services } from '../../platform/services.ts';
import { commitWith, type Tx } from '../../platform/db.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { cleanRecord } from '../clean.ts';
import { settledRecord } from '../conditions.ts';
import { namingConflicts } from '../conflicts.ts';
import type { RecordBody, RecordRow, Register } from '../register.ts';
import { planRecord } from './plan.ts';
import { insertRecord } from './store-new.ts';

/** Adds a record; the same key of the same person adds it once. */
export async function addRecord(
  services: Services,
  register: Register,
  scope: CompanyScope,
  body: RecordBody,
  key: OnceKey | undefined,
): Promise<RecordRow> {
  refuseOtherCompany(scope, body.company_id);
  const today = services.clock.today();
  const sent = newValues(register, body);
  const library = await findLibraryRows(services, register, scope, sent);
  const adding = services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const planned = await planRecord(tx, register, scope, today, { sent }, library);
      const [record] = await Promise.all([
        insertRecord(tx, register, scope, today, planned),
        // With a key its answer has still to be kept.
        key ? undefined : commitWith(tx),
      ]);
      return record;
    }),
  );
  return namingConflicts(register, adding);
}

/** The values of a new record, and those that `planRecord` refuses since their condition is not met. */
function newValues(register: Register, sent: Values): Values {
  const { values, notAsked } = settledRecord(register, undefined, sent);
  const kept = cleanRecord(register.fields, values);
  const refused = notAsked.map(({ field: { name } }) => [name, sent[name]] as const);
  return { ...kept, ...Object.fromEntries(refused) };
}

/** Adds a record within a transaction that does more than this. */
export async function addWithin(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  values: Values,
): Promise<RecordRow> {
  const sent = newValues(register, values);
  const planned = await planRecord(tx, register, scope, today, { sent }, new Set());
  return insertRecord(tx, register, scope, today, planned);
}
