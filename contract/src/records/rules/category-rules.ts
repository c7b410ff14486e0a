import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { holdsAny } from './bases.ts';
import { AMENDED, type Rule } from './rule.ts';

const SPECIAL_BASES = ['k6_3_e_saglik_hizmeti', 'k6_3_f_istihdam_isg'];
/** Items that neither health services nor work can carry: beliefs, convictions, memberships. */
const NOT_HEALTH = [
  ...['din_bilgisi', 'mezhep_bilgisi', 'felsefi_inanc_bilgisi', 'siyasi_dusunce_bilgisi'],
  ...['adli_sicil', 'guvenlik_tedbiri', 'eski_hukumlu', 'irk_etnik_bilgisi'],
];
const CONVICTIONS = ['adli_sicil', 'guvenlik_tedbiri'];
const HEALTH = ['saglik_raporu', 'tani_tedavi', 'hasta_dosyasi', 'kan_grubu', 'engellilik'];
const NOT_AT_WORK = [
  'musteri',
  'potansiyel_musteri',
  'ziyaretci',
  'konaklayan',
  'hasta',
  'ogrenci',
];

/** Are all of these people customers or guests, none of whom works here? */
const onlyOthers = (people: unknown): boolean =>
  !isEmpty(people) && listOfCodes(people).every((code) => NOT_AT_WORK.includes(code));

/** The only condition of art. 6/3 among some bases. */
const onlySpecial = (value: unknown): string | undefined => {
  const found = listOfCodes(value).filter((code) => code.startsWith('k6_3_'));
  return found.length === 1 ? found[0] : undefined;
};

/** Art. 6 by category of data: letters (e) and (f) do not carry every kind. */
export function categoryRules(data: string, basis: string): Rule[] {
  const [HEALTH_CARE = '', WORK = ''] = SPECIAL_BASES;
  const of = (items: readonly string[], bases: readonly string[], more: Values = {}) => ({
    [data]: items,
    [basis]: bases,
    ...more,
  });
  return [
    {
      kod: 'saglik_disi_veri',
      field: basis,
      seviye: 'Yüksek',
      article: 'KVKK m. 6/3-e',
      validFrom: AMENDED,
      reads: [data, basis],
      finds: (values) =>
        onlySpecial(values[basis]) === HEALTH_CARE && holdsAny(values[data], NOT_HEALTH),
      fires: [of(['din_bilgisi'], [HEALTH_CARE]), of(['adli_sicil'], [HEALTH_CARE])],
      silent: [of(['tani_tedavi'], [HEALTH_CARE]), of(['din_bilgisi'], ['k6_3_a_acik_riza'])],
    },
    {
      kod: 'istihdam_disi_veri',
      field: basis,
      seviye: 'Yüksek',
      article: 'KVKK m. 6/3-f',
      validFrom: AMENDED,
      reads: [data, basis, 'ilgili_kisi'],
      finds: (values) =>
        onlySpecial(values[basis]) === WORK &&
        (holdsAny(values[data], CONVICTIONS) ||
          (holdsAny(values[data], HEALTH) && onlyOthers(values.ilgili_kisi))),
      fires: [
        of(['adli_sicil'], [WORK], { ilgili_kisi: ['calisan_adayi'] }),
        of(['saglik_raporu'], [WORK], { ilgili_kisi: ['musteri'] }),
      ],
      silent: [
        of(['saglik_raporu'], [WORK], { ilgili_kisi: ['calisan'] }),
        of(['adli_sicil'], ['k6_3_b_kanun'], { ilgili_kisi: ['calisan_adayi'] }),
      ],
    },
  ];
}
