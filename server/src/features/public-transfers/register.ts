import { lawOfBody } from '@emanet/contract/lookups';
import { publicTransferFields, publicTransferWarnings } from '@emanet/contract/public-transfers';
import type { Values } from '@emanet/contract/records/fields';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import type { Register } from '../../records/register.ts';

/** A new transfer rests on the law that transfers to its body usually rest on. */
const withUsualLaw = (values: Values): Values => ({
  ...values,
  hukuki_dayanak: values.hukuki_dayanak ?? lawOfBody(String(values.kurum_adi)) ?? null,
});

/** Transfers to public bodies. */
export const publicTransferRegister: Register = {
  noun: 'publicTransfers',
  tur: 'diger_aktarim',
  table: 'diger_aktarim',
  fields: publicTransferFields,
  nameField: 'kurum_adi',
  writtenName: 'kurum_adi_yaziniz',
  read: 'public-transfers.read',
  warnings: publicTransferWarnings,
  special: (values) => hasSpecialData(values.aktarilan_kisisel_veriler),
  prefill: withUsualLaw,
};
