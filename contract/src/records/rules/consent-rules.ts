import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import { DUTIES, holdsAny, INTEREST, onConsent, STAFF } from './bases.ts';
import { LAW, type Rule } from './rule.ts';

/** Conditions of special data beside which consent to ordinary data would mislead as well. */
const OF_DUTIES = [...DUTIES, 'k6_3_f_istihdam_isg'];

/** Consent beside another condition for the same data, of art. 5 or of art. 6. */
function needlessConsent({ isleme_sarti }: Values): boolean {
  const bases = listOfCodes(isleme_sarti);
  if (bases.includes('k5_1_acik_riza'))
    return bases.some((code) => code.startsWith('k5_2_')) || holdsAny(bases, OF_DUTIES);
  return (
    bases.includes('k6_3_a_acik_riza') &&
    bases.some((code) => code.startsWith('k6_3_') && code !== 'k6_3_a_acik_riza')
  );
}

/** Consent: where it misleads, whose is doubtful, and its text. */
export const CONSENT_RULES: readonly Rule[] = [
  {
    kod: 'gereksiz_acik_riza',
    field: 'isleme_sarti',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-a, 5',
    validFrom: LAW,
    reads: ['isleme_sarti'],
    finds: needlessConsent,
    fires: [
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_a_kanun'] },
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_c_sozlesme'] },
      { isleme_sarti: ['k5_1_acik_riza', INTEREST] },
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_e_hak'] },
      { isleme_sarti: ['k5_1_acik_riza', 'k5_2_d_alenilestirme'] },
      { isleme_sarti: ['k6_3_a_acik_riza', 'k6_3_d_hak'] },
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
];
