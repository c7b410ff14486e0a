import type { Values } from '@emanet/contract/records/fields';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { sql } from 'kysely';
import { updaterName } from '../platform/access/actor.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { Services } from '../platform/services.ts';
import { changedFields, lastChange, logChanges, type Logged } from './log.ts';
import type { Noun, Row, StoredNoun } from './noun.ts';

/** A name is one line: line breaks and repeated blanks would hide that two names are one. */
export const oneLine = (given: string, field: string): string =>
  cleanText(given.replace(/\s+/g, ' ')) ??
  fail('INVALID_INPUT', { fields: { [field]: 'required' } });

/** Refuses a change of a version that another one has followed; the answer shows what is there now. */
export function refuseStale(
  surum: number | undefined,
  current: Readonly<{ surum: number }>,
  data: unknown = current,
): void {
  if (surum !== undefined && surum !== current.surum) fail('STALE', { data });
}

/** A row of the scope. */
const present = async <Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  id: number,
): Promise<Stored> => (await noun.select(tx, scope, id)) ?? fail('NOT_FOUND');

/** The same, held until the transaction ends; a stale `surum` changes nothing. */
export async function hold<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  id: number,
  surum?: number,
): Promise<Stored> {
  const current = (await noun.select(tx, scope, id, true)) ?? fail('NOT_FOUND');
  refuseStale(surum, current, noun.shown(current));
  return current;
}

const stampOf = (scope: CompanyScope, { stamped }: StoredNoun) =>
  stamped ? { guncelleyen: updaterName(scope.actor) } : {};

/** Stores a new row and its entry; one that comes back brings its number along. */
export async function add<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  values: object,
): Promise<Stored> {
  const row = { ...values, ...stampOf(scope, noun), company_id: scope.company_id };
  const [id = 0] = await insertRows(tx, noun.table, [row], 'id');
  return logged(tx, scope, noun, undefined, id);
}

/** Stores other values of a row that the transaction holds, and what they change. */
export async function change<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  before: Stored,
  values: object,
): Promise<Stored> {
  await updateRow(tx, scope, noun, before.id, values);
  return logged(tx, scope, noun, before, before.id);
}

/** Stores values of a row as its next version, without an entry. */
export async function updateRow(
  tx: Tx,
  scope: CompanyScope,
  noun: StoredNoun,
  id: number,
  values: object,
): Promise<void> {
  const table = sql.table(noun.table);
  const row = { ...values, ...stampOf(scope, noun) };
  const given = Object.keys(row).map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  const now = noun.stamped ? [sql`guncellenme_tarihi = clock_timestamp()`] : [];
  await sql`
    update ${table} t set ${sql.join([...given, ...now, sql`surum = t.surum + 1`])}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb) given
    where t.company_id = ${scope.company_id} and t.id = ${id}`.execute(tx);
}

/** Fields that an entry of a noun has. */
export const fieldsOf = ({ fields, hidden = [] }: StoredNoun, kept: readonly string[] = []) => [
  ...fields,
  ...[...hidden, ...kept].map((name) => ({ name })),
];

/** Appends what has become of a row and gives it back as it is now. */
export async function logged<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  before: Stored | undefined,
  id: number,
): Promise<Stored> {
  const after = await present(tx, scope, noun, id);
  const alanlar = changedFields(fieldsOf(noun), before && { ...before }, { ...after });
  const islem = before ? 'güncelleme' : 'ekleme';
  if (!before || alanlar.length > 0)
    await logChanges(tx, scope, noun, [{ record_id: id, islem, alanlar, next: { ...after } }]);
  return after;
}

/** Archives a row or brings it back. */
export const archive = <Stored extends Row & Readonly<{ guncel: boolean }>, Shown>(
  { db }: Services,
  scope: CompanyScope,
  noun: Noun<Stored, Shown>,
  id: number,
  { guncel, surum }: Readonly<{ guncel: boolean; surum?: number | undefined }>,
): Promise<Shown> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, noun, id, surum);
    if (current.guncel === guncel) return noun.shown(current);
    return noun.shown(await change(tx, scope, noun, current, { guncel }));
  });

/** Deletes a row that the transaction holds; its entry keeps all by which it comes back. */
export async function remove<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  current: Stored,
  besides: object = {},
): Promise<void> {
  await sql`delete from ${sql.table(noun.table)}
    where company_id = ${scope.company_id} and id = ${current.id}`.execute(tx);
  const last = { ...current, ...besides };
  const alanlar = changedFields(fieldsOf(noun, noun.kept), last, undefined);
  await logChanges(tx, scope, noun, [
    { record_id: current.id, islem: 'silme', alanlar, next: last },
  ]);
}

/** A deleted row's values as its last entry has them, with the department of that entry. */
export async function lastState(
  tx: Tx,
  scope: CompanyScope,
  noun: Logged,
  id: number,
): Promise<Readonly<{ had: Values; department_id: number }>> {
  const entry = await lastChange(tx, scope, noun, id);
  if (entry?.islem !== 'silme') return fail('NOT_FOUND');
  const had = Object.fromEntries(entry.alanlar.map(({ alan, eski }) => [alan, eski]));
  return { had, department_id: entry.department_id };
}
