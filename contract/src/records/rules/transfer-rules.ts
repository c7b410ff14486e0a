import { countriesIn } from '../../shared/countries.ts';
import { isEmpty, type Values } from '../fields.ts';
import { answerOf, CONSENT, holdsAny } from './bases.ts';
import { AMENDED, TRANSFERS, type Rule } from './rule.ts';

const HOME = 'TR';
/** Companies of one group, among which binding rules may hold. */
const GROUP = ['istirakler', 'topluluk_sirketleri', 'hissedarlar'];
const REGULATION = '2024-07-10';

/** The mechanism of a transfer abroad. */
export const mechanismOf = (values: Values) =>
  values.yurt_disi_aktarim === true ? answerOf(values.yurt_disi_mekanizma) : undefined;
const onContract = (values: Values) => mechanismOf(values) === 'standart_sozlesme';
const abroad = (yurt_disi_mekanizma: string | null, more: Values = {}) => ({
  yurt_disi_aktarim: true,
  yurt_disi_mekanizma,
  ...more,
});
const contract = (more: Values) => abroad('standart_sozlesme', more);
const CHOSEN = ['yurt_disi_aktarim', 'yurt_disi_mekanizma'];

/** Roles that each kind of standard contract supposes of the recipient. */
const ROLE_OF_KIND: Readonly<Record<string, string>> = {
  sorumludan_sorumluya: 'ayri_veri_sorumlusu',
  sorumludan_isleyene: 'veri_isleyen',
  isleyenden_isleyene: 'veri_isleyen',
  isleyenden_sorumluya: 'ayri_veri_sorumlusu',
};

function contradictsRole({ standart_sozlesme_turu, veri_isleyen_rolu }: Values): boolean {
  const supposed = ROLE_OF_KIND[answerOf(standart_sozlesme_turu) ?? ''];
  const role = answerOf(veri_isleyen_rolu);
  if (!supposed || !role) return false;
  return (supposed === 'veri_isleyen') !== (role === 'veri_isleyen');
}

/** A mechanism that lacks what it rests on (art. 9). */
export const TRANSFER_MECHANISM_RULES: readonly Rule[] = [
  {
    kod: 'bsk_grup_disi',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/4-b',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'alici_grubu'],
    finds: (values) =>
      mechanismOf(values) === 'baglayici_sirket_kurallari' &&
      !isEmpty(values.alici_grubu) &&
      !GROUP.includes(String(values.alici_grubu)),
    fires: [abroad('baglayici_sirket_kurallari', { alici_grubu: 'tedarikciler' })],
    silent: [abroad('baglayici_sirket_kurallari', { alici_grubu: 'topluluk_sirketleri' })],
  },
  {
    kod: 'kurul_izni_yok',
    field: 'kurul_izni_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/4-ç',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'kurul_izni_tarihi'],
    finds: (values) => mechanismOf(values) === 'taahhutname' && isEmpty(values.kurul_izni_tarihi),
    fires: [abroad('taahhutname')],
    silent: [abroad('taahhutname', { kurul_izni_tarihi: '2025-03-04' }), abroad('arizi_hak')],
  },
  {
    kod: 'ozel_kanun_yazilmadi',
    field: 'yurt_disi_kanun',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/10',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'yurt_disi_kanun'],
    finds: (values) => mechanismOf(values) === 'ozel_kanun' && isEmpty(values.yurt_disi_kanun),
    fires: [abroad('ozel_kanun')],
    silent: [abroad('ozel_kanun', { yurt_disi_kanun: '5549 sayılı Kanun m. 19' })],
  },
  {
    kod: 'arizi_riza_yok',
    field: 'aktarim_sarti',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/6-a',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'aktarim_sarti'],
    finds: (values) =>
      mechanismOf(values) === 'arizi_acik_riza' && !holdsAny(values.aktarim_sarti, CONSENT),
    fires: [abroad('arizi_acik_riza', { aktarim_sarti: ['k5_2_c_sozlesme'] })],
    silent: [abroad('arizi_acik_riza', { aktarim_sarti: ['k5_1_acik_riza'] })],
  },
  {
    kod: 'ulke_turkiye',
    field: 'aktarim_ulkesi',
    seviye: 'Orta',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    reads: ['yurt_disi_aktarim', 'aktarim_ulkesi'],
    finds: ({ yurt_disi_aktarim, aktarim_ulkesi }) =>
      yurt_disi_aktarim === true &&
      countriesIn(answerOf(aktarim_ulkesi) ?? '', 'tr').some(({ key }) => key === HOME),
    fires: [abroad(null, { aktarim_ulkesi: 'Türkiye' })],
    silent: [abroad(null, { aktarim_ulkesi: 'Almanya' }), { aktarim_ulkesi: 'Türkiye' }],
  },
];

/** A standard contract as the regulation wants it (art. 9/5, Regulation art. 14). */
export const STANDARD_CONTRACT_RULES: readonly Rule[] = [
  {
    kod: 'bildirim_imzadan_once',
    field: 'standart_sozlesme_bildirim_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'standart_sozlesme_imza_tarihi', 'standart_sozlesme_bildirim_tarihi'],
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
    kod: 'imza_tarihi_olamaz',
    field: 'standart_sozlesme_imza_tarihi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/5',
    validFrom: AMENDED,
    reads: [...CHOSEN, 'standart_sozlesme_imza_tarihi'],
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
    reads: [...CHOSEN, 'standart_sozlesme_turu'],
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
    reads: [...CHOSEN, 'standart_sozlesme_turu', 'veri_isleyen_rolu'],
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
    reads: [...CHOSEN, 'standart_sozlesme_yetki'],
    finds: (values) => onContract(values) && values.standart_sozlesme_yetki !== true,
    fires: [contract({}), contract({ standart_sozlesme_yetki: false })],
    silent: [contract({ standart_sozlesme_yetki: true })],
  },
];
