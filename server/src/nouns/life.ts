import type { Values } from '@emanet/contract/records/fields';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { sql } from 'kysely';
import { updaterName } from '../platform/access/actor.ts';
import type { CompanyScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { fail } from '../platform/errors.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { Services } from '../platform/services.ts';
import { changedFields, lastChange, logChanges, same, type Logged } from './log.ts';
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

/** Columns that change without a change of the row, so an old value in a body is ignored. */
const MOVING = ['guncelleyen', 'guncellenme_tarihi', 'faaliyet_sayisi'];

const inForm = (value: unknown) =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** Refuses values of a body that only the server sets, unless they are those of the row; a form sends text. */
export function refuseKept(body: object, row: object, names: readonly string[]): void {
  const [sent, stored] = [new Map(Object.entries(body)), new Map(Object.entries(row))];
  const fields = names.flatMap((name) => {
    const value: unknown = sent.get(name);
    const isOwn = value === undefined || MOVING.includes(name) || !stored.has(name);
    if (isOwn || same(inForm(value), inForm(stored.get(name)))) return [];
    return [[name, name === 'guncel' ? 'by_archive' : 'kept'] as const];
  });
  if (fields.length > 0) fail('INVALID_INPUT', { fields: Object.fromEntries(fields) });
}

/** A row of the scope. */
const present = async <Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  id: number,
): Promise<Stored> => (await noun.select(tx, scope, id)) ?? fail('NOT_FOUND');

/** The same, locked until the transaction ends; a stale `surum` is refused. */
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

/** The last editor is no value of a row: another person who saves the same values changes nothing. */
const STAMP = 'guncelleyen';

/** Does a row have all of these values already? One that the row does not show may be another. */
export const holdsAll = (row: object, values: object): boolean => {
  const stored = new Map(Object.entries(row));
  return Object.entries(values).every(
    ([name, value]) => name === STAMP || (stored.has(name) && same(stored.get(name), value)),
  );
};

/** Stores and logs new values of a locked row; equal values change nothing. */
export async function change<Stored extends Row>(
  tx: Tx,
  scope: CompanyScope,
  noun: Noun<Stored, unknown>,
  before: Stored,
  values: object,
): Promise<Stored> {
  if (holdsAll(before, values)) return before;
  await updateRow(tx, scope, noun, before.id, values);
  return logged(tx, scope, noun, before, before.id);
}

/**
 * Stores values of a row as its next version, without an entry. Where all are the same there is no
 * next one: only the database knows that two spellings are one instant or one document.
 */
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
  const columns = Object.keys(values).filter((name) => name !== STAMP);
  const valuesIn = (table: string) => sql.join(columns.map((name) => sql.ref(`${table}.${name}`)));
  const now = noun.stamped ? [sql`guncellenme_tarihi = clock_timestamp()`] : [];
  await sql`
    update ${table} t set ${sql.join([...given, ...now, sql`surum = t.surum + 1`])}
    from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb) given
    where t.company_id = ${scope.company_id} and t.id = ${id}
      and row(${valuesIn('t')}) is distinct from row(${valuesIn('given')})`.execute(tx);
}

/** Fields that an entry of a noun has. */
export const fieldsOf = ({ fields, hidden = [] }: StoredNoun, kept: readonly string[] = []) => [
  ...fields,
  ...[...hidden, ...kept].map((name) => ({ name })),
];

/** Logs the change of a row and returns the row as it is now. */
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
