import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describeRecordLife } from '../../../test/describe-record-life.ts';
import { supplierTransferBody } from './sample.ts';

describeRecordLife('supplier transfers', {
  tur: 'veri_aktarim',
  endpoints: supplierTransfers,
  nameField: 'tedarikci_adi',
  body: supplierTransferBody,
  textField: { name: 'tedarikci_unvan', max: 300 },
  choiceField: 'aktarilan_kisisel_veriler',
});
