import { citesRepealedArticles, FORMER, NUMBERS, REPLACED } from './laws-in-force.ts';

/** Laws as lawyers write them, with their number. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  TTK: '6102',
  VUK: '213',
  TBK: '6098',
  BK: '6098',
  MK: '4721',
  TMK: '4721',
  TCK: '5237',
  CMK: '5271',
  HMK: '6100',
  İİK: '2004',
  IIK: '2004',
  GVK: '193',
  KDVK: '3065',
  KVKK: '6698',
  SSGSSK: '5510',
  FSEK: '5846',
  PVSK: '2559',
  İYUK: '2577',
  SMK: '6769',
  TKHK: '6502',
  DMK: '657',
  KMK: '634',
  İSGK: '6331',
  AvK: '1136',
  MÖHUK: '5718',
  AATUHK: '6183',
  İşK: '4857',
};
/** Names of laws in full, with their number; the longer of two names is read first. */
const FULL_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:Türk )?Ticaret Kanun/u, '6102'],
  [/^Vergi Usul Kanun/u, '213'],
  [/^(?:Türk )?Borçlar Kanun/u, '6098'],
  [/^(?:Türk )?Medeni Kanun/u, '4721'],
  [/^(?:Türk )?Ceza Kanun/u, '5237'],
  [/^Ceza Muhakemesi Kanun/u, '5271'],
  [/^Hukuk Muhakemeleri Kanun/u, '6100'],
  [/^İcra ve İflas Kanun/u, '2004'],
  [/^İş Sağlığı ve Güvenliği Kanun/u, '6331'],
  [/^İş Kanun/u, '4857'],
  [/^Sosyal Sigortalar ve Genel Sağlık/u, '5510'],
  [/^Kimlik Bildirme Kanun/u, '1774'],
  [/^Kişisel Verilerin Korunması/u, '6698'],
];
const SHORT_LIST = Object.keys(SHORT_NAMES).join('|');
const SHORT = new RegExp(`(?:^|[^\\p{L}])(?:${SHORT_LIST}|İş K|KHK|Anayasa)(?:$|[^\\p{L}])`, 'u');
/** A number given as that of a law, and what is written after it. */
const NUMBERED = /(?<!\d)(\d{3,5})\s*(?:sayılı|s\.?\s*k\b\.?|s\.)\s*(.*)/giu;

/** Is a law given a number that no law has, or that of another law? */
function isMisnumbered(part: string): boolean {
  return [...part.matchAll(NUMBERED)].some(([, number = '', rest = '']) => {
    const short = new RegExp(`^(?:${SHORT_LIST})(?!\\p{L})`, 'u').exec(rest)?.[0];
    const named =
      SHORT_NAMES[short ?? ''] ?? FULL_NAMES.find(([pattern]) => pattern.test(rest))?.[1];
    const isLaw =
      named !== undefined || /^(?:Kanun|K\.|KHK)|^\p{Lu}[\p{L} ]{0,80}Kanun/u.test(rest);
    return isLaw && (named ?? number) !== number && FORMER[number] !== named
      ? !REPLACED.test(number)
      : isLaw && !NUMBERS.has(number) && !REPLACED.test(number);
  });
}

/** Rules made by the state below a law, and its agreements with other states. */
const RULE_OF_STATE =
  /yönetmeli|tebliğ|kararname|tüzü[kğ]|genelge|sirküler|kurul karar|usul ve esas|TIR Sözleşmesi|uluslararası sözleşme|Standartlar Yönergesi/iu;
const NAMED_LAW = /\p{Lu}\p{L}+\s+(?:\p{L}+\s+){0,6}(?:Kanunu|Kanun|kanunu)/u;

/** No law of Türkiye: foreign law, contracts and rules of the company. */
const NO_LAW = new RegExp(
  [
    '§|(?<!\\p{L})(?:bdsg|ttdsg|coppa|ferpa|glba|pipeda|pipl|popia|appi)(?!\\p{L})|data protection act',
    'gdpr|dsgvo|2016\\/679|h[iı]paa|lgpd|\\bccpa\\b|pc[iı][ -]?dss',
    '(?<!toplu )(?:iş|hizmet|çalışma|satış|kira|abonelik|üyelik|bayilik|tedarik|danışmanlık) sözleşme',
    '(?:gizlilik|kullanıcı|müşteri|çerçeve|kredi|taşıma|sigorta|taşeron|lisans|franchise) sözleşme',
    '^\\s*sözleşme|sözleşme hükm|şirket içi|iç yönerge|dahili|politika|prosedür|taahhütname|talimat',
    '^\\s*(?:şirket\\p{L}* )?(?:personel|disiplin|insan kaynakları|ik|izin|seyahat) yönetmeli',
    '(?<!\\p{L})(?:dernek|sendika|parti|kulüp|federasyon|konfederasyon|kooperatif)(?:[iı]n?)? tüzü',
    '(?<!\\p{L})(?:alman|fransız|ingiliz|isviçre|amerikan?|abd|hollanda|italyan?|ispanyol?|avusturya|belçika|japon|çin|rus|hint|kanada|kaliforniya)(?:ya)? (?:\\p{L}+ ){0,5}(?:kanun|yasa)',
    '(?:yönetim|genel|kat malikleri|malikler|ortaklar|etik|denetim) kurulu? karar|oecd|statüsü|(?:alım|işbirliği|bakım|destek|aracılık|acentelik|distribütörlük|vekalet|vekâlet) sözleşme',
    'genel veri koruma tüzü|(?<!\\p{L})ab (?:\\p{L}+ ){0,6}(?:tüzü|direktif)|avrupa birliği',
    'vakıf sened|yönetim planı|(?:esas|ana) sözleşme|(?<!\\p{L})iç yönetmeli',
    '(?:^|\\s)(?:şirket|holding|firma)\\p{L}* (?:\\p{L}+ ){0,4}yönetmeli',
    '(?<!\\p{L})(?:m[iı]ca|dora|e[iı]das|n[iı]s ?2|psd ?2|m[iı]f[iı]d|basel|cobit|sox|ifrs|soc ?2|t[iı]sax|hitrust|schrems)(?!\\p{L})',
    'standart[ıi]?\\b|(?<!\\p{L})[iı]so(?!\\p{L})',
  ].join('|'),
  'u',
);
/** A law or an article that is no longer in force. */
const REPEALED = /mülga|iptal|yürürlükten kald/u;
/** The law on data protection asks for another law; its own articles on conditions are none. */
const CIRCULAR =
  /(?:6698|KVKK)\D{0,40}\b(?:[456])\b|kişisel verilerin korunması\D{0,30}\b[456]\b/iu;

export const CITATIONS = ['kanun', 'kanun_degil', 'bilinmiyor'] as const;
export type Citation = (typeof CITATIONS)[number];

/** Numbers of laws that a text cites. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)\d{3,4}(?!\d)/g)].map(([number]) => number);

/** Figures of articles, which are no numbers of laws: "m. 506", "TTK 818", "657. maddesi". */
const FIGURE_OF_ARTICLE = new RegExp(
  `(?<!\\p{L})(?:m(?:d|ad|adde)?|${SHORT_LIST})(?:\\.|[’']\\p{L}+)?\\s*\\d+(?:\\s*(?:,|ve|[-–])\\s*\\d{1,3}(?!\\d|\\s*(?:s\\b|sayılı)))*|\\d+[’'.]?\\s*(?:\\p{L}+\\s+)?madde`,
  'gu',
);

function kindOf(part: string): Citation {
  const small = part.toLocaleLowerCase('tr');
  const numbers = part.replaceAll(FIGURE_OF_ARTICLE, ' ');
  const known = numbersIn(numbers).filter((number) => NUMBERS.has(number));
  const isReplaced = REPLACED.test(numbers);
  // If a repealed law or a circular is cited with a law in force, the record rests on that law.
  if (CIRCULAR.test(part) || isReplaced)
    return known.some((number) => number !== '6698') ? 'kanun' : 'kanun_degil';
  if (REPEALED.test(small)) return 'kanun_degil';
  if (isMisnumbered(part)) return 'bilinmiyor';
  if (citesRepealedArticles(part)) return 'kanun_degil';
  if (known.length > 0 || SHORT.test(part)) return 'kanun';
  if (NO_LAW.test(small)) return 'kanun_degil';
  return RULE_OF_STATE.test(part) || NAMED_LAW.test(part) ? 'kanun' : 'bilinmiyor';
}

/** Is a law in force cited, something that is none, or something unknown? The best part counts. */
export function citationOf(text: string): Citation {
  const kinds = text.split(/;|\n/).map(kindOf);
  return CITATIONS.find((kind) => kinds.includes(kind)) ?? 'bilinmiyor';
}

const KNOWN_SHORT = new RegExp(`(?:${SHORT_LIST}|İş K\\.?)\\s*(?:\\/\\s*)?\\d`, 'u');
/** The name of a law or another rule of the state, followed by a figure: "İş Kanunu 75". */
const NAME_AND_FIGURE =
  /(?:Kanunu?|Yönetmeliği|Tebliği)(?:[’']?n[uiı]n)?\s*(?:\/\s*)?\d{1,4}(?![\d/])/u;

/** An article as lawyers cite it without a word for it: "TTK 82", "5510/86", "5510 s.k. 86". */
export const citesArticle = (text: string): boolean =>
  numbersIn(text).some(
    (number) =>
      NUMBERS.has(number) &&
      new RegExp(`(?<!\\d)${number}\\s*(?:\\/|s\\.?\\s*k\\.?(?!\\p{L}))\\s*\\d`, 'iu').test(text),
  ) ||
  KNOWN_SHORT.test(text) ||
  NAME_AND_FIGURE.test(text);

/** A number with what makes it that of a law: "5510 s.", "5510 sayılı", "5510/86", "4857 m.75". */
const NUMBER_OF_LAW = /(?<!\d)(\d{3,4})(?=\s*(?:sayılı|s\.?\s*k|s\.|\/\s*\d|m\.|md|madde))/giu;

/** Numbers of the laws that a citation names, by number, short name or full name. */
export function lawsIn(text: string): readonly string[] {
  const numbers = [...text.matchAll(NUMBER_OF_LAW)].map(([, number = '']) => number);
  const short = Object.entries(SHORT_NAMES).flatMap(([name, number]) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text) ? [number] : [],
  );
  const full = FULL_NAMES.flatMap(([pattern, number]) =>
    new RegExp(`(?<!\\p{L})${pattern.source.slice(1)}`, 'u').test(text) ? [number] : [],
  );
  return [...new Set([...numbers.filter((one) => NUMBERS.has(one)), ...short, ...full])];
}
