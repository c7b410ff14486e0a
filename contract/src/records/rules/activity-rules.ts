import { isEmpty, type Values } from '../fields.ts';
import { daysOf } from '../periods.ts';
import { listOfCodes } from '../personal-data.ts';
import { holdsAny, INTEREST, onConsent } from './bases.ts';
import { basisRules, PERIOD_RULE } from './basis-rules.ts';
import { CHILDREN_RULES } from './children-rules.ts';
import { ACTIVITY_LAW_RULES, articleRule, categoryRules, FIGURE_RULE } from './law-rules.ts';
import { MARKETING_RULES } from './marketing-rules.ts';
import { INTEREST_RULES } from './interest-rules.ts';
import { LAW, perCategory, type Rule } from './rule.ts';

const DUTIES = ['k5_2_a_kanun', 'k5_2_cc_hukuki_yukumluluk', 'k6_3_b_kanun'];
/** Conditions beside which consent to the same processing would mislead. */
const BESIDE_ORDINARY = [
  ...DUTIES,
  ...['k5_2_c_sozlesme', 'k5_2_e_hak', INTEREST, 'k6_3_f_istihdam_isg'],
];
const BESIDE_SPECIAL = ['k6_3_b_kanun', 'k6_3_e_saglik_hizmeti', 'k6_3_f_istihdam_isg'];
const STAFF = ['calisan', 'stajyer'];
/** Groups whose bodies are measured to let them in. */
const MEASURED = [
  ...STAFF,
  ...['musteri', 'ziyaretci', 'tedarikci_calisani', 'ogrenci', 'konaklayan', 'kat_maliki'],
];
const BODY = ['parmak_izi', 'yuz_tanima', 'avuc_ici', 'retina_iris'];
const CAMERA = 'kamera_kaydi';
const SOUND_ON = ['ses_kaydi'];
/** Days that recordings may be kept without a further reason. */
const CAMERA_DAYS = 30;
const PRINCIPLES = [
  ['ilkelere_uygunluk', 'KVKK m. 4/2-a, c'],
  ['ilkelere_uygunluk_2', 'KVKK m. 4/2-b, ç'],
  ['ilkelere_uygunluk_3', 'KVKK m. 4/2-d'],
] as const;

const onLaw = ({ isleme_sarti }: Values) => holdsAny(isleme_sarti, DUTIES);

/** Consent to ordinary data beside a condition for them, or to special data beside one for those. */
function needlessConsent({ isleme_sarti }: Values): boolean {
  const bases = listOfCodes(isleme_sarti);
  if (bases.includes('k5_1_acik_riza')) return holdsAny(bases, BESIDE_ORDINARY);
  return bases.includes('k6_3_a_acik_riza') && holdsAny(bases, BESIDE_SPECIAL);
}

/** Footage of an incident is kept for as long as a right may be claimed. */
const ofIncident = ({ islenen_kisisel_veriler, isleme_sarti }: Values) =>
  holdsAny(isleme_sarti, ['k5_2_e_hak']) &&
  holdsAny(islenen_kisisel_veriler, ['olay_tutanagi', 'dava_dosyasi', 'is_kazasi_saglik']);

const CONSENT_FIELDS = ['isleme_sarti'] as const;
const camera = { islenen_kisisel_veriler: [CAMERA], kimden_nasil_temin: ['kamera_sistemi'] };
const watches = (values: Values) =>
  holdsAny(values.islenen_kisisel_veriler, [CAMERA]) &&
  holdsAny(values.kimden_nasil_temin, ['kamera_sistemi']);

/** "Nobody receives it" beside recipients, a supplier or a transfer abroad. */
const RECIPIENT_RULE: Rule = {
  kod: 'alici_celiskisi',
  field: 'alici_yok',
  seviye: 'Orta',
  article: 'KVKK m. 8, 16/3',
  validFrom: LAW,
  reads: ['alici_yok', 'alici_grubu', 'dahil_oluyormu', 'yurt_disi_aktarim'],
  finds: ({ alici_yok, alici_grubu, dahil_oluyormu, yurt_disi_aktarim }) =>
    alici_yok === true &&
    (!isEmpty(alici_grubu) || dahil_oluyormu === 'evet' || yurt_disi_aktarim === true),
  fires: [
    { alici_yok: true, alici_grubu: ['tedarikciler'] },
    { alici_yok: true, dahil_oluyormu: 'evet' },
    { alici_yok: true, yurt_disi_aktarim: true },
  ],
  silent: [
    { alici_yok: true, alici_grubu: [], dahil_oluyormu: 'hayir', yurt_disi_aktarim: false },
    { alici_yok: null, alici_grubu: ['tedarikciler'] },
  ],
};

const OF_ACTIVITY: readonly Rule[] = [
  ...basisRules('islenen_kisisel_veriler', 'isleme_sarti'),
  ...categoryRules('islenen_kisisel_veriler', 'isleme_sarti'),
  {
    kod: 'gereksiz_acik_riza',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-a, 5',
    validFrom: LAW,
    reads: CONSENT_FIELDS,
    finds: needlessConsent,
    fires: [
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun'] },
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_c_sozlesme'] },
      { isleme_sarti: ['k5_1_acik_riza', INTEREST] },
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_e_hak'] },
      { isleme_sarti: ['k6_3_a_acik_riza', 'k6_3_f_istihdam_isg'] },
      { isleme_sarti: ['k6_3_a_acik_riza', 'k6_3_e_saglik_hizmeti'] },
    ],
    silent: [
      { isleme_sarti: ['k5_1_acik_riza'] },
      { isleme_sarti: ['k6_3_a_acik_riza', 'k5_2_c_sozlesme'] },
    ],
  },
  {
    kod: 'calisan_acik_rizasi',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a',
    validFrom: LAW,
    reads: ['isleme_sarti', 'ilgili_kisi'],
    finds: (values) => onConsent(values) && holdsAny(values.ilgili_kisi, STAFF),
    fires: [{ isleme_sarti: ['k5_1_acik_riza'], ilgili_kisi: ['calisan'] }],
    silent: [
      { isleme_sarti: ['k5_1_acik_riza'], ilgili_kisi: ['musteri'] },
      { isleme_sarti: ['k5_2_c_sozlesme'], ilgili_kisi: ['calisan'] },
    ],
  },
  {
    kod: 'biyometri_olculu_degil',
    field: 'islenen_kisisel_veriler',
    seviye: 'Yüksek',
    article: 'KVKK m. 4/2-ç, 6',
    validFrom: LAW,
    reads: ['islenen_kisisel_veriler', 'ilgili_kisi'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, BODY) && holdsAny(values.ilgili_kisi, MEASURED),
    fires: [
      { islenen_kisisel_veriler: ['yuz_tanima'], ilgili_kisi: ['musteri'] },
      { islenen_kisisel_veriler: ['avuc_ici'], ilgili_kisi: ['tedarikci_calisani'] },
      {
        islenen_kisisel_veriler: ['parmak_izi'],
        ilgili_kisi: ['calisan'],
        isleme_sarti: ['k6_3_a_acik_riza'],
      },
    ],
    silent: [{ islenen_kisisel_veriler: ['kartli_gecis'], ilgili_kisi: ['calisan'] }],
  },
  {
    kod: 'kamera_ses_kaydi',
    field: 'islenen_kisisel_veriler',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-ç',
    validFrom: LAW,
    reads: ['islenen_kisisel_veriler', 'kimden_nasil_temin'],
    finds: (values) => watches(values) && holdsAny(values.islenen_kisisel_veriler, SOUND_ON),
    fires: [{ ...camera, islenen_kisisel_veriler: [CAMERA, ...SOUND_ON] }],
    silent: [camera, { islenen_kisisel_veriler: SOUND_ON }],
  },
  {
    kod: 'kamera_suresi_uzun',
    field: 'saklama_suresi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-d',
    validFrom: LAW,
    unverified: true,
    reads: ['islenen_kisisel_veriler', 'isleme_sarti', 'islenme_amaci', 'saklama_suresi'],
    finds: (values) =>
      holdsAny(values.islenen_kisisel_veriler, [CAMERA]) &&
      !ofIncident(values) &&
      !holdsAny(values.islenme_amaci, ['yetkili_kurum_bilgi']) &&
      daysOf(String(values.saklama_suresi)) > CAMERA_DAYS,
    fires: [
      { ...camera, saklama_suresi: 'cctv_90' },
      { islenen_kisisel_veriler: [CAMERA], saklama_suresi: '6 ay' },
      { ...camera, isleme_sarti: ['k5_2_e_hak'], saklama_suresi: '5 yıl' },
    ],
    silent: [
      { ...camera, saklama_suresi: 'cctv_30' },
      {
        islenen_kisisel_veriler: [CAMERA, 'olay_tutanagi'],
        isleme_sarti: ['k5_2_e_hak'],
        saklama_suresi: 'hukuki_10',
      },
    ],
  },
  {
    kod: 'kanun_yazilmadi',
    field: 'hukuki_yukumluluk_istisnasi',
    seviye: 'Orta',
    article: 'KVKK m. 5/2-a, 5/2-ç, 6/3-b',
    validFrom: LAW,
    reads: ['isleme_sarti', 'hukuki_yukumluluk_istisnasi'],
    finds: (values) => onLaw(values) && isEmpty(values.hukuki_yukumluluk_istisnasi),
    fires: [{ isleme_sarti: ['k5_2_a_kanun'] }, { isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'] }],
    silent: [
      {
        isleme_sarti: ['k5_2_a_kanun'],
        hukuki_yukumluluk_istisnasi: '4857 sayılı İş Kanunu m. 75',
      },
    ],
  },
  {
    kod: 'aydinlatma_metni_yok',
    field: 'aydinlatma_metni',
    seviye: 'Orta',
    article: 'KVKK m. 10',
    validFrom: LAW,
    reads: ['aydinlatma_metni'],
    finds: (values) => isEmpty(values.aydinlatma_metni),
    fires: [{ aydinlatma_metni: null }],
    silent: [{ aydinlatma_metni: 1 }],
  },
  {
    kod: 'acik_riza_metni_yok',
    field: 'acik_riza_metni',
    seviye: 'Orta',
    article: 'KVKK m. 3/1-a, 5/1, 6/3-a',
    validFrom: LAW,
    reads: ['isleme_sarti', 'acik_riza_metni'],
    finds: (values) => onConsent(values) && isEmpty(values.acik_riza_metni),
    fires: [{ isleme_sarti: ['k5_1_acik_riza'] }],
    silent: [{ isleme_sarti: ['k5_1_acik_riza'], acik_riza_metni: 2 }],
  },
  {
    kod: 'otomatik_karar_aciklamasi_yok',
    field: 'otomatik_veri_isleme_faaliyeti_yaziniz',
    seviye: 'Orta',
    article: 'KVKK m. 11/1-g',
    validFrom: LAW,
    reads: ['otomatik_karar', 'otomatik_veri_isleme_faaliyeti_yaziniz'],
    finds: (values) =>
      values.otomatik_karar === true && isEmpty(values.otomatik_veri_isleme_faaliyeti_yaziniz),
    fires: [{ otomatik_karar: true }],
    silent: [
      { otomatik_karar: false },
      { otomatik_karar: true, otomatik_veri_isleme_faaliyeti_yaziniz: 'Kredi puanı hesaplanır.' },
    ],
  },
  ...PRINCIPLES.map(([field, article]): Rule => ({
    kod: 'ilkeye_aykiri',
    field,
    seviye: 'Orta',
    article,
    validFrom: LAW,
    reads: [field],
    finds: (values) => values[field] === false,
    fires: [{ [field]: false }],
    silent: [{ [field]: true }, { [field]: null }],
  })),
  ...INTEREST_RULES,
  ...CHILDREN_RULES,
  ...MARKETING_RULES,
  ...ACTIVITY_LAW_RULES,
  articleRule('hukuki_yukumluluk_istisnasi'),
  RECIPIENT_RULE,
  PERIOD_RULE,
  FIGURE_RULE,
];

/** The checks of a data-processing activity, category by category. They warn and never block. */
export const ACTIVITY_RULES: readonly Rule[] = OF_ACTIVITY.map(perCategory);
