import legalBases from '../data/legal-bases.json' with { type: 'json' };
import principles from '../data/principles.json' with { type: 'json' };
import retentionPeriods from '../data/retention-periods.json' with { type: 'json' };
import transferAbroad from '../data/transfer-abroad.json' with { type: 'json' };
import { PERIODS } from '../clocks/periods.ts';
import { byDetail } from '../records/category-detail.ts';
import type { LibraryItem } from '../records/library.ts';
import { listOfCodes } from '../records/personal-data.ts';
import { CARRIERS } from './consent.ts';
import { lawsIn } from './laws.ts';
import type { LibraryStatus } from './library-status.ts';
import { isAboutOtherData } from './laws-scope.ts';
import { FLOORS } from './periods.ts';
import {
  carries,
  peopleOf,
  SPECIAL_BASES,
  SPECIAL_TABLE,
  specialCategoryOf,
} from './special-data.ts';

/** Articles whose text was read on a public page, with the years that they set. */
const PAGES: readonly Readonly<{ madde: string; sayfa: string; yil?: number }>[] = [
  {
    madde: '6098 s. TBK m.146',
    sayfa:
      'https://ilhanhelvaciturkborclarkanunu.com/turk-borclar-kanunu/turk-borclar-kanunu-madde-146',
    yil: 10,
  },
  {
    madde: '6098 s. TBK m.147',
    sayfa: 'https://tbbdergisi.barobirlik.org.tr/Dergi/Dergi162/172',
    yil: 5,
  },
  {
    madde: '6098 s. TBK m.419',
    sayfa:
      'https://www.hukukihaber.net/kisisel-verilerin-korunmasi-kanunu-ilkeleri-cercevesinde-turk-borclar-kanunu-madde-419a-genel-bir-bakis',
  },
  {
    madde: '4857 s. İş Kanunu m.75',
    sayfa:
      'http://herdem.av.tr/tr/isci-isveren-iliskileri-kapsaminda-isciye-ait-kisisel-verilen-korunmasi/',
  },
  {
    madde: '213 s. VUK m.227',
    sayfa:
      'https://vergidosyasi.com/2017/05/16/vergi-usul-kanununa-gore-ispat-edici-kagitlar-belgeler/',
  },
];

const RULE_OF_STATE = /\p{Lu}[\p{L}, ]+?(?:Yönetmeli[kğ]|Tebliğ|Yönerge|Genelge)\p{L}*/u;
const DECISION = /\b20\d\d\/\d+\b/g;
const ARTICLES = /((?:ek|mükerrer) )?m\.\s?(\d[^;:]*?)(?=[;:]|,? (?:ek |mükerrer )?m\.|$)/gu;
const ARTICLE = /(?<![\d/])(\d{1,4})(?:\/[\da-zçğı]+(?:-[a-zçğı])?)?(?:-(\d+))?(?![\d.])/gu;

const numbers = (list: string): number[] =>
  [...list.matchAll(ARTICLE)].flatMap(([, from = '', to = from]) =>
    Array.from(
      { length: Math.max(1, Number(to) - Number(from) + 1) },
      (_, at) => Number(from) + at,
    ),
  );

function ofOneLaw(part: string): string[] {
  const [law = RULE_OF_STATE.exec(part)?.[0].trim()] = lawsIn(part);
  if (law === undefined) return [];
  const cited = [...part.matchAll(ARTICLES)].flatMap(([, kind = '', list = '']) =>
    numbers(list).map((one) => `${law}/${kind}${one}`),
  );
  return cited.length > 0 ? cited : [`${law}/`];
}

/**
 * Articles that a text cites, such as `5510/86`; rules of the state stand under their name, decisions of the
 * Board under their number. One without an article names the law alone, which no table holds.
 */
export function articlesIn(text: string): string[] {
  const plain = text.replaceAll('KVKK', '6698 s. Kanun').replace(/\([^)]*\)/g, '');
  const parts = plain
    .replace(DECISION, '')
    .split(/;|\sve\s(?=\d{3,4}\s)|,\s(?=\d{3,4}\s(?:s\.|sayılı))|,\s(?=\p{Lu})/u);
  return [...(plain.match(DECISION) ?? []), ...parts.flatMap(ofOneLaw)];
}

const ofKvkk = (articles: readonly string[]) => articles.map((one) => `6698 s. Kanun m.${one}`);

/** Citations of the tables that rest on the text of a law or on a page that was read. */
const READ: readonly string[] = [
  ...[...FLOORS, ...CARRIERS].flatMap(({ kaynak, kanun }) => (kaynak === 'metin' ? [kanun] : [])),
  ...Object.values(SPECIAL_TABLE).flatMap((row) =>
    Object.values(row).flatMap(({ kaynak, madde }) => (kaynak === 'metin' ? [madde] : [])),
  ),
  ...ofKvkk(
    [...legalBases.items, ...principles.items, ...transferAbroad.items].flatMap((one) =>
      one.source === 'law' ? [one.article] : [],
    ),
  ),
  ...retentionPeriods.items.flatMap(({ source, law }) =>
    ['law', 'public_page'].includes(source) ? [law] : [],
  ),
  ...Object.values(PERIODS)
    .flat()
    .flatMap(({ madde, dogrulandi }) => (dogrulandi ? [madde] : [])),
  ...PAGES.map(({ madde }) => madde),
];
export const READ_ARTICLES: ReadonlySet<string> = new Set(READ.flatMap(articlesIn));

/** Years that an article sets, of those that were read. */
const YEARS: readonly Readonly<{ articles: readonly string[]; yil: number }>[] = [
  ...FLOORS.filter(({ kaynak }) => kaynak === 'metin'),
  ...PAGES.map(({ madde, yil = 0 }) => ({ kanun: madde, yil })),
].map(({ kanun, yil }) => ({ articles: articlesIn(kanun), yil }));

/** Is a period custom, read, or as long as an article says on which the row rests it? */
function isPeriodRead(code: unknown, cited: readonly string[]): boolean {
  const period = retentionPeriods.items.find((one) => one.code === code);
  if (!period) return false;
  return (
    period.source !== 'general' ||
    YEARS.some(
      ({ articles, yil }) =>
        period.unit === 'year' &&
        period.value === yil &&
        articles.some((one) => cited.includes(one)),
    )
  );
}

/** Special data whose condition the text of the law alone carries, or a law that a table read. */
function isCarried(part: Readonly<Record<string, unknown>>): boolean {
  const bases = SPECIAL_BASES.filter((one) => listOfCodes(part.isleme_sarti).includes(one));
  return listOfCodes(part.islenen_kisisel_veriler).every((data) => {
    const category = specialCategoryOf(data);
    return (
      category === undefined ||
      bases.some(
        (basis) =>
          SPECIAL_TABLE[category][basis].kaynak === 'metin' &&
          listOfCodes(part.ilgili_kisi).every(
            (who) => carries(category, basis, peopleOf(who), undefined) !== 'tasimaz',
          ),
      )
    );
  });
}

/** Parts of a library row that no table holds from a text that was read: articles, periods, conditions, scope, warnings. */
export function notRead(item: LibraryItem): string[] {
  const law = String(item.hukuki_yukumluluk_istisnasi ?? '');
  const ofPeriod = articlesIn(item.saklama_dayanagi);
  const cited = [...articlesIn(law), ...articlesIn(item.source), ...ofPeriod];
  const missing = byDetail({ ...item, saklama_suresi: item.saklama_suresi_code }).flatMap(
    (part) => [
      ...(isPeriodRead(part.saklama_suresi, ofPeriod) ? [] : [String(part.saklama_suresi)]),
      ...(isCarried(part) ? [] : ['isleme_sarti']),
      ...(law && isAboutOtherData(law, listOfCodes(part.islenen_kisisel_veriler))
        ? ['kapsam']
        : []),
    ],
  );
  const warned = item.neden === null ? [] : ['uyari'];
  return [...new Set([...cited.filter((one) => !READ_ARTICLES.has(one)), ...missing, ...warned])];
}

/** How far a row was checked. Nobody has had counsel read one. */
export function statusOf(item: LibraryItem): LibraryStatus {
  if (notRead(item).length === 0) return 'karsilastirildi';
  return /\p{L}\.(?:com|org|net|tr)\//u.test(item.source) ? 'ikinci_elden' : 'dogrulanmadi';
}
