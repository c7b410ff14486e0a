import { assetRegister as shared } from '@emanet/contract/assets';
import type { Register } from '../../records/register.ts';
import { example } from './example.ts';

/** Things in or on which a company keeps personal data, on the server. */
export const assetRegister: Register = {
  ...shared,
  table: shared.tur,
  example,
  secondName: 'tedarikci_adi',
  uniqueName: 'taken_asset_names',
  dataOfActivities: 'islenen_kisisel_veriler',
};
