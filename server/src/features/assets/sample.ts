import { assetFields } from '@emanet/contract/assets';
import type { Values } from '@emanet/contract/records/fields';
import { askedOf } from '../../records/asked.fixture.ts';

/** A whole asset for tests. */
export const assetBody = (department_id: number, varlik_ismi: string, more: Values = {}) =>
  askedOf(assetFields, {
    department_id,
    varlik_ismi,
    varlik_turu: 'bordro_yazilimi',
    varlik_sahibi: 'Bordro Uzmanı',
    varlik_durumu: 'kullanimda',
    durum: true,
    bulundugu_yer: 'Merkez veri odası',
    tedarikci_adi: 'Bordro Hizmetleri',
    yurt_disi_mi: false,
    islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
    ozel_nitelikli_veri: false,
    gizlilik_derecesi: 'gizli',
    erisim_yetkilileri: 'Bordro ekibi',
    yedekleme_var_mi: true,
    sifreleme_var_mi: true,
    alinan_tedbirler: ['sifreleme'],
    saklama_suresi: 'is_iliskisi_10',
    imha_yontemi: 'silme',
    ...more,
  });
