import { isEmpty } from '../fields.ts';
import { basisRules } from './basis-rules.ts';
import { boundRules } from './bound-rules.ts';
import { bodyRule, categoryRules, rescueRule } from './category-rules.ts';
import { namedLawRule } from './condition-rules.ts';
import { lawRules, givenRules, PUBLIC_BASIS_RULE, scopeRule } from './law-rules.ts';
import { ENDED_PERIOD_RULE, ENDS_LATER_RULE, PERIOD_RULES } from './period-rules.ts';
import { REQUEST_RULES } from './request-rules.ts';
import { TRANSFERS, type Rule } from './rule.ts';

const BASIS = {
  data: 'aktarilan_kisisel_veriler',
  basis: 'aktarim_sarti',
  law: 'hukuki_dayanak',
  purpose: 'aktarim_amaci',
};

/** The checks of a public transfer: art. 8 asks for a condition of art. 5 or 6. */
export const PUBLIC_TRANSFER_RULES: readonly Rule[] = [
  ...basisRules('aktarilan_kisisel_veriler', 'aktarim_sarti'),
  ...categoryRules(BASIS),
  bodyRule(BASIS),
  namedLawRule(BASIS),
  ...boundRules(BASIS),
  rescueRule('aktarim_amaci', 'aktarim_sarti'),
  ...givenRules('aktarim_amaci', 'aktarilan_kisisel_veriler'),
  PUBLIC_BASIS_RULE,
  ...lawRules('hukuki_dayanak'),
  scopeRule('hukuki_dayanak', 'aktarilan_kisisel_veriler', 'kurum_adi'),
  {
    kod: 'hukuki_dayanak_yok',
    field: 'hukuki_dayanak',
    seviye: 'Orta',
    article: 'KVKK m. 8, 5/2-a',
    validFrom: TRANSFERS,
    reads: ['hukuki_dayanak'],
    finds: (values) => isEmpty(values.hukuki_dayanak),
    fires: [{ hukuki_dayanak: null }],
    silent: [{ hukuki_dayanak: '5510 sayılı Kanun m. 8' }],
  },
  ...REQUEST_RULES,
  ...PERIOD_RULES,
  ENDED_PERIOD_RULE,
  ENDS_LATER_RULE,
];
