import {
  activityFields,
  activitySections,
  activityWarnings,
  holdsSpecialData,
  processingActivities,
} from '@emanet/contract/processing-activities';
import type { Register } from '../../records/register.ts';

export const activityRegister: Register = {
  noun: 'processingActivities',
  tur: 'veri_harita',
  path: '/veri-isleme',
  addPath: '/envanter/ekle',
  editPath: (id) => `/envanter/guncelle/${id}`,
  importPath: '/envanter/ice-aktar',
  endpoints: processingActivities,
  fields: activityFields,
  sections: activitySections,
  nameField: 'surec_ismi',
  filters: ['isleme_sarti'],
  linkedFrom: true,
  warningsOf: activityWarnings,
  holdsSpecial: holdsSpecialData,
};
