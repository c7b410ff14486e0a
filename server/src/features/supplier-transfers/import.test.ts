import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { describeImport } from '../../../test/describe-import.ts';
import { supplierTransferRegister } from './register.ts';
import { supplierTransferBody } from './sample.ts';

describeImport({
  register: supplierTransferRegister,
  endpoints: supplierTransfers,
  body: supplierTransferBody,
  named: 'tedarikci_adi',
});
