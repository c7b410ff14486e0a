import { noticeDueDate } from '../../clocks/rule.ts';
import { isEmpty, type Values } from '../fields.ts';
import { abroad, ABROAD, mechanismOf } from './abroad.ts';
import { answerOf } from './bases.ts';
import { AMENDED, type Rule } from './rule.ts';

const REGULATION = '2024-07-10';
/** The Authority’s announcement on errors of standard contracts. */
const NOTED_ERRORS = '2025-02-05';
const CONTRACT = [...ABROAD, 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'];
const SIGNED = [...ABROAD, ...['standart_sozlesme_imza_tarihi', 'standart_sozlesme_imza_sekli']];

const onContract = (values: Values) => mechanismOf(values) === 'standart_sozlesme';
const contract = (more: Values) => abroad('standart_sozlesme', more);
const signedOn = (day: string | null, more: Values = {}) =>
  contract({ standart_sozlesme_imza_tarihi: day, ...more });

/** Was, or is, a signed contract notified after its last day? */
function noticeIsLate(values: Values, today: string): boolean {
  const signed = answerOf(values.standart_sozlesme_imza_tarihi);
  if (!signed) return false;
  return (answerOf(values.standart_sozlesme_bildirim_tarihi) ?? today) > noticeDueDate(signed);
}

/** Roles that each kind of standard contract supposes of the recipient. */
const ROLE_OF_KIND: Readonly<Record<string, string>> = {
  sorumludan_sorumluya: 'ayri_veri_sorumlusu',
  sorumludan_isleyene: 'veri_isleyen',
  isleyenden_isleyene: 'veri_isleyen',
  isleyenden_sorumluya: 'ayri_veri_sorumlusu',
};

/** Does the recipient’s role contradict the kind of standard contract? */
export function contradictsRole({ standart_sozlesme_turu, veri_isleyen_rolu }: Values): boolean {
  const supposed = ROLE_OF_KIND[answerOf(standart_sozlesme_turu) ?? ''];
  const role = answerOf(veri_isleyen_rolu);
  if (!supposed || !role) return false;
  return (supposed === 'veri_isleyen') !== (role === 'veri_isleyen');
}

/** A standard contract is signed as the regulation wants it, and notified in time (art. 9/5, Regulation art. 14). */
export const STANDARD_CONTRACT_RULES: readonly Rule[] = [
  {
    kod: 'imza_tarihi_yok',
    field: 'standart_sozlesme_imza_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: CONTRACT.slice(0, 3),
    finds: (values) => onContract(values) && !answerOf(values.standart_sozlesme_imza_tarihi),
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
      answerOf(values.standart_sozlesme_imza_tarihi) !== undefined &&
      !answerOf(values.standart_sozlesme_bildirim_tarihi) &&
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
      const changed = answerOf(values.standart_sozlesme_degisiklik_tarihi);
      const notified = answerOf(values.standart_sozlesme_bildirim_tarihi);
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
  {
    kod: 'bildirim_imzadan_once',
    field: 'standart_sozlesme_bildirim_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: [...ABROAD, 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'],
    finds: (values) => {
      const signed = answerOf(values.standart_sozlesme_imza_tarihi);
      const notified = answerOf(values.standart_sozlesme_bildirim_tarihi);
      return onContract(values) && !!signed && !!notified && notified < signed;
    },
    fires: [
      contract({
        standart_sozlesme_imza_tarihi: '2026-05-04',
        standart_sozlesme_bildirim_tarihi: '2026-05-01',
      }),
    ],
    silent: [
      contract({
        standart_sozlesme_imza_tarihi: '2026-05-04',
        standart_sozlesme_bildirim_tarihi: '2026-05-06',
      }),
    ],
  },
  {
    kod: 'bildirim_gelecekte',
    field: 'standart_sozlesme_bildirim_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: [...ABROAD, 'standart_sozlesme_bildirim_tarihi'],
    finds: (values, today) =>
      onContract(values) && (answerOf(values.standart_sozlesme_bildirim_tarihi) ?? '') > today,
    fires: [contract({ standart_sozlesme_bildirim_tarihi: '2026-06-18' })],
    silent: [contract({ standart_sozlesme_bildirim_tarihi: '2026-06-15' }), contract({})],
  },
  {
    kod: 'imza_tarihi_olamaz',
    field: 'standart_sozlesme_imza_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: [...ABROAD, 'standart_sozlesme_imza_tarihi'],
    finds: (values, today) => {
      const signed = answerOf(values.standart_sozlesme_imza_tarihi);
      return onContract(values) && !!signed && (signed > today || signed < AMENDED);
    },
    fires: [
      contract({ standart_sozlesme_imza_tarihi: '2027-01-04' }),
      contract({ standart_sozlesme_imza_tarihi: '2021-01-04' }),
    ],
    silent: [contract({ standart_sozlesme_imza_tarihi: '2026-05-04' })],
  },
  {
    kod: 'sozlesme_turu_yok',
    field: 'standart_sozlesme_turu',
    seviye: 'Orta',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14',
    validFrom: REGULATION,
    reads: [...ABROAD, 'standart_sozlesme_turu'],
    finds: (values) => onContract(values) && isEmpty(values.standart_sozlesme_turu),
    fires: [contract({})],
    silent: [contract({ standart_sozlesme_turu: 'sorumludan_isleyene' })],
  },
  {
    kod: 'sozlesme_turu_role_aykiri',
    field: 'standart_sozlesme_turu',
    seviye: 'Orta',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14',
    validFrom: REGULATION,
    reads: [...ABROAD, 'standart_sozlesme_turu', 'veri_isleyen_rolu'],
    finds: (values) => onContract(values) && contradictsRole(values),
    fires: [
      contract({
        standart_sozlesme_turu: 'sorumludan_sorumluya',
        veri_isleyen_rolu: 'veri_isleyen',
      }),
    ],
    silent: [
      contract({
        standart_sozlesme_turu: 'sorumludan_isleyene',
        veri_isleyen_rolu: 'veri_isleyen',
      }),
      contract({ standart_sozlesme_turu: 'sorumludan_sorumluya' }),
    ],
  },
  {
    kod: 'imza_yetkisi_yok',
    field: 'standart_sozlesme_yetki',
    seviye: 'Orta',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14/6',
    validFrom: REGULATION,
    reads: [...ABROAD, 'standart_sozlesme_yetki'],
    finds: (values) => onContract(values) && values.standart_sozlesme_yetki !== true,
    fires: [contract({}), contract({ standart_sozlesme_yetki: false })],
    silent: [contract({ standart_sozlesme_yetki: true })],
  },
  {
    kod: 'imza_sekli_gecersiz',
    field: 'standart_sozlesme_imza_sekli',
    seviye: 'Yüksek',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14',
    validFrom: NOTED_ERRORS,
    reads: SIGNED,
    finds: (values) => onContract(values) && values.standart_sozlesme_imza_sekli === 'diger_imza',
    fires: [signedOn('2026-05-04', { standart_sozlesme_imza_sekli: 'diger_imza' })],
    silent: [signedOn('2026-05-04', { standart_sozlesme_imza_sekli: 'guvenli_e_imza' })],
  },
  {
    kod: 'imza_sekli_yok',
    field: 'standart_sozlesme_imza_sekli',
    seviye: 'Orta',
    article: 'Yurt Dışına Aktarım Yönetmeliği m. 14',
    validFrom: NOTED_ERRORS,
    reads: SIGNED,
    finds: (values) =>
      onContract(values) &&
      answerOf(values.standart_sozlesme_imza_tarihi) !== undefined &&
      isEmpty(values.standart_sozlesme_imza_sekli),
    fires: [signedOn('2026-05-04')],
    silent: [signedOn('2026-05-04', { standart_sozlesme_imza_sekli: 'el_yazisi' }), signedOn(null)],
  },
];
