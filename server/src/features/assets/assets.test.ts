import { assets } from '@emanet/contract/assets';
import { describeRecordLife } from '../../../test/describe-record-life.ts';
import { assetBody } from './sample.ts';

describeRecordLife('assets', {
  tur: 'varlik_listesi',
  endpoints: assets,
  nameField: 'varlik_ismi',
  body: assetBody,
  textField: { name: 'varlik_sahibi', max: 200 },
  choiceField: 'islenen_kisisel_veriler',
});
