import type { Clock, DayOffRow } from '@emanet/contract/clocks';
import { CLOCK_KINDS, CLOCKS, type ClockKind } from '@emanet/contract/clocks/kinds';
import { DUTY_RANKS } from '@emanet/contract/clocks/order';
import { OWN_PROOFS } from '@emanet/contract/clocks/own-proofs';
import { AUTOMATIC } from '@emanet/contract/shared/actor-types';
import { sql, type RawBuilder } from 'kysely';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { exists, firstOf, rowsOf, updateRow } from '../../platform/rows.ts';
import { refuseTouched } from '../../nouns/revert.ts';

/** A clock as stored; `withOwners` adds the person in charge. */
export type ClockRow = Omit<Clock, 'sahip'>;

const COLUMNS = sql`t.id, t.company_id, t.tur, t.kural_surumu, r.madde, t.kayit_turu,
  coalesce(t.kayit_id, t.kapanan_kayit_id) as kayit_id,
  t.department_id, d.department_name,
  case when t.tur = 'envanter_onayi' then coalesce(d.department_name, t.ad) else t.ad end as ad,
  t.baslangic, t.baslangic_kaniti, t.sayi, t.birim, t.son_an,
  t.birim = 'saat' and exists (select from ihlal_olaylari e where e.company_id = t.company_id
    and t.kayit_turu = 'veri_ihlalleri' and e.ihlal_id = coalesce(t.kayit_id, t.kapanan_kayit_id)
    and e.tur = 'kayit' and e.veri ->> 'kaynak' = 'dosya') as saatsiz, t.ek_gun, t.ek_kaniti,
  t.sorumlu_id, t.sorumlu, t.kapanis,
  t.kapanis_kaniti, t.dokuman_linki, f.ad as dosya_adi, t.gec_nedeni, t.kapatan, t.surum,
  t.guncelleyen`;

const FROM = sql`sureler t
  join sure_kurallari r on r.tur = t.tur and r.surum = t.kural_surumu
  left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
  left join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id`;

/** Kinds hidden from a person, by the ability to read their records. */
const hidden = (scope: CompanyScope): ClockKind[] => {
  const abilities = abilitiesOfActor(scope.actor);
  const applications: ClockKind[] = ['basvuru', 'sikayet_cevaptan', 'sikayet_basvurudan'];
  return [
    ...(abilities.includes('applications.read') ? [] : applications),
    ...(abilities.includes('filings.write') ? [] : (['verbis_bildirimi'] as const)),
  ];
};

/** The clocks that a person may see: of the own departments, and reviews of documents for all. */
const visible = (scope: CompanyScope): RawBuilder<boolean> => sql`t.company_id = ${scope.company_id}
  and ${scope.departments === 'all' ? sql`true` : sql`(t.department_id = any(${scope.departments}::int[]) or t.tur = 'dokuman')`}
  and t.tur <> all(${hidden(scope)}::text[])`;

/** A clock `t` that runs at an instant; one for information alone disappears at its end. */
export const runsAt = (now: string): RawBuilder<boolean> => sql`t.kapanis is null
  and (t.tur not in ('sikayet_cevaptan', 'sikayet_basvurudan') or t.son_an >= ${now}::timestamptz)`;

const BY_LAW = CLOCK_KINDS.filter((tur) => CLOCKS[tur].yasal);

/** The order of clocks `t` at an instant, the same as `compareDuties` in the contract. */
export function inDutyOrder(now: string): RawBuilder<unknown> {
  const isLate = sql`t.son_an < ${now}::timestamptz`;
  const ranks = DUTY_RANKS.map((rank, place) => {
    const kind = sql`(t.tur = any(${BY_LAW}::text[])) = ${rank.yasal}::boolean`;
    const time = 'late' in rank ? sql` and (${isLate}) = ${rank.late}::boolean` : sql``;
    return sql`when ${kind}${time} then ${place}::int`;
  });
  return sql`case ${sql.join(ranks, sql` `)} end, t.son_an,
    array_position(${[...CLOCK_KINDS]}::text[], t.tur), t.id`;
}

/** Clocks that run, up to `most`. */
export const selectRunning = (
  tx: Tx,
  scope: CompanyScope,
  { now, until, most }: Readonly<{ now: string; until?: string; most: number }>,
): Promise<ClockRow[]> =>
  rowsOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM}
    where ${visible(scope)} and ${runsAt(now)}
      ${until === undefined ? sql`` : sql`and t.son_an < ${until}::timestamptz`}
    order by ${inDutyOrder(now)} limit ${most}`;

/** Closed clocks, the newest first, after the one with the id `after`. */
export async function selectClosed(
  tx: Tx,
  scope: CompanyScope,
  after: number | undefined,
  most: number,
): Promise<ClockRow[]> {
  const behind =
    after === undefined
      ? sql``
      : sql`and (t.kapanis, t.id) < (select c.kapanis, c.id from sureler c
          where c.company_id = ${scope.company_id} and c.id = ${after})`;
  return rowsOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM}
    where ${visible(scope)} and t.kapanis is not null ${behind}
    order by t.kapanis desc, t.id desc limit ${most}`;
}

/** Every clock that a person may see, the first to end first. */
export const selectEveryClock = (tx: Tx, scope: CompanyScope): Promise<ClockRow[]> =>
  rowsOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM} where ${visible(scope)}
    order by t.son_an, t.id`;

export async function countClosed(tx: Tx, scope: CompanyScope): Promise<number> {
  const found = await firstOf<{ count: number }>(tx)`select count(*)::int as count from sureler t
    where ${visible(scope)} and t.kapanis is not null`;
  return found?.count ?? 0;
}

export const selectClock = (
  tx: Tx,
  scope: CompanyScope,
  id: number,
): Promise<ClockRow | undefined> =>
  firstOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM}
    where ${visible(scope)} and t.id = ${id}`;

/** The clocks of these ids that the caller may see. */
export const selectClocksById = (
  tx: Tx,
  scope: CompanyScope,
  ids: readonly number[],
): Promise<ClockRow[]> =>
  rowsOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM}
    where ${visible(scope)} and t.id = any(${[...ids]}::int[])`;

/** A clock, locked until the transaction ends. */
export async function lockClock(tx: Tx, scope: CompanyScope, id: number) {
  await sql`select from sureler where company_id = ${scope.company_id} and id = ${id}
    for update`.execute(tx);
  return selectClock(tx, scope, id);
}

/** Most closed periods that are listed beside the running one. */
const MOST_EARLIER = 24;

/** Closed periods of the same duty: of the same record, or begun by hand under the same name. */
export async function selectEarlier(
  tx: Tx,
  scope: CompanyScope,
  one: ClockRow,
): Promise<ClockRow[]> {
  const { id, tur, ad, kayit_turu, kayit_id, baslangic } = one;
  return rowsOf<ClockRow>(tx)`select ${COLUMNS} from ${FROM}
    where ${visible(scope)} and t.kapanis is not null and t.id <> ${id} and t.tur = ${tur}
      and t.baslangic < ${baslangic}::timestamptz
      and case when ${kayit_turu}::text is null then t.kayit_turu is null and t.ad = ${ad}
        else t.kayit_turu = ${kayit_turu} and t.kapanan_kayit_id = ${kayit_id}::int end
    order by t.kapanis desc, t.id desc limit ${MOST_EARLIER}`;
}

/** Gives the next period of a record the person in charge of the closed one. */
export const handOn = (tx: Tx, { company_id }: CompanyScope, closed: ClockRow) =>
  sql`update sureler set sorumlu_id = ${closed.sorumlu_id}, sorumlu = ${closed.sorumlu}
    where company_id = ${company_id} and kayit_turu = ${closed.kayit_turu}
      and kayit_id = ${closed.kayit_id} and tur = ${closed.tur} and kapanis is null`.execute(tx);

/** Days off of the dated calendar between two days, both included. */
export async function selectDaysOff(tx: Tx, from: string, until: string): Promise<DayOffRow[]> {
  const found =
    await sql<DayOffRow>`select gun::text as gun, yarim, ad_tr, ad_en, kaynak, dogrulandi
    from tatiller where gun between ${from}::date and ${until}::date order by gun, ad_tr`.execute(
      tx,
    );
  return found.rows;
}

export type NewClock = Readonly<{
  tur: ClockKind;
  kural_surumu: number;
  ad: string;
  baslangic: string;
  baslangic_kaniti: string | null;
  sayi: number;
  birim: string;
  sorumlu_id: number | null;
  sorumlu: string | null;
  guncelleyen: string;
  /** Of one that came in as closed. */
  kapanis?: string | null;
  kapanis_kaniti?: string | null;
  gec_nedeni?: string | null;
}>;

/** Stores a clock that a person starts; the database computes its last instant. */
export async function insertClock(tx: Tx, { company_id }: CompanyScope, row: NewClock) {
  const found = await rowsOf<{ id: number }>(tx)`
    insert into sureler (company_id, tur, kural_surumu, ad, baslangic, baslangic_kaniti, sayi, birim,
      son_an, sorumlu_id, sorumlu, guncelleyen, kapanis, kapanis_kaniti, gec_nedeni)
    values (${company_id}, ${row.tur}, ${row.kural_surumu}, ${row.ad}, ${row.baslangic}::timestamptz,
      ${row.baslangic_kaniti}, ${row.sayi}, ${row.birim},
      sure_sonu(${row.baslangic}::timestamptz, ${row.sayi}::int, ${row.birim}),
      ${row.sorumlu_id}, ${row.sorumlu}, ${row.guncelleyen}, ${row.kapanis ?? null}::timestamptz,
      ${row.kapanis_kaniti ?? null}, ${row.gec_nedeni ?? null})
    returning id`;
  const [made] = found;
  if (!made) throw new Error('The clock was not stored.');
  return made.id;
}

export type ClockPatch = Partial<
  Readonly<{
    sorumlu_id: number | null;
    sorumlu: string | null;
    baslangic_kaniti: string | null;
    gec_nedeni: string | null;
    kapanis: string;
    kapanis_kaniti: string;
    kapatan: string;
    dosya_id: string;
    /** A closed period releases its record for the next one. */
    kayit_id: null;
    kapanan_kayit_id: number;
  }>
>;

export const updateClockRow = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  patch: ClockPatch & Readonly<{ guncelleyen: string }>,
) =>
  updateRow(tx, 'sureler', { company_id }, id, {
    ...patch,
    surum: sql<number>`surum + 1`,
    guncellenme_tarihi: sql<string>`now()`,
  });

/** Moves the last instant of a clock by extra days; its people are reminded again. */
export const extendClockRow = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  extra: Readonly<{ ek_gun: number; ek_kaniti: string; guncelleyen: string }>,
) =>
  sql`update sureler set ek_gun = ${extra.ek_gun}, ek_kaniti = ${extra.ek_kaniti},
      son_an = son_an + make_interval(days => ${extra.ek_gun}::int), hatirlatilan = null,
      guncelleyen = ${extra.guncelleyen}, surum = surum + 1, guncellenme_tarihi = now()
    where company_id = ${company_id} and id = ${id}`.execute(tx);

/** Moves the start of a clock and with it the last instant; its people are reminded again. */
export const moveStart = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
  { baslangic, guncelleyen }: Readonly<{ baslangic: string; guncelleyen: string }>,
) =>
  sql`update sureler set baslangic = ${baslangic}::timestamptz,
      son_an = sure_sonu(${baslangic}::timestamptz, sayi, birim)
        + make_interval(days => coalesce(ek_gun, 0)),
      hatirlatilan = null, guncelleyen = ${guncelleyen}, surum = surum + 1,
      guncellenme_tarihi = now()
    where company_id = ${company_id} and id = ${id}`.execute(tx);

export const runsOne = (tx: Tx, { company_id }: CompanyScope, tur: ClockKind) =>
  exists(tx)`
    select from sureler
    where company_id = ${company_id} and tur = ${tur} and kapanis is null`;

/** Started clocks of the company, as a sheet has them; `lock`: held until the transaction ends. */
export const selectStarted = (tx: Tx, { company_id }: CompanyScope, lock: boolean) =>
  rowsOf<StartedRow>(tx)`select t.id, t.surum, t.company_id, t.tur, t.ad, t.baslangic_kaniti,
      t.kapanis_kaniti, t.gec_nedeni, ${dayIn('baslangic')}, ${dayIn('kapanis')}
    from sureler t where t.company_id = ${company_id} and t.kayit_turu is null
    ${lock ? sql`for update` : sql``}`;

export type StartedRow = Pick<
  ClockRow,
  'id' | 'surum' | 'tur' | 'ad' | 'baslangic' | 'kapanis' | 'baslangic_kaniti'
> &
  Pick<ClockRow, 'company_id' | 'kapanis_kaniti' | 'gec_nedeni'>;

const dayIn = (name: string) =>
  sql`(${sql.ref(`t.${name}`)} at time zone 'Europe/Istanbul')::date::text as ${sql.ref(name)}`;

/** The last person who planned a clock; a record's clocks, or a started one. */
const selectPlanner = (tx: Tx, { company_id }: CompanyScope, of: OfClocks) =>
  firstOf<{ guncelleyen: string }>(tx)`select p.guncelleyen from portfoy_planlari p
    join sureler t on t.company_id = p.company_id and t.id = p.sure_id
    where t.company_id = ${company_id} and ${isOf(of)}`;

type OfClocks =
  | Readonly<{ id: number }>
  | Readonly<{ kayit_turu: 'basvurular' | 'veri_ihlalleri'; kayit_id: number }>;
const isOf = (of: OfClocks) =>
  'id' in of
    ? sql<boolean>`t.id = ${of.id}`
    : sql<boolean>`t.kayit_turu = ${of.kayit_turu} and t.kayit_id = ${of.kayit_id}`;

/** Deletes clocks that an import made: of a record, or one without. The database refuses others. */
export async function deleteClocks(tx: Tx, scope: CompanyScope, of: OfClocks): Promise<void> {
  const planner = await selectPlanner(tx, scope, of);
  if (planner) refuseTouched(planner.guncelleyen);
  await sql`delete from sureler t where t.company_id = ${scope.company_id} and ${isOf(of)}`.execute(
    tx,
  );
}

/** Does a clock that the caller may see name this file as its proof? */
export const namesProof = (tx: Tx, scope: CompanyScope, dosya_id: string) =>
  exists(tx)`
    select from sureler t
    where ${visible(scope)} and t.dosya_id = ${dosya_id}`;

/** Moves running clocks that count business days, after a change of the calendar. */
export const moveClocks = (tx: Tx, { company_id }: CompanyScope) =>
  rowsOf<{
    sure_id: number;
    department: number | null;
    eski: string;
    yeni: string;
  }>(tx)`select * from move_clocks(${company_id})`;

/**
 * Opens the clock of changes not reported to the registry, moves it to its first change, or closes
 * it when they were reverted. A filing closes it by itself.
 */
export async function storeFilingClock(
  tx: Tx,
  { company_id }: CompanyScope,
  due: Readonly<{ id: number; ilk_degisiklik: string }> | undefined,
): Promise<void> {
  if (!due) {
    await sql`update sureler set kapanis = now(), kapanis_kaniti = ${OWN_PROOFS.geri_alindi.tr},
        surum = surum + 1, guncellenme_tarihi = now()
      where company_id = ${company_id} and tur = 'verbis_bildirimi' and kapanis is null`.execute(
      tx,
    );
    return;
  }
  await sql`insert into sureler as s (company_id, tur, kural_surumu, kayit_turu, kayit_id, ad,
      baslangic, sayi, birim, son_an)
    select ${company_id}, r.tur, r.surum, 'verbis_beyanlari', ${due.id}, 'VERBİS', b.an, r.sayi, r.birim,
      sure_sonu(b.an, r.sayi, r.birim)
    from sure_kurallari r, gun_basi(${due.ilk_degisiklik}::date) b(an)
    where r.tur = 'verbis_bildirimi' and r.gecerli <= b.an
    order by r.surum desc limit 1
    on conflict (company_id, kayit_turu, kayit_id, tur) where kayit_id is not null do update set
      baslangic = excluded.baslangic, son_an = excluded.son_an, kapanis = null, kapanis_kaniti = null,
      kapatan = null, gec_nedeni = null, hatirlatilan = null, surum = s.surum + 1,
      guncellenme_tarihi = now()
    where s.kapanis is not null or s.baslangic <> excluded.baslangic`.execute(tx);
}

/** Closes running clocks of the first registration by the day of the filing that ended them. */
export const closeRegistrationRows = (tx: Tx, { company_id }: CompanyScope, day: string) =>
  rowsOf<{ id: number }>(tx)`
    update sureler set kapanis = gun_basi(${day}::date), kapanis_kaniti = ${OWN_PROOFS.bildirildi.tr},
      kapatan = ${AUTOMATIC}, surum = surum + 1, guncellenme_tarihi = now()
    where company_id = ${company_id} and tur = 'verbis_ilk_kayit' and kapanis is null
    returning id`;

/** Companies whose log has grown since the last run, and those not judged on this day. */
export const toBeJudged = (today: string) => sql<{ company_id: number }>`
  select c.company_id from companies c left join change_log_heads h using (company_id)
    left join verbis_taramalari t using (company_id)
  where coalesce(t.son_kayit, 0) <> coalesce(h.son_id, 0)
    or t.yukumluluk_gunu is distinct from ${today}::date`;

/**
 * Has a company that filed a log that grew since the comparison with the filing? The differences
 * are then unknown until the job has read it.
 */
export const awaitsComparison = (company: RawBuilder<unknown>) => sql<boolean>`
  exists (select from verbis_beyanlari b where b.company_id = ${company})
  and (select max(l.id) from change_logs l where l.company_id = ${company}) is distinct from
    (select t.son_kayit from verbis_taramalari t where t.company_id = ${company})`;

/** Stores how far the log of a company was read; false when it has not grown since. */
export const takeLogRead = (tx: Tx, { company_id }: CompanyScope) =>
  exists(tx)`
    insert into verbis_taramalari as t (company_id, son_kayit)
    select ${company_id}, coalesce(max(l.id), 0) from change_logs l where l.company_id = ${company_id}
    on conflict (company_id) do update set son_kayit = excluded.son_kayit
      where t.son_kayit <> excluded.son_kayit
    returning company_id`;
