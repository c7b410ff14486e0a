import { assetGroup, assetHoldsSpecial } from '../../assets.ts';
import { isEmpty, type Values } from '../fields.ts';
import { homeRule, seatRule } from './abroad.ts';
import { ASSET_PROTECTION_RULES } from './asset-protection-rules.ts';
import { PERIOD_RULES } from './period-rules.ts';
import { LAW, TRANSFERS, type Rule } from './rule.ts';

/** Paper is neither encrypted nor backed up, and a destroyed asset needs no protection. */
const electronic = (values: Values) =>
  assetGroup(values) !== 'fiziksel' && values.varlik_durumu !== 'imha_edildi';

const ABOUT = ['varlik_turu', 'varlik_durumu', 'ozel_nitelikli_veri', 'islenen_kisisel_veriler'];
const health = { ozel_nitelikli_veri: true };
const cabinet = { varlik_turu: 'kilitli_dolap' };
const destroyed = { varlik_durumu: 'imha_edildi' };

/** The checks of an asset. They warn and never block. */
export const ASSET_RULES: readonly Rule[] = [
  {
    kod: 'ozel_nitelikli_sifresiz',
    field: 'sifreleme_var_mi',
    seviye: 'Yüksek',
    article: 'KVKK m. 6/4, 12; Kurul kararı 2018/10',
    validFrom: '2018-03-07',
    reads: [...ABOUT, 'sifreleme_var_mi'],
    finds: (values) =>
      electronic(values) && assetHoldsSpecial(values) && values.sifreleme_var_mi === false,
    fires: [{ ...health, sifreleme_var_mi: false }],
    silent: [
      { ...health, sifreleme_var_mi: true },
      { ...health, ...cabinet, sifreleme_var_mi: false },
      { ...health, ...destroyed, sifreleme_var_mi: false },
    ],
  },
  {
    kod: 'sifreleme_belirtilmedi',
    field: 'sifreleme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 6/4, 12; Kurul kararı 2018/10',
    validFrom: '2018-03-07',
    reads: [...ABOUT, 'sifreleme_var_mi'],
    finds: (values) =>
      electronic(values) && assetHoldsSpecial(values) && isEmpty(values.sifreleme_var_mi),
    fires: [{ ...health, sifreleme_var_mi: null }],
    silent: [
      { ...health, sifreleme_var_mi: true },
      { ...health, ...cabinet },
      { sifreleme_var_mi: null },
    ],
  },
  {
    kod: 'yedek_yok',
    field: 'yedekleme_var_mi',
    seviye: 'Orta',
    article: 'KVKK m. 12/1',
    validFrom: LAW,
    reads: ['varlik_turu', 'varlik_durumu', 'yedekleme_var_mi'],
    finds: (values) => electronic(values) && values.yedekleme_var_mi === false,
    fires: [{ yedekleme_var_mi: false }, { yedekleme_var_mi: false, varlik_turu: 'sunucu' }],
    silent: [
      { yedekleme_var_mi: true },
      { yedekleme_var_mi: false, ...cabinet },
      { yedekleme_var_mi: false, ...destroyed },
    ],
  },
  {
    kod: 'yurt_disi_tedarikci_yok',
    field: 'tedarikci_adi',
    seviye: 'Yüksek',
    article: 'KVKK m. 9',
    validFrom: TRANSFERS,
    reads: ['varlik_durumu', 'yurt_disi_mi', 'tedarikci_adi'],
    finds: (values) =>
      values.varlik_durumu !== 'imha_edildi' &&
      values.yurt_disi_mi === true &&
      isEmpty(values.tedarikci_adi),
    fires: [{ yurt_disi_mi: true }],
    silent: [{ yurt_disi_mi: true, tedarikci_adi: 'Nimbus' }, { yurt_disi_mi: false }],
  },
  homeRule('yurt_disi_mi', 'ulke'),
  seatRule(
    'yurt_disi_mi',
    { who: ['tedarikci_adi'], where: ['varlik_ismi', 'bulundugu_yer'] },
    {
      isAsked: electronic,
      reads: ['varlik_turu', 'varlik_durumu'],
      fires: [
        { yurt_disi_mi: false, varlik_ismi: 'AWS Frankfurt' },
        { yurt_disi_mi: false, bulundugu_yer: 'Amsterdam veri merkezi' },
        { yurt_disi_mi: false, bulundugu_yer: 'İrlanda’da' },
      ],
      silent: [
        { yurt_disi_mi: true, varlik_ismi: 'AWS Frankfurt' },
        { yurt_disi_mi: false, bulundugu_yer: 'Gebze veri merkezi' },
        { yurt_disi_mi: false, varlik_turu: 'kilitli_dolap', varlik_ismi: 'Londra odası dolabı' },
        { yurt_disi_mi: false, varlik_durumu: 'imha_edildi', varlik_ismi: 'AWS Frankfurt' },
      ],
    },
  ),
  ...ASSET_PROTECTION_RULES,
  ...PERIOD_RULES,
];
