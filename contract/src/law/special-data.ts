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
  kaynak: 'metin' | 'yorum';
  madde: string;
}>;

const cell = (
  calisma: Carries,
  diger: Carries,
  kaynak: Cell['kaynak'],
  madde: string,
  more: Pick<Cell, 'kurumlar' | 'kamuya_acik_kisi'> = {},
): Cell => ({ calisma, diger, kaynak, madde, ...more });

const both = (answer: Carries, kaynak: Cell['kaynak'], madde: string) =>
  cell(answer, answer, kaynak, madde);

/** Consent is open to every category, a law to every category that it names. */
const CONSENT = both('tasir', 'metin', 'KVKK m. 6/3-a');
const LAW = both('kanunla', 'metin', 'KVKK m. 6/3-b');

/** Life or body of a person who cannot consent: data that a rescuer needs. */
const RESCUE = both('tasir', 'metin', 'KVKK m. 6/3-c');
const NO_RESCUE = both('tasimaz', 'yorum', 'KVKK m. 6/3-c');

/** Convictions that people profess in public; an employer has no use for them either way. */
const PROFESSED = both('tasir', 'yorum', 'KVKK m. 6/3-ç');
/** People do not make these public for a company's use; a public figure may. */
const NOT_PROFESSED = cell('tasimaz', 'tasimaz', 'yorum', 'KVKK m. 6/3-ç', {
  kamuya_acik_kisi: 'tasir',
});
const NEVER_PROFESSED = both('tasimaz', 'yorum', 'KVKK m. 6/3-ç');

const CLAIM = both('tasir', 'metin', 'KVKK m. 6/3-d');

const CARE = both('tasir', 'metin', 'KVKK m. 6/3-e');
const NO_CARE = both('tasimaz', 'yorum', 'KVKK m. 6/3-e');

const NO_WORK = both('tasimaz', 'yorum', 'KVKK m. 6/3-f');
/** Health at work; of others alone for bodies that give social aid or services by law. */
const HEALTH_AT_WORK = cell('tasir', 'tasimaz', 'metin', 'KVKK m. 6/3-f', {
  kurumlar: { kamu_kurumu: { diger: 'kanunla' }, vakif: { diger: 'kanunla' } },
});
/** Dues of a union are kept back by the employer (Law 6356, art. 18). */
const UNION_AT_WORK = cell('tasir', 'tasimaz', 'yorum', 'KVKK m. 6/3-f; 6356 s. Kanun m. 18');
/** Public employers must employ former convicts (Labour Law 4857, art. 30), and no other employer. */
const CONVICTS_AT_WORK = cell(
  'tasimaz',
  'tasimaz',
  'yorum',
  'KVKK m. 6/3-f; 4857 s. İş Kanunu m. 30',
  {
    kurumlar: { kamu_kurumu: { calisma: 'kanunla' }, meslek_kurulusu: { calisma: 'kanunla' } },
  },
);

const OPEN = { calisma: 'tasir', diger: 'tasir', kamuya_acik_kisi: 'tasir' } as const;
/** Only members of bodies with political, philosophical, religious or union aims. */
const MEMBERS = cell('tasimaz', 'tasimaz', 'metin', 'KVKK m. 6/3-g', {
  kurumlar: { dernek: OPEN, vakif: OPEN, sendika: OPEN, siyasi_parti: OPEN, diger: OPEN },
});
const NO_MEMBERS = both('tasimaz', 'yorum', 'KVKK m. 6/3-g');

const row = (c: Cell, cc: Cell, d: Cell, e: Cell, f: Cell, g: Cell) => ({
  k6_3_a_acik_riza: CONSENT,
  k6_3_b_kanun: LAW,
  k6_3_c_fiili_imkansizlik: c,
  k6_3_cc_alenilestirme: cc,
  k6_3_d_hak: d,
  k6_3_e_saglik_hizmeti: e,
  k6_3_f_istihdam_isg: f,
  k6_3_g_uyelik: g,
});

/**
 * Category of special data × condition of art. 6/3: every cell has an answer and its source, and
 * the rules on special data read it here.
 */
export const SPECIAL_TABLE: Readonly<
  Record<SpecialCategory, Readonly<Record<SpecialBasis, Cell>>>
> = {
  irk_etnik_koken: row(NO_RESCUE, NOT_PROFESSED, CLAIM, NO_CARE, NO_WORK, NO_MEMBERS),
  siyasi_dusunce: row(NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  felsefi_inanc_din_mezhep: row(NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  kilik_kiyafet: row(NO_RESCUE, NOT_PROFESSED, CLAIM, NO_CARE, NO_WORK, NO_MEMBERS),
  dernek_uyeligi: row(NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  vakif_uyeligi: row(NO_RESCUE, PROFESSED, CLAIM, NO_CARE, NO_WORK, MEMBERS),
  sendika_uyeligi: row(NO_RESCUE, PROFESSED, CLAIM, NO_CARE, UNION_AT_WORK, MEMBERS),
  saglik_bilgileri: row(RESCUE, NOT_PROFESSED, CLAIM, CARE, HEALTH_AT_WORK, NO_MEMBERS),
  cinsel_hayat: row(
    NO_RESCUE,
    NOT_PROFESSED,
    cell('tasimaz', 'tasir', 'yorum', 'KVKK m. 6/3-d'),
    CARE,
    NO_WORK,
    NO_MEMBERS,
  ),
  ceza_mahkumiyeti: row(NO_RESCUE, NEVER_PROFESSED, CLAIM, NO_CARE, CONVICTS_AT_WORK, NO_MEMBERS),
  biyometrik_veri: row(RESCUE, NEVER_PROFESSED, CLAIM, NO_CARE, NO_WORK, NO_MEMBERS),
  genetik_veri: row(RESCUE, NEVER_PROFESSED, CLAIM, CARE, NO_WORK, NO_MEMBERS),
};

/** Groups of people none of whom works or wants to work here. */
const NOT_AT_WORK: readonly string[] = [
  ...['musteri', 'potansiyel_musteri', 'ziyaretci', 'konaklayan', 'hasta', 'hasta_yakini'],
  ...['ogrenci', 'internet_ziyaretcisi', 'etkinlik_katilimcisi', 'kat_maliki'],
  ...['veli_vasi_temsilci', 'musteri_yetkilisi', 'kefil', 'hissedar_ortak', 'denek'],
  ...['basvuru_sahibi', 'ihtilaf_tarafi'],
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
