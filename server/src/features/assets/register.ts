import { assetFields, assetGroup, assetHoldsSpecial, assetWarnings } from '@emanet/contract/assets';
import type { Register } from '../../records/register.ts';

/** What a company keeps personal data in or on. */
export const assetRegister: Register = {
  noun: 'assets',
  tur: 'varlik_listesi',
  table: 'varlik_listesi',
  fields: assetFields,
  nameField: 'varlik_ismi',
  uniqueName: 'taken_asset_names',
  dataOfActivities: 'islenen_kisisel_veriler',
  read: 'assets.read',
  warnings: assetWarnings,
  special: assetHoldsSpecial,
  follows: (values) => ({ varlik_grubu: assetGroup(values) }),
};
