import { processingActivities } from '@emanet/contract/processing-activities';
import { describeImport } from '../../../test/describe-import.ts';
import { activities } from './register.ts';
import { activityBody } from './sample.ts';

describeImport({
  register: activities,
  endpoints: processingActivities,
  body: activityBody,
  named: 'surec_ismi',
});
