import { sql } from 'kysely';
import { fieldsNaming } from '@emanet/contract/records/kinds/kinds';
import { commitWith, type Db, type Tx } from '../../platform/db.ts';
import { refuseKept, refuseStale } from '../../nouns/life.ts';
import type { Services } from '../../platform/services.ts';
import type { Values } from '@emanet/contract/records/fields';
import { updaterName } from '../../platform/access/actor.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import { countStored } from '../../platform/stored.ts';
import { findLibraryRows, refuseOtherCompany } from '../checks.ts';
import { namingConflicts } from '../conflicts.ts';
import { inScope, instantOf, type Condition } from '../queries.ts';
import { changedRow } from '../record-json.ts';
import type { RecordBody, RecordRow, Register } from '../register.ts';
import { askRecord, holdRecord, readRecord } from '../read-one.ts';
import { healthOf, HEALTH_COLUMNS } from './health.ts';
import { logStored } from './log-stored.ts';
import { emptiedBeside, planAlone, planRecord, type Planned } from './plan.ts';
import { columns, quoted, updateRecords, type Change, type Stored } from './store.ts';

/** A change of a record as it was when its `surum` was `seen`. */
type SeenChange = Change & Readonly<{ seen: number }>;

/**
 * Stores a changed record with its entry in the change log and returns the changed columns. Returns
 * undefined if the record is gone or has a newer version than the one that was seen.
 */
async function updateSeen(
  db: Db,
  register: Register,
  scope: CompanyScope,
  today: string,
  { id, seen, next, changes: alanlar }: SeenChange,
): Promise<Stored | undefined> {
  const changed = Object.fromEntries(alanlar.map(({ alan, yeni }) => [alan, yeni]));
  const row = { ...changed, ...healthOf(register, next, today, bodyOf(scope)) };
  const { sets, given } = settingOf(register, Object.keys(changed));
  const statement = sql<Stored>`
    with stored as (
      update ${sql.table(register.table)} t
      set ${sets}, surum = t.surum + 1, guncelleyen = ${updaterName(scope.actor)},
        guncellenme_tarihi = clock_timestamp()
      from (select ${given(JSON.stringify(row))} as given offset 0) sent
      where ${inScope(scope)} and t.id = ${id} and t.surum = ${seen}
      returning t.id, t.surum, t.guncelleyen, ${instantOf('guncellenme_tarihi')} as guncellenme_tarihi
    ), logged as (
      ${logStored(scope, register, { next, islem: 'güncelleme', alanlar })}
    )
    select * from stored`;
  const stored = await db.write(scope, async (tx) => {
    const [{ rows }] = await Promise.all([statement.execute(tx), commitWith(tx)]);
    return rows[0];
  });
  countStored(stored ? 1 : 0);
  return stored && { ...row, ...stored };
}

type Setting = Readonly<{ sets: Condition; given: (row: string) => Condition }>;

const settings = new WeakMap<Register, Map<string, Setting>>();

/**
 * The columns that an update sets, as SQL that is built once. One field, as it is edited in the list, has
 * its own statement, so that the others are not written. Larger changes share one statement that leaves
 * out only the name, because the search text is computed from it.
 */
function settingOf(register: Register, changed: readonly string[]): Setting {
  const all = register.fields.map(({ name }) => name);
  const one = changed.length === 1;
  const others = changed.includes(register.nameField)
    ? all
    : all.filter((name) => name !== register.nameField);
  const names = [...(one ? changed : others), ...HEALTH_COLUMNS];
  const known = settings.get(register) ?? new Map<string, Setting>();
  settings.set(register, known);
  const key = names.join();
  const setting = known.get(key) ?? makeSetting(register, names, one);
  known.set(key, setting);
  return setting;
}

function makeSetting(register: Register, names: readonly string[], alone: boolean): Setting {
  if (!alone)
    return {
      sets: sql`(${columns(names)}) =
        (select ${columns(names, 'given')} from jsonb_populate_record(t, sent.given) given)`,
      given: (row) => sql`${row}::jsonb`,
    };
  const table = sql.table(register.table);
  return {
    sets: sql.raw(names.map((name) => `${quoted(name)} = (sent.given).${quoted(name)}`).join(', ')),
    given: (row) => sql`jsonb_populate_record(null::${table}, ${row}::jsonb)`,
  };
}

/** Values that are answered with a record and that no request sets; judgements move by themselves. */
const KEPT = ['id', 'department_name', 'olusturma_tarihi', 'onay_surumu', 'onay_tarihi'];

/** A changed record, and the fields that emptied with a condition although the body did not name them. */
type Updated = Readonly<{ row: RecordRow; emptied: readonly string[] }>;

/** Changes the fields that a body names and keeps the rest; an outdated `surum` is refused. */
export async function updateRecord(
  services: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  body: RecordBody,
): Promise<Updated> {
  refuseOtherCompany(scope, body.company_id);
  const today = services.clock.today();
  const library = await findLibraryRows(services, register, scope, body);
  const done = await updateUnlessMoved(services, register, scope, id, body, library);
  if (done) return done;
  const updating = services.db.write(scope, async (tx) => {
    const current = await holdRecord(tx, register, scope, id);
    refuseStale(body.surum, current);
    refuseKept(body, current, KEPT);
    const planned = await planRecord(tx, register, scope, today, { sent: body, current }, library);
    if (planned.changes.length === 0) return { row: current, emptied: [] };
    const [[stored], read] = await Promise.all([
      updateRecords(tx, register, scope, today, [{ id, ...planned }]),
      namesOther(register, planned) ? readRecord(tx, register, scope, id) : undefined,
      commitWith(tx),
    ]);
    const row = read ?? changedRow(register, current, stored ?? {});
    return { row, emptied: emptiedBeside(register, Object.keys(body), current, planned) };
  });
  return namingConflicts(register, updating);
}

/**
 * Changes a record without a lock: the change is stored only if the record still has the version that was
 * read. Returns undefined if it has a newer one, or if the change needs further look-ups.
 */
async function updateUnlessMoved(
  services: Services,
  register: Register,
  scope: CompanyScope,
  id: number,
  body: RecordBody,
  library: ReadonlySet<number>,
): Promise<Updated | undefined> {
  const today = services.clock.today();
  const current = await askRecord(services, register, scope, id);
  refuseStale(body.surum, current);
  refuseKept(body, current, KEPT);
  const planned = planAlone(register, scope, today, { sent: body, current }, library);
  if (!planned || planned.changes.length === 0) return planned && { row: current, emptied: [] };
  const change = { id, seen: current.surum, ...planned };
  const stored = await updateSeen(services.db, register, scope, today, change);
  const emptied = emptiedBeside(register, Object.keys(body), current, planned);
  return stored && { row: changedRow(register, current, stored), emptied };
}

/** Changes values of a record within a larger transaction; returns the further fields that it emptied. */
export async function changeWithin(
  tx: Tx,
  register: Register,
  scope: CompanyScope,
  today: string,
  id: number,
  values: Values,
): Promise<string[]> {
  const current = await holdRecord(tx, register, scope, id);
  const sent = { sent: values, current };
  const planned = await planRecord(tx, register, scope, today, sent, new Set());
  if (planned.changes.length > 0)
    await updateRecords(tx, register, scope, today, [{ id, ...planned }]);
  return emptiedBeside(register, Object.keys(values), current, planned);
}

/** Would a row that shows the names of its department and documents show another one? */
function namesOther({ fields }: Register, { changes }: Planned): boolean {
  const named = [...fieldsNaming(fields, 'department'), ...fieldsNaming(fields, 'document')];
  return named.some(({ name }) => changes.some(({ alan }) => alan === name));
}
