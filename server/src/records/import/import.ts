import type { ImportPlan, importResult } from '@emanet/contract/records/import';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { AppError, fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import { createCompanyGate } from '../../platform/admission/company-gate.ts';
import { inTurn } from '../../platform/admission/semaphore.ts';
import type { Tx } from '../../platform/db.ts';
import { isConflict } from '../conflicts.ts';
import { writeWorkbook, type Workbook } from '../excel/workbook.ts';
import { countOf, digestOf, type PlannedStep } from './answer.ts';
import { readSheet, type Sheet } from './file/sheet.ts';
import { limitUnseen } from './unseen.ts';
import type { SheetHeads } from './heads.ts';

/** `toStore`: the plan is carried out in this transaction. `today`: the day in Turkey. */
type Planning = Readonly<{ toStore: boolean; today: string }>;

/**
 * Part of an import that belongs to one noun. `plan` says what would become of each row, and holds
 * what it is about when it is to be stored; `answer` and `refused` show that to a person.
 */
export type Importer<Plan extends Readonly<{ steps: readonly PlannedStep[] }>> = Readonly<{
  heads: SheetHeads;
  plan: (tx: Tx, scope: PersonScope, sheet: Sheet, how: Planning) => Promise<Plan>;
  answer: (plan: Plan, lang: Language) => Promise<Pick<ImportPlan, 'satirlar'>['satirlar']>;
  refused: (plan: Plan, lang: Language) => Workbook;
  /** Stores the plan; answers by what it is undone, where that can be. */
  store: (tx: Tx, scope: PersonScope, today: string, plan: Plan) => Promise<StoredImport | void>;
}>;

type AnyPlan = Readonly<{ steps: readonly PlannedStep[]; unseen?: number }>;
/** The new records, and the number by which all that was stored is undone. */
export type StoredImport = Readonly<{ eklenenler: readonly number[]; toplu_islem: string }>;
type Imported = z.output<typeof importResult>['data'];

/**
 * Each file takes tens of megabytes while it is read and planned; a waiting call holds only its bytes.
 * So many at once as threads read, slow ones included.
 */
const anyFileInTurn = inTurn(6);
/** One company's files follow one another, so that its slow ones leave room for others'. */
const filesOfCompany = createCompanyGate(1);

const fileInTurn = <T>({ company_id }: PersonScope, work: () => Promise<T>): Promise<T> =>
  filesOfCompany(company_id, () => anyFileInTurn(work));

/** Preview of an import of the file; stores nothing. */
export const checkImport = <Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  lang: Language,
): Promise<ImportPlan> =>
  fileInTurn(scope, async () => {
    const plan = await dryRun(services, importer, scope, bytes);
    return {
      ozet: {
        eklenecek: countOf(plan, 'add'),
        degisecek: countOf(plan, 'change'),
        ayni: countOf(plan, 'same'),
        reddedilecek: countOf(plan, 'refuse'),
      },
      satirlar: await importer.answer(plan, lang),
      plan: await digestOf(bytes, plan),
    };
  });

/** The refused rows of a file, with what is wrong with them, as a file to correct. */
export const refusedRows = <Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  lang: Language,
): Promise<Uint8Array> =>
  fileInTurn(scope, async () =>
    writeWorkbook(
      companyNameOf(scope),
      importer.refused(await dryRun(services, importer, scope, bytes), lang),
    ),
  );

async function dryRun<Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
): Promise<Plan> {
  const sheet = await readSheet(bytes, importer.heads);
  const how = { toStore: false, today: services.clock.today() };
  const plan = await services.db.read(scope, (tx) => importer.plan(tx, scope, sheet, how));
  await limitUnseen(services, scope, plan.unseen ?? 0);
  return plan;
}

/**
 * Imports the file when what it would do is still what the check said, in one transaction. Refused
 * rows are left out; the same key of the same person imports once.
 */
export const importRows = <Plan extends AnyPlan>(
  { db, clock }: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  agreed: string,
  key: OnceKey | undefined,
): Promise<Imported> =>
  fileInTurn(scope, async () => {
    const sheet = await readSheet(bytes, importer.heads);
    const importing = db.write(scope, (tx) =>
      once(tx, scope, key, async () => {
        const today = clock.today();
        const plan = await importer.plan(tx, scope, sheet, { toStore: true, today });
        if ((await digestOf(bytes, plan)) !== agreed) fail('IMPORT_CHANGED');
        const stored = await importer.store(tx, scope, today, plan);
        return {
          eklenen: countOf(plan, 'add'),
          guncellenen: countOf(plan, 'change'),
          atlanan: countOf(plan, 'refuse'),
          eklenenler: [...(stored?.eklenenler ?? [])],
          toplu_islem:
            countOf(plan, 'add') + countOf(plan, 'change') > 0
              ? (stored?.toplu_islem ?? null)
              : null,
        };
      }),
    );
    // A new check names the row.
    return importing.catch((error: unknown) => {
      throw isConflict(error) ? new AppError('IMPORT_CHANGED') : error;
    });
  });
