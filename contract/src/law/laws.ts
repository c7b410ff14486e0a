/** Numbers of laws and decrees in force that records cite; regulations and communiqués are known by their word. */
const NUMBERS: ReadonlySet<string> = new Set(
  `193 213 222 320 340 442 488 492 573 634 657 663 1136 1163 1211 1219 1262 1475 1512 1593 1739 1774
  2004 2238 2313 2547 2559 2577 2634 2644 2820 2821 2822 2860 2872 2918 2937 3065 3071 3153 3194 3213
  3308 3359 3402 3568 3572 4054 4342 4447 4458 4483 4562 4628 4632 4646 4691 4703 4708 4721 4733 4734
  4735 4760 4817 4857 4904 4925 4947 4982 5018 5070 5174 5188 5199 5200 5216 5233 5237 5253 5271 5275
  5302 5307 5326 5345 5355 5362 5378 5393 5395 5411 5429 5434 5464 5490 5502 5510 5520 5544 5549 5580
  5607 5615 5624 5627 5651 5684 5718 5737 5746 5809 5838 5846 5957 5996 6085 6098 6100 6102 6103 6112
  6114 6132 6136 6183 6197 6222 6283 6306 6325 6331 6356 6361 6362 6384 6415 6446 6458 6475 6493 6502
  6518 6550 6563 6585 6698 6701 6735 6741 6750 6755 6769 6802 6948 7036 7061 7101 7126 7151 7179 7194
  7201 7223 7246 7258 7262 7263 7269 7326 7330 7336 7341 7346 7392 7405 7440 7460 7491 7499 7501 7531 854 5953`
    .trim()
    .split(/\s+/),
);

/** Laws as lawyers write them, with their number. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  TTK: '6102',
  VUK: '213',
  TBK: '6098',
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
    return isLaw && (named ?? number) !== number
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
    'gdpr|dsgvo|2016\\/679|h[iı]paa|lgpd|\\bccpa\\b|pc[iı][ -]?dss',
    '(?<!toplu )(?:iş|hizmet|çalışma|satış|kira|abonelik|üyelik|bayilik|tedarik|danışmanlık) sözleşme',
    '(?:gizlilik|kullanıcı|müşteri|çerçeve|kredi|taşıma|sigorta|taşeron|lisans|franchise) sözleşme',
    '^\\s*sözleşme|sözleşme hükm|şirket içi|iç yönerge|dahili|politika|prosedür|taahhütname|talimat',
    '^\\s*(?:şirket\\p{L}* )?(?:personel|disiplin|insan kaynakları|ik|izin|seyahat) yönetmeli',
    'standart[ıi]?\\b|(?<!\\p{L})[iı]so(?!\\p{L})',
  ].join('|'),
  'u',
);
/** A law or an article that is no longer in force. */
const REPEALED = /mülga|iptal|yürürlükten kald/u;
/** Laws that others replaced: commercial code, obligations, civil, penal and procedure codes, social security. */
const REPLACED = /(?:^|\D)(?:6762|818|743|765|506|1086|1412|4077|4822)(?:\D|$)/u;
/** The law on data protection asks for another law; its own articles on conditions are none. */
const CIRCULAR =
  /(?:6698|KVKK)\D{0,40}\b(?:[456])\b|kişisel verilerin korunması\D{0,30}\b[456]\b/iu;

export const CITATIONS = ['kanun', 'kanun_degil', 'bilinmiyor'] as const;
export type Citation = (typeof CITATIONS)[number];

/** Numbers of laws that a text cites. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)\d{3,4}(?!\d)/g)].map(([number]) => number);

function kindOf(part: string): Citation {
  const small = part.toLocaleLowerCase('tr');
  const known = numbersIn(part).filter((number) => NUMBERS.has(number));
  // If a repealed law or a circular is cited with a law in force, the record rests on that law.
  if (CIRCULAR.test(part) || REPLACED.test(part))
    return known.some((number) => number !== '6698') ? 'kanun' : 'kanun_degil';
  if (REPEALED.test(small)) return 'kanun_degil';
  if (isMisnumbered(part)) return 'bilinmiyor';
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
