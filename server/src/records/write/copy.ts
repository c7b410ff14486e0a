import type { CopyResult } from '@emanet/contract/records/copy';
import type { Values } from '@emanet/contract/records/fields';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { nameAct } from '../../nouns/log.ts';
import {
  scopeInCompany,
  type CompanyScope,
  type PersonScope,
} from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { nameOf } from '../record-name.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { cleanRecord } from '../clean.ts';
import { namingConflicts } from '../conflicts.ts';
import { findLinks } from '../links.ts';
import { inScope } from '../queries.ts';
import type { Endpoints, RecordRow, Register } from '../register.ts';
import { readRecords } from './bulk.ts';
import { COPIED_FROM, copiedValues } from './copied.ts';
import { planRecords, type Planned } from './plan.ts';
import { insertRecord } from './store-new.ts';

type Body = z.output<Endpoints['copyToCompany']['body']>;
/** A record of the source, and what is sent of it. */
type Copy = Readonly<{ row: RecordRow; sent: Values }>;

/**
 * Adds copies of records to another company in which the person may write, too; all of them or none.
 * Their entries name the source to members of both companies alone.
 */
export async function copyRecords(
  services: Services,
  register: Register,
  scope: PersonScope,
  body: Body,
  { lang, key }: Readonly<{ lang: Language; key: OnceKey | undefined }>,
): Promise<CopyResult> {
  refuseOtherCompany(scope, body.company_id);
  const other = body.hedef_company_id;
  if (other === scope.company_id) fail('INVALID_INPUT', { fields: { hedef_company_id: 'choice' } });
  const target = scopeInCompany(scope, other, register.write);
  const today = services.clock.today();
  const ids = [...new Set(body.ids)];
  const rows = await services.db.read(scope, (tx) => readRecords(tx, register, scope, ids));
  if (rows.length < ids.length) fail('NOT_FOUND');
  const library = await findLibraryRows(services, register, target, ...rows);
  const called = ({ row }: Copy) => nameOf(register, row, lang);
  const copying = services.db.write(target, (tx) =>
    once(tx, target, key, async (): Promise<CopyResult> => {
      const { copies, missing } = await withSuppliers(
        tx,
        register,
        target,
        rows.map((row) => ({ row, sent: sentOf(register, row, body) })),
      );
      const { fresh, known } = await withoutNamesakes(tx, register, target, copies);
      const planned = await planCopies(tx, register, target, today, fresh, library);
      await nameAct(tx, randomUUID());
      const kopyalanan: number[] = [];
      const refused: Copy[] = [];
      for (const { copy, plan } of planned) {
        if (Object.keys(plan.problems).length > 0) refused.push(copy);
        else {
          const source = { company_id: scope.company_id, id: copy.row.id };
          const changes = [...plan.changes, { alan: COPIED_FROM, eski: null, yeni: source }];
          const { id } = await insertRecord(tx, register, target, today, { ...plan, changes });
          kopyalanan.push(id);
        }
      }
      return {
        kopyalanan,
        var_olan: known.map(called),
        reddedilen: refused.map(called),
        tedarikcisiz: missing,
      };
    }),
  );
  return namingConflicts(register, copying);
}

/** Values that are sent of a record: a department that the body leaves out is refused. */
function sentOf(register: Register, row: RecordRow, { departmanlar, metinler }: Body): Values {
  const { fields, nameField } = register;
  const department = departmanlar.find(({ kaynak }) => kaynak === Number(row['department_id']));
  if (!department) return fail('INVALID_INPUT', { fields: { departmanlar: 'department' } });
  const values = copiedValues(fields, row, { nameField, texts: metinler });
  return cleanRecord(fields, { ...values, department_id: department.hedef });
}

/** Keeps only suppliers of the target's directory (apart from the name); returns the missing ones. */
async function withSuppliers(
  tx: Tx,
  register: Register,
  target: CompanyScope,
  copies: readonly Copy[],
): Promise<{ copies: Copy[]; missing: string[] }> {
  const names = fieldsNaming(register.fields, 'supplier')
    .map(({ name }) => name)
    .filter((name) => name !== register.nameField);
  if (names.length === 0) return { copies: [...copies], missing: [] };
  const sent = copies.map((copy) => copy.sent);
  const { spellings } = await findLinks(tx, register, target, sent);
  const missing = new Set<string>();
  const known = copies.map(({ row, sent: values }) => {
    const left: Record<string, unknown> = { ...values };
    for (const name of names) {
      const supplier = left[name];
      if (typeof supplier !== 'string' || spellings.has(supplier)) continue;
      missing.add(supplier);
      left[name] = null;
    }
    return { row, sent: left };
  });
  return { copies: known, missing: [...missing] };
}

/** Copies whose name is free in their department, or in the company where it has a name once. */
async function withoutNamesakes(
  tx: Tx,
  register: Register,
  target: CompanyScope,
  copies: readonly Copy[],
): Promise<{ fresh: Copy[]; known: Copy[] }> {
  const { nameField, writtenName, uniqueName, table } = register;
  const columns = [nameField, ...(writtenName ? [writtenName] : [])];
  const keyOf = (values: Values) => {
    const words = columns.map((name) => foldTurkish(textOf(values[name])).trim());
    return JSON.stringify([uniqueName ? 0 : Number(values['department_id']), ...words]);
  };
  const { rows } = await sql<Values>`
    select t.department_id, ${sql.join(columns.map((name) => sql.ref(`t.${name}`)))}
    from ${sql.table(table)} t where ${inScope(target)}`.execute(tx);
  const taken = new Set(rows.map(keyOf));
  const fresh: Copy[] = [];
  const known: Copy[] = [];
  for (const copy of copies) {
    const key = keyOf(copy.sent);
    (taken.has(key) ? known : fresh).push(copy);
    taken.add(key);
  }
  return { fresh, known };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Plans copies; a choice that is no longer in force is left out, as in any new record. */
async function planCopies(
  tx: Tx,
  register: Register,
  target: CompanyScope,
  today: string,
  copies: readonly Copy[],
  library: ReadonlySet<number>,
): Promise<Readonly<{ copy: Copy; plan: Planned }>[]> {
  const stored = copies.map((copy) => ({ ...copy, asStored: true }));
  const plans = await planRecords(tx, register, target, today, stored, library);
  const lighter = copies.map(({ row, sent }, at) => {
    const bad = new Set(Object.keys(plans[at]?.problems ?? {}));
    bad.delete('department_id');
    return {
      row,
      asStored: true,
      sent: Object.fromEntries(Object.entries(sent).filter(([name]) => !bad.has(name))),
    };
  });
  const planned = await planRecords(tx, register, target, today, lighter, library);
  const foreign = planned.some(({ problems }) => problems['department_id']);
  if (foreign) fail('INVALID_INPUT', { fields: { departmanlar: 'department' } });
  return lighter.flatMap((copy, at) => {
    const plan = planned[at];
    return plan ? [{ copy, plan }] : [];
  });
}
