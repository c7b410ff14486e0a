import { isEmpty, type Values } from '../fields.ts';
import { hasSpecialData } from '../personal-data.ts';
import { choiceOf } from '../../lookups.ts';
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
    kod: 'bulut_konumu_yok',
    field: 'yurt_disi_mi',
    seviye: 'Orta',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    reads: ['varlik_turu', 'varlik_durumu', 'yurt_disi_mi'],
    finds: (values) =>
      inUse(values) &&
      choiceOf('varlik_turu', String(values.varlik_turu))?.group?.code === 'bulut' &&
      isEmpty(values.yurt_disi_mi),
    fires: [{ varlik_turu: 'bulut_saas' }],
    silent: [{ varlik_turu: 'bulut_saas', yurt_disi_mi: false }, { varlik_turu: 'sunucu' }],
  },
];
