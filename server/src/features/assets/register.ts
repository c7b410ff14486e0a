import { assetRegister as shared } from '@emanet/contract/assets';
import type { Register } from '../../records/register.ts';

/** What a company keeps personal data in or on, on the server. */
export const assetRegister: Register = {
  ...shared,
  table: shared.tur,
  uniqueName: 'taken_asset_names',
  dataOfActivities: 'islenen_kisisel_veriler',
};
