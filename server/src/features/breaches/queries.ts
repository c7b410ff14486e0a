import type { Breach, BreachEvent, BreachLetter, Controller } from '@emanet/contract/breaches';
import { BOARD_HOURS } from '@emanet/contract/breaches/choices';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { sql, type RawBuilder } from 'kysely';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import { ownersOn, withOwners } from '../../nouns/owners.ts';
import { inScope, instantOf } from '../../records/queries.ts';
import { exists, firstOf, rowsOf } from '../../platform/rows.ts';

const PLAIN = [
  ...['id', 'company_id', 'tatbikat', 'kaynak', 'baslik', 'senaryo', 'department_id'],
  ...['kayit_turu', 'kayit_id', 'kayit_adi', 'sifat', 'farkeden', 'tespit_sekli', 'nedenler'],
  ...['olus_bicimi', 'unsurlar', 'kategoriler', 'kisi_gruplari', 'kayit_sayisi', 'etkiler'],
  ...[
    'onceki_tedbirler',
    'onceki_tedbir_notu',
    'sorumluya_etki',
    'calisan_egitimi',
    'yurtdisi_makamlar',
    'ogrenme_nedeni',
    'ihlal_degil_nedeni',
    'sonraki_tedbirler',
    'irtibat',
    'hazirlayan',
  ],
  ...['diger_bildirimler', 'gecikme_nedeni', 'kurul_karari', 'kurul_gerekcesi', 'kisi_karari'],
  ...['kisi_gerekcesi', 'durum', 'kapatan', 'kapanis_ozeti', 'sorumlu_id', 'sorumlu', 'surum'],
  'guncelleyen',
];
/** Columns that hold an instant. */
export const INSTANTS = [
  ...['olay_baslangici', 'olay_bitisi', 'fark_edilme', 'isleyen_haberi', 'ogrenme'],
  ...['kurul_bildirimi', 'kisi_bildirimi', 'sorumlu_bildirimi', 'kapanis'],
];
/** Start of the clock, as in the view of the clocks. */
const START = sql`case when t.ogrenme_nedeni is null
  then least(t.ogrenme, t.fark_edilme, t.isleyen_haberi) else t.ogrenme end`;
/** Letters that came back and that nothing else has replaced. */
const UNREACHED = sql`(
  select count(*)::int from ihlal_mektuplari m
  where m.company_id = t.company_id and m.ihlal_id = t.id and m.teslim = 'ulasmadi'
    and not exists (select from ihlal_mektuplari o
      where o.company_id = m.company_id and o.ihlal_id = m.ihlal_id and o.teslim <> 'ulasmadi'
        and (o.eposta = m.eposta or o.ad = m.ad and o.gonderme_tarihi > m.gonderme_tarihi))
    and not exists (select from ihlal_olaylari e
      where e.company_id = t.company_id and e.ihlal_id = t.id and e.tur = 'bildirim'
        and e.veri ->> 'alici' = 'ilgili_kisi'))`;
const instant = (name: string) => sql`${instantOf(name)} as ${sql.ref(name)}`;

const COLUMNS = sql.join([
  ...PLAIN.map((name) => sql.ref(`t.${name}`)),
  ...[...INSTANTS, 'guncellenme_tarihi'].map(instant),
  sql`to_char(${START} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sure_baslangici`,
  sql`to_char((${START} + make_interval(hours => ${sql.lit(BOARD_HOURS)})) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as son_an`,
  sql`case when t.tatbikat then 'T' else '' end || t.yil || '/' || lpad(t.sira::text, greatest(2, length(t.sira::text)), '0') as ihlal_no`,
  sql`d.department_name`,
  sql`coalesce(a.hepsi, 0) as is_sayisi`,
  sql`coalesce(a.acik, 0) as acik_is`,
  sql`${UNREACHED} as ulasmayan`,
  sql`exists (select from ihlal_olaylari e where e.company_id = t.company_id and e.ihlal_id = t.id
    and e.tur = 'kayit' and e.veri ->> 'kaynak' = 'dosya') as saatsiz`,
]);

const select = async (
  tx: Tx,
  scope: CompanyScope,
  where: RawBuilder<unknown>,
  limit = sql``,
): Promise<Breach[]> => {
  const found = await rowsOf<Omit<Breach, 'sahip'>>(tx)`select ${COLUMNS} from veri_ihlalleri t
    left join departments d on d.company_id = t.company_id and d.department_id = t.department_id
    left join (
      select kayit_id, count(*)::int as hepsi, count(*) filter (where not durum)::int as acik
      from aksiyonlar where company_id = ${scope.company_id} and kayit_turu = 'veri_ihlalleri' and guncel
      group by kayit_id
    ) a on a.kayit_id = t.id
    where ${inScope(scope)} and ${where}
    order by t.durum <> 'acik', t.ogrenme desc, t.id desc ${limit}`;
  return withOwners(tx, todayInTurkey(), found, ({ durum }) => durum === 'acik');
};

/** Most breaches in one answer. */
const MOST = 2000;

/** Breaches of the scope: open ones first, the newest first. */
export const selectBreaches = (tx: Tx, scope: CompanyScope): Promise<Breach[]> =>
  select(tx, scope, sql`true`, sql`limit ${MOST}`);

export const selectBreachesById = (tx: Tx, scope: CompanyScope, ids: readonly number[]) =>
  select(tx, scope, sql`t.id = any(${[...ids]}::int[])`);

/** A breach of the scope; `lock`: held until the transaction ends. */
export async function selectBreach(tx: Tx, scope: CompanyScope, id: number, lock = false) {
  if (lock)
    await sql`select 1 from veri_ihlalleri t where ${inScope(scope)} and t.id = ${id} for update`.execute(
      tx,
    );
  return (await select(tx, scope, sql`t.id = ${id}`))[0];
}

export const selectEvents = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
): Promise<BreachEvent[]> =>
  rowsOf<BreachEvent>(tx)`
    select t.id, t.tur, ${instant('an')}, t.veri, t.guncelleyen, t.dosya_linki, f.ad as dosya_adi,
      f.sha256
    from ihlal_olaylari t left join dosyalar f on f.company_id = t.company_id and f.id = t.dosya_id
    where t.company_id = ${company_id} and t.ihlal_id = ${id} order by t.an, t.id`;

export const selectLetters = (
  tx: Tx,
  { company_id }: CompanyScope,
  id: number,
): Promise<BreachLetter[]> =>
  rowsOf<BreachLetter>(tx)`
    select t.id, t.ad, t.eposta, t.konu, t.teslim, ${instant('gonderme_tarihi')}, t.guncelleyen
    from ihlal_mektuplari t where t.company_id = ${company_id} and t.ihlal_id = ${id}
    order by t.id`;

export async function selectController(tx: Tx, { company_id }: CompanyScope): Promise<Controller> {
  const found = await firstOf<Controller>(tx)`
    select company_name, unvan, adres, kep, irtibat_kisisi, verbis_kayit_no,
      ${instantOf('olusturma_tarihi')} as kayit_baslangici from companies t
    where company_id = ${company_id}`;
  return found ?? fail('NOT_FOUND');
}

/** The person in charge of the company, who gets a new breach. */
export async function firstInCharge(tx: Tx, { company_id }: CompanyScope, today: string) {
  const owner = (await ownersOn(tx, today))({ company_id, sorumlu_id: null });
  return owner && { sorumlu_id: owner.user_id, sorumlu: owner.ad };
}

type Happening = Readonly<{
  ihlal_id: number;
  tur: BreachEvent['tur'];
  an: string;
  veri?: Readonly<Record<string, unknown>>;
  dosya_id?: string | null;
}>;

/** The database refuses half a surrogate pair in JSON. */
const wellFormed = (veri: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(veri).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  );

/** Appends an event. */
export const insertEvent = (
  tx: Tx,
  { company_id, actor }: CompanyScope,
  { veri = {}, ...event }: Happening,
) =>
  insertRows(
    tx,
    'ihlal_olaylari',
    [{ company_id, ...event, veri: wellFormed(veri), guncelleyen: updaterName(actor) }],
    'id',
  );

type NewLetter = Readonly<{ ad: string; eposta: string; metin: string }>;

/** Stores and returns letters to people who have none yet; two people may share an address. */
export const insertLetters = (
  tx: Tx,
  { company_id, actor }: CompanyScope,
  ihlal_id: number,
  letters: readonly NewLetter[],
  common: Readonly<{ konu: string; teslim: string; an: string }>,
): Promise<(NewLetter & { id: number })[]> =>
  rowsOf<NewLetter & { id: number }>(tx)`
    insert into ihlal_mektuplari
      (company_id, ihlal_id, ad, eposta, konu, metin, teslim, gonderme_tarihi, guncelleyen)
    select ${company_id}, ${ihlal_id}, g.ad, g.eposta, ${common.konu}, g.metin, ${common.teslim},
      ${common.an}::timestamptz, ${updaterName(actor)}
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) g(ad text, eposta text, metin text)
    on conflict (company_id, ihlal_id, eposta, ad) do nothing
    returning id, ad, eposta, metin`;

/** Stores the reason of the delay and who closed it, also on the clock closed by the stage. */
export const explainClock = (
  tx: Tx,
  { company_id, actor }: CompanyScope,
  id: number,
  gec_nedeni: string | null,
) =>
  sql`update sureler set kapatan = ${updaterName(actor)}, gec_nedeni = ${gec_nedeni}
    where company_id = ${company_id} and kayit_turu = 'veri_ihlalleri' and kayit_id = ${id}
      and kapanis is not null`.execute(tx);

/** Does a breach that the caller sees name this file as evidence? */
export const namesEvidence = (tx: Tx, scope: CompanyScope, dosya_id: string) =>
  exists(tx)`
    select from ihlal_olaylari e
    join veri_ihlalleri t on t.company_id = e.company_id and t.id = e.ihlal_id
    where ${inScope(scope)} and e.dosya_id = ${dosya_id}`;
