import { assetRegister as shared } from '@emanet/contract/assets';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { Example, Register } from '../../records/register.ts';

/** The record in the template of an import. */
const example: Example = {
  varlik_ismi: serverText('records.examples.assets.varlikIsmi'),
  varlik_turu: 'bordro_yazilimi',
  varlik_sahibi: serverText('records.examples.assets.varlikSahibi'),
  varlik_durumu: 'kullanimda',
  durum: false,
  bulundugu_yer: serverText('records.examples.assets.bulunduguYer'),
  yurt_disi_mi: false,
  islenen_kisisel_veriler: ['ad_soyad', 'tckn', 'ucret_tutari'],
  gizlilik_derecesi: 'gizli',
  erisim_yetkilileri: serverText('records.examples.assets.erisimYetkilileri'),
  yedekleme_var_mi: true,
  sifreleme_var_mi: true,
  saklama_suresi: 'is_iliskisi_10',
  imha_yontemi: 'silme',
};

/** Things in or on which a company keeps personal data, on the server. */
export const assetRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  secondName: 'tedarikci_adi',
  uniqueName: 'taken_asset_names',
  dataOfActivities: 'islenen_kisisel_veriler',
};
