import { publicTransfers } from '@emanet/contract/public-transfers';
import { describeImport } from '../../../test/describe-import.ts';
import { publicTransferRegister } from './register.ts';
import { publicTransferBody } from './sample.ts';

describeImport({
  register: publicTransferRegister,
  endpoints: publicTransfers,
  body: publicTransferBody,
  named: 'kurum_adi_yaziniz',
});
