import type { ImportPlan } from '@emanet/contract/records/import';
import type { Language } from '@emanet/contract/shared/primitives';
import { AppError, fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { once, type OnceKey } from '../../platform/idempotency.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { createCompanyGate } from '../../platform/admission/company-gate.ts';
import { inTurn } from '../../platform/admission/semaphore.ts';
import { isConflict } from '../conflicts.ts';
import type { Endpoints, Register } from '../register.ts';
import { writeWorkbook } from '../workbook.ts';
import { answerOf, countOf, digestOf } from './answer.ts';
import { readSheet } from './file/sheet.ts';
import { planImport, type Plan } from './plan.ts';
import { refusedWorkbook } from './refused.ts';
import { storePlan } from './store.ts';

/** A register with the schema of its records. */
export type Target = Readonly<{ register: Register; body: Endpoints['add']['body'] }>;

type Imported = Readonly<{ eklenen: number; guncellenen: number; atlanan: number }>;

/** Each file takes tens of megabytes while it is read and planned; a waiting call holds only its bytes. */
const anyFileInTurn = inTurn(2);
/** One company's files follow one another, so that its slow ones leave room for others'. */
const filesOfCompany = createCompanyGate(1);

const fileInTurn = <T>({ company_id }: CompanyScope, work: () => Promise<T>): Promise<T> =>
  filesOfCompany(company_id, () => anyFileInTurn(work));

/** What an import of the file would do; stores nothing. */
export const checkImport = (
  services: Services,
  target: Target,
  scope: CompanyScope,
  bytes: Uint8Array,
  lang: Language,
): Promise<ImportPlan> =>
  fileInTurn(scope, async () => {
    const plan = await dryRun(services, target, scope, bytes);
    return answerOf(target.register, plan, lang, await digestOf(bytes, plan));
  });

/** The refused rows of a file, with what is wrong with them, as a file to correct. */
export const refusedRows = (
  services: Services,
  target: Target,
  scope: CompanyScope,
  bytes: Uint8Array,
  lang: Language,
): Promise<Uint8Array> =>
  fileInTurn(scope, async () => {
    const plan = await dryRun(services, target, scope, bytes);
    return writeWorkbook(refusedWorkbook(target.register, plan, lang));
  });

async function dryRun(
  { db }: Services,
  { register, body }: Target,
  scope: CompanyScope,
  bytes: Uint8Array,
): Promise<Plan> {
  const sheet = await readSheet(bytes, register.noun);
  return db.read(scope, (tx) => planImport(tx, { register, body, scope, sheet, toStore: false }));
}

/**
 * Imports the file when what it would do is still what the check said, in one transaction. Refused
 * rows are left out; the same key of the same person imports once.
 */
export const importRecords = (
  { db, clock }: Services,
  { register, body }: Target,
  scope: CompanyScope,
  bytes: Uint8Array,
  agreed: string,
  key: OnceKey | undefined,
): Promise<Imported> =>
  fileInTurn(scope, async () => {
    const sheet = await readSheet(bytes, register.noun);
    const importing = db.write(scope, (tx) =>
      once(tx, scope, key, async () => {
        const plan = await planImport(tx, { register, body, scope, sheet, toStore: true });
        if ((await digestOf(bytes, plan)) !== agreed) fail('IMPORT_CHANGED');
        await storePlan(tx, register, scope, clock.today(), plan);
        return {
          eklenen: countOf(plan, 'add'),
          guncellenen: countOf(plan, 'change'),
          atlanan: countOf(plan, 'refuse'),
        };
      }),
    );
    // A new check names the row.
    return importing.catch((error: unknown) => {
      throw isConflict(error) ? new AppError('IMPORT_CHANGED') : error;
    });
  });
