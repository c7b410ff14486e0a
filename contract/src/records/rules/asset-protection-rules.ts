import { isEmpty, type Values } from '../fields.ts';
import { hasSpecialData, listOfCodes } from '../personal-data.ts';
import { assetGroup, assetHoldsSpecial } from '../../assets.ts';
import { FROM_AFAR } from '../../law/special-transport.ts';
import { daysOfDuration, durationIn } from '../../shared/time/durations.ts';
import { daysOf } from '../periods.ts';
import { answerOf, holdsAny } from './bases.ts';
import { LAW, TRANSFERS, type Rule } from './rule.ts';

const PORTABLE = ['usb_bellek', 'dizustu', 'akilli_telefon', 'tablet'];
const MANY = 1000;
const inUse = ({ varlik_durumu }: Values) => varlik_durumu !== 'imha_edildi';
const bare = (values: Values) =>
  inUse(values) &&
  PORTABLE.includes(String(values.varlik_turu)) &&
  values.sifreleme_var_mi === false;
const stick = { varlik_turu: 'usb_bellek', sifreleme_var_mi: false };
const READS = ['varlik_turu', 'varlik_durumu', 'sifreleme_var_mi'];

const CLOUD = ['varlik_turu', 'varlik_durumu'];
const isCloud = (values: Values) => inUse(values) && assetGroup(values) === 'bulut';

/** Data that companies publish about people: who they are, what they do, pictures and opinions. */
const PUBLISHED = [
  ...['ad_soyad', 'gorev_unvan', 'is_unvani', 'is_adresi', 'dahili_no', 'eposta', 'kep_adresi'],
  ...['fotograf', 'video', 'etkinlik_gorseli', 'ozgecmis', 'sertifika', 'urun_yorumu'],
  ...['sosyal_medya_hesabi', 'telefon'],
];

/** How an asset is protected, and where it is. */
export const ASSET_PROTECTION_RULES: readonly Rule[] = [
  {
    kod: 'tasinabilir_sifresiz',
    field: 'sifreleme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 12/1',
    validFrom: LAW,
    reads: [...READS, 'kisi_sayisi'],
    finds: (values) => bare(values) && Number(values.kisi_sayisi ?? 0) < MANY,
    fires: [stick, { ...stick, kisi_sayisi: 12 }],
    silent: [
      { ...stick, sifreleme_var_mi: true },
      { varlik_turu: 'sunucu', sifreleme_var_mi: false },
    ],
  },
  {
    kod: 'cok_kisi_sifresiz',
    field: 'sifreleme_var_mi',
    seviye: 'Yüksek',
    article: 'KVKK m. 12/1',
    validFrom: LAW,
    reads: [...READS, 'kisi_sayisi'],
    finds: (values) => bare(values) && Number(values.kisi_sayisi ?? 0) >= MANY,
    fires: [{ ...stick, kisi_sayisi: 10_000 }],
    silent: [stick, { ...stick, sifreleme_var_mi: true, kisi_sayisi: 10_000 }],
  },
  {
    kod: 'gizlilik_uyumsuz',
    field: 'gizlilik_derecesi',
    seviye: 'Yüksek',
    article: 'KVKK m. 6/4, 12/1',
    validFrom: LAW,
    reads: ['gizlilik_derecesi', 'ozel_nitelikli_veri', 'islenen_kisisel_veriler', 'varlik_durumu'],
    finds: (values) =>
      inUse(values) &&
      values.gizlilik_derecesi === 'kamuya_acik' &&
      (values.ozel_nitelikli_veri === true || hasSpecialData(values.islenen_kisisel_veriler)),
    fires: [{ gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['saglik_raporu'] }],
    silent: [
      { gizlilik_derecesi: 'gizli', islenen_kisisel_veriler: ['saglik_raporu'] },
      { gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['ad_soyad'] },
    ],
  },
  {
    kod: 'acik_varlik',
    field: 'gizlilik_derecesi',
    seviye: 'Orta',
    article: 'KVKK m. 12/1',
    validFrom: LAW,
    unverified: true,
    reads: ['gizlilik_derecesi', 'islenen_kisisel_veriler', 'varlik_durumu', 'ozel_nitelikli_veri'],
    finds: (values) =>
      inUse(values) &&
      values.gizlilik_derecesi === 'kamuya_acik' &&
      values.ozel_nitelikli_veri !== true &&
      !hasSpecialData(values.islenen_kisisel_veriler) &&
      listOfCodes(values.islenen_kisisel_veriler).some((item) => !PUBLISHED.includes(item)),
    fires: [{ gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['ad_soyad', 'tckn'] }],
    silent: [
      { gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['ad_soyad', 'fotograf'] },
      { gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: [] },
      { gizlilik_derecesi: 'gizli', islenen_kisisel_veriler: ['tckn'] },
      { gizlilik_derecesi: 'kamuya_acik', islenen_kisisel_veriler: ['saglik_raporu'] },
    ],
  },
  {
    kod: 'iki_kademe_yok',
    field: 'alinan_tedbirler',
    seviye: 'Orta',
    article: 'KVKK m. 6/4, 12; Kurul kararı 2018/10',
    validFrom: '2018-03-07',
    reads: [...CLOUD, 'ozel_nitelikli_veri', 'islenen_kisisel_veriler', 'alinan_tedbirler'],
    finds: (values) =>
      isCloud(values) &&
      assetHoldsSpecial(values) &&
      !holdsAny(values.alinan_tedbirler, [FROM_AFAR]),
    fires: [{ varlik_turu: 'bulut_saas', islenen_kisisel_veriler: ['saglik_raporu'] }],
    silent: [
      {
        varlik_turu: 'bulut_saas',
        islenen_kisisel_veriler: ['saglik_raporu'],
        alinan_tedbirler: [FROM_AFAR],
      },
      { varlik_turu: 'bulut_saas', islenen_kisisel_veriler: ['ad_soyad'] },
      { varlik_turu: 'sunucu', ozel_nitelikli_veri: true },
    ],
  },
  {
    kod: 'yedek_veriden_uzun',
    field: 'yedek_saklama_suresi',
    seviye: 'Orta',
    article: 'KVKK m. 4/2-d, 7',
    validFrom: LAW,
    unverified: true,
    reads: ['yedekleme_var_mi', 'yedek_saklama_suresi', 'saklama_suresi', 'varlik_durumu'],
    finds: (values) => {
      const backup = durationIn(values.yedek_saklama_suresi);
      const kept = daysOf(answerOf(values.saklama_suresi) ?? '');
      return (
        inUse(values) &&
        values.yedekleme_var_mi === true &&
        backup !== undefined &&
        kept > 0 &&
        daysOfDuration(backup) > kept
      );
    },
    fires: [
      {
        yedekleme_var_mi: true,
        yedek_saklama_suresi: 'P10Y',
        saklama_suresi: 'Kayıttan itibaren 1 yıl',
      },
      { yedekleme_var_mi: true, yedek_saklama_suresi: 'P3M', saklama_suresi: 'cctv_30' },
    ],
    silent: [
      { yedekleme_var_mi: true, yedek_saklama_suresi: 'P30D', saklama_suresi: 'cctv_30' },
      { yedekleme_var_mi: true, yedek_saklama_suresi: 'P10Y', saklama_suresi: null },
      { yedekleme_var_mi: false, yedek_saklama_suresi: 'P10Y', saklama_suresi: 'cctv_30' },
    ],
  },
  {
    kod: 'kagit_silinmez',
    field: 'imha_yontemi',
    seviye: 'Orta',
    article: 'Silme Yönetmeliği m. 8, 9',
    validFrom: '2018-01-01',
    unverified: true,
    reads: ['varlik_turu', 'imha_yontemi'],
    finds: (values) => assetGroup(values) === 'fiziksel' && values.imha_yontemi === 'silme',
    fires: [{ varlik_turu: 'kilitli_dolap', imha_yontemi: 'silme' }],
    silent: [
      { varlik_turu: 'kilitli_dolap', imha_yontemi: 'yok_etme' },
      { varlik_turu: 'sunucu', imha_yontemi: 'silme' },
    ],
  },
  {
    kod: 'bulut_konumu_yok',
    field: 'yurt_disi_mi',
    seviye: 'Orta',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    reads: [...CLOUD, 'yurt_disi_mi'],
    finds: (values) => isCloud(values) && isEmpty(values.yurt_disi_mi),
    fires: [{ varlik_turu: 'bulut_saas' }],
    silent: [{ varlik_turu: 'bulut_saas', yurt_disi_mi: false }, { varlik_turu: 'sunucu' }],
  },
];
