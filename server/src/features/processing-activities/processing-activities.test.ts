import { processingActivities } from '@emanet/contract/processing-activities';
import { describeRecordLife } from '../../../test/describe-record-life.ts';
import { activityBody } from './sample.ts';

describeRecordLife('activities', {
  tur: 'veri_harita',
  endpoints: processingActivities,
  nameField: 'surec_ismi',
  body: activityBody,
  textField: { name: 'dosya_ismi', max: 300 },
  choiceField: 'islenen_kisisel_veriler',
});
