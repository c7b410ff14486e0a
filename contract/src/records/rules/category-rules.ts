import { choiceOf } from '../../lookups.ts';
import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { holdsAny } from './bases.ts';
import { AMENDED, type Rule } from './rule.ts';

const SPECIAL_BASES = ['k6_3_e_saglik_hizmeti', 'k6_3_f_istihdam_isg'];
/** Items that neither health services nor work can carry: beliefs, convictions, memberships. */
const NOT_HEALTH = [
  ...['din_bilgisi', 'mezhep_bilgisi', 'felsefi_inanc_bilgisi', 'siyasi_dusunce_bilgisi'],
  ...['adli_sicil', 'guvenlik_tedbiri', 'eski_hukumlu', 'irk_etnik_bilgisi'],
  ...['siyasi_parti_uyeligi', 'sendika_uyelik_bilgisi', 'sendika_aidati', 'kilik_kiyafet_bilgisi'],
  ...['dernek_uyelik_bilgisi', 'vakif_uyelik_bilgisi'],
];
const CONVICTIONS = ['adli_sicil', 'guvenlik_tedbiri', 'eski_hukumlu'];
const NOT_AT_WORK = [
  ...['musteri', 'potansiyel_musteri', 'ziyaretci', 'konaklayan', 'hasta', 'hasta_yakini'],
  ...['ogrenci', 'internet_ziyaretcisi', 'etkinlik_katilimcisi', 'kat_maliki'],
];

const holdsHealth = (data: unknown): boolean =>
  listOfCodes(data).some(
    (code) => choiceOf('kisisel_veriler', code)?.group?.code === 'saglik_bilgileri',
  );

/** Are all of these people customers or guests, none of whom works here? */
const onlyOthers = (people: unknown): boolean =>
  !isEmpty(people) && listOfCodes(people).every((code) => NOT_AT_WORK.includes(code));

/** Do conditions of art. 6/3 stand among some bases, and none but these? */
const onlyOf = (value: unknown, allowed: readonly string[]): boolean => {
  const found = listOfCodes(value).filter((code) => code.startsWith('k6_3_'));
  return found.length > 0 && found.every((code) => allowed.includes(code));
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
        holdsAny(values[basis], [HEALTH_CARE]) &&
        (onlyOf(values[basis], [HEALTH_CARE])
          ? holdsAny(values[data], NOT_HEALTH)
          : onlyOf(values[basis], SPECIAL_BASES) && holdsAny(values[data], CONVICTIONS)),
      fires: [
        of(['din_bilgisi'], [HEALTH_CARE]),
        of(['adli_sicil'], [HEALTH_CARE]),
        of(['sendika_uyelik_bilgisi'], [HEALTH_CARE]),
        of(['adli_sicil'], [HEALTH_CARE, WORK]),
      ],
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
        onlyOf(values[basis], [WORK]) &&
        (holdsAny(values[data], CONVICTIONS) ||
          (holdsHealth(values[data]) && onlyOthers(values.ilgili_kisi))),
      fires: [
        of(['adli_sicil'], [WORK], { ilgili_kisi: ['calisan_adayi'] }),
        of(['saglik_raporu'], [WORK], { ilgili_kisi: ['musteri'] }),
        of(['kronik_hastalik'], [WORK], { ilgili_kisi: ['konaklayan', 'hasta_yakini'] }),
      ],
      silent: [
        of(['saglik_raporu'], [WORK], { ilgili_kisi: ['calisan'] }),
        of(['adli_sicil'], ['k6_3_b_kanun'], { ilgili_kisi: ['calisan_adayi'] }),
      ],
    },
  ];
}
