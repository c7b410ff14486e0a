import adequacy from '../../data/adequacy-decisions.json' with { type: 'json' };
import { choiceOf } from '../../lookups.ts';
import { countriesIn } from '../../shared/countries.ts';
import { isEmpty, type Values } from '../fields.ts';
import { abroad, ABROAD, homeRule, mechanismOf, seatRule } from './abroad.ts';
import { BY_THE_BOARD, answerOf, CONSENT, holdsAny } from './bases.ts';
import { AMENDED, BODY_FIELD, TRANSFERS, type Rule } from './rule.ts';

type Decision = Readonly<{ country: string; validFrom: string }>;
const DECISIONS: readonly Decision[] = adequacy.items;

const RECURRING = ['surekli', 'aylik', 'yillik'];
/** Companies of one group, among which binding rules may hold. */
const GROUP = ['istirakler', 'topluluk_sirketleri', 'hissedarlar'];

/** Bodies whose work under public law may not use letters a to c of art. 9/6. */
const PUBLIC_BODIES = ['kamu_kurumu', 'meslek_kurulusu'];
const NOT_OF_PUBLIC_LAW = ['arizi_acik_riza', 'arizi_sozlesme', 'arizi_yarar_sozlesme'];

/** Has the Board found every country of the transfer adequate? */
function isAdequate(values: Values, today: string): boolean {
  const countries = countriesIn(answerOf(values.aktarim_ulkesi) ?? '', 'tr');
  return (
    countries.length > 0 &&
    countries.every(({ key }) =>
      DECISIONS.some((one) => one.country === key && one.validFrom <= today),
    )
  );
}

/** A mechanism that does not carry its transfer, or lacks what it rests on (art. 9). */
export const TRANSFER_MECHANISM_RULES: readonly Rule[] = [
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
    finds: (values, today) =>
      mechanismOf(values) === 'yeterlilik_karari' && !isAdequate(values, today),
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
    finds: (values) => mechanismOf(values) === 'menfaat_zarari_izni',
    fires: [abroad('menfaat_zarari_izni')],
    silent: [abroad('taahhutname')],
  },
  {
    kod: 'arizi_degil',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/6',
    validFrom: AMENDED,
    reads: [...ABROAD, 'aktarim_sikligi', 'veri_isleyen_rolu'],
    // A processor that is used again and again is not occasional.
    finds: (values) =>
      choiceOf('yurt_disi_mekanizma', mechanismOf(values) ?? '')?.group?.code === 'derogation' &&
      (RECURRING.includes(String(values.aktarim_sikligi)) ||
        (values.aktarim_sikligi === 'talep_uzerine' &&
          values.veri_isleyen_rolu === 'veri_isleyen')),
    fires: [
      abroad('arizi_hak', { aktarim_sikligi: 'surekli' }),
      abroad('arizi_acik_riza', {
        aktarim_sikligi: 'talep_uzerine',
        veri_isleyen_rolu: 'veri_isleyen',
      }),
    ],
    silent: [
      abroad('arizi_hak', { aktarim_sikligi: 'tek_seferlik' }),
      abroad('taahhutname', { aktarim_sikligi: 'surekli' }),
    ],
  },
  {
    kod: 'arizi_kamuya_kapali',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/7',
    validFrom: AMENDED,
    reads: [...ABROAD, BODY_FIELD],
    finds: (values) =>
      PUBLIC_BODIES.includes(String(values[BODY_FIELD])) &&
      NOT_OF_PUBLIC_LAW.includes(mechanismOf(values) ?? ''),
    fires: NOT_OF_PUBLIC_LAW.map((one) => abroad(one, { [BODY_FIELD]: 'kamu_kurumu' })),
    silent: [
      abroad('arizi_hak', { [BODY_FIELD]: 'kamu_kurumu' }),
      abroad('arizi_sozlesme', { [BODY_FIELD]: 'sirket' }),
      abroad('arizi_sozlesme', { [BODY_FIELD]: null }),
    ],
  },
  {
    kod: 'anlasma_kamuya_ozgu',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/4-a',
    validFrom: AMENDED,
    reads: [...ABROAD, BODY_FIELD],
    finds: (values) =>
      mechanismOf(values) === 'kamu_anlasmasi' &&
      !isEmpty(values[BODY_FIELD]) &&
      !PUBLIC_BODIES.includes(String(values[BODY_FIELD])),
    fires: [abroad('kamu_anlasmasi', { [BODY_FIELD]: 'sirket' })],
    silent: [
      abroad('kamu_anlasmasi', { [BODY_FIELD]: 'meslek_kurulusu' }),
      abroad('kamu_anlasmasi', { [BODY_FIELD]: null }),
      abroad('taahhutname', { [BODY_FIELD]: 'sirket' }),
    ],
  },
  {
    kod: 'bsk_grup_disi',
    field: 'yurt_disi_mekanizma',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/4-b',
    validFrom: AMENDED,
    reads: [...ABROAD, 'alici_grubu'],
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
    article: 'KVKK m. 9/4-a, 9/4-b, 9/4-ç',
    validFrom: AMENDED,
    reads: [...ABROAD, 'kurul_izni_tarihi'],
    finds: (values, today) => {
      const given = answerOf(values.kurul_izni_tarihi);
      return BY_THE_BOARD.includes(mechanismOf(values) ?? '') && (!given || given > today);
    },
    fires: [
      abroad('taahhutname'),
      abroad('taahhutname', { kurul_izni_tarihi: '2027-03-04' }),
      abroad('baglayici_sirket_kurallari', { alici_grubu: 'topluluk_sirketleri' }),
      abroad('kamu_anlasmasi'),
    ],
    silent: [
      abroad('taahhutname', { kurul_izni_tarihi: '2025-03-04' }),
      abroad('baglayici_sirket_kurallari', { kurul_izni_tarihi: '2025-03-04' }),
      abroad('arizi_hak'),
    ],
  },
  {
    kod: 'kurul_karari_sayisi_yok',
    field: 'kurul_izni_sayisi',
    seviye: 'Orta',
    article: 'KVKK m. 9/4-a, 9/4-b, 9/4-ç',
    validFrom: AMENDED,
    reads: [...ABROAD, 'kurul_izni_sayisi'],
    finds: (values) =>
      BY_THE_BOARD.includes(mechanismOf(values) ?? '') && isEmpty(values.kurul_izni_sayisi),
    fires: [abroad('baglayici_sirket_kurallari'), abroad('taahhutname')],
    silent: [abroad('taahhutname', { kurul_izni_sayisi: '2025/1042' }), abroad('arizi_hak')],
  },
  {
    kod: 'ozel_kanun_yazilmadi',
    field: 'yurt_disi_kanun',
    seviye: 'Yüksek',
    article: 'KVKK m. 9/10',
    validFrom: AMENDED,
    reads: [...ABROAD, 'yurt_disi_kanun'],
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
    reads: [...ABROAD, 'aktarim_sarti'],
    finds: (values) =>
      mechanismOf(values) === 'arizi_acik_riza' && !holdsAny(values.aktarim_sarti, CONSENT),
    fires: [abroad('arizi_acik_riza', { aktarim_sarti: ['k5_2_c_sozlesme'] })],
    silent: [abroad('arizi_acik_riza', { aktarim_sarti: ['k5_1_acik_riza'] })],
  },
  homeRule('yurt_disi_aktarim', 'aktarim_ulkesi'),
  seatRule(
    'yurt_disi_aktarim',
    { who: ['tedarikci_adi', 'tedarikci_unvan'], where: ['hizmet_konusu'] },
    {
      fires: [
        { yurt_disi_aktarim: false, tedarikci_unvan: 'Google Ireland Ltd.' },
        { yurt_disi_aktarim: false, hizmet_konusu: 'Microsoft 365 posta kutuları' },
        { yurt_disi_aktarim: false, hizmet_konusu: 'Almanya’daki sunucuda barındırma' },
        { yurt_disi_aktarim: false, tedarikci_adi: 'Kestrel GmbH' },
      ],
      silent: [
        { yurt_disi_aktarim: true, tedarikci_adi: 'Google Ireland Ltd.' },
        { yurt_disi_aktarim: null, tedarikci_adi: 'Google Ireland Ltd.' },
        { yurt_disi_aktarim: false, tedarikci_adi: 'Londra Dil Okulu Ltd. Şti.' },
        { yurt_disi_aktarim: false, hizmet_konusu: 'Serbest mali müşavirlik, Türkiye’de' },
      ],
    },
  ),
];
