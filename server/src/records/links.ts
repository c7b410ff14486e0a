import { codesOf } from '@emanet/contract/lookups';
import { isEmpty, type Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { scopeWith, type CompanyScope } from '../platform/http/scope.ts';
import { inScope } from './queries.ts';
import type { Register } from './register.ts';

/** The ids in a stored list of activities. */
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/**
 * Names of those of the activities that this person may read. A register may reach further than
 * the activities do (`varlik_sorumlusu`); their names do not.
 */
export async function activityNames(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; surec_ismi: string }>`
    select t.id, t.surec_ismi from veri_harita t
    where ${inScope(scopeWith(scope, 'activities.read'))} and t.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(found.rows.map((row) => [row.id, row.surec_ismi]));
}

/**
 * A record with its suppliers in the directory's spelling, with the data that follow from its
 * activities, and without activities that have been deleted. Who sees only some departments cannot tell a deleted activity from another
 * department's, so there it stays.
 */
export async function settleLinks(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  values: Values,
): Promise<Values> {
  const settled: Record<string, unknown> = { ...values };
  for (const { name, control } of register.fields) {
    const value = values[name];
    if (control === 'supplier' && typeof value === 'string')
      settled[name] = (await directorySpelling(tx, scope, value)) ?? value;
    if (control === 'activities' && scope.departments === 'all')
      settled[name] = await existing(tx, scope, idsIn(value));
  }
  const { dataOfActivities: derived } = register;
  if (derived && isEmpty(settled[derived])) {
    const linked = register.fields.filter(({ control }) => control === 'activities');
    const ids = linked.flatMap(({ name }) => idsIn(settled[name]));
    settled[derived] = await dataOf(tx, scope, ids);
  }
  return settled;
}

/** Data items of those of the activities that the caller may read, in the order of the look-up. */
async function dataOf(tx: Tx, scope: CompanyScope, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ code: string }>`
    select distinct held.code from veri_harita t
    cross join unnest(t.islenen_kisisel_veriler) held(code)
    where ${inScope(scopeWith(scope, 'activities.read'))} and t.id = any(${[...ids]}::int[])
  `.execute(tx);
  const held = new Set(found.rows.map((row) => row.code));
  return codesOf('kisisel_veriler').filter((code) => held.has(code));
}

async function directorySpelling(
  tx: Tx,
  scope: CompanyScope,
  name: string,
): Promise<string | undefined> {
  const found = await sql<{ tedarikci_adi: string }>`
    select tedarikci_adi from tedarikci_listesi
    where company_id = ${scope.company_id} and fold_turkish(tedarikci_adi) = fold_turkish(${name})
  `.execute(tx);
  return found.rows[0]?.tedarikci_adi;
}

async function existing(tx: Tx, scope: CompanyScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await sql<{ id: number }>`
    select t.id from veri_harita t
    where ${inScope(scope)} and t.id = any(${[...ids]}::int[]) order by t.id
  `.execute(tx);
  return found.rows.map((row) => row.id);
}
