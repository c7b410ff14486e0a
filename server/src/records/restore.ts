import type { Values } from '@emanet/contract/records/fields';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import { appendChange, changedFields, lastChange } from './change-log.ts';
import { departmentExists, findDocuments } from './checks.ts';
import { cleanRecord } from './clean.ts';
import { namingConflicts, refuseNamesake } from './conflicts.ts';
import { settleLinks } from './links.ts';
import { insertRecord, lockRecord } from './queries.ts';
import type { RecordRow, Register } from './register.ts';
import { readRecord } from './single.ts';

/** Brings a deleted record back under its old id, as its last entry in the change log has it. */
export function restoreRecord(
  { db }: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
): Promise<RecordRow> {
  const restoring = db.write(scope, async (tx) => {
    if (await lockRecord(tx, register, scope, id)) fail('NOT_DELETED');
    const entry = await lastChange(tx, scope, register, id);
    if (entry?.islem !== 'silme') fail('NOT_FOUND');
    const had: Values = Object.fromEntries(entry.alanlar.map(({ alan, eski }) => [alan, eski]));
    const { department_id } = entry;
    if (!(await departmentExists(tx, scope, department_id))) fail('DEPARTMENT_GONE');

    const kept = cleanRecord(register.fields, had);
    const linked = await settleLinks(tx, register, scope, kept);
    const next = await withoutGoneDocuments(tx, register, scope, linked);
    await refuseNamesake(tx, register, scope, next);
    if (!(await insertRecord(tx, register, scope, next, identityOf(id, had)))) fail('NOT_DELETED');
    await appendChange(tx, scope, register, {
      record_id: id,
      department_id,
      islem: 'ekleme',
      alanlar: changedFields(register.fields, undefined, next),
    });
    return readRecord(tx, register, scope, id);
  });
  return namingConflicts(register, restoring);
}

/** Its own id and birthday, and a new version: who still holds the deleted one is told. */
const identityOf = (id: number, had: Values): Values => ({
  id,
  surum: (typeof had.surum === 'number' ? had.surum : 0) + 1,
  ...(had.olusturma_tarihi ? { olusturma_tarihi: had.olusturma_tarihi } : {}),
});

async function withoutGoneDocuments(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  values: Values,
): Promise<Values> {
  const fields = register.fields.filter((field) => field.control === 'document');
  const ids = fields.flatMap(({ name }) =>
    typeof values[name] === 'number' ? [values[name]] : [],
  );
  const there = new Set((await findDocuments(tx, scope, ids)).map((one) => one.id));
  const gone = fields.filter(({ name }) => !there.has(Number(values[name])));
  return { ...values, ...Object.fromEntries(gone.map(({ name }) => [name, null])) };
}
