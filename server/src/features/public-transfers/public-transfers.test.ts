import { publicTransfers } from '@emanet/contract/public-transfers';
import { describeRecordLife } from '../../../test/describe-record-life.ts';
import { publicTransferBody } from './sample.ts';

describeRecordLife('public transfers', {
  tur: 'diger_aktarim',
  endpoints: publicTransfers,
  nameField: 'kurum_adi_yaziniz',
  body: publicTransferBody,
  textField: { name: 'sorumlu_unvan', max: 200 },
  choiceField: 'aktarilan_kisisel_veriler',
});
