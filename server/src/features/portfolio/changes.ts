import { LOGGED_NOUNS, LOGGED_TYPES, type LoggedType } from '@emanet/contract/change-logs';
import { DUE_KINDS } from '@emanet/contract/dashboard';
import {
  CHANGED_NOUNS,
  MOST_DAYS_BACK,
  NAMED_OF_CHANGE,
  USUAL_DAYS_BACK,
  type ChangeOfClient,
  type ChangesOfClient,
} from '@emanet/contract/portfolio/changes';
import { REGISTERS } from '@emanet/contract/records/registers';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { sql } from 'kysely';
import type { Person } from '../../platform/access/actor.ts';
import { scopeAcross, type AcrossScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { runsAt } from '../clocks/clocks.ts';
import { lastLook, storeLook } from './person.ts';

/** Most lines of one answer. */
const MOST_CHANGES = 2000;

/**
 * An entry bears the time at which its transaction began. A mark lies this far before the moment of reading,
 * so that a change which was being stored then is not taken as seen.
 */
const STILL_STORING_MS = 5 * 60_000;

const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`);

type MadeStale = ChangeOfClient['eskiyen'][number];
type MadeDue = ChangeOfClient['baslayan'][number];
/** `an`: the second at which it began, at the earliest that of the change that caused it. */
type Source = Readonly<{
  company_id: number;
  kayit_turu: string | null;
  kayit_id: number | null;
  an: number;
}>;
type Row = Omit<ChangeOfClient, 'eskiyen' | 'baslayan' | 'record_id' | 'adlar'> &
  Readonly<{ ids: number[]; anlar: number[] }>;

/**
 * Changes in all clients of a consultant since the last look, or since the beginning of a day in Turkey, with
 * the published texts that they made stale and the duties that began with them.
 */
export async function listChangesAcross(
  { db, clock }: Services,
  actor: Person,
  day: string | undefined,
) {
  const scope = scopeAcross(actor, 'portfolio.read');
  const today = clock.today();
  if (day && day > today) fail('INVALID_INPUT', { fields: { baslangic: 'future' } });
  if (day && day < daysAfter(today, -MOST_DAYS_BACK))
    fail('INVALID_INPUT', { fields: { baslangic: 'too_far_back' } });
  const son_bakis = await lastLook(db, actor);
  const since = day
    ? startOf(day).toISOString()
    : (son_bakis ?? startOf(daysAfter(today, -USUAL_DAYS_BACK)).toISOString());
  const now = clock.now().getTime();
  return db.readAcross(scope, async (tx) => {
    const found = await selectChanges(tx, scope, since);
    const shown = found.slice(0, MOST_CHANGES);
    const names = await namesOf(tx, shown);
    const stale = await selectMadeStale(tx, scope, since);
    const due = await selectMadeDue(tx, scope, since, new Date(now).toISOString());
    const causesOf = causesAmong(shown);
    const [staleBy, dueBy] = [byCause(stale, causesOf), byCause(due, causesOf)];
    const ofClient = <One extends Source>(all: readonly One[]) =>
      Map.groupBy(all, ({ company_id }) => company_id);
    const [staleIn, dueIn] = [ofClient(stale), ofClient(due)];
    return {
      ...{ baslangic: since, son_bakis, fazlasi: found.length > MOST_CHANGES },
      gorulen: new Date(now - STILL_STORING_MS).toISOString(),
      isler: shown.map((row): ChangeOfClient => {
        const { ids, anlar, ...one } = row;
        return {
          ...one,
          // Settings have the number 0.
          record_id: (ids.length === 1 && ids[0]) || null,
          adlar: ids.slice(0, NAMED_OF_CHANGE).flatMap((id) => names.get(keyOf(one, id)) ?? []),
          eskiyen: textsOf(staleBy.get(row) ?? []),
          baslayan: (dueBy.get(row) ?? []).map(dutyOf),
        };
      }),
      musteriler: [...new Set([...staleIn.keys(), ...dueIn.keys()])].map(
        (company_id): ChangesOfClient => ({
          company_id,
          eskiyen: textsOf(staleIn.get(company_id) ?? []),
          baslayan: (dueIn.get(company_id) ?? []).map(dutyOf),
        }),
      ),
    };
  });
}

/** Marks the changes up to an instant as seen, and returns the mark; null as before the first look. */
export async function seeChanges(services: Services, actor: Person, gorulen: string | null) {
  if (gorulen && Date.parse(gorulen) > services.clock.now().getTime())
    fail('INVALID_INPUT', { fields: { gorulen: 'future' } });
  await storeLook(services, actor, gorulen);
  return { son_bakis: await lastLook(services.db, actor) };
}

const keyOf = ({ company_id, tur }: Pick<Row, 'company_id' | 'tur'>, id: number) =>
  `${company_id}:${tur}:${id}`;

/**
 * The lines that caused something: those of its record with the last entry before it. An entry bears the time
 * at which its transaction began, so that what the same transaction caused is never older.
 */
function causesAmong(rows: readonly Row[]): (source: Source) => readonly Row[] {
  const ofRecord = new Map<string, Row[]>();
  for (const row of rows)
    for (const id of row.ids) {
      const key = keyOf(row, id);
      ofRecord.set(key, [...(ofRecord.get(key) ?? []), row]);
    }
  return ({ company_id, kayit_turu, kayit_id, an }) => {
    const lines = ofRecord.get(`${company_id}:${kayit_turu}:${kayit_id}`) ?? [];
    const last = Math.max(...lines.flatMap(({ anlar }) => anlar).filter((one) => one <= an));
    return lines.filter(({ anlar }) => anlar.includes(last));
  };
}

/** Each line with what it caused. */
function byCause<One extends Source>(
  all: readonly One[],
  causesOf: (source: Source) => readonly Row[],
): ReadonlyMap<Row, One[]> {
  const found = new Map<Row, One[]>();
  for (const one of all)
    for (const row of causesOf(one)) {
      const ofRow = found.get(row);
      if (ofRow) ofRow.push(one);
      else found.set(row, [one]);
    }
  return found;
}

const textsOf = (stale: readonly (Source & MadeStale)[]): MadeStale[] =>
  [...Map.groupBy(stale, ({ id }) => id).values()].flatMap(([first]) =>
    first ? [{ id: first.id, ad: first.ad }] : [],
  );
const dutyOf = ({
  company_id: _,
  kayit_turu: __,
  an: ___,
  kayit_id,
  ...duty
}: Source & Due): MadeDue => ({
  ...duty,
  record_id: kayit_id,
});

const secondOf = (instant: string) => sql`extract(epoch from ${sql.ref(instant)})::float8`;

/** Entries after an instant, a row for each client, noun, action, person and day, the newest first. */
const selectChanges = (tx: Tx, { company_ids }: AcrossScope, since: string) =>
  rowsOf<Row>(tx)`
    select max(l.id)::float8 as id, l.company_id, l.tur, l.islem, l.aktor_turu, l.user_id,
      l.guncelleyen, max(l.tarih) as tarih, count(distinct l.record_id)::int as sayi,
      array_agg(distinct l.record_id) as ids,
      array_agg(distinct ${secondOf('l.tarih')}) as anlar,
      coalesce(array_agg(distinct field ->> 'alan') filter (where field is not null), '{}') as alanlar
    from change_logs l
    left join lateral jsonb_array_elements(
      case when l.islem = 'güncelleme' then l.alanlar end) field on true
    where l.company_id = any(${[...company_ids]}::int[]) and l.tarih > ${since}::timestamptz
      and l.tur = any(${[...CHANGED_NOUNS]}::text[])
    group by l.company_id, l.tur, l.islem, l.aktor_turu, l.user_id, l.guncelleyen,
      (l.tarih at time zone 'Europe/Istanbul')::date
    order by max(l.id) desc limit ${MOST_CHANGES + 1}`;

const isLogged = (tur: string): tur is LoggedType => LOGGED_TYPES.some((one) => one === tur);
/** The column that names a record; nouns without one are counted only. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...REGISTERS.map(({ tur, nameField }) => [tur, nameField] as const),
  ...LOGGED_NOUNS.map(({ tur, name }) => [tur, name] as const),
]);

/** Names of the records that the lines mention: the present one, or the last one of a deleted record. */
async function namesOf(tx: Tx, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [tur, all] of Map.groupBy(rows, (row) => row.tur)) {
    const field = NAMES.get(tur);
    if (!field || !isLogged(tur)) continue;
    const wanted = all.flatMap(({ company_id, ids }) =>
      ids.slice(0, NAMED_OF_CHANGE).map((id) => ({ company_id, id })),
    );
    const found = await rowsOf<{ company_id: number; id: number; ad: string | null }>(tx)`
      select w.company_id, w.id, coalesce(${sql.ref(`t.${field}`)}, (
        select one ->> 'eski' from change_logs l, jsonb_array_elements(l.alanlar) one
        where l.company_id = w.company_id and l.tur = ${tur} and l.record_id = w.id
          and l.islem = 'silme' and one ->> 'alan' = ${field}
        order by l.id desc limit 1)) as ad
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(company_id int, id int)
      left join ${sql.table(tur)} t on t.company_id = w.company_id and t.id = w.id`;
    for (const { company_id, id, ad } of found)
      if (ad) names.set(keyOf({ company_id, tur }, id), ad);
  }
  return names;
}

/** The log calls the company by another name than the marks of its texts. */
const tablesAsNouns = sql`case e.kayit_turu when 'companies' then 'sirket' else e.kayit_turu end`;

/**
 * Published texts that a change after an instant made stale, with the records that did. Row-level security
 * hides from the planner how few the changes are, so the order is written down: each change leads to its
 * texts by an index, instead of every source of every text to its change.
 */
const selectMadeStale = (tx: Tx, { company_ids }: AcrossScope, since: string) =>
  rowsOf<Source & MadeStale>(tx)`
    with d as materialized (
      select company_id, kayit_turu, kayit_id, alan, an from metin_degisimleri
      where company_id = any(${[...company_ids]}::int[]) and an > ${since}::timestamptz),
    e as materialized (
      select distinct d.company_id, d.kayit_turu, d.kayit_id, d.an, v.metin_id
      from d cross join lateral (
        select v.metin_id from metin_eskiyenler v
        where v.company_id = d.company_id and v.kayit_turu = d.kayit_turu
          and v.kayit_id = d.kayit_id and v.alan = d.alan offset 0) v),
    m as materialized (
      select company_id, id, ad from metinler
      where company_id = any(${[...company_ids]}::int[]) and guncel and yayindaki is not null)
    select e.company_id, ${tablesAsNouns} as kayit_turu, e.kayit_id, m.id, m.ad,
      ${secondOf('e.an')} as an
    from e join m on m.company_id = e.company_id and m.id = e.metin_id
    order by m.ad, m.id`;

type Due = Omit<MadeDue, 'record_id'>;

/** Duties that began after an instant and still run, with the records that they are about. */
const selectMadeDue = (tx: Tx, { company_ids }: AcrossScope, since: string, now: string) =>
  rowsOf<Source & Due>(tx)`
    select t.company_id, t.kayit_turu, t.kayit_id, t.id as sure_id, t.tur, t.ad, t.department_id,
      t.son_an, t.birim, ${secondOf('t.olusturma_tarihi')} as an
    from sureler t
    where t.company_id = any(${[...company_ids]}::int[])
      and t.olusturma_tarihi > ${since}::timestamptz and ${runsAt(now)}
      and t.tur = any(${[...DUE_KINDS]}::text[])
    order by t.son_an, t.id`;
