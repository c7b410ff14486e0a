import type { Reference } from '@emanet/contract/records/kinds/kind';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { codesOf } from '@emanet/contract/lookups';
import { isEmpty, type Values } from '@emanet/contract/records/fields';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { scopeWith, type AcrossScope, type CompanyScope } from '../platform/access/scope.ts';
import { idsIn } from './ids.ts';
import { forEachInTurn } from './in-pieces.ts';
import { inScope } from './queries.ts';
import type { Register } from './register.ts';

/**
 * Names of those of the activities that this person may read. A register may reach further than
 * the activities do (`varlik_sorumlusu`); their names do not.
 */
export async function activityNames(
  tx: Tx,
  scope: CompanyScope | AcrossScope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; surec_ismi: string }>`
    select t.id, t.surec_ismi from veri_harita t
    where ${inScope('company_ids' in scope ? scope : scopeWith(scope, 'processing-activities.read'))} and t.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(found.rows.map((row) => [row.id, row.surec_ismi]));
}

/** Targets of the links of records, found for many at once. */
export type Links = Readonly<{
  /** The directory's spelling of a supplier, by the given name. */
  spellings: ReadonlyMap<string, string>;
  /** Activities that there are. */
  existing: ReadonlySet<number>;
  /** Data items of the activities that the caller may read. */
  data: ReadonlyMap<number, readonly string[]>;
}>;

const fieldsOf = ({ fields }: Register, reference: Reference): string[] =>
  fieldsNaming(fields, reference).map(({ name }) => name);

/** Does the caller see the activities of the whole company? An asset officer does not. */
const seesActivities = (scope: CompanyScope) =>
  scopeWith(scope, 'processing-activities.read').departments === 'all';

/** Looks up what the links of records lead to. */
export async function findLinks(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  records: readonly Values[],
): Promise<Links> {
  const suppliers = fieldsOf(register, 'supplier');
  const activities = fieldsOf(register, 'activity');
  const names = new Set<string>();
  const linked = new Set<number>();
  await forEachInTurn(records, (values) => {
    for (const field of suppliers) {
      const name = values[field];
      if (typeof name === 'string') names.add(name);
    }
    for (const field of activities) for (const id of idsIn(values[field])) linked.add(id);
  });
  const [called, ids] = [[...names], [...linked]];
  const [spellings, there, data] = await Promise.all([
    directorySpellings(tx, scope, called),
    seesActivities(scope) ? existing(tx, scope, ids) : new Set<number>(),
    register.dataOfActivities ? dataOf(tx, scope, ids) : new Map<number, string[]>(),
  ]);
  return { spellings, existing: there, data };
}

/**
 * A record with its suppliers in the directory's spelling and the data that follow from its activities.
 * Deleted activities are removed, but only for callers who see all departments: others cannot tell a
 * deleted activity from one of another department.
 */
export function settled(
  register: Register,
  scope: CompanyScope,
  values: Values,
  links: Links,
): Values {
  const settled: Record<string, unknown> = { ...values };
  for (const name of fieldsOf(register, 'supplier'))
    settled[name] = links.spellings.get(String(values[name])) ?? values[name];
  const activities = fieldsOf(register, 'activity');
  if (seesActivities(scope))
    for (const name of activities)
      settled[name] = idsIn(values[name]).filter((id) => links.existing.has(id));
  const { dataOfActivities: derived } = register;
  if (derived && isEmpty(settled[derived])) {
    const ids = activities.flatMap((name) => idsIn(settled[name]));
    const held = new Set(ids.flatMap((id) => links.data.get(id) ?? []));
    settled[derived] = codesOf('kisisel_veriler').filter((code) => held.has(code));
  }
  return settled;
}

/** Data items of those of the activities that the caller may read. */
async function dataOf(
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; held: string[] }>`
    select t.id, t.islenen_kisisel_veriler as held from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))} and t.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Map(found.rows.map((row) => [row.id, row.held]));
}

async function directorySpellings(
  tx: Tx,
  scope: CompanyScope,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const found = await sql<{ asked: string; spelled: string }>`
    select asked, tedarikci_adi as spelled
    from unnest(${[...names]}::text[]) asked
    join tedarikci_listesi on company_id = ${scope.company_id}
      and fold_turkish(tedarikci_adi) = fold_turkish(asked)
  `.execute(tx);
  return new Map(found.rows.map((row) => [row.asked, row.spelled]));
}

async function existing(tx: Tx, scope: CompanyScope, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: number }>`
    select t.id from veri_harita t
    where ${inScope(scope)} and t.id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Set(found.rows.map((row) => row.id));
}
