import {
  CARRIERS,
  NEVER_ASKED_AT_WORK,
  NEVER_ASKED_OF_CANDIDATES,
  type Carrier,
} from '../../law/consent.ts';
import { citationOf } from '../../law/laws.ts';
import { choiceOf, isSpecialData } from '../../lookups.ts';
import { isEmpty, type Values } from '../fields.ts';
import { listOfCodes } from '../personal-data.ts';
import {
  answerOf,
  CONSENT,
  DUTIES,
  holdsAny,
  INTEREST,
  MARKETING,
  onConsent,
  STAFF,
} from './bases.ts';
import type { BasisFields } from './category-rules.ts';
import { LAW, type Rule } from './rule.ts';

/** Conditions of special data with which consent to ordinary data would mislead as well. */
const OF_DUTIES = [...DUTIES, 'k6_3_f_istihdam_isg'];

/** Groups whose work depends on the company, though another may employ them. */
const DEPENDENT = [...STAFF, 'tedarikci_calisani', 'sofor_nakliyeci'];
const AT_WORK = [...DEPENDENT, 'calisan_adayi'];

/** Consent with another condition for the same data, of art. 5 or of art. 6. */
function isNeedless(bases: readonly string[]): boolean {
  if (bases.includes('k5_1_acik_riza'))
    return bases.some((code) => code.startsWith('k5_2_')) || holdsAny(bases, OF_DUTIES);
  return (
    bases.includes('k6_3_a_acik_riza') &&
    bases.some((code) => code.startsWith('k6_3_') && code !== 'k6_3_a_acik_riza')
  );
}

/** Items of data whose only condition is consent. */
function consented(values: Values, { data, basis }: BasisFields): string[] {
  const bases = listOfCodes(values[basis]);
  const alone = (consent: string, article: string) =>
    bases.includes(consent) && bases.every((code) => code === consent || !code.startsWith(article));
  const ordinary = alone('k5_1_acik_riza', 'k5_');
  const special = alone('k6_3_a_acik_riza', 'k6_');
  return listOfCodes(values[data]).filter((item) => (isSpecialData(item) ? special : ordinary));
}

/** Does a law or a contract of the table carry what rests on consent alone? */
function isCarried(values: Values, fields: BasisFields, by: Carrier['by']): boolean {
  const items = consented(values, fields);
  if (items.length === 0) return false;
  const cited = fields.law ? answerOf(values[fields.law]) : undefined;
  if (by === 'kanun' && cited !== undefined && citationOf(cited) === 'kanun') return true;
  const purposes = listOfCodes(values[fields.purpose]);
  const isOf =
    ({ amaclar }: Carrier) =>
    (purpose: string) =>
      amaclar.includes(purpose);
  // Orders and logs read once more for advertising rest on consent of their own.
  const isAdvertised = holdsAny(purposes, MARKETING);
  return CARRIERS.some(
    (one) =>
      one.by === by &&
      (!one.kisiler || holdsAny(values.ilgili_kisi, one.kisiler)) &&
      !holdsAny(purposes, one.haric ?? []) &&
      ((holdsAny(items, one.veriler) && (by === 'kanun' || !isAdvertised)) ||
        (by === 'kanun'
          ? purposes.some(isOf(one))
          : purposes.length > 0 && purposes.every(isOf(one)))),
  );
}

/** May people at work, or candidates among them, not be asked to consent to an item? */
function isNeverAsked(item: string, people: unknown): boolean {
  const category = choiceOf('kisisel_veriler', item)?.group?.code;
  const { kategoriler, veriler } = NEVER_ASKED_OF_CANDIDATES;
  return (
    (holdsAny(people, AT_WORK) && NEVER_ASKED_AT_WORK.some((one) => one === category)) ||
    (holdsAny(people, ['calisan_adayi']) &&
      (kategoriler.some((one) => one === category) || veriler.some((one) => one === item)))
  );
}

/** Consent although another condition already carries the data, and consent that is not freely given. */
export function misleadingConsentRules(fields: BasisFields): Rule[] {
  const { data, basis, law, purpose } = fields;
  const of = (item: string, bases: readonly string[], more: Values = {}): Values => ({
    [data]: [item],
    [basis]: bases,
    ...more,
  });
  const reads = [data, basis, purpose, 'ilgili_kisi', ...(law ? [law] : [])];
  const common = { field: basis, seviye: 'Orta', validFrom: LAW } as const;
  return [
    {
      ...common,
      kod: 'riza_yerine_kanun',
      article: 'KVKK m. 5/2-a, 5/2-ç',
      reads,
      finds: (values) => isCarried(values, fields, 'kanun'),
      fires: [
        of('fatura', ['k5_1_acik_riza']),
        of('ise_giris_bildirgesi', ['k5_1_acik_riza']),
        of('tckn', ['k5_1_acik_riza'], { ilgili_kisi: ['konaklayan'] }),
        of('ad_soyad', ['k5_1_acik_riza'], { [purpose]: ['yetkili_kurum_bilgi'] }),
        of('periyodik_muayene', ['k6_3_a_acik_riza', 'k5_2_cc_hukuki_yukumluluk']),
      ],
      silent: [
        of('fatura', ['k5_2_cc_hukuki_yukumluluk']),
        of('tckn', ['k5_1_acik_riza'], { ilgili_kisi: ['musteri'] }),
        of('saglik_raporu', ['k6_3_a_acik_riza', 'k5_2_c_sozlesme']),
      ],
    },
    {
      ...common,
      kod: 'riza_yerine_sozlesme',
      article: 'KVKK m. 5/2-c',
      unverified: true,
      reads,
      finds: (values) =>
        isCarried(values, fields, 'sozlesme') && !isCarried(values, fields, 'kanun'),
      fires: [
        of('siparis', ['k5_1_acik_riza']),
        of('ad_soyad', ['k5_1_acik_riza'], { [purpose]: ['satis'] }),
      ],
      silent: [
        of('siparis', ['k5_2_c_sozlesme']),
        of('ilgi_tercih', ['k5_1_acik_riza']),
        of('fatura', ['k5_1_acik_riza']),
      ],
    },
    {
      ...common,
      kod: 'riza_yerine_menfaat',
      article: 'KVKK m. 3/1-a, 5/2-f',
      unverified: true,
      reads,
      finds: (values) =>
        isCarried(values, fields, 'menfaat') &&
        !holdsAny(values.ilgili_kisi, DEPENDENT) &&
        !isCarried(values, fields, 'kanun'),
      fires: [of('kamera_kaydi', ['k5_1_acik_riza'], { ilgili_kisi: ['ziyaretci'] })],
      silent: [
        of('kamera_kaydi', [INTEREST], { ilgili_kisi: ['ziyaretci'] }),
        of('kamera_kaydi', ['k5_1_acik_riza'], { ilgili_kisi: ['calisan'] }),
        of('fotograf', ['k5_1_acik_riza'], { ilgili_kisi: ['ziyaretci'] }),
      ],
    },
    {
      ...common,
      kod: 'gereksiz_acik_riza',
      article: 'KVKK m. 4/2-a, 5',
      reads: [basis],
      finds: (values) => isNeedless(listOfCodes(values[basis])),
      fires: [
        ...['k5_2_a_kanun', 'k5_2_c_sozlesme', INTEREST, 'k5_2_e_hak', 'k5_2_d_alenilestirme'].map(
          (other) => ({ [basis]: ['k5_1_acik_riza', other] }),
        ),
        ...['k6_3_d_hak', 'k6_3_f_istihdam_isg', 'k6_3_e_saglik_hizmeti'].map((other) => ({
          [basis]: ['k6_3_a_acik_riza', other],
        })),
      ],
      silent: [
        { [basis]: ['k5_1_acik_riza'] },
        { [basis]: ['k6_3_a_acik_riza', 'k5_2_c_sozlesme'] },
      ],
    },
    {
      ...common,
      kod: 'calisan_acik_rizasi',
      article: 'KVKK m. 3/1-a',
      reads: [basis, 'ilgili_kisi'],
      finds: (values) =>
        holdsAny(values[basis], CONSENT) && holdsAny(values.ilgili_kisi, DEPENDENT),
      fires: [
        { [basis]: ['k5_1_acik_riza'], ilgili_kisi: ['calisan'] },
        { [basis]: ['k5_1_acik_riza'], ilgili_kisi: ['tedarikci_calisani'] },
      ],
      silent: [
        { [basis]: ['k5_1_acik_riza'], ilgili_kisi: ['musteri'] },
        { [basis]: ['k5_2_c_sozlesme'], ilgili_kisi: ['calisan'] },
      ],
    },
    {
      ...common,
      kod: 'istenemez_riza',
      seviye: 'Yüksek',
      article: 'KVKK m. 3/1-a, 4/2-ç, 6/3-a',
      unverified: true,
      reads: [data, basis, 'ilgili_kisi'],
      finds: (values) =>
        holdsAny(values[basis], ['k6_3_a_acik_riza']) &&
        listOfCodes(values[data]).some((item) => isNeverAsked(item, values.ilgili_kisi)),
      fires: [
        of('genetik_bilgi', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan_adayi'] }),
        of('cinsel_hayat_bilgisi', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan'] }),
        of('hamilelik', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan_adayi'] }),
        of('din_bilgisi', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan_adayi'] }),
      ],
      silent: [
        of('genetik_bilgi', ['k6_3_a_acik_riza'], { ilgili_kisi: ['hasta'] }),
        of('genetik_bilgi', ['k6_3_e_saglik_hizmeti'], { ilgili_kisi: ['calisan'] }),
        of('din_bilgisi', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan'] }),
        of('engellilik', ['k6_3_a_acik_riza'], { ilgili_kisi: ['calisan_adayi'] }),
      ],
    },
  ];
}

/** Consent: where it misleads, whose is doubtful, and its text. */
export const CONSENT_RULES: readonly Rule[] = [
  ...misleadingConsentRules({
    data: 'islenen_kisisel_veriler',
    basis: 'isleme_sarti',
    law: 'hukuki_yukumluluk_istisnasi',
    purpose: 'islenme_amaci',
  }),
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
