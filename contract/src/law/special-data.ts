import type { CompanyKind } from '../shared/company-kinds.ts';
import { choiceOf } from '../lookups.ts';

/** Categories of special data (art. 6/1) by their code in VERBİS. */
export const SPECIAL_CATEGORIES = [
  ...(['irk_etnik_koken', 'siyasi_dusunce', 'felsefi_inanc_din_mezhep', 'kilik_kiyafet'] as const),
  ...(['dernek_uyeligi', 'vakif_uyeligi', 'sendika_uyeligi', 'saglik_bilgileri'] as const),
  ...(['cinsel_hayat', 'ceza_mahkumiyeti', 'biyometrik_veri', 'genetik_veri'] as const),
] as const;
export type SpecialCategory = (typeof SPECIAL_CATEGORIES)[number];

/** Conditions of art. 6/3 by their code, with their letter. */
export const SPECIAL_LETTERS = {
  k6_3_a_acik_riza: 'a',
  k6_3_b_kanun: 'b',
  k6_3_c_fiili_imkansizlik: 'c',
  k6_3_cc_alenilestirme: 'ç',
  k6_3_d_hak: 'd',
  k6_3_e_saglik_hizmeti: 'e',
  k6_3_f_istihdam_isg: 'f',
  k6_3_g_uyelik: 'g',
} as const;
export type SpecialBasis = keyof typeof SPECIAL_LETTERS;
export const SPECIAL_BASES = Object.keys(SPECIAL_LETTERS) as SpecialBasis[];

/** Can a condition carry a category: yes, with a named law alone, or never? */
export const CARRIES = ['tasir', 'kanunla', 'tasimaz'] as const;
export type Carries = (typeof CARRIES)[number];

/** Whose data it is: of people at work or who want to work, of public figures, or of others. */
export const PEOPLE = ['calisma', 'kamuya_acik_kisi', 'diger'] as const;
export type People = (typeof PEOPLE)[number];

/**
 * One cell: the answer for people at work and for others, and exceptions by kind of body. `kaynak`: the law's
 * text, or a reading of it that counsel should confirm.
 */
export type Cell = Readonly<{
  calisma: Carries;
  diger: Carries;
  /** The answer for public figures, where it is another than for others. */
  kamuya_acik_kisi?: Carries;
  kurumlar?: Readonly<Partial<Record<CompanyKind, Readonly<Partial<Record<People, Carries>>>>>>;
  /** Laws by number, one of which must be named where the answer is "only with a law"; without any, every law will do. */
  kanunlar?: readonly string[];
  kaynak: 'metin' | 'yorum';
  madde: string;
}>;

/** A cell before its row has named its letter; `dayanak`: further articles beside it. */
type Answer = Omit<Cell, 'madde'> & Readonly<{ dayanak?: string }>;

const cell = (
  calisma: Carries,
  diger: Carries,
  kaynak: Cell['kaynak'],
  more: Pick<Answer, 'kurumlar' | 'kamuya_acik_kisi' | 'kanunlar' | 'dayanak'> = {},
): Answer => ({ calisma, diger, kaynak, ...more });

const both = (answer: Carries, kaynak: Cell['kaynak']) => cell(answer, answer, kaynak);

/** Consent is open to every category, a law to the categories that it is about. */
const CONSENT = both('tasir', 'metin');
const lawOn = (numbers: string): Answer =>
  cell('kanunla', 'kanunla', 'metin', { kanunlar: numbers.split(' ') });

/** Life or body of a person who cannot consent: data that a rescuer needs. */
const RESCUE = both('tasir', 'metin');
const NO_RESCUE = both('tasimaz', 'yorum');

/** Convictions that people profess in public; an employer has no use for them either way. */
const PROFESSED = both('tasir', 'yorum');
/** People do not make these public for a company's use; a public figure may. */
const NOT_PROFESSED = cell('tasimaz', 'tasimaz', 'yorum', {
  kamuya_acik_kisi: 'tasir',
});
const NEVER_PROFESSED = both('tasimaz', 'yorum');

const CLAIM = both('tasir', 'metin');

const CARE = both('tasir', 'metin');
const NO_CARE = both('tasimaz', 'yorum');

const NO_WORK = both('tasimaz', 'yorum');
/**
 * Laws on social services, aid and security: municipalities and provinces, disabled and old people, children,
 * protection from violence, disasters, rehabilitation. Private care homes and associations are bound by them too.
 */
const SOCIAL_LAWS = [
  ...['2022', '2330', '2828', '3294', '3713', '5216', '5233', '5302', '5378', '5393', '5395'],
  ...['5434', '5502', '5510', '5580', '5737', '5902', '573', '6284', '7269'],
];
/** Health at work; of others alone by a law on social services, aid or security. */
const HEALTH_AT_WORK = cell('tasir', 'kanunla', 'metin', {
  kanunlar: SOCIAL_LAWS,
});
/** Dues of a union are kept back by the employer (Law 6356, art. 18; civil servants: Law 4688, art. 25). */
const UNION_AT_WORK = cell('tasir', 'tasimaz', 'yorum', {
  dayanak: '6356 s. Kanun m. 18; 4688 s. Kanun m. 25',
});
/** Public employers must employ former convicts (Labour Law 4857, art. 30), and no other employer. */
const CONVICTS_AT_WORK = cell('tasimaz', 'tasimaz', 'yorum', {
  dayanak: '4857 s. İş Kanunu m. 30',
  kurumlar: { kamu_kurumu: { calisma: 'kanunla' }, meslek_kurulusu: { calisma: 'kanunla' } },
  kanunlar: ['4857', '657'],
});

const OPEN = { calisma: 'tasir', diger: 'tasir', kamuya_acik_kisi: 'tasir' } as const;
/** Only members of bodies with political, philosophical, religious or union aims. */
const MEMBERS = cell('tasimaz', 'tasimaz', 'metin', {
  kurumlar: { dernek: OPEN, vakif: OPEN, sendika: OPEN, siyasi_parti: OPEN, diger: OPEN },
});
const NO_MEMBERS = both('tasimaz', 'yorum');

/** Laws that order or allow processing of a category, by number; the list is a reading, so others are asked about. */
const LAWS = {
  belief: '298 633 1739 2820 2839 5490 5580 5737 6458',
  dress: '657 926 2803 5271',
  association: '2820 2860 4721 5072 5253 5737 5894 7405',
  union: '193 4688 4857 5510 6356',
  sexual: '1219 1593 2827 2828 3359 4721 5237 5271 5275 5395 6284',
  biometric: '2559 2803 2918 5271 5275 5490 5510 5682 6458',
  genetic: '2238 3359 4721 5271 5395 5624 6100',
  criminal:
    '657 926 1136 1163 1219 1512 1618 1739 2547 2802 2820 2828 2918 2920 3213 3568 3628 4046 4632 4646 4688 4733 4734 4735 4857 4925 5015 5018 5174 5188 5237 5253 5271 5275 5307 5320 5352 5362 5395 5402 5411 5442 5490 5549 5580 5607 5651 5684 5737 5809 5894 5901 6023 6114 6136 6197 6222 6325 6356 6361 6362 6415 6446 6458 6493 6735 6754 6769 7068 7179 7245 7315 7405 7518',
  health:
    '193 197 222 571 573 618 657 663 854 926 1219 1262 1593 1739 2022 2238 2330 2547 2559 2659 2802 2803 2827 2828 2918 2920 2942 3224 3294 3308 3359 3713 4458 4632 4721 4760 4857 4925 5188 5216 5237 5258 5271 5275 5302 5378 5393 5395 5402 5434 5490 5502 5510 5580 5624 5684 5737 5894 5902 5953 5996 6023 6136 6197 6284 6331 6458 7179 7245 7269 7405',
} as const;

const withArticle = (letter: string, { dayanak, ...answer }: Answer): Cell => ({
  ...answer,
  madde: [`KVKK m. 6/3-${letter}`, ...(dayanak ? [dayanak] : [])].join('; '),
});

const row = (
  laws: string,
  c: Answer,
  cc: Answer,
  d: Answer,
  e: Answer,
  f: Answer,
  g: Answer,
): Readonly<Record<SpecialBasis, Cell>> => ({
  k6_3_a_acik_riza: withArticle('a', CONSENT),
  k6_3_b_kanun: withArticle('b', lawOn(laws)),
  k6_3_c_fiili_imkansizlik: withArticle('c', c),
  k6_3_cc_alenilestirme: withArticle('ç', cc),
  k6_3_d_hak: withArticle('d', d),
  k6_3_e_saglik_hizmeti: withArticle('e', e),
  k6_3_f_istihdam_isg: withArticle('f', f),
  k6_3_g_uyelik: withArticle('g', g),
});

/**
 * Category of special data × condition of art. 6/3: every cell has an answer and its source, and
 * the rules on special data read it here.
 */
export const SPECIAL_TABLE: Readonly<
  Record<SpecialCategory, Readonly<Record<SpecialBasis, Cell>>>
> = {
  irk_etnik_koken: row('6458', NO_RESCUE, NOT_PROFESSED, CLAIM, NO_CARE, NO_WORK, NO_MEMBERS),
  siyasi_dusunce: row(LAWS.belief, NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  felsefi_inanc_din_mezhep: row(
    LAWS.belief,
    NO_RESCUE,
    PROFESSED,
    CLAIM,
    NO_CARE,
    NO_WORK,
    MEMBERS,
  ),
  kilik_kiyafet: row(LAWS.dress, NO_RESCUE, NOT_PROFESSED, CLAIM, NO_CARE, NO_WORK, NO_MEMBERS),
  dernek_uyeligi: row(LAWS.association, NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  vakif_uyeligi: row(LAWS.association, NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  sendika_uyeligi: row(LAWS.union, NO_RESCUE, PROFESSED, CLAIM, NO_CARE, UNION_AT_WORK, MEMBERS),
  saglik_bilgileri: row(
    LAWS.health,
    RESCUE,
    NOT_PROFESSED,
    CLAIM,
    CARE,
    HEALTH_AT_WORK,
    NO_MEMBERS,
  ),
  cinsel_hayat: row(
    LAWS.sexual,
    NO_RESCUE,
    NOT_PROFESSED,
    cell('tasimaz', 'tasir', 'yorum'),
    CARE,
    NO_WORK,
    NO_MEMBERS,
  ),
  ceza_mahkumiyeti: row(
    LAWS.criminal,
    NO_RESCUE,
    NEVER_PROFESSED,
    CLAIM,
    NO_CARE,
    CONVICTS_AT_WORK,
    NO_MEMBERS,
  ),
  biyometrik_veri: row(
    LAWS.biometric,
    RESCUE,
    NEVER_PROFESSED,
    CLAIM,
    NO_CARE,
    NO_WORK,
    NO_MEMBERS,
  ),
  genetik_veri: row(LAWS.genetic, RESCUE, NEVER_PROFESSED, CLAIM, CARE, NO_WORK, NO_MEMBERS),
};

/** Groups of people none of whom works or wants to work here. */
const NOT_AT_WORK: readonly string[] = [
  ...['musteri', 'potansiyel_musteri', 'ziyaretci', 'konaklayan', 'hasta', 'hasta_yakini'],
  ...['ogrenci', 'internet_ziyaretcisi', 'etkinlik_katilimcisi', 'kat_maliki'],
  ...['veli_vasi_temsilci', 'musteri_yetkilisi', 'kefil', 'hissedar_ortak', 'denek'],
  ...['basvuru_sahibi', 'ihtilaf_tarafi', 'calisan_yakini'],
];
const PUBLIC_FIGURES: readonly string[] = ['habere_konu_kisi'];

/** The kind of people that a group of data subjects is. */
export const peopleOf = (group: string): People => {
  if (PUBLIC_FIGURES.includes(group)) return 'kamuya_acik_kisi';
  return NOT_AT_WORK.includes(group) ? 'diger' : 'calisma';
};

/** The special category of a data item; undefined for ordinary data and texts. */
export function specialCategoryOf(item: string): SpecialCategory | undefined {
  const group = choiceOf('kisisel_veriler', item)?.group?.code;
  return SPECIAL_CATEGORIES.find((one) => one === group);
}

/** Kind of body; null until its company answers. */
export type Body = CompanyKind | null | undefined;

/**
 * The answer of a cell for one kind of people in one kind of body. A body that has not answered is
 * taken for a company, to which fewer conditions are open.
 */
export function carries(
  category: SpecialCategory,
  basis: SpecialBasis,
  people: People,
  body: Body,
): Carries {
  const { kurumlar, ...cell } = SPECIAL_TABLE[category][basis];
  const ofBody = body ? kurumlar?.[body]?.[people] : undefined;
  return ofBody ?? cell[people] ?? cell.diger;
}

/** Laws that name the beliefs of voters, pupils, citizens and refugees, and none of people at work. */
const NOT_AT_WORK_LAWS: Partial<Record<SpecialCategory, readonly string[]>> = {
  felsefi_inanc_din_mezhep: ['298', '1739', '2839', '5490', '5580', '6458'],
};

/** Does a law carry a cell that needs one? `cited`: numbers of the laws that are named. */
export const isNamedLaw = (
  category: SpecialCategory,
  basis: SpecialBasis,
  cited: readonly string[],
  people?: People,
): boolean => {
  const { kanunlar } = SPECIAL_TABLE[category][basis];
  const left = people === 'calisma' ? (NOT_AT_WORK_LAWS[category] ?? []) : [];
  return (
    kanunlar === undefined || kanunlar.some((one) => cited.includes(one) && !left.includes(one))
  );
};
