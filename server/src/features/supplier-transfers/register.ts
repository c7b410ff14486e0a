import {
  supplierTransferFields,
  supplierTransferWarnings,
} from '@emanet/contract/supplier-transfers';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import type { Register } from '../../records/register.ts';

/** Transfers to suppliers. */
export const supplierTransferRegister: Register = {
  noun: 'supplierTransfers',
  tur: 'veri_aktarim',
  table: 'veri_aktarim',
  fields: supplierTransferFields,
  nameField: 'tedarikci_adi',
  read: 'supplier-transfers.read',
  warnings: supplierTransferWarnings,
  special: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
};
