import { ASSET_CEILINGS, CEILINGS } from '../law/periods.ts';
import { isEmpty, type Values } from '../records/fields.ts';
import { byDetail } from '../records/category-detail.ts';
import { daysOf } from '../records/periods.ts';
import { listOfCodes } from '../records/personal-data.ts';
import { OBLIGED, tooLong, tooShort } from '../records/rules/bound-rules.ts';
import type { BasisFields } from '../records/rules/category-rules.ts';
import { CANDIDATE_DAYS } from '../records/rules/period-rules.ts';
import { LAW } from '../records/rules/rule.ts';
import type { CrossFacts, CrossRule } from './cross-rule.ts';

/** Fields of an activity for its data, their basis, the law of that basis and their purpose. */
export const ACTIVITY_BASIS: BasisFields = {
  data: 'islenen_kisisel_veriler',
  basis: 'isleme_sarti',
  law: 'hukuki_yukumluluk_istisnasi',
  purpose: 'islenme_amaci',
};

/** Values with another period than their own. */
export const keeping = (values: Values, saklama_suresi: string | null): Values => ({
  ...values,
  saklama_suresi,
});

/**
 * The answers of an activity about data that the asset holds. Where one of the two names no data, the
 * other’s are meant; without any, the part has none.
 */
const heldParts = (activity: Values, held: readonly string[]): Values[] =>
  byDetail(activity).flatMap((part) => {
    const items = listOfCodes(part[ACTIVITY_BASIS.data]);
    const both = held.length === 0 ? items : items.filter((item) => held.includes(item));
    const meant = items.length === 0 ? held : both;
    return meant.length > 0 || items.length === 0
      ? [{ ...part, [ACTIVITY_BASIS.data]: meant }]
      : [];
  });

type Finds = CrossRule['finds'];
const FOUND: readonly string[] = [];

/** Another asset that keeps the same data for long enough makes this one a copy. */
const isShortFor = (part: Values, periods: readonly (string | null)[], today: string): boolean =>
  periods.every((period) => tooShort(keeping(part, period), ACTIVITY_BASIS, today));

/** Does a part of an activity, with the periods of all assets that keep it, show something? */
const finding =
  (shows: (part: Values, periods: readonly (string | null)[], today: string) => boolean): Finds =>
  ({ sure, veriler, faaliyetler, tam }, today) => {
    if (isEmpty(sure) || !tam) return undefined;
    const found = (faaliyetler ?? []).some(({ sureler, ...activity }) =>
      heldParts(activity, veriler ?? []).some((part) =>
        shows(part, [sure ?? null, ...sureler], today),
      ),
    );
    return found ? FOUND : undefined;
  };

const isShort = finding(isShortFor);

/** Without data nothing can be judged, and without a condition no shortest period. */
const isUnknown = finding(
  (part, periods, today) =>
    isEmpty(part[ACTIVITY_BASIS.data]) ||
    (isEmpty(part[ACTIVITY_BASIS.basis]) &&
      isShortFor({ ...part, [ACTIVITY_BASIS.basis]: OBLIGED }, periods, today)),
);

/** One activity that carries the period carries it for the asset, which has one period for all its data. */
const isLong: Finds = ({ sure, veriler, faaliyetler, tam }) => {
  if (isEmpty(sure) || !tam) return undefined;
  const held = veriler ?? [];
  const of = (values: Values) =>
    tooLong(keeping(values, sure ?? null), ACTIVITY_BASIS, [...CEILINGS, ...ASSET_CEILINGS]);
  const parts = (faaliyetler ?? []).flatMap((activity) => heldParts(activity, held));
  const alone = held.map((item): Values => ({ [ACTIVITY_BASIS.data]: [item] }));
  const judged = parts.length > 0 ? parts : alone;
  return judged.length > 0 && judged.every(of) ? FOUND : undefined;
};

const DUTY = 'k5_2_cc_hukuki_yukumluluk';
const example = (
  item: string,
  condition: string,
  sure: string,
  sureler: readonly (string | null)[] = [],
): CrossFacts => ({
  sure,
  veriler: [],
  faaliyetler: [{ [ACTIVITY_BASIS.data]: [item], [ACTIVITY_BASIS.basis]: [condition], sureler }],
  tam: true,
});
const SHORT = 'Kayıttan itibaren 2 yıl';
const LONG = 'Kayıttan itibaren 8 yıl';
const OPEN = { sureler: [] };
const OF_PAYROLL = { [ACTIVITY_BASIS.data]: ['bordro'] };

type About = Pick<CrossRule, 'registers' | 'field' | 'reads' | 'facts' | 'validFrom' | 'seviye'>;

const ABOUT = {
  registers: ['varlik_listesi'],
  field: { varlik_listesi: 'saklama_suresi' },
  reads: {
    assets: ['saklama_suresi', 'islenen_kisisel_veriler', 'veri_harita_id'],
    processingActivities: [
      ...['islenen_kisisel_veriler', 'isleme_sarti', 'hukuki_yukumluluk_istisnasi'],
      ...['islenme_amaci', 'kategori_ayrintilari'],
    ],
  },
  facts: ['sure', 'veriler', 'faaliyetler', 'tam'],
  validFrom: LAW,
  seviye: 'Orta',
} as const satisfies About;

/** Floors and ceilings of the periods of assets, by the table and the rule of their activities. */
export const ASSET_PERIOD_RULES = {
  varlik_suresi_kisa: {
    ...ABOUT,
    article: 'KVKK m. 4/2-d, 7',
    title: {
      tr: 'Varlıktaki süre, kanundaki en az süreden kısa',
      en: 'Asset kept shorter than the law’s minimum',
    },
    why: {
      tr: 'Bağlı faaliyetin verisini kanun daha uzun saklatıyor ve aynı veriyi yeterince uzun saklayan başka bir varlık yok. Asıl kayıt buradaysa süreyi uzatın; başka yerdeyse o varlığı faaliyete bağlayın.',
      en: 'A law keeps the data of the linked activity for longer, and no other asset keeps the same data long enough. If the original record is here, extend the period; if it is elsewhere, link that asset to the activity.',
    },
    finds: isShort,
    fires: [example('bordro', DUTY, SHORT), example('fatura', DUTY, 'vuk_253_5', ['vuk_253_5'])],
    silent: [
      example('bordro', DUTY, 'sgk_belge_10'),
      example('bordro', DUTY, SHORT, ['sgk_belge_10']),
      example('bordro', DUTY, SHORT, [null]),
      example('bordro', 'k5_2_f_mesru_menfaat', SHORT),
      { ...example('bordro', DUTY, SHORT), tam: false },
      { ...example('bordro', DUTY, SHORT), veriler: ['ad_soyad'] },
    ],
  },
  varlik_suresi_uzun: {
    ...ABOUT,
    article: 'KVKK m. 4/2-ç, 4/2-d',
    title: {
      tr: 'Varlıktaki süre, amacın gerektirdiğinden uzun',
      en: 'Asset kept longer than the purpose needs',
    },
    why: {
      tr: 'Bağlı faaliyetlerin hiçbirinde bu veriyi bu kadar uzun tutmayı gerektiren bir kanun veya dava hakkı yok. Süreyi kısaltın; gerekiyorsa faaliyetin hukuki sebebini ve kanununu yazın.',
      en: 'In none of the linked activities does a law or a claim call for keeping these data so long. Shorten the period; where it is needed, record the activity’s legal basis and law.',
    },
    finds: isLong,
    fires: [
      example('gps_konum', 'k5_2_f_mesru_menfaat', LONG),
      { sure: LONG, veriler: ['gps_konum'], faaliyetler: [], tam: true },
      example('kamera_kaydi', 'k5_2_f_mesru_menfaat', 'cctv_90'),
      example('eposta_trafik', 'k5_2_f_mesru_menfaat', LONG),
    ],
    silent: [
      example('kamera_kaydi', 'k5_2_f_mesru_menfaat', 'cctv_30'),
      example('kamera_kaydi', 'k5_2_e_hak', LONG),
      example('gps_konum', 'k5_2_f_mesru_menfaat', 'arac_konum_3ay'),
      example('cagri_merkezi_kaydi', 'k5_2_e_hak', LONG),
      { sure: LONG, veriler: ['gps_konum', 'bordro'], faaliyetler: [], tam: true },
      { ...example('gps_konum', 'k5_2_f_mesru_menfaat', LONG), tam: false },
    ],
  },
  varlik_aday_suresi: {
    ...ABOUT,
    article: 'KVKK m. 4/2-d',
    reads: {
      assets: ['saklama_suresi', 'veri_harita_id'],
      processingActivities: ['ilgili_kisi', 'islenen_kisisel_veriler'],
    },
    facts: ['sure', 'aday', 'tam'],
    title: {
      tr: 'Adayların verisi varlıkta iki yıldan uzun tutuluyor',
      en: 'Candidates’ data kept in the asset over two years',
    },
    why: {
      tr: 'Bağlı faaliyetlerin hepsi işe alınmayan adaylara ilişkin; başvurular, itiraz edilebilecek süreden uzun tutulamaz. Süreyi kısaltın; varlıkta işe alınanların verisi de varsa o faaliyeti bağlayın.',
      en: 'All linked activities are about candidates; applications are not kept for longer than they may be disputed. Shorten the period; if the asset also holds data of people who were hired, link that activity.',
    },
    finds: ({ sure, aday, tam }) =>
      tam && aday && daysOf(sure ?? '') > CANDIDATE_DAYS ? FOUND : undefined,
    fires: [{ sure: LONG, aday: true, tam: true }],
    silent: [
      { sure: 'aday_1', aday: true, tam: true },
      { sure: LONG, aday: false, tam: true },
      { sure: LONG, aday: true, tam: false },
      { sure: null, aday: true, tam: true },
    ],
  },
  varlik_suresi_olculemez: {
    ...ABOUT,
    article: 'KVKK m. 4/2-d',
    title: {
      tr: 'Varlıktaki sürenin dayanağı bilinmiyor',
      en: 'Nothing shows what the asset’s period rests on',
    },
    why: {
      tr: 'Bağlı faaliyetlerden birinde işlenen veri veya hukuki sebep yazılmamış; sürenin kanuna ve amaca uyup uymadığı bundan anlaşılamaz. Faaliyeti tamamlayın.',
      en: 'One of the linked activities names no data or no legal basis, so nobody can tell whether the period fits law and purpose. Complete the activity.',
    },
    finds: isUnknown,
    fires: [
      {
        sure: LONG,
        veriler: [],
        faaliyetler: [{ ...OPEN, [ACTIVITY_BASIS.basis]: [DUTY] }],
        tam: true,
      },
      { sure: SHORT, veriler: [], faaliyetler: [{ ...OPEN, ...OF_PAYROLL }], tam: true },
      { sure: SHORT, veriler: ['bordro'], faaliyetler: [OPEN], tam: true },
    ],
    silent: [
      example('bordro', DUTY, 'sgk_belge_10'),
      { sure: 'sgk_belge_10', veriler: [], faaliyetler: [{ ...OPEN, ...OF_PAYROLL }], tam: true },
      { sure: null, veriler: [], faaliyetler: [OPEN], tam: true },
      { sure: LONG, veriler: [], faaliyetler: [], tam: true },
    ],
  },
} as const satisfies Record<string, CrossRule>;
