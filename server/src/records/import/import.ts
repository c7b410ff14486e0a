import type { ImportPlan, importResult } from '@emanet/contract/records/import';
import type { Language } from '@emanet/contract/shared/primitives';
import { createHash } from 'node:crypto';
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
import { accountOf, type Owners } from './account.ts';
import { readSheet, withColumn, type Sheet } from './file/sheet.ts';
import type { Joined } from './join-rows.ts';
import { limitUnseen } from './unseen.ts';
import { ID_COLUMN, type SheetHeads } from './heads.ts';
import { ownSheet, withMeanings } from './own/cells.ts';
import { notesBelow } from './own/notes-below.ts';
import { headsIn, type Guessable } from './own/columns.ts';
import { withParts } from './own/parts.ts';
import { withWords } from './own/consultant.ts';
import { forgetFile, selectMemory, withMemory } from './own/memory.ts';

/** `toStore`: the plan is carried out in this transaction. `today`: the day in Turkey. `clears`: blank cells empty what is stored. */
type Planning = Readonly<{ toStore: boolean; today: string; clears?: boolean }>;

/**
 * Part of an import that belongs to one noun. `plan` computes the outcome of each row, and locks its
 * records before storing; `answer` and `refused` show the outcome to a person.
 */
export type Importer<Plan extends Readonly<{ steps: readonly PlannedStep[] }>> = Readonly<{
  heads: SheetHeads;
  /** Fields without whose column no row can be read. */
  required: readonly string[];
  /** Fields by which columns with a company's own heads are recognised. */
  guessable: (tx: Tx, scope: PersonScope) => Promise<readonly Guessable[]>;
  plan: (tx: Tx, scope: PersonScope, sheet: Sheet, how: Planning) => Promise<Plan>;
  answer: (plan: Plan, lang: Language) => Promise<Pick<ImportPlan, 'satirlar'>['satirlar']>;
  refused: (plan: Plan, lang: Language) => Workbook;
  /** No blank cell empties a row that is stored. */
  onlyAdds?: boolean;
  /** Stores the plan; returns what an undo needs, if it can be undone. */
  store: (tx: Tx, scope: PersonScope, today: string, plan: Plan) => Promise<StoredImport | void>;
}>;

type AnyPlan = Readonly<{
  steps: readonly PlannedStep[];
  unseen?: number;
  owners?: Owners;
  joined?: Joined;
}>;
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
/** A plan of 20,000 rows takes a hundred megabytes; as many are planned at once as there are processors. */
const manyRowsInTurn = inTurn(2);
const MANY_ROWS = 5_000;

/** A file as it was read, with what is remembered of its heads and words. */
async function readAsked<Plan extends AnyPlan>(
  { db }: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
) {
  const file = createHash('sha256').update(bytes).digest('hex');
  const { name } = importer.heads;
  const memory = await db.read(scope, async (tx) =>
    withWords(tx, scope, name, await selectMemory(tx, scope, name, file)),
  );
  return {
    file,
    memory,
    sheet: await readSheet(bytes, withMemory(importer.heads, memory), memory.secimler.sayfalar),
  };
}

type Asked = Awaited<ReturnType<typeof readAsked>>;

/** Reads the file and does some work with it, when it is the turn of the file and of its many rows. */
const withFile = <Plan extends AnyPlan, T>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  work: (asked: Asked) => Promise<T>,
): Promise<T> =>
  filesOfCompany(scope.company_id, () =>
    anyFileInTurn(async () => {
      const asked = await readAsked(services, importer, scope, bytes);
      const many = asked.sheet.rows.length > MANY_ROWS;
      return many ? manyRowsInTurn(() => work(asked)) : work(asked);
    }),
  );

/** Preview of an import of the file; stores nothing. */
export const checkImport = <Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  lang: Language,
): Promise<ImportPlan> =>
  withFile(services, importer, scope, bytes, async (asked) => {
    const { plan, heads, missing, account, numbered } = await dryRun(
      services,
      importer,
      scope,
      asked,
    );
    const count = (kind: PlannedStep['kind']) => (plan ? countOf(plan, kind) : 0);
    return {
      ozet: {
        eklenecek: count('add'),
        degisecek: count('change'),
        ayni: count('same'),
        reddedilecek: count('refuse'),
      },
      satirlar: plan ? await importer.answer(plan, lang) : [],
      sayfalar: asked.sheet.sheets.map(({ name, hidden, chosen, rows, cells, shown }) => ({
        ...{ ad: name, gizli: hidden, secili: chosen },
        ...{ satir: rows, hucre: cells, ornek: shown.map((row) => [...row]) },
      })),
      hesap: account ?? null,
      hepsine: asked.memory.secimler.hepsine ?? {},
      bos: numbered || importer.onlyAdds ? null : (asked.memory.secimler.bos ?? 'birak'),
      basliklar: heads,
      eksik: [...missing],
      dosya: asked.file,
      plan: plan ? await digestOf(bytes, plan) : '',
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
  withFile(services, importer, scope, bytes, async (asked) => {
    const { plan = fail('IMPORT_CHANGED') } = await dryRun(services, importer, scope, asked);
    return writeWorkbook(companyNameOf(scope), importer.refused(plan, lang));
  });

const DEPARTMENT = 'department_id';

/** Are the sheets called after departments? Several sheets of one list are taken to be. */
const namesDepartments = ({ read }: Sheet, fields: readonly Guessable[]): boolean => {
  const knows = fields.find(({ name }) => name === DEPARTMENT)?.knows;
  return read.length > 1 || (knows !== undefined && read.some(({ label }) => knows(label)));
};

/** Heads of the file and, where all of them are settled, the plan. */
async function planOf<Plan extends AnyPlan>(
  tx: Tx,
  importer: Importer<Plan>,
  scope: PersonScope,
  { sheet: read, memory }: Asked,
  how: Planning,
) {
  const fields = await importer.guessable(tx, scope);
  const heads = await headsIn(read, memory, fields, importer.heads);
  const sheet = withParts(read, fields);
  const has = (name: string) => sheet.columns.some((column) => column.name === name);
  const placed = fields.some(({ name }) => name === DEPARTMENT);
  const forAll = Object.entries(memory.secimler.hepsine ?? {}).filter(
    ([name]) => !has(name) && fields.some((field) => field.name === name),
  );
  const given = new Set(forAll.map(([name]) => name));
  const named =
    placed && !has(DEPARTMENT) && !given.has(DEPARTMENT) && namesDepartments(sheet, fields);
  if (named) given.add(DEPARTMENT);
  const missing = importer.required.filter((name) => !has(name) && !given.has(name));
  const numbered = has(ID_COLUMN);
  const settled = heads.every(({ kaynak }) => !['icerik', 'ikinci', 'yok'].includes(kaynak));
  if (!settled || missing.length > 0) return { heads, missing, numbered, plan: undefined };
  const full = forAll.reduce(
    (before, [name, value]) => withColumn(before, name, value),
    named ? withColumn(sheet, DEPARTMENT) : sheet,
  );
  const own = ownSheet(full, fields);
  const whole = await withMeanings(full, memory, fields, own);
  const notes = notesBelow(whole, importer.required);
  const meant = { ...whole, rows: whole.rows.filter((row) => !notes.has(row)) };
  const clears = numbered || memory.secimler.bos === 'sil';
  const plan = await importer.plan(tx, scope, meant, { ...how, clears });
  return {
    heads,
    missing,
    numbered,
    plan,
    account: await accountOf(sheet, memory, { ...plan, notes }, own),
  };
}

async function dryRun<Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  asked: Asked,
) {
  const how = { toStore: false, today: services.clock.today() };
  const planned = await services.db.read(scope, (tx) => planOf(tx, importer, scope, asked, how));
  await limitUnseen(services, scope, planned.plan?.unseen ?? 0);
  return planned;
}

/**
 * Imports the file in one transaction if its outcome is still the one that the check showed. Refused
 * rows are left out; the same key of the same person imports once.
 */
export const importRows = <Plan extends AnyPlan>(
  services: Services,
  importer: Importer<Plan>,
  scope: PersonScope,
  bytes: Uint8Array,
  agreed: string,
  key: OnceKey | undefined,
): Promise<Imported> =>
  withFile(services, importer, scope, bytes, async (asked) => {
    const { db, clock } = services;
    const importing = db.write(scope, (tx) =>
      once(tx, scope, key, async () => {
        const today = clock.today();
        const { plan } = await planOf(tx, importer, scope, asked, { toStore: true, today });
        if (!plan || (await digestOf(bytes, plan)) !== agreed) fail('IMPORT_CHANGED');
        const stored = await importer.store(tx, scope, today, plan);
        await forgetFile(tx, scope, importer.heads.name, asked.file);
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
