import { isEmpty, type Values } from '../fields.ts';
import { daysOf, periodOf } from '../periods.ts';
import { listOfCodes } from '../personal-data.ts';
import { answerOf, CONSENT, holdsAny, INTEREST } from './bases.ts';
import { AMENDED, LAW, type Rule } from './rule.ts';

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

/** A period is a figure: "süresiz" or "makul süre" limits nothing (art. 4/2-d). */
export const FIGURE_RULE: Rule = {
  kod: 'sure_belirsiz',
  field: 'saklama_suresi',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-d',
  validFrom: LAW,
  reads: ['saklama_suresi'],
  finds: ({ saklama_suresi }) => {
    const period = answerOf(saklama_suresi);
    return period !== undefined && periodOf(period) === undefined;
  },
  fires: [{ saklama_suresi: 'Süresiz' }, { saklama_suresi: 'Makul süre' }],
  silent: [{ saklama_suresi: 'hukuki_10' }, { saklama_suresi: '6 ay' }, { saklama_suresi: null }],
};

/** A law is named with its article: "mevzuat" is no basis. */
export const articleRule = (field: string): Rule => ({
  kod: 'kanun_maddesi_yok',
  field,
  seviye: 'Orta',
  article: 'KVKK m. 5/2-a, 5/2-ç',
  validFrom: LAW,
  reads: [field],
  finds: (values) => {
    const law = answerOf(values[field]);
    return law !== undefined && !/\d/.test(law);
  },
  fires: [{ [field]: 'Mevzuat' }, { [field]: 'İlgili kanunlar' }],
  silent: [{ [field]: '4857 sayılı İş Kanunu m. 75' }, { [field]: null }],
});

const CANDIDATE_DAYS = 730;
const applicants = { ilgili_kisi: ['calisan_adayi'] };

/** Further checks of an activity: what it is for, and how long it may take. */
export const ACTIVITY_LAW_RULES: readonly Rule[] = [
  {
    kod: 'amac_yok',
    field: 'islenme_amaci',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-c',
    validFrom: LAW,
    reads: ['islenme_amaci'],
    finds: ({ islenme_amaci }) => isEmpty(islenme_amaci),
    fires: [{ islenme_amaci: [] }],
    silent: [{ islenme_amaci: ['egitim'] }],
  },
  {
    kod: 'veri_yok',
    field: 'islenen_kisisel_veriler',
    seviye: 'Orta',
    article: 'KVKK m. 16/3',
    validFrom: LAW,
    reads: ['islenen_kisisel_veriler'],
    finds: ({ islenen_kisisel_veriler }) => isEmpty(islenen_kisisel_veriler),
    fires: [{ islenen_kisisel_veriler: [] }],
    silent: [{ islenen_kisisel_veriler: ['ad_soyad'] }],
  },
  {
    kod: 'aday_suresi_uzun',
    field: 'saklama_suresi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-d',
    validFrom: LAW,
    unverified: true,
    reads: ['ilgili_kisi', 'saklama_suresi'],
    finds: ({ ilgili_kisi, saklama_suresi }) =>
      listOfCodes(ilgili_kisi).join() === 'calisan_adayi' &&
      daysOf(String(saklama_suresi)) > CANDIDATE_DAYS,
    fires: [{ ...applicants, saklama_suresi: '50 yıl' }],
    silent: [
      { ...applicants, saklama_suresi: 'aday_1' },
      { ilgili_kisi: ['calisan'], saklama_suresi: 'is_iliskisi_10' },
    ],
  },
  {
    kod: 'otomatik_karar_yanitsiz',
    field: 'otomatik_karar',
    seviye: 'Orta',
    article: 'KVKK m. 11/1-g',
    validFrom: LAW,
    reads: ['islenen_kisisel_veriler', 'otomatik_karar'],
    finds: ({ islenen_kisisel_veriler, otomatik_karar }) =>
      holdsAny(islenen_kisisel_veriler, ['kredi_risk']) && isEmpty(otomatik_karar),
    fires: [{ islenen_kisisel_veriler: ['kredi_risk'] }],
    silent: [
      { islenen_kisisel_veriler: ['kredi_risk'], otomatik_karar: false },
      { islenen_kisisel_veriler: ['ad_soyad'] },
    ],
  },
  {
    kod: 'kimlik_ornegi',
    field: 'islenen_kisisel_veriler',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi', 'isleme_sarti'],
    finds: ({ islenen_kisisel_veriler, ilgili_kisi, isleme_sarti }) =>
      holdsAny(islenen_kisisel_veriler, ['kimlik_kart_ornegi']) &&
      !holdsAny(isleme_sarti, ['k5_2_a_kanun']) &&
      holdsAny(ilgili_kisi, ['konaklayan', 'ziyaretci', 'musteri']),
    fires: [{ islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['konaklayan'] }],
    silent: [{ islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['konaklayan'] }],
  },
  {
    kod: 'aleni_veri_toplama',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-d, 4/2-c',
    validFrom: LAW,
    reads: ['isleme_sarti', 'kvk_kimden_nasil'],
    finds: ({ isleme_sarti, kvk_kimden_nasil }) =>
      holdsAny(isleme_sarti, ['k5_2_d_alenilestirme']) &&
      holdsAny(kvk_kimden_nasil, ['aleni_kaynak']),
    fires: [{ isleme_sarti: ['k5_2_d_alenilestirme'], kvk_kimden_nasil: ['aleni_kaynak'] }],
    silent: [{ isleme_sarti: ['k5_2_d_alenilestirme'], kvk_kimden_nasil: ['ilgili_kisi'] }],
  },
];

/** Consent or legitimate interest under a transfer to a public body, which rests on a law (art. 8). */
export const PUBLIC_BASIS_RULE: Rule = {
  kod: 'kamuya_kanunsuz',
  field: 'aktarim_sarti',
  seviye: 'Orta',
  article: 'KVKK m. 5/2-a, 8',
  validFrom: LAW,
  reads: ['aktarim_sarti'],
  finds: ({ aktarim_sarti }) => holdsAny(aktarim_sarti, [...CONSENT, INTEREST]),
  fires: [{ aktarim_sarti: ['k5_1_acik_riza'] }, { aktarim_sarti: [INTEREST] }],
  silent: [{ aktarim_sarti: ['k5_2_a_kanun'] }],
};
