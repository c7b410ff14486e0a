import adequacy from '../../data/adequacy-decisions.json' with { type: 'json' };
import { choiceOf } from '../../lookups.ts';
import { businessDaysAfter } from '../../shared/time/business-days.ts';
import { countriesIn } from '../../shared/countries.ts';
import { isEmpty, type Values } from '../fields.ts';
import { basisRules, PERIOD_RULE } from './basis-rules.ts';
import { categoryRules, FIGURE_RULE } from './law-rules.ts';
import { ROLE_RULES } from './role-rules.ts';
import { STANDARD_CONTRACT_RULES, TRANSFER_MECHANISM_RULES } from './transfer-rules.ts';
import { AMENDED, LAW, TRANSFERS, type Rule } from './rule.ts';

/** Business days in which a signed standard contract must be notified to the Authority (art. 9/5). */
const NOTICE_BUSINESS_DAYS = 5;

/** Last day for notifying a standard contract signed on `signed` (`YYYY-MM-DD`), on the Turkish calendar. */
export const noticeDueDate = (signed: string): string =>
  businessDaysAfter(signed, NOTICE_BUSINESS_DAYS);

type Decision = Readonly<{ country: string; validFrom: string }>;
const DECISIONS: readonly Decision[] = adequacy.items;

const ABROAD = ['yurt_disi_aktarim', 'yurt_disi_mekanizma'];
const CONTRACT = [...ABROAD, 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'];
const RECURRING = ['surekli', 'aylik', 'yillik'];

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const chosen = (values: Values) =>
  values.yurt_disi_aktarim === true ? date(values.yurt_disi_mekanizma) : undefined;
const onContract = (values: Values) => chosen(values) === 'standart_sozlesme';
const abroad = (mechanism: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma: mechanism,
  ...more,
});
const signedOn = (day: string | null, more: Values = {}) =>
  abroad('standart_sozlesme', { standart_sozlesme_imza_tarihi: day, ...more });

/** Has the Board found every country of the transfer adequate? */
function isAdequate(values: Values, today: string): boolean {
  const countries = countriesIn(date(values.aktarim_ulkesi) ?? '', 'tr');
  return (
    countries.length > 0 &&
    countries.every(({ key }) =>
      DECISIONS.some((one) => one.country === key && one.validFrom <= today),
    )
  );
}

/** Was, or is, a signed contract notified after its last day? */
function noticeIsLate(values: Values, today: string): boolean {
  const signed = date(values.standart_sozlesme_imza_tarihi);
  if (!signed) return false;
  return (date(values.standart_sozlesme_bildirim_tarihi) ?? today) > noticeDueDate(signed);
}

/** A mechanism that does not carry the transfer for which it is chosen (art. 9). */
const mechanismRules: readonly Rule[] = [
  {
    kod: 'yurt_disi_mekanizma_yok',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    reads: ABROAD,
    finds: (values) => values.yurt_disi_aktarim === true && isEmpty(values.yurt_disi_mekanizma),
    fires: [abroad(null)],
    silent: [abroad('taahhutname'), { yurt_disi_aktarim: false }],
  },
  {
    kod: 'yeterlilik_karari_yok',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/1-3',
    validFrom: AMENDED,
    unverified: true,
    reads: [...ABROAD, 'aktarim_ulkesi'],
    finds: (values, today) => chosen(values) === 'yeterlilik_karari' && !isAdequate(values, today),
    fires: [abroad('yeterlilik_karari'), abroad('yeterlilik_karari', { aktarim_ulkesi: 'Fransa' })],
    silent: [abroad('taahhutname')],
  },
  {
    kod: 'izin_dayanak_degil',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/9',
    validFrom: AMENDED,
    reads: ABROAD,
    finds: (values) => chosen(values) === 'menfaat_zarari_izni',
    fires: [abroad('menfaat_zarari_izni')],
    silent: [abroad('taahhutname')],
  },
  {
    kod: 'arizi_degil',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/6',
    validFrom: AMENDED,
    reads: [...ABROAD, 'aktarim_sikligi'],
    finds: (values) =>
      choiceOf('yurt_disi_mekanizma', chosen(values) ?? '')?.group?.code === 'derogation' &&
      RECURRING.includes(String(values.aktarim_sikligi)),
    fires: [abroad('arizi_hak', { aktarim_sikligi: 'surekli' })],
    silent: [
      abroad('arizi_hak', { aktarim_sikligi: 'tek_seferlik' }),
      abroad('taahhutname', { aktarim_sikligi: 'surekli' }),
    ],
  },
];

/** A standard contract is signed, and notified within five business days (art. 9/5). */
const contractRules: readonly Rule[] = [
  {
    kod: 'imza_tarihi_yok',
    field: 'standart_sozlesme_imza_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: CONTRACT.slice(0, 3),
    finds: (values) => onContract(values) && !date(values.standart_sozlesme_imza_tarihi),
    fires: [signedOn(null)],
    silent: [signedOn('2026-06-12'), abroad('taahhutname')],
  },
  {
    kod: 'bildirim_gecikti',
    field: 'standart_sozlesme_bildirim_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5, 18/1-d',
    validFrom: AMENDED,
    reads: CONTRACT,
    finds: (values, today) => onContract(values) && noticeIsLate(values, today),
    fires: [
      signedOn('2026-01-05'),
      signedOn('2026-01-05', { standart_sozlesme_bildirim_tarihi: '2026-02-20' }),
    ],
    silent: [signedOn('2026-01-05', { standart_sozlesme_bildirim_tarihi: '2026-01-08' })],
  },
  {
    kod: 'bildirim_bekliyor',
    field: 'standart_sozlesme_bildirim_tarihi',
    seviye: 'Orta',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: CONTRACT,
    finds: (values, today) =>
      onContract(values) &&
      date(values.standart_sozlesme_imza_tarihi) !== undefined &&
      !date(values.standart_sozlesme_bildirim_tarihi) &&
      !noticeIsLate(values, today),
    fires: [signedOn('2026-06-12')],
    silent: [signedOn('2026-06-12', { standart_sozlesme_bildirim_tarihi: '2026-06-15' })],
  },
  {
    kod: 'standart_sozlesme_bitti',
    field: 'standart_sozlesme_degisiklik_tarihi',
    seviye: 'Orta',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14/8',
    validFrom: '2024-07-10',
    reads: [
      ...CONTRACT.slice(0, 3),
      'standart_sozlesme_degisiklik_tarihi',
      'standart_sozlesme_bildirim_tarihi',
    ],
    finds: (values) => {
      const changed = date(values.standart_sozlesme_degisiklik_tarihi);
      const notified = date(values.standart_sozlesme_bildirim_tarihi);
      return onContract(values) && changed !== undefined && (!notified || notified < changed);
    },
    fires: [
      signedOn('2026-01-05', {
        standart_sozlesme_bildirim_tarihi: '2026-01-08',
        standart_sozlesme_degisiklik_tarihi: '2026-05-04',
      }),
    ],
    silent: [
      signedOn('2026-01-05', {
        standart_sozlesme_bildirim_tarihi: '2026-05-06',
        standart_sozlesme_degisiklik_tarihi: '2026-05-04',
      }),
    ],
  },
];

const AGREEMENT = ['veri_isleyen_rolu', 'sozlesme_var_mi'];
const processor = (agreement: boolean | null) => ({
  veri_isleyen_rolu: 'veri_isleyen',
  sozlesme_var_mi: agreement,
});
const isProcessor = (values: Values) => values.veri_isleyen_rolu === 'veri_isleyen';

/** The checks of a supplier transfer. They warn and never block. */
export const SUPPLIER_TRANSFER_RULES: readonly Rule[] = [
  ...basisRules('aktarilan_kisisel_veriler', 'aktarim_sarti'),
  ...categoryRules('aktarilan_kisisel_veriler', 'aktarim_sarti'),
  ...mechanismRules,
  ...TRANSFER_MECHANISM_RULES,
  ...contractRules,
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
      const ends = date(values.sozlesme_bitis_tarihi);
      return values.sozlesme_var_mi === true && ends !== undefined && ends < today;
    },
    fires: [{ sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2026-01-05' }],
    silent: [
      { sozlesme_var_mi: true, sozlesme_bitis_tarihi: '2027-01-05' },
      { sozlesme_var_mi: true, sozlesme_bitis_tarihi: null },
    ],
  },
  PERIOD_RULE,
  FIGURE_RULE,
];
