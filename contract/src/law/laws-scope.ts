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

/** Laws with a subject so narrow that other data do not belong to it. */
export const SCOPES: Readonly<Record<string, Scope>> = {
  '5510': scope(
    [...STAFF, 'fiziksel_mekan_guvenligi', 'hukuki_islem', 'musteri_islem', 'biyometrik_veri'],
    ['sgk', 'csgb', 'iskur', 'gib', 'yetkili_hastane'],
    'm. 8, 9, 13, 67 (kimlik doğrulama), 86, 100',
  ),
  '4857': scope(
    [...STAFF, 'fiziksel_mekan_guvenligi', 'ceza_mahkumiyeti', 'lokasyon', 'hukuki_islem'],
    ['csgb', 'iskur', 'sgk'],
    'm. 8, 28, 30, 63, 67, 75, 92',
  ),
  '6331': scope(
    [...STAFF, 'risk_yonetimi', 'fiziksel_mekan_guvenligi', 'hukuki_islem'],
    ['csgb', 'sgk', 'saglik_bakanligi', 'yetkili_hastane'],
    'm. 10, 14, 15, 17',
  ),
  '6356': scope(
    ['sendika_uyeligi', 'ozluk', 'finans'],
    ['sendika_toplu_is', 'csgb'],
    'm. 17, 18, 42',
  ),
  '213': scope(TAXED, ['gib', 'gumruk', 'ticaret_bakanligi'], 'm. 148, 229, 240, 253, 256'),
  '193': scope([...TAXED, 'saglik_bilgileri'], ['gib'], 'm. 61, 94, 98'),
  '3065': scope(TAXED, ['gib', 'gumruk'], 'm. 34, 41'),
  '6102': scope(
    [...BOOKS, 'islem_guvenligi', 'mesleki_deneyim', 'risk_yonetimi', 'pazarlama'],
    ['ticaret_sicili', 'ticaret_bakanligi', 'spk', 'gib'],
    'm. 24, 64, 82',
  ),
  '5549': scope(
    ['finans', 'musteri_islem', 'risk_yonetimi', 'hukuki_islem', 'islem_guvenligi'],
    ['masak'],
    'm. 3, 4, 7, 8',
  ),
  '5651': scope(['islem_guvenligi', 'musteri_islem'], ['btk'], 'm. 4, 5, 6, 7'),
  '1774': scope(
    ['musteri_islem', 'fiziksel_mekan_guvenligi', 'ozluk'],
    ['kimlik_bildirim', 'belediye', 'valilik_kaymakamlik'],
    'm. 2, 3, ek m. 1',
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
    'm. 5, 10, 11',
  ),
  '6563': scope(
    ['pazarlama', 'musteri_islem', 'islem_guvenligi', 'finans', 'hukuki_islem'],
    ['ticaret_bakanligi'],
    'm. 3, 5, 6, 8, ek m. 1',
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
    'm. 5, 6, 34',
  ),
  '6735': scope(
    [...STAFF, 'gorsel_isitsel_kayitlar', 'hukuki_islem'],
    ['uigm', 'csgb', 'goc_idaresi', 'sgk'],
    'm. 7, 22',
  ),
};
export const SCOPED_LAWS = Object.keys(SCOPES);

/** Data that every record holds to know whose the others are. */
const OF_EVERYBODY = ['kimlik', 'iletisim', 'diger_bilgiler', 'gorsel_isitsel_kayitlar'];
/** Bodies that may ask for anything in their proceedings, and one that is not on the list. */
const OF_EVERYTHING = [
  ...['mahkemeler', 'savcilik', 'kolluk', 'icra_daireleri', 'arabuluculuk_burosu'],
  ...['tuketici_hakem', 'noter', 'sayistay_kik', 'kvkk_kurumu', 'diger_kurum'],
];

export const fitsCategory = (law: string, category: string): boolean =>
  OF_EVERYBODY.includes(category) || (SCOPES[law]?.kategoriler.includes(category) ?? true);
export const fitsBody = (law: string, body: string): boolean =>
  OF_EVERYTHING.includes(body) || (SCOPES[law]?.kurumlar.includes(body) ?? true);

/** Laws of a citation; none if one of them is so wide that any data may belong to it. */
function narrowLaws(cited: string): readonly string[] {
  const laws = lawsIn(cited);
  return laws.every((law) => SCOPED_LAWS.includes(law)) ? laws : [];
}

/** Are all cited laws about other data than these? */
export function isAboutOtherData(cited: string, items: readonly string[]): boolean {
  const categories = new Set(
    items.flatMap((item) => choiceOf('kisisel_veriler', item)?.group?.code ?? []),
  );
  const told = [...categories].filter((one) => !OF_EVERYBODY.includes(one));
  const laws = narrowLaws(cited);
  return (
    laws.length > 0 &&
    told.length > 0 &&
    !laws.some((law) => told.some((category) => fitsCategory(law, category)))
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
  dayanak: string,
): Scope {
  return { kategoriler, kurumlar, dayanak, kaynak: 'yorum' };
}
