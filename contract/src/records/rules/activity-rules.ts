import { byDetail, DETAIL_FIELD } from '../category-detail.ts';
import { isEmpty, type Values } from '../fields.ts';
import { DUTIES, holdsAny } from './bases.ts';
import { basisRules, contractPartyRule } from './basis-rules.ts';
import { BOARD_RULES } from './board-rules.ts';
import { boundRules } from './bound-rules.ts';
import { bodyRule, categoryRules, rescueRule } from './category-rules.ts';
import { CHILDREN_RULES } from './children-rules.ts';
import {
  advertisingRule,
  careRule,
  claimRule,
  namedLawRule,
  STATE_NUMBER_RULE,
  TRAINING_RULE,
} from './condition-rules.ts';
import { CONSENT_RULES } from './consent-rules.ts';
import { INTEREST_RULES } from './interest-rules.ts';
import { ACTIVITY_LAW_RULES, lawRules, scopeRule } from './law-rules.ts';
import { MARKETING_RULES } from './marketing-rules.ts';
import { MONITORING_RULES } from './monitoring-rules.ts';
import { CANDIDATE_RULE, PERIOD_RULES } from './period-rules.ts';
import { LAW, perCategory, type Rule } from './rule.ts';

const PRINCIPLES = [
  ['ilkelere_uygunluk', 'KVKK m. 4/2-a, c'],
  ['ilkelere_uygunluk_2', 'KVKK m. 4/2-b, ç'],
  ['ilkelere_uygunluk_3', 'KVKK m. 4/2-d'],
] as const;

const onLaw = ({ isleme_sarti }: Values) => holdsAny(isleme_sarti, DUTIES);

/** "No recipients" beside recipients, a supplier or a transfer abroad. */
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

/** Conditions that let a body do what a law obliges it to. */
const OBLIGED = [...DUTIES, 'k6_3_f_istihdam_isg'];

/** "To meet a legal obligation" as aim, on conditions that rest on no law. */
const OBLIGATION_RULE: Rule = {
  kod: 'yukumluluk_dayanaksiz',
  field: 'isleme_sarti',
  seviye: 'Orta',
  article: 'KVKK m. 4/2-c, 5/2-a, 5/2-ç',
  validFrom: LAW,
  reads: ['faaliyet_amaci', 'isleme_sarti', 'islenen_kisisel_veriler', DETAIL_FIELD],
  finds: (values) =>
    values.faaliyet_amaci === 'yasal_yukumluluk' &&
    !isEmpty(values.isleme_sarti) &&
    ![values, ...byDetail(values)].some(({ isleme_sarti }) => holdsAny(isleme_sarti, OBLIGED)),
  fires: [
    { faaliyet_amaci: 'yasal_yukumluluk', isleme_sarti: ['k5_2_f_mesru_menfaat'] },
    { faaliyet_amaci: 'yasal_yukumluluk', isleme_sarti: ['k5_1_acik_riza'] },
  ],
  silent: [
    { faaliyet_amaci: 'yasal_yukumluluk', isleme_sarti: [] },
    { faaliyet_amaci: 'yasal_yukumluluk', isleme_sarti: ['k5_2_a_kanun'] },
    { faaliyet_amaci: 'yasal_yukumluluk', isleme_sarti: ['k6_3_f_istihdam_isg'] },
    { faaliyet_amaci: 'pazarlama_iletisim', isleme_sarti: ['k5_1_acik_riza'] },
    {
      faaliyet_amaci: 'yasal_yukumluluk',
      isleme_sarti: ['k5_2_c_sozlesme'],
      islenen_kisisel_veriler: ['ad_soyad', 'bordro'],
      [DETAIL_FIELD]: ['ozluk.isleme_sarti=k5_2_cc_hukuki_yukumluluk'],
    },
  ],
};

const BASIS = {
  data: 'islenen_kisisel_veriler',
  basis: 'isleme_sarti',
  law: 'hukuki_yukumluluk_istisnasi',
  purpose: 'islenme_amaci',
};

const OF_ACTIVITY: readonly Rule[] = [
  ...basisRules('islenen_kisisel_veriler', 'isleme_sarti'),
  contractPartyRule('isleme_sarti'),
  ...categoryRules(BASIS),
  bodyRule(BASIS),
  namedLawRule(BASIS),
  careRule(BASIS),
  claimRule(BASIS),
  advertisingRule(BASIS),
  TRAINING_RULE,
  STATE_NUMBER_RULE,
  ...boundRules(BASIS),
  rescueRule('islenme_amaci', 'isleme_sarti'),
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
  ...CONSENT_RULES,
  ...MONITORING_RULES,
  ...INTEREST_RULES,
  ...CHILDREN_RULES,
  ...MARKETING_RULES,
  ...ACTIVITY_LAW_RULES,
  ...lawRules('hukuki_yukumluluk_istisnasi', 'isleme_sarti'),
  scopeRule('hukuki_yukumluluk_istisnasi', 'islenen_kisisel_veriler'),
  RECIPIENT_RULE,
  OBLIGATION_RULE,
  ...PERIOD_RULES,
  CANDIDATE_RULE,
  ...BOARD_RULES,
];

/** The checks of a data-processing activity, category by category. They warn and never block. */
export const ACTIVITY_RULES: readonly Rule[] = OF_ACTIVITY.map(perCategory);
