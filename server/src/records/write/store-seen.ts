import { sql } from 'kysely';
import { commitWith, type Db } from '../../platform/db.ts';
import { updaterName } from '../../platform/access/actor.ts';
import { countStored } from '../../platform/stored.ts';
import { bodyOf, type CompanyScope } from '../../platform/access/scope.ts';
import { inScope, instantOf, type Condition } from '../queries.ts';
import type { Register } from '../register.ts';
import { healthOf, HEALTH_COLUMNS } from './health.ts';
import { logStored } from './log-stored.ts';
import { columns, quoted, type Change, type Stored } from './store.ts';

/** A change of a record as it was when its `surum` was `seen`. */
export type SeenChange = Change & Readonly<{ seen: number }>;

/**
 * Stores a changed record with its entry in the change log, if nobody has changed it since it was
 * seen, and gives back what is another in it; nothing when somebody has, or when it is not there.
 */
export async function updateSeen(
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
 * The columns that a change gives another value, made into text once. One field, as it is edited in its
 * place, has a statement of its own, where all others would be read and written for nothing. More
 * share one that leaves out the name alone, since a text to search in is computed of it.
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
