import {
  DETAIL_PARTS,
  detailsIn,
  NOBODY,
  type DetailPart,
} from '@emanet/contract/records/category-detail';
import {
  crossingsOf,
  EVERYBODY,
  type Crossing,
  type CrossedSection,
  type Holder,
} from '@emanet/contract/filings/crossings';
import type { AskedCrossing } from '@emanet/contract/filings/review';
import { choiceOf } from '@emanet/contract/lookups';
import { countriesIn, HOME } from '@emanet/contract/shared/countries';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { inScope, instantOf, inUse, ongoing, running } from '../../records/queries.ts';
import {
  categoryOfItems,
  officialSubjectOf,
  registryCategories,
} from '../../records/verbis-lists.ts';
import { same } from '../../nouns/log.ts';
import { logDecision, signed } from './decisions.ts';
import type { Signed } from './preparation-queries.ts';

type Row = Readonly<{ id: number; ad: string; veriler: string[] }>;
type Activity = Row &
  Readonly<{ ilgili_kisi: string[]; alici_grubu: string[]; ayrintilar: string[] }>;
/** A transfer or an asset; `ulke` where it is abroad. */
type Linked = Row &
  Readonly<{
    tur: Exclude<Holder['tur'], 'veri_harita'>;
    alici: string | null;
    ulke: string | null;
    faaliyetler: number[];
  }>;

const categories = new Map(categoryOfItems.map(({ code, category }) => [code, category]));
const categoriesOf = (items: readonly string[]): string[] => [
  ...new Set(items.flatMap((item) => categories.get(item) ?? [])),
];

const countriesOf = (text: string | null): string[] =>
  countriesIn(text ?? '', 'tr').flatMap(({ key }) => (key === HOME ? [] : key));

/** Answers of an activity that differ by category, by category. */
function toldBy(details: readonly string[], part: DetailPart, as: (value: string) => string) {
  const own = detailsIn(details).filter((one) => one.part === part);
  return new Map(
    [...Map.groupBy(own, ({ category }) => category)].map(([category, answers]) => [
      category,
      answers.flatMap(({ value }) => (value === NOBODY ? [] : as(value))),
    ]),
  );
}

const asOfficial = (code: string) => officialSubjectOf.get(code) ?? code;
const asIs = (code: string) => code;
const PARTS = {
  ilgili_kisi: ['ilgili_kisiler', asOfficial],
  alici_grubu: ['alici_gruplari', asIs],
} as const;

const ofActivity = (one: Activity): Holder[] =>
  DETAIL_PARTS.flatMap((part) => {
    if (part !== 'ilgili_kisi' && part !== 'alici_grubu') return [];
    const [bolum, as] = PARTS[part];
    return {
      ...{ tur: 'veri_harita', id: one.id, ad: one.ad, bolum },
      kategoriler: categoriesOf(one.veriler),
      degerler: one[part].map(as),
      told: toldBy(one.ayrintilar, part, as),
    };
  });

/** Records other than activities state their pairs, but for what they took over from some activities only. */
function linked(
  { tur, id, ad, veriler, faaliyetler }: Linked,
  bolum: CrossedSection,
  degerler: readonly string[],
  items: ReadonlyMap<number, readonly string[]>,
): Holder {
  const kategoriler = categoriesOf(veriler);
  const held = faaliyetler.flatMap((activity) => {
    const own = items.get(activity);
    return own ? [new Set(own)] : [];
  });
  const isTakenOver =
    held.length > 1 &&
    new Set(held.flatMap((own) => [...own])).symmetricDifference(new Set(veriler)).size === 0;
  const heldByAll = held.map((own) => new Set(categoriesOf([...own])));
  const stated = kategoriler.filter(
    (one) => bolum !== 'yurt_disi' || !isTakenOver || heldByAll.every((own) => own.has(one)),
  );
  const told = new Map(stated.map((one) => [one, degerler]));
  return { tur, id, ad, bolum, kategoriler, degerler, told };
}

async function selectHolders(tx: Tx, scope: CompanyScope): Promise<Holder[]> {
  const activities = await rowsOf<Activity>(tx)`
    select t.id, t.surec_ismi as ad, t.islenen_kisisel_veriler as veriler, t.ilgili_kisi,
      t.alici_grubu, t.kategori_ayrintilari as ayrintilar
    from veri_harita t
    where ${inScope(scopeWith(scope, 'processing-activities.read'))} and ${running} order by t.id`;
  const others = await rowsOf<Linked>(tx)`
    select 'veri_aktarim' as tur, t.id, t.tedarikci_adi as ad,
      t.aktarilan_kisisel_veriler as veriler, t.alici_grubu as alici,
      case when t.yurt_disi_aktarim then t.aktarim_ulkesi end as ulke,
      t.veri_harita_id as faaliyetler
    from veri_aktarim t
    where ${inScope(scopeWith(scope, 'supplier-transfers.read'))} and ${ongoing}
    union all
    select 'diger_aktarim', t.id, t.kurum_adi, t.aktarilan_kisisel_veriler, t.alici_grubu, null,
      t.veri_harita_id
    from diger_aktarim t
    where ${inScope(scopeWith(scope, 'public-transfers.read'))} and ${ongoing}
    union all
    select 'varlik_listesi', t.id, t.varlik_ismi, t.islenen_kisisel_veriler, null, t.ulke,
      t.veri_harita_id
    from varlik_listesi t
    where ${inScope(scopeWith(scope, 'assets.read'))} and ${inUse} and t.yurt_disi_mi`;
  const items = new Map(activities.map((one) => [one.id, one.veriler]));
  return [
    ...activities.flatMap(ofActivity),
    ...others.flatMap((one) => [
      linked(one, 'alici_gruplari', one.alici ? [one.alici] : [], items),
      linked(one, 'yurt_disi', countriesOf(one.ulke), items),
    ]),
  ];
}

type Answer = Readonly<{
  bolum: string;
  kategori: string;
  deger: string;
  kayitlar: number[];
  /** Registers of these records; null in earlier answers. */
  turler: string[] | null;
}> &
  NonNullable<AskedCrossing['cevap']>;

/** Is an answer about one of these records? */
const isAbout = ({ kayitlar, turler }: Answer, records: Crossing['kayitlar']): boolean =>
  records.some(({ id, tur }) =>
    kayitlar.some((one, at) => one === id && (turler?.[at] ?? tur) === tur),
  );

const selectAnswers = (tx: Tx, { company_id }: CompanyScope) =>
  rowsOf<Answer>(tx)`
    select t.bolum, t.kategori, t.deger, t.kayitlar, t.turler, t.kaydeden, ${instantOf('tarih')} as tarih
    from verbis_kesisimleri t where t.company_id = ${company_id}`;

type Pair = Pick<Crossing, 'bolum' | 'kategori' | 'deger'>;
const isPair = (a: Pair) => (b: Readonly<Record<keyof Pair, string>>) =>
  a.bolum === b.bolum && a.kategori === b.kategori && a.deger === b.deger;

const LOOKUPS = { ilgili_kisiler: 'ilgili_kisi', alici_gruplari: 'alici_grubu' } as const;

const valueName = ({ bolum, deger }: Pair, lang: Language): string =>
  bolum === 'yurt_disi'
    ? (countriesIn(deger, lang)[0]?.name ?? deger)
    : (choiceOf(LOOKUPS[bolum], deger)?.[lang] ?? deger);

const MOST_NAMED = 3;

/** Crossings that no record states, the gravest first, then in the order of the registry, each with its answer if it still holds. */
export async function askedCrossings(
  tx: Tx,
  scope: CompanyScope,
  lang: Language,
): Promise<AskedCrossing[]> {
  const crossings = crossingsOf(await selectHolders(tx, scope));
  const answers = await selectAnswers(tx, scope);
  const asked = registryCategories.flatMap((category) =>
    crossings
      .filter(({ kategori }) => kategori === category.code)
      .map(({ kayitlar, ...pair }) => {
        const answer = answers.find(isPair(pair));
        const holds = answer && isAbout(answer, kayitlar);
        return {
          ...pair,
          kategori_adi: category[lang],
          ad: valueName(pair, lang),
          kayitlar: kayitlar.slice(0, MOST_NAMED),
          sayi: kayitlar.length,
          cevap: holds ? { kaydeden: answer.kaydeden, tarih: answer.tarih } : null,
        };
      }),
  );
  // Publications and special data come first: a mistake about them harms most.
  const special = new Set(registryCategories.flatMap((one) => (one.special ? one.code : [])));
  const weight = ({ deger, kategori }: AskedCrossing) =>
    deger === EVERYBODY ? 0 : special.has(kategori) ? 1 : 2;
  return asked.toSorted((a, b) => weight(a) - weight(b));
}

type Answered = Readonly<{ ciftler: readonly Pair[]; kastedildi: boolean }>;

/** Stores that crossings are meant, or takes the answers back; only those that are asked can be answered. */
export function answerCrossings(
  { db }: Services,
  scope: PersonScope,
  { ciftler, kastedildi }: Answered,
): Promise<{ kastedildi: boolean }> {
  const by = signed(scope);
  return db.write(scope, async (tx) => {
    const crossings = crossingsOf(await selectHolders(tx, scope));
    const answers = await selectAnswers(tx, scope);
    const before: Record<string, unknown> = {};
    const after: Record<string, unknown> = {};
    for (const pair of ciftler) {
      const asked = crossings.find(isPair(pair));
      if (!asked) fail('INVALID_INPUT', { fields: { ciftler: 'choice' } });
      const given = answers.find(isPair(pair));
      const wanted = {
        kayitlar: asked.kayitlar.map(({ id }) => id),
        turler: asked.kayitlar.map(({ tur }) => tur),
      };
      const known = { kayitlar: given?.kayitlar, turler: given?.turler };
      if (kastedildi ? same(known, wanted) : !given) continue;
      await storeAnswer(tx, scope, pair, kastedildi ? wanted : null, by);
      const name = Object.values(pair).join('/');
      before[name] = given?.kayitlar ?? null;
      after[name] = kastedildi ? wanted.kayitlar : null;
    }
    if (Object.keys(after).length > 0)
      await logDecision(tx, scope, 'verbis_kesisimleri', before, after);
    return { kastedildi };
  });
}

async function storeAnswer(
  tx: Tx,
  { company_id }: CompanyScope,
  { bolum, kategori, deger }: Pair,
  records: Pick<Answer, 'kayitlar' | 'turler'> | null,
  signedBy: Signed,
): Promise<void> {
  if (records === null) {
    await sql`delete from verbis_kesisimleri where company_id = ${company_id} and bolum = ${bolum}
      and kategori = ${kategori} and deger = ${deger}`.execute(tx);
    return;
  }
  const row = { ...records, ...signedBy };
  await tx
    .insertInto('verbis_kesisimleri')
    .values({ company_id, bolum, kategori, deger, ...row })
    .onConflict((of) =>
      of
        .columns(['company_id', 'bolum', 'kategori', 'deger'])
        .doUpdateSet({ ...row, tarih: sql`now()` }),
    )
    .execute();
}
