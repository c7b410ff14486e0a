import {
  LOGGED_NOUNS,
  LOGGED_TYPES,
  MOST_ACTS,
  NAMED_OF_ACT,
  type Act,
  type LoggedType,
  type RecordAction,
} from '@emanet/contract/change-logs';
import type { Values } from '@emanet/contract/records/fields';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import { scopeInCompany, type PersonScope } from '../../platform/access/scope.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { nameAct } from '../../nouns/log.ts';
import { refuseOvertakenAct, revertEach, type RevertedAct } from '../../nouns/revert.ts';
import { nameOf } from '../../records/record-name.ts';
import { namingConflicts } from '../../records/conflicts.ts';
import { takeBackAct } from '../../records/write/bulk-undo.ts';
import { registers } from '../../registers.ts';
import { nounOf } from './change-logs.ts';
import { rowsOf } from '../../platform/rows.ts';

/** Newest entries searched for acts: an import of 5,000 rows is one act of as many entries. */
const NEWEST = 20_000;

type Row = Omit<Act, 'adlar' | 'sayi' | 'islemler'> &
  Readonly<{ sayi: number; islemler: RecordAction[]; ids: number[] }>;

/** Selects the act of an entry, or those older than one; otherwise the latest. */
type Wanted = Readonly<{ islem?: number | undefined; oncesi?: number | undefined }>;

/** Acts of a company in the nouns that the caller reads, the newest first. */
export function listActs(
  db: Db,
  caller: PersonScope,
  company_id: number,
  { lang, ...wanted }: Wanted & Readonly<{ lang: Language }>,
): Promise<Act[]> {
  const scope = scopeInCompany(caller, company_id, 'change-logs.read');
  const abilities = abilitiesOfActor(scope.actor);
  const types = LOGGED_TYPES.filter((type) => abilities.includes(nounOf(type).read));
  return db.read(scope, async (tx) => {
    const acts = await selectActs(tx, scope, types, wanted);
    const named = new Map<LoggedType, ReadonlyMap<number, string>>();
    for (const type of types) {
      const ids = acts.flatMap((one) => (one.tur === type ? one.ids : []));
      if (ids.length > 0) named.set(type, await namesOf(tx, scope, type, ids, lang));
    }
    return acts.map(({ ids, ...one }) => ({
      ...one,
      adlar: ids.flatMap((id) => named.get(one.tur)?.get(id) ?? []),
    }));
  });
}

async function selectActs(
  tx: Tx,
  { company_id }: PersonScope,
  types: readonly LoggedType[],
  { islem, oncesi }: Wanted,
): Promise<Row[]> {
  const ofEntry =
    islem === undefined
      ? sql``
      : sql`and l.id in (select ${islem}::bigint union all select e.id from change_logs asked
          join change_logs e on e.company_id = asked.company_id
            and e.toplu_islem = asked.toplu_islem and e.tur = asked.tur
            and e.user_id is not distinct from asked.user_id
          where asked.company_id = ${company_id} and asked.id = ${islem})`;
  // An act with entries on the earlier page was listed there.
  const older =
    oncesi === undefined
      ? sql``
      : sql`and l.id < ${oncesi} and not exists (select from change_logs told
          where told.company_id = l.company_id and told.toplu_islem = l.toplu_islem
            and told.tur = l.tur and told.user_id is not distinct from l.user_id
            and told.id >= ${oncesi})`;
  return rowsOf<Row>(tx)`
    with newest as materialized (
      select l.id, l.tur, l.record_id, l.islem, l.toplu_islem, l.aktor_turu, l.user_id,
        l.guncelleyen, l.tarih, l.geri_alinan
      from change_logs l
      where l.company_id = ${company_id} and (l.toplu_islem is not null or l.islem = 'silme')
        ${ofEntry} ${older}
      order by l.id desc limit ${NEWEST}
    ), acts as (
      select max(id) as id, tur, user_id, array_agg(id) as entries
      from newest where tur = any(${[...types]}::text[])
      group by coalesce(toplu_islem::text, id::text), tur, user_id
      order by max(id) desc limit ${MOST_ACTS}
    )
    select a.id::float8 as id, a.tur, a.user_id, one.aktor_turu, one.guncelleyen,
      to_char(one.tarih at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as tarih,
      of_all.sayi, of_all.islemler, of_all.ids, of_all.engel, of_all.geri_alindi, of_all.geri_alan,
      case when one.islem = 'güncelleme' then array(
        select jsonb_path_query(l.alanlar, '$[*].alan') #>> '{}' from change_logs l
        where l.company_id = ${company_id} and l.id = a.id
      ) else '{}' end as alanlar
    from acts a
    join newest one on one.id = a.id
    cross join lateral (
      select count(distinct e.record_id)::int as sayi,
        array_agg(distinct e.islem) as islemler,
        (array_agg(e.record_id order by e.id))[1:${sql.lit(NAMED_OF_ACT)}] as ids,
        (count(*) filter (where later.there))::int as engel,
        bool_and(coalesce(later.taken, false)) as geri_alindi,
        bool_and(e.geri_alinan is not null) as geri_alan
      from newest e
      left join lateral (
        select true as there, bool_or(
          l.geri_alinan = e.id and (e.islem <> 'güncelleme' or jsonb_array_length(l.alanlar) >= (
            -- One field of it may have been taken back alone.
            select jsonb_array_length(whole.alanlar) from change_logs whole
            where whole.company_id = l.company_id and whole.id = e.id
          )) or e.islem = 'silme' and l.islem = 'ekleme') as taken from change_logs l
        where l.company_id = ${company_id} and l.tur = e.tur and l.record_id = e.record_id
          and l.id > e.id having count(*) > 0
      ) later on true
      where e.id = any(a.entries)
    ) of_all
    order by a.id desc`;
}

/** Current names of records; of deleted ones, the name in their last entry. */
async function namesOf(
  tx: Tx,
  { company_id }: PersonScope,
  type: LoggedType,
  ids: readonly number[],
  lang: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsOf<{ id: number; values: Values }>(tx)`
    select t.id, to_jsonb(t) as values from ${sql.table(nounOf(type).table)} t
    where t.company_id = ${company_id} and t.id = any(${[...ids]}::int[])
    union all
    select distinct on (l.record_id) l.record_id, (
      select jsonb_object_agg(one ->> 'alan', one -> 'eski') from jsonb_array_elements(l.alanlar) one
    ) from change_logs l
    where l.company_id = ${company_id} and l.tur = ${type} and l.islem = 'silme'
      and l.record_id = any(${[...ids]}::int[])
    order by 1`;
  const register = registers.find(({ tur }) => tur === type);
  const field = LOGGED_NOUNS.find(({ tur }) => tur === type)?.name ?? '';
  const names = new Map<number, string>();
  for (const { id, values } of rows) {
    if (names.has(id)) continue;
    const name = register ? nameOf(register, values, lang) : values[field];
    if (typeof name === 'string' && name !== '') names.set(id, name);
  }
  return names;
}

type Asked = Readonly<{ kalan?: boolean | undefined; lang: Language }>;

/**
 * Reverts an act as a whole, for a person who may write the noun; `entryId`: any of its entries. It
 * refuses records that were changed since, or with `kalan` leaves them out.
 */
export function revertAct(
  services: Services,
  caller: PersonScope,
  { companyId, type, entryId }: Readonly<{ companyId: number; type: LoggedType; entryId: number }>,
  { kalan = false, lang }: Asked,
): Promise<RevertedAct> {
  const noun = nounOf(type);
  const scope = scopeInCompany(caller, companyId, noun.write);
  const register = registers.find(({ tur }) => tur === type);
  const reverting = services.db.write(scope, async (tx): Promise<RevertedAct> => {
    const entries = await selectEntriesOfAct(tx, scope, type, entryId);
    const [first] = entries;
    if (!first) return fail('NOT_FOUND');
    if (first.toplu_islem === null || !register) {
      await nameAct(tx, randomUUID());
      return revertEach(services, tx, scope, noun, { entries, kalan });
    }
    const today = services.clock.today();
    const back = await takeBackAct(tx, register, scope, today, first.toplu_islem, lang);
    const inTheWay = [
      ...back.cakisan.map((one) => one.guncelleyen),
      ...back.bulunamayan.map(() => ''),
    ];
    if (inTheWay.length > 0 && (!kalan || back.degisen.length === 0)) refuseOvertakenAct(inTheWay);
    const [refused] = back.reddedilen;
    if (refused) fail('INVALID_INPUT', { data: back.reddedilen });
    // The revert restores records as a whole, so no other field follows from it.
    const fields = { birlikte: [], donmeyen: back.lost };
    return { sayi: back.degisen.length, atlanan: inTheWay.length, ...fields };
  });
  return register ? namingConflicts(register, reverting) : reverting;
}

type Entry = Readonly<{ id: number; toplu_islem: string | null }>;

/** The entry and all others of its act, the newest first. */
const selectEntriesOfAct = (
  tx: Tx,
  { company_id }: PersonScope,
  type: LoggedType,
  entryId: number,
): Promise<Entry[]> =>
  rowsOf<Entry>(tx)`
    select l.id::float8 as id, l.toplu_islem from change_logs asked
    join change_logs l on l.company_id = asked.company_id and l.tur = asked.tur
      and l.user_id is not distinct from asked.user_id
      and (l.id = asked.id or l.toplu_islem = asked.toplu_islem)
    where asked.company_id = ${company_id} and asked.tur = ${type} and asked.id = ${entryId}
    order by l.id desc`;
