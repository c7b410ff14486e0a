import { STATUTORY_KINDS } from '@emanet/contract/clocks/kinds';
import { DUE_KINDS } from '@emanet/contract/dashboard';
import type { DutyAnswers } from '@emanet/contract/filings/duty';
import type { Client, DueOfClient, FilingState } from '@emanet/contract/portfolio';
import type { Tallies } from '@emanet/contract/performance';
import { sql, type RawBuilder } from 'kysely';
import type { AcrossScope, CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { isOpen } from '../applications/applications.ts';
import { awaitsComparison, inDutyOrder, runsAt } from '../clocks/clocks.ts';
import { ofWholeCompany } from '../performance/performance.ts';
import { isStale } from '../texts/texts.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** The companies of the scope once more, beside row-level security. */
const inScope = ({ company_ids }: AcrossScope) =>
  sql`t.company_id = any(${[...company_ids]}::int[])`;

/** Figures of one company that need counting: the columns of `portfoy_ozetleri`. */
const figuresOf = (company: RawBuilder<unknown>, today: string) => sql`
  ${ofWholeCompany(company, today)},
  (select count(*)::int from veri_harita t
    where t.company_id = ${company} and t.risk = 'Yüksek') as yuksek`;

/** A part of a client's running clocks at an instant, without those for information alone. */
const ofClocks = (now: string, kinds: readonly string[]) => sql`sureler t
  where t.company_id = client.company_id and ${runsAt(now)} and t.tur = any(${[...kinds]}::text[])`;

/** Numbers of a company's stale texts, within its kept tallies. */
const STALE = 'eski_metinler';
const staleOf = (company: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(m.id), '[]')
  from metinler m where m.company_id = ${company} and ${isStale})`;

/** Is a text `m` stale? As its company's kept figures `kept` say, if they are there and no note tells of a change. */
export const isKeptStale = sql`case when kept.olculer ? ${STALE}
    and not exists (select from portfoy_notlari n where n.company_id = m.company_id)
  then kept.olculer -> ${STALE} @> to_jsonb(m.id) else ${isStale} end`;

type Figures = Readonly<{ olculer: Tallies; aylar: readonly (Tallies | null)[] }>;
export type ClientRow = Omit<
  Client,
  'puan' | 'puanlar' | 'egitim' | 'sorular' | 'verbis' | 'sahip' | 'bekleyen'
> &
  Figures &
  Readonly<{
    verbis_son_an: string | null;
    /** State of a registration; null where the client never registered. */
    sicil: FilingState | null;
    muafiyet: DutyAnswers;
  }>;

const iso = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The clients of a scope by name. Stored figures are used while they are of the same day and
 * unchanged; the others are counted here, by the same queries. One statement, so that all of it is
 * of one moment.
 */
export const selectClients = (
  tx: Tx,
  scope: AcrossScope,
  { now, today }: Readonly<{ now: string; today: string }>,
): Promise<ClientRow[]> =>
  rowsOf<ClientRow>(tx)`
    with consultants as materialized (select * from members_across() where role = 'danışman')
    select client.company_id, client.company_name, client.logo, client.sektor, client.vergi_no,
      coalesce(kept.olculer - ${STALE}, counted.olculer) as olculer,
      coalesce(kept.aylar, counted.aylar) as aylar,
      coalesce(kept.yuksek, counted.yuksek) as yuksek,
      (select json_build_object('sure_id', t.id, 'tur', t.tur, 'ad', t.ad, 'record_id', t.kayit_id,
          'department_id', t.department_id, 'son_an', ${iso(sql`t.son_an`)}, 'birim', t.birim, 'sorumlu_id', t.sorumlu_id)
        from ${ofClocks(now, STATUTORY_KINDS)}
        order by ${inDutyOrder(now)} limit 1) as sonraki,
      (select count(*)::int from ${ofClocks(now, DUE_KINDS)}
        and t.son_an < ${now}::timestamptz) as geciken,
      (select count(*)::int from ${ofClocks(now, STATUTORY_KINDS)}
        and t.son_an < ${now}::timestamptz) as geciken_yasal,
      (select ${iso(sql`min(t.son_an)`)} from ${ofClocks(now, ['verbis_bildirimi'])}) as verbis_son_an,
      case
        when client.verbis_silme_tarihi is not null and not exists (
          select from verbis_beyanlari b
          where b.company_id = client.company_id and b.tarih > client.verbis_silme_tarihi) then 'silindi'
        when ${awaitsComparison(sql`client.company_id`)} then 'karsilastiriliyor'
        when exists (select from verbis_beyanlari b where b.company_id = client.company_id) then 'guncel'
        when client.verbis_kayit_no is not null then 'kayitli'
      end as sicil,
      (select json_build_object('calisan_sayisi', client.calisan_sayisi,
          'bilanco_toplami', client.bilanco_toplami, 'yerlesim', client.yerlesim,
          'ana_faaliyet_ozel', m.ana_faaliyet_ozel, 'bilanco_yok', m.bilanco_yok,
          'istisna', m.istisna)
        from (select) one left join verbis_muafiyeti m on m.company_id = client.company_id) as muafiyet,
      (select count(*)::int from basvurular
        where company_id = client.company_id and ${isOpen}) as basvuru,
      jsonb_array_length(coalesce(kept.olculer -> ${STALE}, ${staleOf(sql`client.company_id`)})) as eski_metin,
      (select l.tarih from change_logs l where l.company_id = client.company_id
        and l.aktor_turu = 'kisi' order by l.id desc limit 1) as son_is,
      coalesce(s.surum, 0) as sorumlu_surum, answers.user_id as sorumlu_id, answers.fullname as sorumlu, stands.user_id as vekil_id,
      stands.fullname as vekil, case when stands.user_id is not null then s.vekil_bitis end as vekil_bitis
    from companies client
    left join portfoy_ozetleri kept on kept.company_id = client.company_id
      and kept.gun = ${today}::date
      and not exists (select from portfoy_notlari n where n.company_id = client.company_id)
    left join lateral (
      select ${figuresOf(sql`client.company_id`, today)} where kept.company_id is null
      -- Kept apart: merged, it would be counted for everybody.
      offset 0
    ) counted on true
    left join portfoy_sorumlulari s on s.company_id = client.company_id
    left join consultants answers
      on answers.company_id = client.company_id and answers.user_id = s.sorumlu_id
    left join consultants stands
      on stands.company_id = client.company_id and stands.user_id = s.vekil_id
        and ${today}::date between s.vekil_baslangic and s.vekil_bitis
    where client.company_id = any(${[...scope.company_ids]}::int[])
    order by client.company_name collate turkish, client.company_id`;

export type DueRow = Omit<DueOfClient, 'sahip'>;

/** The instant at which a day begins in Turkey. */
const beginOf = (day: string) => sql`(${sql.raw(day)})::timestamp at time zone 'Europe/Istanbul'`;

/**
 * Due work of all clients: late, before an instant, planned until then or for a day that has passed; in the
 * order of duties, up to `most`.
 */
export const selectDueOfClients = (
  tx: Tx,
  scope: AcrossScope,
  { now, from, until, most }: Readonly<{ now: string; from: string; until: string; most: number }>,
): Promise<DueRow[]> =>
  rowsOf<DueRow>(tx)`
    select t.company_id, t.id as sure_id, t.tur, r.madde,
      case when t.tur = 'envanter_onayi' then coalesce(d.department_name, t.ad) else t.ad end as ad,
      t.kayit_id as record_id, t.department_id, d.department_name, t.son_an, t.birim,
      (t.son_an at time zone 'Europe/Istanbul')::date::text as gun,
      t.sorumlu_id, t.sorumlu, t.surum, p.gun::text as plan_gunu, p.bekleniyor
    from sureler t
    join sure_kurallari r on r.tur = t.tur and r.surum = t.kural_surumu
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    left join portfoy_planlari p on p.company_id = t.company_id and p.sure_id = t.id
    where ${inScope(scope)} and ${runsAt(now)} and t.tur = any(${[...DUE_KINDS]}::text[])
      and (t.son_an < ${until}::timestamptz
          and (t.son_an < ${now}::timestamptz or t.son_an >= ${from}::timestamptz)
        or ${beginOf('p.gun')} < ${until}::timestamptz
          and (${beginOf('p.gun + 1')} > ${from}::timestamptz or ${beginOf('p.gun + 1')} <= ${now}::timestamptz))
    order by ${inDutyOrder(now)} limit ${most}`;

/** Number of duties due between two instants and of their clients, and the next day after. */
export async function selectAhead(
  tx: Tx,
  scope: AcrossScope,
  { now, until, after }: Readonly<{ now: string; until: string; after: string }>,
) {
  const found = await firstOf<{ sure: number; musteri: number; sonraki: string | null }>(tx)`
    select count(*) filter (where t.son_an < ${until}::timestamptz)::int as sure,
      count(distinct t.company_id) filter (where t.son_an < ${until}::timestamptz)::int as musteri,
      min((t.son_an at time zone 'Europe/Istanbul')::date)
        filter (where t.son_an >= ${after}::timestamptz)::text as sonraki
    from sureler t
    where ${inScope(scope)} and t.kapanis is null and t.tur = any(${[...DUE_KINDS]}::text[])
      and t.son_an >= ${now}::timestamptz`;
  return found ?? { sure: 0, musteri: 0, sonraki: null };
}

/** Companies with a note, and those whose row is old or missing. */
export const toBeKept = (today: string) => sql<{ company_id: number }>`
  select company_id from portfoy_notlari
  union
  select c.company_id from companies c
    left join portfoy_ozetleri kept on kept.company_id = c.company_id and kept.gun = ${today}::date
  where kept.company_id is null`;

/**
 * Counts a company again after a change of its figures or a new day. Notes are deleted before the
 * counting, so a change between the two keeps its own; two nodes wait for each other.
 */
export async function keepFigures(tx: Tx, { company_id }: CompanyScope, today: string) {
  await sql`select pg_advisory_xact_lock(hashtext('portfoy'), ${company_id}::int)`.execute(tx);
  const noted = await sql`delete from portfoy_notlari where company_id = ${company_id}
    returning id`.execute(tx);
  const kept = await sql`select from portfoy_ozetleri
    where company_id = ${company_id} and gun = ${today}::date`.execute(tx);
  if (noted.rows.length === 0 && kept.rows.length > 0) return;
  // Planning it takes longer than counting, and the company finds every part of it.
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
  await sql`insert into portfoy_ozetleri (company_id, gun, olculer, aylar, yuksek)
    select ${company_id}, ${today}::date,
      counted.olculer || jsonb_build_object(${STALE}::text, ${staleOf(sql`${company_id}::int`)}),
      counted.aylar, counted.yuksek
    from (select ${figuresOf(sql`${company_id}::int`, today)}) counted
    on conflict (company_id) do update set gun = excluded.gun, olculer = excluded.olculer,
      aylar = excluded.aylar, yuksek = excluded.yuksek`.execute(tx);
}
