import { serverText } from '@emanet/contract/locales/server-texts';
import type { Department, DepartmentCounts, organization } from '@emanet/contract/organization';
import type { Sentence } from '@emanet/contract/shared/primitives';
import { z } from 'zod';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { lastState, oneLine, refuseStale } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { isConflict } from '../../records/conflicts.ts';
import { nounsOfDepartments } from '../../nouns-of-features.ts';
import { registers } from '../../registers.ts';
import { moveApplications } from '../applications/applications.ts';
import { moveConfirmations } from '../confirmations/confirmations.ts';
import { moveQuestionnaires } from '../questionnaires/questionnaires.ts';
import { moveInvitations } from '../training/training.ts';
import { moveInvited } from './invitations.ts';
import { placeEveryone, selectPlaced } from './people-queries.ts';
import {
  deleteRow,
  holdDepartmentNames,
  insertDepartment,
  lockDepartments,
  moveRows,
  renameRow,
  selectCounts,
  selectNamesake,
} from './queries.ts';

type Body<E extends keyof typeof organization> = z.output<(typeof organization)[E]['body']>;

const DEPARTMENT = { tur: 'departman', ofCompany: true } as const;

/** Refuses a name that another department has, ignoring case. */
async function refuseNamesake(tx: Tx, scope: CompanyScope, name: string, self?: number) {
  await holdDepartmentNames(tx, scope);
  const other = await selectNamesake(tx, scope, name, self);
  if (other)
    fail('DEPARTMENT_EXISTS', {
      values: { name: other.department_name },
      fields: { department_name: 'taken' },
      data: other,
    });
}

export function addDepartment(
  db: Db,
  scope: CompanyScope,
  body: Body<'addDepartment'>,
  key: OnceKey | undefined,
): Promise<Department> {
  refuseOtherCompany(scope, body.company_id);
  const department_name = oneLine(body.department_name, 'department_name');
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      return storeNew(tx, scope, { department_name });
    }),
  );
}

/** Stores a department under a free name; a restored one keeps its number. */
export async function storeNew(
  tx: Tx,
  scope: CompanyScope,
  given: Readonly<{ department_name: string; department_id?: number }>,
): Promise<Department> {
  const { department_name } = given;
  await refuseNamesake(tx, scope, department_name);
  const added = await insertDepartment(tx, scope, given);
  const after = { department_name };
  await logChange(tx, scope, DEPARTMENT, added.department_id, { islem: 'ekleme', after });
  return added;
}

/** Gives a department another name; a stale `surum` changes nothing. */
export function renameDepartment(
  db: Db,
  scope: CompanyScope,
  id: number,
  body: Body<'renameDepartment'>,
): Promise<Department> {
  refuseOtherCompany(scope, body.company_id);
  const name = oneLine(body.department_name, 'department_name');
  return db.write(scope, async (tx) => {
    await refuseNamesake(tx, scope, name, id);
    const [current] = await lockDepartments(tx, scope, [id]);
    if (!current) fail('NOT_FOUND');
    refuseStale(body.surum, current);
    return storeName(tx, scope, current, name);
  });
}

/** Stores another name of a locked department; the same one changes nothing. */
export async function storeName(tx: Tx, scope: CompanyScope, current: Department, name: string) {
  const { department_id, department_name } = current;
  if (name === department_name) return current;
  const [before, after] = [{ department_name }, { department_name: name }];
  await logChange(tx, scope, DEPARTMENT, department_id, { islem: 'güncelleme', before, after });
  return renameRow(tx, scope, department_id, name);
}

/** Deletes a department without records. */
export async function deleteDepartment(db: Db, scope: CompanyScope, id: number): Promise<void> {
  await naming(db.write(scope, (tx) => remove(tx, scope, id)));
}

async function remove(tx: Tx, scope: CompanyScope, id: number): Promise<void> {
  const [current] = await lockDepartments(tx, scope, [id]);
  if (!current) fail('NOT_FOUND');
  const [counts] = await selectCounts(tx, scope, id);
  if (counts) refuseHeld(counts);
  await deleteRow(tx, scope, id);
  const before = { department_name: current.department_name };
  await logChange(tx, scope, DEPARTMENT, id, { islem: 'silme', before });
}

const named = z.object({ department_name: z.string() });

/** Restores a deleted department under its number, so that its history continues. */
export async function restoreDepartment(
  tx: Tx,
  scope: CompanyScope,
  id: number,
): Promise<Department> {
  if ((await lockDepartments(tx, scope, [id])).length > 0) fail('NOT_DELETED');
  const { had } = await lastState(tx, scope, DEPARTMENT, id);
  return storeNew(tx, scope, { ...named.parse(had), department_id: id });
}

/** Departments, with the revert of their changes; moves of a merge are not reverted. */
export const reversibleDepartments: Reversible = {
  ...DEPARTMENT,
  table: 'departments',
  read: 'organization.read',
  write: 'organization.write',
  fields: [{ name: 'department_name' }],
  ofCompany: true,
  lock: async (tx, scope, id) => (await lockDepartments(tx, scope, [id])).length > 0,
  giveBack: async (_, tx, scope, id, values) => {
    const { department_name } = named.parse(values);
    await refuseNamesake(tx, scope, department_name, id);
    const [current] = await lockDepartments(tx, scope, [id]);
    return storeName(tx, scope, current ?? fail('NOT_FOUND'), department_name);
  },
  remove: (_, tx, scope, id) => naming(remove(tx, scope, id)),
  restore: (_, tx, scope, id) => restoreDepartment(tx, scope, id),
};

/** A department still has other rows: only the database knows all of them. */
async function naming<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isConflict(error)) throw error;
    return fail('DEPARTMENT_IN_USE', { values: { what: serverText('organization.records') } });
  }
}

const HOLDERS = [
  ['faaliyet', 'faaliyet', 'activities'],
  ['aktarim', 'aktarım', 'transfers'],
  ['varlik', 'varlık', 'assets'],
  ['aksiyon', 'aksiyon', 'actions'],
  ['temsilci', 'temsilci', 'representatives'],
  ['anket', 'anket', 'questionnaires'],
  ['onay', 'envanter onayı', 'confirmations of its inventory'],
] as const;

function refuseHeld(counts: DepartmentCounts): void {
  const held = HOLDERS.filter(([key]) => counts[key] > 0);
  if (held.length === 0) return;
  const what: Sentence = {
    tr: held.map(([key, tr]) => `${counts[key]} ${tr}`).join(', '),
    en: held.map(([key, , en]) => `${en}: ${counts[key]}`).join(', '),
  };
  fail('DEPARTMENT_IN_USE', { values: { what }, data: counts });
}

/**
 * Moves everything of a department to another one, each record with its entry in the change log,
 * and closes it: all of it or nothing.
 */
export async function mergeDepartment(
  db: Db,
  scope: CompanyScope,
  source: number,
  body: Body<'mergeDepartment'>,
): Promise<Department & { tasinan: number }> {
  refuseOtherCompany(scope, body.company_id);
  const target = body.hedef_id;
  if (source === target) fail('DEPARTMENT_SAME', { fields: { hedef_id: 'department' } });
  const merging = db.write(scope, async (tx) => {
    const name =
      body.department_name === undefined
        ? undefined
        : oneLine(body.department_name, 'department_name');
    if (name !== undefined) await holdDepartmentNames(tx, scope);
    const held = await lockDepartments(tx, scope, [source, target]);
    const from = held.find((one) => one.department_id === source) ?? fail('NOT_FOUND');
    const into =
      held.find((one) => one.department_id === target) ??
      fail('INVALID_INPUT', { fields: { hedef_id: 'department' } });
    let tasinan = await placeEveryone(tx, await selectPlaced(tx, source), { source, target });
    for (const kept of registers)
      tasinan += await moveRows(tx, scope, kept, { source, target, judged: true });
    for (const kept of nounsOfDepartments)
      tasinan += await moveRows(tx, scope, kept, { source, target, judged: false });
    tasinan += await moveApplications(tx, scope, { source, target });
    tasinan += await moveQuestionnaires(tx, scope, { source, target });
    tasinan += await moveConfirmations(tx, scope, { source, target });
    tasinan += await moveInvitations(tx, scope, { source, target });
    tasinan += await moveInvited(tx, { source, target });
    await deleteRow(tx, scope, source);
    await logChange(tx, scope, DEPARTMENT, source, {
      islem: 'birleştirme',
      before: { department_id: source, department_name: from.department_name },
      after: { department_id: target, department_name: into.department_name },
    });
    if (name === undefined || name === into.department_name) return { ...shown(into), tasinan };
    await refuseNamesake(tx, scope, name, target);
    return { ...(await storeName(tx, scope, into, name)), tasinan };
  });
  return naming(merging);
}

const shown = ({ department_id, department_name, company_id }: Department): Department => ({
  department_id,
  department_name,
  company_id,
});
