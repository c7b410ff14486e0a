import type { ChangedField } from '@emanet/contract/change-logs';
import { openInCopies } from '@emanet/contract/records/copies';
import { isEmpty, type Values } from '@emanet/contract/records/fields';
import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { CONFIRMED, confirmationOf } from '@emanet/contract/records/verdict';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { same } from '../../nouns/log.ts';
import type { JobActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { lockRecords } from '../../records/queries.ts';
import type { RecordRow } from '../../records/register.ts';
import { readRecords } from '../../records/write/bulk.ts';
import { COPIED_FROM } from '../../records/write/copied.ts';
import { planRecords, type Sent } from '../../records/write/plan.ts';
import { updateRecords } from '../../records/write/store.ts';
import { selectLibraryRows } from '../inventory/inventory.ts';
import { processingActivityRegister as register } from './register.ts';

/** Records of one transaction. */
const BATCH = 200;
const LIBRARY_ROW = 'veri_isleme_faaliyetleri_id';

/**
 * The rules of this version: since the second, a copy also leaves "not abroad" open; since the third, no name
 * says that the library does not recommend its row.
 */
const STAGE = 3;

/** Companies with activities that were not checked by these rules. */
export const unrepaired = sql<{ company_id: number }>`
  select c.company_id from companies c where not exists (
    select from kopya_onarimlari k
    where k.company_id = c.company_id and k.bitti and k.asama >= ${STAGE})`;

/**
 * Reverts, in the next batch of a company, answers that a copy gave in the company's name and that
 * no person has given or confirmed since, and names that say "not recommended". Each record gets a log
 * entry; a company is checked once.
 */
export async function openCopiedAnswers(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  scope: CompanyScope<JobActor>,
  today: string,
): Promise<void> {
  const { company_id } = scope;
  await sql`insert into kopya_onarimlari (company_id, son_kayit, asama)
    values (${company_id}, 0, ${STAGE}) on conflict (company_id) do update
    set son_kayit = 0, bitti = false, asama = excluded.asama
    where kopya_onarimlari.asama < excluded.asama`.execute(tx);
  const state = await firstOf<{ son_kayit: number; bitti: boolean }>(tx)`
    select son_kayit, bitti from kopya_onarimlari where company_id = ${company_id} for update`;
  if (!state || state.bitti) return;
  const found = await rowsOf<{ id: number }>(tx)`
    select id from veri_harita where company_id = ${company_id} and id > ${state.son_kayit}
    order by id limit ${BATCH}`;
  const ids = found.map(({ id }) => id);
  if (ids.length > 0) {
    await lockRecords(tx, register, scope, ids);
    await repair(tx, scope, today, {
      rows: await readRecords(tx, register, scope, ids),
      lives: await livesOf(tx, scope, ids),
      library: await libraryByName(tx, config.TEMPLATE_COMPANY_ID),
    });
  }
  await sql`update kopya_onarimlari
    set son_kayit = ${ids.at(-1) ?? state.son_kayit}, bitti = ${ids.length < BATCH}
    where company_id = ${company_id}`.execute(tx);
}

type Entry = Readonly<{
  record_id: number;
  islem: string;
  kisi: boolean;
  alanlar: readonly ChangedField[];
  /** It was added in the transaction that opened the company. */
  acilis: boolean;
  /** Its department has confirmed its inventory since. */
  onaylandi: boolean;
}>;

/** Log entries of records, each from its first entry on. */
async function livesOf(tx: Tx, { company_id }: CompanyScope, ids: readonly number[]) {
  const entries = await rowsOf<Entry>(tx)`
    select l.record_id, l.islem, l.aktor_turu = 'kisi' as kisi, l.alanlar,
      l.tarih = (select min(o.tarih) from change_logs o where o.company_id = ${company_id}
        and o.tur = 'sirket' and o.islem = 'ekleme') as acilis,
      exists (select from envanter_bildirimleri b join veri_harita v
        on v.company_id = b.company_id and v.department_id = b.department_id
        where b.company_id = l.company_id and v.id = l.record_id and not b.onay and b.birlesen is null
          and b.tarih > l.tarih) as onaylandi
    from change_logs l
    where l.company_id = ${company_id} and l.tur = ${register.tur}
      and l.record_id = any(${[...ids]}::int[])
    order by l.id`;
  return Map.groupBy(entries, ({ record_id }) => record_id);
}

/** The name under which earlier versions copied a row that is not recommended. */
const formerName = (name: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, önerilmez)` : `${name} (önerilmez)`;

const PROPER_NAMES: ReadonlyMap<unknown, string> = new Map(
  LIBRARY_ITEMS.flatMap(({ tr, onerilmez }) => (onerilmez ? [[formerName(tr), tr] as const] : [])),
);

/** Rows of the template company by the names of their activities. */
async function libraryByName(tx: Tx, template: number): Promise<ReadonlyMap<unknown, number>> {
  const rows = new Map(
    (await selectLibraryRows(tx, template)).map(({ kod, veri_harita_id }) => [kod, veri_harita_id]),
  );
  return new Map(
    LIBRARY_ITEMS.flatMap(({ code, tr, onerilmez }) => {
      const id = rows.get(code);
      const names = onerilmez ? [tr, formerName(tr)] : [tr];
      return id === undefined ? [] : names.map((name) => [name, id] as const);
    }),
  );
}

const valueIn = ({ alanlar }: Pick<Entry, 'alanlar'>, name: string): unknown =>
  alanlar.find(({ alan }) => alan === name)?.yeni;

const isCopy = ([added]: readonly Entry[]): boolean =>
  added?.islem === 'ekleme' &&
  (added.acilis || !isEmpty(valueIn(added, COPIED_FROM)) || !isEmpty(valueIn(added, LIBRARY_ROW)));

/** Was a record made by a copy, and never confirmed since? */
function isUnconfirmedCopy(life: readonly Entry[]): boolean {
  const [added, ...later] = life;
  const confirmed = later.some(
    (entry) => entry.kisi && entry.islem === 'güncelleme' && valueIn(entry, CONFIRMED) === true,
  );
  return isCopy(life) && !confirmed && !added?.onaylandi;
}

/** The unedited answers of a copy, in their open state. */
function opened(row: Values, [added, ...later]: readonly Entry[]): Values {
  const edited = new Set(
    later.flatMap(({ islem, alanlar }) =>
      islem === 'güncelleme' ? alanlar.map(({ alan }) => alan) : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(openInCopies(register.fields, row)).filter(
      ([name, open]) =>
        added &&
        !edited.has(name) &&
        !same(row[name], open) &&
        same(row[name], valueIn(added, name)),
    ),
  );
}

type Found = Readonly<{
  rows: readonly RecordRow[];
  lives: ReadonlyMap<number, readonly Entry[]>;
  library: ReadonlyMap<unknown, number>;
}>;

/** The name without the judgement that an earlier version copied with it; undefined if it has none. */
const properName = (row: RecordRow, lives: Found['lives']): string | undefined =>
  isCopy(lives.get(row.id) ?? []) ? PROPER_NAMES.get(row.surec_ismi) : undefined;

async function repair(tx: Tx, scope: CompanyScope, today: string, found: Found): Promise<void> {
  const { rows, lives, library } = found;
  const copies = rows.filter(({ id }) => isUnconfirmedCopy(lives.get(id) ?? []));
  const ids = copies.map(({ id }) => id);
  await sql`update veri_harita
    set onay_surumu = null, hukum = case when hukum = 'Onaylı' then 'Hazır' else hukum end
    where company_id = ${scope.company_id} and id = any(${ids}::int[]) and onay_surumu is not null`.execute(
    tx,
  );
  const mended = rows.filter((row) => copies.includes(row) || properName(row, lives) !== undefined);
  const sent = mended.map((row): Sent => {
    const life = lives.get(row.id) ?? [];
    const name = properName(row, lives);
    const named = { ...(name && { surec_ismi: name }) };
    if (!copies.includes(row)) {
      const confirmedThen = confirmationOf(row) === 'onayli';
      return { sent: named, current: row, givenBack: true, confirmedThen };
    }
    const [added] = life;
    const id =
      added?.acilis && isEmpty(row[LIBRARY_ROW]) && library.get(valueIn(added, 'surec_ismi'));
    return {
      sent: { ...opened(row, life), ...(id && { [LIBRARY_ROW]: id }), ...named },
      current: { ...row, onay_surumu: null },
      givenBack: true,
    };
  });
  const planned = await planRecords(tx, register, scope, today, sent, new Set(library.values()));
  const changes = planned.flatMap((plan, at) => {
    const row = mended[at];
    return row && plan.changes.length > 0 ? [{ id: row.id, ...plan }] : [];
  });
  await updateRecords(tx, register, scope, today, changes, randomUUID());
}
