import type { Field } from '@emanet/contract/records/fields';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { DEPARTMENT_NAME, type savedViews } from '@emanet/contract/saved-views';
import { compareTurkish, foldTurkish } from '@emanet/contract/shared/turkish';
import type { z } from 'zod';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { registerOf } from '../../registers.ts';
import { markOwnView, selectOwnViews, upsertOwnView } from './person.ts';
import { markViewRow, selectDepartmentNames, selectViews, upsertView } from './queries.ts';

export { markOwnView, selectOwnViews, upsertOwnView } from './person.ts';

type Body = z.output<typeof savedViews.save.body>;

type Departments = readonly Readonly<{ department_id: number; department_name: string }>[];

const DEPARTMENT = 'departman';
const OF_ONE_COMPANY = [DEPARTMENT, 'kayit', 'kayitlar', 'verbis'];

/** Part of an address that is valid in every company: departments by name, no other numbers. */
function inAnyCompany(search: string, fields: readonly Field[], departments: Departments): string {
  const params = new URLSearchParams(search);
  const ids = (params.get(DEPARTMENT) ?? '').split(',');
  for (const one of ids) {
    const found = departments.find(({ department_id }) => String(department_id) === one);
    if (found) params.append(DEPARTMENT_NAME, found.department_name);
  }
  const referring = fields.filter((field) => kindOf(field).reference !== undefined);
  for (const name of [...OF_ONE_COMPANY, ...referring.map((field) => field.name)])
    params.delete(name);
  params.sort();
  return params.toString();
}

/** The same in one company: departments of those names; the names of others stay. */
function inCompany(search: string, departments: Departments): string {
  const params = new URLSearchParams(search);
  const names = params.getAll(DEPARTMENT_NAME);
  params.delete(DEPARTMENT_NAME);
  const ids: number[] = [];
  for (const name of names) {
    const found = departments.find((one) => foldTurkish(one.department_name) === foldTurkish(name));
    if (found) ids.push(found.department_id);
    else params.append(DEPARTMENT_NAME, name);
  }
  if (ids.length > 0) params.set(DEPARTMENT, ids.join(','));
  params.sort();
  return params.toString();
}

/** The caller's views of a register, those for every company too, and the shared ones, by name. */
export async function listViews(db: Db, scope: PersonScope, tur: Body['tur']) {
  const everywhere = await selectOwnViews(db, scope.actor, tur);
  const [here, departments] = await db.read(scope, async (tx) => [
    await selectViews(tx, scope, tur),
    everywhere.length > 0 ? await selectDepartmentNames(tx, scope) : [],
  ]);
  const own = everywhere.map((one) => ({ ...one, arama: inCompany(one.arama, departments) }));
  return [...here, ...own].toSorted((a, b) => compareTurkish(a.ad, b.ad));
}

/** Saves a view under its name, replacing the caller's earlier one. */
export async function saveView(db: Db, scope: PersonScope, body: Body, key: OnceKey | undefined) {
  if (body.genel) {
    const departments = await db.read(scope, (tx) => selectDepartmentNames(tx, scope));
    const arama = inAnyCompany(body.arama, registerOf(body.tur).fields, departments);
    const saved = await upsertOwnView(db, scope.actor, { ...body, arama });
    return { ...saved, arama: inCompany(arama, departments) };
  }
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const saved = await upsertView(tx, scope, body);
      if (body.paylasilan || saved?.was_shared) refuseReader(scope);
      const views = await selectViews(tx, scope, body.tur);
      return views.find((one) => one.id === saved?.id) ?? fail('NOT_FOUND');
    }),
  );
}

type Marked = Readonly<{ id: number; everywhere: boolean; deleted: boolean }>;

/** Deletes or restores a view of the caller; a shared one also by readers of the whole company. */
export async function markView(db: Db, scope: PersonScope, { id, everywhere, deleted }: Marked) {
  if (everywhere) {
    if (!(await markOwnView(db, scope.actor, id, deleted))) fail('NOT_FOUND');
    return;
  }
  await db.write(scope, async (tx) => {
    const marked = (await markViewRow(tx, scope, id, deleted)) ?? fail('NOT_FOUND');
    if (marked.paylasilan) refuseReader(scope);
  });
}

/** Refuses a change of shared views to readers; the transaction rolls it back. */
const refuseReader = (scope: PersonScope) => scopeWith(scope, 'saved-views.share');
