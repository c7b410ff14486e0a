import { assets } from '@emanet/contract/assets';
import { describeImport } from '../../../test/describe-import.ts';
import { assetRegister } from './register.ts';
import { assetBody } from './sample.ts';

describeImport({
  register: assetRegister,
  endpoints: assets,
  body: assetBody,
  named: 'varlik_ismi',
});
