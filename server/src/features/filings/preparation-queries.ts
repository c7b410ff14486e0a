import { kindOf, TEXT_KIND_CODES } from '@emanet/contract/texts/kinds';
import { VERBIS_IDENTITY } from '@emanet/contract/filings/identity';
import { sql, type Selectable } from 'kysely';
import { instantReadBy, settingsThen } from '../../nouns/past.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { Tables } from '../../schema/tables.ts';
import { inScope, instantOf, inUse, ongoing } from '../../records/queries.ts';
import type { Bearing, Decided } from './measures.ts';
import type { Tick } from './rows.ts';
import { exists, rowsOf } from '../../platform/rows.ts';

/** Person and name stored with a decision. */
export type Signed = Readonly<{ user_id: number; kaydeden: string }>;

/** Measures with a decision, those of the day that the actor reads. */
export async function selectDecided(tx: Tx, scope: CompanyScope): Promise<Decided[]> {
  const now = await selectDecidedNow(tx, scope);
  const instant = instantReadBy(scope.actor);
  if (instant === undefined) return now;
  const then = await settingsThen(tx, scope, 'verbis_tedbirleri', instant);
  // An entry holds the whole decision that it replaced.
  const replaced = [...then.values()].filter((one): one is Decided => one !== null);
  return [...now.filter(({ kod }) => !then.has(kod)), ...replaced];
}

const selectDecidedNow = (tx: Tx, { company_id }: CompanyScope): Promise<Decided[]> =>
  rowsOf<Decided>(tx)`
    select t.kod, t.durum, t.aciklama, t.kanit, t.dokuman_id, d.dokuman_ismi, t.dayanak,
      t.kaydeden, ${instantOf('tarih')} as tarih
    from verbis_tedbirleri t
    left join dokumanlar d on d.company_id = t.company_id and d.id = t.dokuman_id
    where t.company_id = ${company_id}`;

/** Texts about a transfer are contracts, though their documents are stored as undertakings. */
const CONTRACTS = TEXT_KIND_CODES.filter((kind) => kindOf(kind).ofTransfer);

/**
 * Records with measures: those ticked in assets and supplier transfers, and others that the
 * company's records prove.
 */
export async function selectBearings(tx: Tx, scope: CompanyScope): Promise<Bearing[]> {
  const ofAssets = inScope(scopeWith(scope, 'assets.read'));
  const ofTransfers = inScope(scopeWith(scope, 'supplier-transfers.read'));
  const { company_id } = scope;
  return rowsOf<Bearing>(tx)`
    select distinct kod, tur, ad, ad collate turkish as sira from (
      select measure.kod, 'varlik' as tur, t.varlik_ismi as ad from varlik_listesi t
      cross join lateral (
        select unnest(t.alinan_tedbirler) as kod
        union select 'sifreleme' where t.sifreleme_var_mi
        union select 'yedekleme' where t.yedekleme_var_mi
      ) measure
      where ${ofAssets} and ${inUse}
      union all
      select measure.kod, 'tedarikci', t.tedarikci_adi from veri_aktarim t
      cross join lateral (
        select unnest(t.alinan_tedbirler) as kod
        union select 'veri_isleyen_denetim' where t.son_denetim_tarihi is not null
      ) measure
      where ${ofTransfers} and ${ongoing}
      union all
      select case when exists (select from metinler m where m.company_id = t.company_id
          and m.dokuman_id = t.id and m.tur = any(${CONTRACTS}::text[]))
        then 'sozlesme_guvenlik_hukmu' else measure.kod end, 'dokuman', t.dokuman_ismi
      from dokumanlar t
      join (values ('Politika', 'politika_prosedur'), ('Taahhütname', 'gizlilik_taahhutnameleri'))
        measure(tur, kod) on measure.tur = t.dokuman_tur
      where t.company_id = ${company_id} and t.guncel
      union all
      select 'egitim_farkindalik', 'egitim', t.fullname from egitim_davetleri t
      where t.company_id = ${company_id} and t.durum = 'tamamlandi'
    ) found
    order by kod, tur, ad collate turkish`;
}

type Measure = Omit<
  Selectable<Tables['verbis_tedbirleri']>,
  'company_id' | 'durum' | 'tarih' | keyof Signed
> &
  Readonly<{ durum: 'onayli' | 'reddedildi' | 'yok' }>;

/** Stores a decision about a measure, or deletes it. */
export async function storeMeasure(
  tx: Tx,
  { company_id }: CompanyScope,
  { kod, durum, ...reasons }: Measure,
  signed: Signed,
): Promise<void> {
  if (durum === 'yok') {
    await sql`delete from verbis_tedbirleri
      where company_id = ${company_id} and kod = ${kod}`.execute(tx);
    return;
  }
  const row = { durum, ...reasons, ...signed };
  await tx
    .insertInto('verbis_tedbirleri')
    .values({ company_id, kod, ...row })
    .onConflict((of) =>
      of.columns(['company_id', 'kod']).doUpdateSet({ ...row, tarih: sql`now()` }),
    )
    .execute();
}

export const hasDocument = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  exists(tx)`
    select from dokumanlar t where t.company_id = ${company_id} and t.id = ${id}`;

/** Ticked rows; of a past day none is known, as ticks write no entry. */
export const selectTicks = (tx: Tx, { company_id, actor }: CompanyScope): Promise<Tick[]> =>
  rowsOf<Tick>(tx)`
    select t.bolum, t.satir, t.imza, t.kaydeden, ${instantOf('tarih')} as tarih
    from verbis_isaretleri t
    where t.company_id = ${company_id} and ${instantReadBy(actor) === undefined}`;

type Ticked = Readonly<{ bolum: string; satir: string; imza: string }>;

const columnsOf = (rows: readonly Ticked[]) => sql`unnest(
  ${rows.map(({ bolum }) => bolum)}::text[], ${rows.map(({ satir }) => satir)}::text[],
  ${rows.map(({ imza }) => imza)}::text[]) given(bolum, satir, imza)`;

/** Ticks rows as entered, or removes their ticks. */
export async function storeTicks(
  tx: Tx,
  { company_id }: CompanyScope,
  rows: readonly Ticked[],
  islendi: boolean,
  { user_id, kaydeden }: Signed,
): Promise<void> {
  await (
    islendi
      ? sql`
        insert into verbis_isaretleri (company_id, bolum, satir, imza, user_id, kaydeden)
        select distinct on (given.bolum, given.satir) ${company_id}::int, given.bolum, given.satir,
          given.imza, ${user_id}::int, ${kaydeden}::text
        from ${columnsOf(rows)}
        on conflict (company_id, bolum, satir) do update set imza = excluded.imza,
          user_id = excluded.user_id, kaydeden = excluded.kaydeden, tarih = now()`
      : sql`
        delete from verbis_isaretleri t using ${columnsOf(rows)}
        where t.company_id = ${company_id} and t.bolum = given.bolum and t.satir = given.satir`
  ).execute(tx);
}

/** Stores which period of a category is notified. */
export async function storePeriod(
  tx: Tx,
  { company_id }: CompanyScope,
  one: Readonly<{ kategori: string; secim: string; secenekler: string[] }>,
  signed: Signed,
): Promise<void> {
  const row = { ...one, ...signed };
  await tx
    .insertInto('verbis_sureleri')
    .values({ company_id, ...row })
    .onConflict((of) =>
      of.columns(['company_id', 'kategori']).doUpdateSet({ ...row, tarih: sql`now()` }),
    )
    .execute();
}

export type StoredDuty = Readonly<{
  calisan_sayisi: number | null;
  bilanco_toplami: number | null;
  ana_faaliyet_ozel: boolean | null;
  bilanco_yok: boolean | null;
  bilanco_yili: number | null;
  istisna: string | null;
  yerlesim: string | null;
  sektor: string | null;
  kaydeden: string | null;
  tarih: string | null;
}>;

/** Facts that decide which fields are shown, and whether there still is a registration. */
const ABOUT_REGISTRATION = ['yerlesim', 'verbis_silme_tarihi', 'verbis_silme_nedeni'] as const;

type Controller = Readonly<{ kimlik: Record<string, string | null>; muafiyet: StoredDuty }>;

/**
 * The company's identity for the registry, and its answers to the exemption test. `instant`: as they were
 * then; by default as on the day that the actor reads, or now.
 */
export async function selectController(
  tx: Tx,
  scope: CompanyScope,
  instant = instantReadBy(scope.actor),
): Promise<Controller> {
  const { kimlik, muafiyet } = await selectControllerNow(tx, scope);
  if (instant === undefined) return { kimlik, muafiyet };
  const company = await settingsThen(tx, scope, 'sirket', instant);
  const answers = (await settingsThen(tx, scope, 'verbis_muafiyeti', instant)).get('cevaplar');
  const then = <Values extends object>(values: Values): Values => {
    const changed = [...company].filter(([alan]) => alan in values);
    // An entry holds the values that the company's columns had.
    return { ...values, ...(Object.fromEntries(changed) as Partial<Values>) };
  };
  return {
    kimlik: then(kimlik),
    muafiyet: then({ ...muafiyet, ...(answers as Partial<StoredDuty> | null | undefined) }),
  };
}

async function selectControllerNow(tx: Tx, { company_id }: CompanyScope): Promise<Controller> {
  const identity = [...VERBIS_IDENTITY, ...ABOUT_REGISTRATION].map(
    (name) => sql`${name}::text, c.${sql.id(name)}::text`,
  );
  const found = await rowsOf<{ kimlik: Record<string, string | null> } & StoredDuty>(tx)`
    select jsonb_build_object(${sql.join(identity)}) as kimlik, c.calisan_sayisi,
      c.bilanco_toplami::float8 as bilanco_toplami, t.ana_faaliyet_ozel, t.bilanco_yok,
      t.bilanco_yili, t.istisna,
      c.yerlesim, c.sektor, t.kaydeden, ${instantOf('tarih')} as tarih
    from companies c left join verbis_muafiyeti t on t.company_id = c.company_id
    where c.company_id = ${company_id}`;
  const [row] = found;
  if (!row) throw new Error('the company of a scope is not there');
  const { kimlik, ...muafiyet } = row;
  return { kimlik, muafiyet };
}

export async function storeDuty(
  tx: Tx,
  { company_id }: CompanyScope,
  one: Pick<StoredDuty, 'ana_faaliyet_ozel' | 'bilanco_yok' | 'bilanco_yili' | 'istisna'>,
  signed: Signed,
): Promise<void> {
  const row = { ...one, ...signed };
  await tx
    .insertInto('verbis_muafiyeti')
    .values({ company_id, ...row })
    .onConflict((of) => of.column('company_id').doUpdateSet({ ...row, tarih: sql`now()` }))
    .execute();
}
