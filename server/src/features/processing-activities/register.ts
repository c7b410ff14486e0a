import {
  activityFields,
  activityWarnings,
  holdsSpecialData,
} from '@emanet/contract/processing-activities';
import type { Register } from '../../records/register.ts';

/** Data-processing activities, the first of the registers. */
export const activities: Register = {
  noun: 'processingActivities',
  tur: 'veri_harita',
  table: 'veri_harita',
  fields: activityFields,
  nameField: 'surec_ismi',
  read: 'activities.read',
  library: true,
  warnings: activityWarnings,
  special: holdsSpecialData,
};
