import {
  carries,
  isNamedLaw,
  PEOPLE,
  peopleOf,
  SPECIAL_LETTERS,
  specialCategoryOf,
  type Body,
  type People,
  type SpecialBasis,
  type SpecialCategory,
} from '../../law/special-data.ts';
import { lawsIn } from '../../law/laws.ts';
import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { abroad, ABROAD, mechanismOf } from './abroad.ts';
import { answerOf, holdsAny } from './bases.ts';
import { AMENDED, BODY_FIELD, LAW, type Rule } from './rule.ts';

/** Fields of a register for its data, their basis, the law of that basis and their purpose. */
export type BasisFields = Readonly<{
  data: string;
  basis: string;
  law?: string;
  purpose: string;
}>;

/** Conditions that carry only the data of the table, with the code of the warning. */
const WARNED = {
  k6_3_c_fiili_imkansizlik: 'yasam_disi_veri',
  k6_3_cc_alenilestirme: 'aleni_disi_veri',
  k6_3_d_hak: 'hak_disi_veri',
  k6_3_e_saglik_hizmeti: 'saglik_disi_veri',
  k6_3_f_istihdam_isg: 'istihdam_disi_veri',
  k6_3_g_uyelik: 'uyelik_disi_veri',
} as const satisfies Partial<Record<SpecialBasis, string>>;
type Warned = keyof typeof WARNED;

/** The people of a record; all kinds where it names none, so that the most lenient answer counts. */
function peopleIn({ ilgili_kisi }: Values): readonly People[] {
  const named = listOfCodes(ilgili_kisi).map(peopleOf);
  return named.length > 0 ? named : PEOPLE;
}

/** The kind of body that is known, or kinds to which together every condition is open. */
const bodiesIn = ({ kurum_turu }: Values): readonly Body[] =>
  kurum_turu === undefined || kurum_turu === null
    ? ['sirket', 'kamu_kurumu', 'dernek']
    : [kurum_turu as Body];

/** Is a condition open to a category of data, for any of the people that the record names? */
function isOpen(
  category: SpecialCategory,
  basis: SpecialBasis,
  values: Values,
  law: string | undefined,
): boolean {
  const cited = law === undefined ? undefined : answerOf(values[law]);
  // A missing law beside 6/3-b has a separate warning.
  const named =
    basis === 'k6_3_b_kanun' || (cited !== undefined && isNamedLaw(category, basis, lawsIn(cited)));
  return bodiesIn(values).some((body) =>
    peopleIn(values).some((people) => {
      const answer = carries(category, basis, people, body);
      return answer === 'tasir' || (answer === 'kanunla' && named);
    }),
  );
}

const isSpecialBasis = (code: string): code is SpecialBasis => code in SPECIAL_LETTERS;

/** Categories of special data that rest on a condition which is not open to them, and on no other. */
function misplaced(values: Values, { data, basis, law }: BasisFields, warned: Warned): boolean {
  const bases = listOfCodes(values[basis]).filter(isSpecialBasis);
  if (!bases.includes(warned)) return false;
  return listOfCodes(values[data]).some((item) => {
    const category = specialCategoryOf(item);
    return category !== undefined && !bases.some((one) => isOpen(category, one, values, law));
  });
}

/** Examples by condition: data and people that it does not carry, and that it does. */
const EXAMPLES: Readonly<
  Record<Warned, Readonly<Record<'fires' | 'silent', readonly (readonly [string, string?])[]>>>
> = {
  k6_3_c_fiili_imkansizlik: {
    fires: [['din_bilgisi'], ['adli_sicil', 'calisan'], ['cinsel_hayat_bilgisi']],
    silent: [['kan_grubu', 'calisan'], ['genetik_bilgi']],
  },
  k6_3_cc_alenilestirme: {
    fires: [['saglik_raporu', 'calisan'], ['adli_sicil'], ['irk_etnik_bilgisi', 'musteri']],
    silent: [['siyasi_dusunce_bilgisi'], ['saglik_raporu', 'habere_konu_kisi']],
  },
  k6_3_d_hak: {
    fires: [['cinsel_hayat_bilgisi', 'calisan']],
    silent: [
      ['saglik_raporu', 'calisan'],
      ['cinsel_hayat_bilgisi', 'ihtilaf_tarafi'],
    ],
  },
  k6_3_e_saglik_hizmeti: {
    fires: [['din_bilgisi'], ['adli_sicil'], ['sendika_uyelik_bilgisi']],
    silent: [['tani_tedavi'], ['cinsel_hayat_bilgisi', 'hasta']],
  },
  k6_3_f_istihdam_isg: {
    fires: [
      ['adli_sicil', 'calisan_adayi'],
      ['saglik_raporu', 'musteri'],
      ['kronik_hastalik', 'konaklayan'],
      ['din_bilgisi', 'calisan'],
      ['genetik_bilgi', 'calisan'],
    ],
    silent: [
      ['saglik_raporu', 'calisan'],
      ['sendika_aidati', 'calisan'],
    ],
  },
  k6_3_g_uyelik: {
    fires: [['saglik_raporu'], ['irk_etnik_bilgisi', 'calisan']],
    silent: [['sendika_uyelik_bilgisi'], ['din_bilgisi', 'musteri']],
  },
};

/** Art. 6 by category of data: which letter carries which data of whom is read from the table. */
export function categoryRules(fields: BasisFields): Rule[] {
  const { data, basis, law } = fields;
  const example =
    (condition: string) =>
    ([item, people]: readonly [string, string?]): Values => ({
      [data]: [item],
      [basis]: [condition],
      ilgili_kisi: people ? [people] : [],
    });
  return (Object.keys(WARNED) as Warned[]).map((condition) => ({
    kod: WARNED[condition],
    field: basis,
    seviye: 'Yüksek',
    article: `KVKK m. 6/3-${SPECIAL_LETTERS[condition]}`,
    validFrom: AMENDED,
    reads: [data, basis, 'ilgili_kisi', ...(law ? [law] : []), BODY_FIELD],
    finds: (values) => misplaced(values, fields, condition),
    fires: EXAMPLES[condition].fires.map(example(condition)),
    silent: EXAMPLES[condition].silent.map(example(condition)),
  }));
}

/** Conditions and mechanisms that are open to some kinds of bodies alone. */
const OF_MEMBERS = 'k6_3_g_uyelik';
const OF_PUBLIC_BODIES = 'kamu_anlasmasi';

const bodyQuestion = { kod: 'kurum_turu_yanitsiz', seviye: 'Yüksek', validFrom: AMENDED } as const;

/**
 * A condition that a company may not use and another body may: until the type of body is known, the warning
 * asks for it. As grave as the wrong type, so that deleting the answer improves nothing.
 */
export const bodyRule = (fields: BasisFields): Rule => ({
  ...bodyQuestion,
  field: fields.basis,
  article: 'KVKK m. 6/3-f, 6/3-g',
  reads: [
    ...[fields.data, fields.basis, 'ilgili_kisi', BODY_FIELD],
    ...(fields.law ? [fields.law] : []),
  ],
  finds: (values) => {
    if (values[BODY_FIELD] !== null) return false;
    const asCompany = { ...values, [BODY_FIELD]: 'sirket' };
    return (
      holdsAny(values[fields.basis], [OF_MEMBERS]) ||
      (Object.keys(WARNED) as Warned[]).some(
        (one) => misplaced(asCompany, fields, one) && !misplaced(values, fields, one),
      )
    );
  },
  fires: [
    { [BODY_FIELD]: null, [fields.basis]: [OF_MEMBERS] },
    {
      [BODY_FIELD]: null,
      [fields.basis]: ['k6_3_f_istihdam_isg'],
      [fields.data]: ['eski_hukumlu'],
      ilgili_kisi: ['calisan'],
      ...(fields.law && { [fields.law]: '4857 s. Kanun m. 30' }),
    },
  ].slice(0, fields.law ? 2 : 1),
  silent: [
    { [BODY_FIELD]: 'sendika', [fields.basis]: [OF_MEMBERS] },
    { [fields.basis]: [OF_MEMBERS] },
    {
      [BODY_FIELD]: null,
      [fields.basis]: ['k6_3_f_istihdam_isg'],
      [fields.data]: ['saglik_raporu'],
      ilgili_kisi: ['calisan'],
    },
  ],
});

/** The same of the mechanism that art. 9/4-a opens to public bodies. */
export const MECHANISM_BODY_RULE: Rule = {
  ...bodyQuestion,
  field: 'yurt_disi_mekanizma',
  article: 'KVKK m. 9/4-a',
  reads: [...ABROAD, BODY_FIELD],
  finds: (values) => values[BODY_FIELD] === null && mechanismOf(values) === OF_PUBLIC_BODIES,
  fires: [abroad(OF_PUBLIC_BODIES, { [BODY_FIELD]: null })],
  silent: [
    abroad(OF_PUBLIC_BODIES, { [BODY_FIELD]: 'kamu_kurumu' }),
    abroad('taahhutname', { [BODY_FIELD]: null }),
  ],
};

const RESCUE = ['k5_2_b_fiili_imkansizlik', 'k6_3_c_fiili_imkansizlik'];
/** Purposes for which a person’s life may depend on the data. */
const RESCUING = ['acil_durum', 'isg', 'is_surekliligi', 'fiziksel_mekan', 'operasyon_guvenligi'];
/** Groups of people whose treatment is the work itself. */
const PATIENTS = ['hasta'];

/** Life and body of a person who cannot consent are no basis of everyday work. */
export const rescueRule = (purpose: string, basis: string): Rule => ({
  kod: 'acil_durum_degil',
  field: basis,
  seviye: 'Orta',
  article: 'KVKK m. 5/2-b, 6/3-c',
  validFrom: LAW,
  reads: [purpose, basis, 'ilgili_kisi'],
  finds: (values) =>
    holdsAny(values[basis], RESCUE) &&
    !isEmpty(values[purpose]) &&
    !holdsAny(values[purpose], RESCUING) &&
    !holdsAny(values.ilgili_kisi, PATIENTS),
  fires: [{ [basis]: ['k5_2_b_fiili_imkansizlik'], [purpose]: ['iletisim'] }],
  silent: [
    { [basis]: ['k5_2_b_fiili_imkansizlik'], [purpose]: ['acil_durum'] },
    { [basis]: ['k5_2_f_mesru_menfaat'], [purpose]: ['iletisim'] },
    {
      [basis]: ['k6_3_c_fiili_imkansizlik'],
      [purpose]: ['is_faaliyetleri'],
      ilgili_kisi: ['hasta'],
    },
  ],
});
