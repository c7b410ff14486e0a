import { WAYS } from '../../law/special-transport.ts';
import { isEmpty, type Values } from '../fields.ts';
import { hasSpecialData, listOfCodes } from '../personal-data.ts';
import { ABROAD, mechanismOf } from './abroad.ts';
import { answerOf, holdsAny } from './bases.ts';
import { basisRules, contractPartyRule } from './basis-rules.ts';
import { boundRules } from './bound-rules.ts';
import { bodyRule, categoryRules, MECHANISM_BODY_RULE, rescueRule } from './category-rules.ts';
import { advertisingRule, careRule, claimRule } from './condition-rules.ts';
import { misleadingConsentRules } from './consent-rules.ts';
import { lawRules, givenRules } from './law-rules.ts';
import { ENDED_PERIOD_RULE, ENDS_LATER_RULE, PERIOD_RULES } from './period-rules.ts';
import { ROLE_RULES } from './role-rules.ts';
import { LAW, type Rule } from './rule.ts';
import { STANDARD_CONTRACT_RULES } from './standard-contract-rules.ts';
import { TRANSFER_MECHANISM_RULES } from './transfer-rules.ts';

const AGREEMENT = ['veri_isleyen_rolu', 'sozlesme_var_mi'];
const processor = (agreement: boolean | null) => ({
  veri_isleyen_rolu: 'veri_isleyen',
  sozlesme_var_mi: agreement,
});
const isProcessor = (values: Values) => values.veri_isleyen_rolu === 'veri_isleyen';

const BASIS = {
  data: 'aktarilan_kisisel_veriler',
  basis: 'aktarim_sarti',
  purpose: 'aktarim_amaci',
};

/** Health data sent by a way, with measures, for examples. */
const sent = (way: string, measures: readonly string[]): Values => ({
  aktarilan_kisisel_veriler: ['saglik_raporu'],
  aktarim_yontemi: [way],
  alinan_tedbirler: measures,
});

/** Consent to the risk of a transfer abroad (art. 9/6-a) is allowed beside the condition of the transfer. */
const unlessAbroad = (rule: Rule): Rule => ({
  ...rule,
  reads: [...new Set([...rule.reads, ...ABROAD])],
  finds: (values, today) => mechanismOf(values) !== 'arizi_acik_riza' && rule.finds(values, today),
});

/** The checks of a supplier transfer. They warn and never block. */
export const SUPPLIER_TRANSFER_RULES: readonly Rule[] = [
  ...basisRules('aktarilan_kisisel_veriler', 'aktarim_sarti'),
  ...categoryRules(BASIS),
  bodyRule(BASIS),
  careRule(BASIS),
  claimRule(BASIS),
  advertisingRule(BASIS),
  ...boundRules(BASIS, 'veri_harita_id'),
  rescueRule('aktarim_amaci', 'aktarim_sarti'),
  ...misleadingConsentRules(BASIS).map(unlessAbroad),
  ...givenRules('aktarim_amaci', 'aktarilan_kisisel_veriler'),
  ...TRANSFER_MECHANISM_RULES,
  MECHANISM_BODY_RULE,
  ...lawRules('yurt_disi_kanun'),
  ...STANDARD_CONTRACT_RULES,
  ...ROLE_RULES,
  {
    kod: 'veri_isleyen_sozlesmesi_yok',
    field: 'sozlesme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 12/2',
    validFrom: LAW,
    reads: AGREEMENT,
    finds: (values) => isProcessor(values) && values.sozlesme_var_mi === false,
    fires: [processor(false)],
    silent: [processor(true), { sozlesme_var_mi: false }],
  },
  {
    kod: 'sozlesme_belirtilmedi',
    field: 'sozlesme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 12/2',
    validFrom: LAW,
    reads: AGREEMENT,
    finds: (values) => isProcessor(values) && isEmpty(values.sozlesme_var_mi),
    fires: [processor(null)],
    silent: [processor(true), { sozlesme_var_mi: null }],
  },
  {
    kod: 'sozlesme_bitti',
    field: 'sozlesme_bitis_tarihi',
    seviye: 'Orta',
    article: 'KVKK m. 12/2',
    validFrom: LAW,
    reads: ['sozlesme_var_mi', 'sozlesme_bitis_tarihi'],
    finds: (values, today) => {
      const ends = answerOf(values.sozlesme_bitis_tarihi);
      return values.sozlesme_var_mi === true && ends !== undefined && ends < today;
    },
    fires: [{ sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2026-01-05' }],
    silent: [
      { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2027-01-05' },
      { sozlesme_var_mi: true, sozlesme_bitis_tarihi: null },
    ],
  },
  {
    kod: 'ozel_nitelikli_gonderim',
    field: 'alinan_tedbirler',
    seviye: 'Orta',
    article: 'KVKK m. 6/4, 12; Kurul kararı 2018/10',
    validFrom: '2018-03-07',
    reads: ['aktarilan_kisisel_veriler', 'aktarim_yontemi', 'alinan_tedbirler'],
    finds: ({ aktarilan_kisisel_veriler, aktarim_yontemi, alinan_tedbirler }) =>
      hasSpecialData(aktarilan_kisisel_veriler) &&
      listOfCodes(aktarim_yontemi).some((way) => {
        const measure = WAYS[way]?.tedbir;
        return measure !== undefined && measure !== null && !holdsAny(alinan_tedbirler, [measure]);
      }),
    fires: [sent('eposta_aktarim', ['sifreleme']), sent('tasinabilir_aktarim', [])],
    silent: [
      sent('eposta_aktarim', ['ozel_nitelikli_eposta']),
      sent('portal_aktarim', []),
      { ...sent('eposta_aktarim', []), aktarilan_kisisel_veriler: ['ad_soyad'] },
    ],
  },
  contractPartyRule('aktarim_sarti'),
  ...PERIOD_RULES,
  ENDED_PERIOD_RULE,
  ENDS_LATER_RULE,
];
