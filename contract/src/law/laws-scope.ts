import { choiceOf } from '../lookups.ts';
import { lawsIn } from './laws.ts';

/** Categories of data that a law can be about, and the public bodies to which it sends them. */
export type Scope = Readonly<{
  kategoriler: readonly string[];
  kurumlar: readonly string[];
  /** Articles from which the scope is read. */
  dayanak: string;
  kaynak: 'metin' | 'yorum';
}>;

const STAFF = ['ozluk', 'finans', 'mesleki_deneyim', 'saglik_bilgileri'];
const BOOKS = ['finans', 'musteri_islem', 'ozluk', 'hukuki_islem'];
const TAXED = [...BOOKS, 'lokasyon', 'pazarlama', 'fiziksel_mekan_guvenligi', 'mesleki_deneyim'];

const BOOKED_BY_OWNERS = ['finans', 'musteri_islem', 'hukuki_islem'];

/** Laws with a subject so narrow that other data do not belong to it. */
export const SCOPES: Readonly<Record<string, Scope>> = {
  '5510': scope(
    [...STAFF, 'fiziksel_mekan_guvenligi', 'hukuki_islem', 'musteri_islem', 'biyometrik_veri'],
    ['sgk', 'csgb', 'iskur', 'gib', 'yetkili_hastane'],
    { dayanak: 'm. 8, 9, 13, 67 (kimlik doğrulama), 86, 100' },
  ),
  '4857': scope(
    [...STAFF, 'fiziksel_mekan_guvenligi', 'ceza_mahkumiyeti', 'lokasyon', 'hukuki_islem'],
    ['csgb', 'iskur', 'sgk', 'arabuluculuk_burosu'],
    { dayanak: 'm. 8, 28, 30, 63, 67, 75, 92' },
  ),
  '6331': scope(
    [...STAFF, 'risk_yonetimi', 'fiziksel_mekan_guvenligi', 'hukuki_islem'],
    ['csgb', 'sgk', 'saglik_bakanligi', 'yetkili_hastane'],
    { dayanak: 'm. 10, 14, 15, 17' },
  ),
  '6356': scope(['sendika_uyeligi', 'ozluk', 'finans'], ['sendika_toplu_is', 'csgb'], {
    dayanak: 'm. 17, 18, 42',
  }),
  '213': scope(TAXED, ['gib', 'gumruk', 'ticaret_bakanligi'], {
    dayanak: 'm. 148, 229, 240, 253, 256',
  }),
  '193': scope([...TAXED, 'saglik_bilgileri'], ['gib'], { dayanak: 'm. 61, 94, 98' }),
  '3065': scope(TAXED, ['gib', 'gumruk'], { dayanak: 'm. 34, 41' }),
  '6102': scope(
    [...BOOKS, 'islem_guvenligi', 'mesleki_deneyim', 'risk_yonetimi', 'pazarlama'],
    ['ticaret_sicili', 'ticaret_bakanligi', 'spk', 'gib'],
    { dayanak: 'm. 24, 64, 82' },
  ),
  '5549': scope(
    ['finans', 'musteri_islem', 'risk_yonetimi', 'hukuki_islem', 'islem_guvenligi'],
    ['masak'],
    { dayanak: 'm. 3, 4, 7, 8' },
  ),
  '5651': scope(['islem_guvenligi', 'musteri_islem'], ['btk'], { dayanak: 'm. 4, 5, 6, 7' }),
  '1774': scope(
    ['musteri_islem', 'fiziksel_mekan_guvenligi', 'ozluk'],
    ['kimlik_bildirim', 'belediye', 'valilik_kaymakamlik'],
    { dayanak: 'm. 2, 3, ek m. 1' },
  ),
  '5188': scope(
    [
      'fiziksel_mekan_guvenligi',
      'gorsel_isitsel_kayitlar',
      'mesleki_deneyim',
      'ceza_mahkumiyeti',
      'ozluk',
      'saglik_bilgileri',
    ],
    ['valilik_kaymakamlik'],
    { dayanak: 'm. 5, 10, 11' },
  ),
  '6563': scope(
    ['pazarlama', 'musteri_islem', 'islem_guvenligi', 'finans', 'hukuki_islem'],
    ['ticaret_bakanligi'],
    { dayanak: 'm. 3, 5, 6, 8, ek m. 1' },
  ),
  '4925': scope(
    [
      'mesleki_deneyim',
      'lokasyon',
      'musteri_islem',
      'fiziksel_mekan_guvenligi',
      'saglik_bilgileri',
      'ozluk',
    ],
    ['karayollari', 'ticaret_bakanligi'],
    { dayanak: 'm. 5, 6, 34' },
  ),
  '6735': scope(
    [...STAFF, 'gorsel_isitsel_kayitlar', 'hukuki_islem'],
    ['uigm', 'csgb', 'goc_idaresi', 'sgk'],
    { dayanak: 'm. 7, 22' },
  ),
  '2918': scope(
    [
      ...['mesleki_deneyim', 'lokasyon', 'fiziksel_mekan_guvenligi', 'hukuki_islem'],
      ...['saglik_bilgileri', 'ceza_mahkumiyeti', 'biyometrik_veri', 'finans'],
    ],
    ['karayollari', 'kolluk', 'gib'],
    { dayanak: 'm. 31, 41, 48, 65/A' },
  ),
  '634': scope(
    [...BOOKED_BY_OWNERS, 'fiziksel_mekan_guvenligi', 'risk_yonetimi'],
    ['icra_daireleri', 'belediye'],
    { dayanak: 'm. 20, 32, 35, 36' },
  ),
  '1136': scope(
    ['hukuki_islem', 'finans', 'musteri_islem', 'ceza_mahkumiyeti', 'mesleki_deneyim', 'ozluk'],
    [],
    { dayanak: 'm. 36, 39' },
  ),
  '5411': scope(
    [
      ...['finans', 'musteri_islem', 'risk_yonetimi', 'hukuki_islem', 'islem_guvenligi'],
      ...['ceza_mahkumiyeti', 'mesleki_deneyim', 'ozluk'],
    ],
    ['masak', 'spk', 'gib', 'icra_daireleri'],
    { dayanak: 'm. 8, 25, 29, 42, 73, 76' },
  ),
  '6493': scope(
    ['finans', 'musteri_islem', 'risk_yonetimi', 'hukuki_islem', 'islem_guvenligi'],
    ['masak', 'gib'],
    { dayanak: 'm. 12, 22, 23' },
  ),
  '6502': scope(
    ['musteri_islem', 'finans', 'pazarlama', 'hukuki_islem', 'islem_guvenligi', 'risk_yonetimi'],
    ['tuketici_hakem', 'ticaret_bakanligi'],
    { dayanak: 'm. 48, 68, 70' },
  ),
};
export const SCOPED_LAWS = Object.keys(SCOPES);

/** Data that every record holds to know whose the others are. */
const OF_EVERYBODY = ['kimlik', 'iletisim', 'diger_bilgiler', 'gorsel_isitsel_kayitlar'];
const POSTS = ['gorev_unvan'];
/** Laws about buying and selling, staying and living somewhere. */
const OF_TRADE = [
  ...['213', '193', '3065', '6102', '5549', '5411', '6493', '6563', '6502', '1136', '4925', '634'],
  ...['1774', '5651'],
];
/** Data that belong to some narrow laws alone, though other data of their category belong to more. */
export const OF_LAWS: Readonly<Record<string, readonly string[]>> = {
  ziyaretci_kaydi: ['1774', '5188', '634', '6331'],
  ...Object.fromEntries(
    [
      ...['ogrenci_notu', 'devamsizlik', 'rehberlik_notu', 'davranis_kaydi', 'anket_yaniti'],
      ...['calisan_gorusu', 'sosyal_medya_hesabi'],
    ].map((one) => [one, []]),
  ),
  ...Object.fromEntries(
    ['diploma', 'transkript'].map((one) => [one, ['4857', '5188', '6735', '1136', '6331']]),
  ),
  ...Object.fromEntries(
    ['sinav_sonucu', 'ogrenci_bilgisi'].map((one) => [
      one,
      ['5188', '4925', '2918', '4857', '6331', '1136'],
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['siparis', 'teslimat_kaydi', 'iade_bilgisi', 'uyelik_bilgisi', 'teklif_bilgisi'],
      ...['sayac_tuketim', 'konaklama_bilgisi'],
    ].map((one) => [one, OF_TRADE]),
  ),
  pay_bilgisi: ['6102', '213', '193', '5549', '5411', '6493'],
  ...Object.fromEntries(['yemek_tercihi', 'beden_olcusu'].map((one) => [one, ['4857', '6331']])),
  ...Object.fromEntries(['ilgi_tercih', 'musteri_segmenti'].map((one) => [one, ['6563', '6502']])),
};
/** Bodies that may ask for anything in their proceedings, and one that is not on the list. */
const OF_EVERYTHING = [
  ...['mahkemeler', 'savcilik', 'kolluk', 'noter', 'sayistay_kik', 'kvkk_kurumu', 'diger_kurum'],
];

export const fitsCategory = (law: string, category: string): boolean =>
  OF_EVERYBODY.includes(category) || (SCOPES[law]?.kategoriler.includes(category) ?? true);
export const fitsBody = (law: string, body: string): boolean =>
  OF_EVERYTHING.includes(body) || (SCOPES[law]?.kurumlar.includes(body) ?? true);

/** The category of an item; undefined for texts, which no law is compared with. */
const categoryOf = (item: string) => choiceOf('kisisel_veriler', item)?.group?.code;
const fits = (law: string, item: string): boolean =>
  OF_LAWS[item]?.includes(law) ?? fitsCategory(law, categoryOf(item) ?? '');

/** Does an item say what a record is about, beyond whose data it holds? */
function isTelling(item: string): boolean {
  const category = categoryOf(item);
  if (category === undefined || POSTS.includes(item)) return false;
  return item in OF_LAWS || !OF_EVERYBODY.includes(category);
}

/** Laws of a citation; none if one of them is so wide that any data may belong to it. */
function narrowLaws(cited: string): readonly string[] {
  const laws = lawsIn(cited);
  return laws.every((law) => SCOPED_LAWS.includes(law)) ? laws : [];
}

/** Are all cited laws about other data than these? */
export function isAboutOtherData(cited: string, items: readonly string[]): boolean {
  const told = items.filter(isTelling);
  const laws = narrowLaws(cited);
  return (
    laws.length > 0 && told.length > 0 && !laws.some((law) => told.some((item) => fits(law, item)))
  );
}

/** Do all cited laws send data to other bodies than this one? */
export function isForOtherBody(cited: string, body: string): boolean {
  const laws = narrowLaws(cited);
  return laws.length > 0 && !laws.some((law) => fitsBody(law, body));
}

function scope(
  kategoriler: readonly string[],
  kurumlar: readonly string[],
  { dayanak }: Pick<Scope, 'dayanak'>,
): Scope {
  return { kategoriler, kurumlar, dayanak, kaynak: 'yorum' };
}
