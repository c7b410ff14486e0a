import { CEILINGS, FLOORS, type Bound } from '../../law/periods.ts';
import { choiceOf } from '../../lookups.ts';
import { isEmpty, type Values } from '../fields.ts';
import { periodOf } from '../periods.ts';
import type { DurationUnit } from '../../shared/time/durations.ts';
import { listOfCodes } from '../personal-data.ts';
import { answerOf, DUTIES, holdsAny } from './bases.ts';
import { LAW, type Rule } from './rule.ts';
import type { BasisFields } from './category-rules.ts';

/** Units of a period in a year; months count as twelfths, not as thirty days. */
const PER_YEAR: Readonly<Record<DurationUnit, number>> = { D: 365, W: 52, M: 12, Y: 1 };
/** Conditions under which a law obliges to keep. */
export const OBLIGED = [...DUTIES, 'k6_3_f_istihdam_isg', 'k6_3_e_saglik_hizmeti'];

const categoryOf = (code: string) => choiceOf('kisisel_veriler', code)?.group?.code ?? '';

const holds = (values: Values, data: string, { veriler, kategoriler = [], kisiler }: Bound) =>
  (!kisiler || isEmpty(values.ilgili_kisi) || holdsAny(values.ilgili_kisi, kisiler)) &&
  listOfCodes(values[data]).some(
    (code) => veriler.includes(code) || kategoriler.includes(categoryOf(code)),
  );

/** Purposes alone that a bound is about; every purpose where it names none. */
const isFor = (purposes: unknown, { amaclar }: Bound) =>
  !amaclar || (!isEmpty(purposes) && listOfCodes(purposes).every((one) => amaclar.includes(one)));

/** Is the law cited that obliges to keep data of a category which the record holds? */
const cites = (values: Values, data: string, { atif }: Bound, cited: string): boolean =>
  atif !== undefined &&
  atif.kanun.test(cited) &&
  listOfCodes(values[data]).some(
    (code) => atif.kategoriler.includes(categoryOf(code)) || atif.veriler?.includes(code),
  );

/** Years of a stored period; undefined without one, endless for one that lasts as long as the company. */
function yearsOf({ saklama_suresi }: Values): number | undefined {
  const text = answerOf(saklama_suresi);
  const period = text === undefined ? undefined : periodOf(text);
  if (text === undefined || !period || period.count === 0) return undefined;
  if (period.length === 'life') return Infinity;
  return period.count / PER_YEAR[period.unit];
}

/** The law whose shortest period a record breaks, if it is obliged to keep. */
export function floorOf(
  values: Values,
  { data, basis, law }: BasisFields,
  today: string,
): Bound | undefined {
  const years = yearsOf(values);
  if (years === undefined) return undefined;
  const cited = law === undefined ? '' : (answerOf(values[law]) ?? '');
  return FLOORS.find(
    (bound) =>
      bound.gecerlilik <= today &&
      years < bound.yil - 0.01 &&
      !bound.haric?.test(cited) &&
      ((holdsAny(values[basis], bound.sartlar ?? OBLIGED) && holds(values, data, bound)) ||
        cites(values, data, bound, cited)),
  );
}

export const tooShort = (values: Values, fields: BasisFields, today: string): boolean =>
  floorOf(values, fields, today) !== undefined;

/** The custom that a period exceeds by no law, for no claim and in no lasting file. */
export function ceilingOf(
  values: Values,
  { data, basis, law, purpose }: BasisFields,
  ceilings: readonly Bound[] = CEILINGS,
): Bound | undefined {
  const years = yearsOf(values);
  if (years === undefined || holdsAny(values[basis], ['k5_2_e_hak'])) return undefined;
  const byLaw =
    law !== undefined && holdsAny(values[basis], DUTIES) && answerOf(values[law]) !== undefined;
  return byLaw
    ? undefined
    : ceilings.find(
        (bound) =>
          years > bound.yil + 0.1 && holds(values, data, bound) && isFor(values[purpose], bound),
      );
}

export const tooLong = (
  values: Values,
  fields: BasisFields,
  ceilings: readonly Bound[] = CEILINGS,
): boolean => ceilingOf(values, fields, ceilings) !== undefined;

/**
 * Floors and ceilings of periods, read from one table. `unlinked`: a field whose records decide about the
 * floor where it names any.
 */
export function boundRules(fields: BasisFields, unlinked?: string): Rule[] {
  const { data, basis, law, purpose } = fields;
  const of = (item: string, condition: string, saklama_suresi: string, cited?: string): Values => ({
    [data]: [item],
    [basis]: [condition],
    saklama_suresi,
    ...(law ? { [law]: cited ?? null } : {}),
  });
  const reads = [data, basis, 'saklama_suresi', 'ilgili_kisi', ...(law ? [law] : [])];
  const common = {
    field: 'saklama_suresi',
    seviye: 'Orta',
    validFrom: LAW,
    unverified: true,
  } as const;
  const duty = 'k5_2_cc_hukuki_yukumluluk';
  const ceilings: Rule = {
    ...common,
    kod: 'sure_amactan_uzun',
    article: 'KVKK m. 4/2-ç, 4/2-d',
    reads: [...reads, purpose],
    finds: (values) => tooLong(values, fields),
    fires: [
      of('gps_konum', 'k5_2_f_mesru_menfaat', 'Kayıttan itibaren 8 yıl'),
      of('cerez_kaydi', 'k5_1_acik_riza', 'Çerezin yerleştirilmesinden itibaren 10 yıl'),
      of('ziyaretci_kaydi', 'k5_2_f_mesru_menfaat', 'Ziyaretten itibaren 20 yıl'),
      of('sozlesme_bilgisi', 'k5_2_c_sozlesme', 'Sözleşmenin bitiminden itibaren 45 yıl'),
      of('telefon', 'k5_2_c_sozlesme', 'Sözleşmenin bitiminden itibaren 45 yıl'),
      { ...of('eposta', 'k5_1_acik_riza', 'kayit_10'), [purpose]: ['reklam_kampanya'] },
    ],
    silent: [
      of('gps_konum', 'k5_2_f_mesru_menfaat', 'arac_konum_3ay'),
      of('cagri_merkezi_kaydi', 'k5_2_e_hak', 'hukuki_10'),
      of('sozlesme_bilgisi', 'k5_2_c_sozlesme', 'sozlesme_10'),
    ],
  };
  return [
    {
      ...common,
      kod: 'sure_yasadan_kisa',
      article: 'KVKK m. 4/2-d, 7',
      reads: [...reads, ...(unlinked ? [unlinked] : [])],
      finds: (values, today) =>
        !(unlinked && !isEmpty(values[unlinked])) && tooShort(values, fields, today),
      fires: [
        of('bordro', duty, 'İş ilişkisinin bitiminden itibaren 2 yıl'),
        of('fatura', duty, 'vuk_253_5'),
        of('periyodik_muayene', 'k6_3_f_istihdam_isg', 'is_iliskisi_10'),
        of('hasta_dosyasi', 'k6_3_e_saglik_hizmeti', 'kayit_5'),
        of('internet_trafik', duty, 'Kayıttan itibaren 6 ay'),
        ...(law ? [of('ad_soyad', duty, 'İşlemden itibaren 3 yıl', '5549 sayılı Kanun m. 8')] : []),
      ],
      silent: [
        of('bordro', duty, 'sgk_belge_10'),
        of('fatura', duty, 'ttk_82_10'),
        of('bordro', 'k5_2_f_mesru_menfaat', 'rapor_2'),
        of('ad_soyad', duty, 'masak_8', '5549 sayılı Kanun m. 8'),
        of('bordro', duty, 'sirket_suresi'),
      ],
    },
    ceilings,
  ];
}
