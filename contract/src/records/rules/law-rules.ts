import { citationOf, citesArticle, lawsIn, type Citation } from '../../law/laws.ts';
import { isAboutOtherData, isForOtherBody } from '../../law/laws-scope.ts';
import { isEmpty } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { answerOf, CONSENT, holdsAny, INTEREST } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

const DUTY = 'k5_2_cc_hukuki_yukumluluk';
/** An article as laws are cited: "m. 75", "ek m.2", "75. maddesi", "Art. 5". */
const ARTICLE =
  /\bm(?:d|ad|adde)?\.?\s*\d|\d+[’'.]?\s*(?:\p{L}+\s+)?madde|\bart(?:icle)?\.?\s*\d/iu;

/** A law in force is named, with its article: "mevzuat", a contract or the GDPR is no basis. */
export const lawRules = (field: string, basis?: string): Rule[] => [
  articleRule(field),
  {
    kod: 'kanun_degil',
    field,
    seviye: 'Orta',
    article: 'KVKK m. 5/2-a, 5/2-ç',
    validFrom: LAW,
    reads: [field, ...(basis ? [basis] : [])],
    finds: (values) =>
      citationIn(values[field]) === 'kanun_degil' ||
      (basis !== undefined && isDutyAlone(values[field], values[basis])),
    fires: [
      ...(basis ? [{ [field]: '6698 s. Kanun m.12', [basis]: ['k5_2_a_kanun'] }] : []),
      { [field]: 'GDPR Art. 6' },
      { [field]: 'İş sözleşmesi m.12' },
      { [field]: 'mülga 6762 s. TTK m.66' },
      { [field]: '6698 s. Kanun m.5' },
    ],
    silent: [
      { [field]: 'TTK 82' },
      { [field]: null },
      ...(basis ? [{ [field]: '6698 s. Kanun m.12', [basis]: [DUTY] }] : []),
    ],
  },
  {
    kod: 'kanun_taninmadi',
    field,
    seviye: 'Orta',
    article: 'KVKK m. 5/2-a, 5/2-ç',
    validFrom: LAW,
    unverified: true,
    reads: [field],
    finds: (values) => {
      const law = answerOf(values[field]);
      return law !== undefined && namesArticle(law) && citationOf(law) === 'bilinmiyor';
    },
    fires: [{ [field]: 'asdf m.9' }, { [field]: 'm.1' }],
    silent: [{ [field]: '5510/86' }, { [field]: 'Mevzuat' }, { [field]: null }],
  },
];

/** A cited law about other data than the record's, or without a duty to send data to the given body. */
export const scopeRule = (law: string, data: string, body?: string): Rule => ({
  kod: 'kanun_uymuyor',
  field: law,
  seviye: 'Orta',
  article: 'KVKK m. 5/2-a, 5/2-ç',
  validFrom: LAW,
  unverified: true,
  reads: [law, data, ...(body ? [body] : [])],
  finds: (values) => {
    const cited = answerOf(values[law]);
    const to = body ? answerOf(values[body]) : undefined;
    return (
      cited !== undefined &&
      (isAboutOtherData(cited, listOfCodes(values[data])) ||
        (to !== undefined && isForOtherBody(cited, to)))
    );
  },
  fires: [
    { [law]: '5651 s. Kanun m.6', [data]: ['is_sozlesmesi', 'ad_soyad'] },
    ...(body ? [{ [law]: '213 s. VUK m. 148', [body]: 'sgk' }] : []),
  ],
  silent: [
    { [law]: '4857 s. Kanun m.75', [data]: ['is_sozlesmesi'] },
    { [law]: '5651 s. Kanun m.6', [data]: ['ad_soyad', 'telefon'] },
    { [law]: '5651 s. Kanun m.6; 4721 s. TMK m.6', [data]: ['is_sozlesmesi'] },
    ...(body ? [{ [law]: '6331 s. Kanun m.14', [body]: 'sgk' }] : []),
  ],
});

const namesArticle = (law: string): boolean => ARTICLE.test(law) || citesArticle(law);

function citationIn(value: unknown): Citation | undefined {
  const law = answerOf(value);
  return law === undefined ? undefined : citationOf(law);
}

/**
 * The law on data protection obliges controllers (arts. 12, 13), but names no processing as art. 5/2-a
 * asks.
 */
const isDutyAlone = (cited: unknown, bases: unknown): boolean =>
  holdsAny(bases, ['k5_2_a_kanun']) &&
  !holdsAny(bases, [DUTY]) &&
  lawsIn(answerOf(cited) ?? '').join() === '6698';

const articleRule = (field: string): Rule => ({
  kod: 'kanun_maddesi_yok',
  field,
  seviye: 'Orta',
  article: 'KVKK m. 5/2-a, 5/2-ç',
  validFrom: LAW,
  reads: [field],
  finds: (values) => {
    const law = answerOf(values[field]);
    return law !== undefined && !namesArticle(law);
  },
  fires: [{ [field]: 'Mevzuat' }, { [field]: 'İlgili kanunlar' }, { [field]: '5510 sayılı Kanun' }],
  silent: [
    { [field]: '4857 sayılı İş Kanunu m. 75' },
    { [field]: 'TTK 82' },
    { [field]: '5510/86' },
    { [field]: '4857 sayılı Kanun’un 75. maddesi' },
    { [field]: null },
  ],
});

/** Purpose and data, without which no other rule can judge. */
export const givenRules = (purpose: string, data: string): Rule[] => [
  {
    kod: 'amac_yok',
    field: purpose,
    seviye: 'Orta',
    article: 'KVKK m. 4/2-c',
    validFrom: LAW,
    reads: [purpose],
    finds: (values) => isEmpty(values[purpose]),
    fires: [{ [purpose]: [] }],
    silent: [{ [purpose]: ['egitim'] }],
  },
  {
    kod: 'veri_yok',
    field: data,
    seviye: 'Orta',
    article: 'KVKK m. 16/3',
    validFrom: LAW,
    reads: [data],
    finds: (values) => isEmpty(values[data]),
    fires: [{ [data]: [] }],
    silent: [{ [data]: ['ad_soyad'] }],
  },
];

/** Groups whom a look at the card identifies. */
const PASSING_BY = [
  ...['ziyaretci', 'musteri', 'sofor_nakliyeci', 'tedarikci_calisani', 'etkinlik_katilimcisi'],
  ...['calisan_adayi', 'potansiyel_musteri', 'kat_maliki', 'hasta_yakini'],
];

/** Further checks of an activity: what it is for, and how long it may take. */
export const ACTIVITY_LAW_RULES: readonly Rule[] = [
  ...givenRules('islenme_amaci', 'islenen_kisisel_veriler'),
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
    kod: 'konukta_kimlik_ornegi',
    field: 'islenen_kisisel_veriler',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç, 5; Kurul kararı 2025/2120',
    // The day the Official Gazette (no. 33102) published the decision.
    validFrom: '2025-12-09',
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi'],
    finds: ({ islenen_kisisel_veriler, ilgili_kisi }) =>
      holdsAny(islenen_kisisel_veriler, ['kimlik_kart_ornegi']) &&
      holdsAny(ilgili_kisi, ['konaklayan']),
    fires: [{ islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['konaklayan'] }],
    silent: [{ islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['konaklayan'] }],
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
      holdsAny(ilgili_kisi, PASSING_BY),
    fires: [{ islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['ziyaretci'] }],
    silent: [
      { islenen_kisisel_veriler: ['tckn'], ilgili_kisi: ['ziyaretci'] },
      { islenen_kisisel_veriler: ['kimlik_kart_ornegi'], ilgili_kisi: ['konaklayan'] },
    ],
  },
  {
    kod: 'aleni_veri_toplama',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-d, 6/3-ç, 4/2-c',
    validFrom: LAW,
    reads: ['isleme_sarti', 'kvk_kimden_nasil', 'ilgili_kisi', 'islenen_kisisel_veriler'],
    finds: ({ isleme_sarti, kvk_kimden_nasil, ilgili_kisi, islenen_kisisel_veriler }) =>
      holdsAny(kvk_kimden_nasil, ['aleni_kaynak']) &&
      ((holdsAny(isleme_sarti, ['k5_2_d_alenilestirme', 'k6_3_cc_alenilestirme']) &&
        !holdsAny(ilgili_kisi, ['habere_konu_kisi'])) ||
        (holdsAny(ilgili_kisi, ['calisan_adayi']) &&
          holdsAny(islenen_kisisel_veriler, ['sosyal_medya_hesabi']))),
    fires: [
      { isleme_sarti: ['k5_2_d_alenilestirme'], kvk_kimden_nasil: ['aleni_kaynak'] },
      {
        isleme_sarti: [INTEREST],
        kvk_kimden_nasil: ['aleni_kaynak'],
        ilgili_kisi: ['calisan_adayi'],
        islenen_kisisel_veriler: ['sosyal_medya_hesabi'],
      },
    ],
    silent: [
      { isleme_sarti: ['k5_2_d_alenilestirme'], kvk_kimden_nasil: ['ilgili_kisi'] },
      {
        isleme_sarti: ['k5_2_d_alenilestirme'],
        kvk_kimden_nasil: ['aleni_kaynak'],
        ilgili_kisi: ['habere_konu_kisi'],
      },
    ],
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
