import activityOptions from '@emanet/contract/data/activity-options.json' with { type: 'json' };
import activityOptionsEn from '@emanet/contract/data/activity-options.json?en';
import assetTypes from '@emanet/contract/data/asset-types.json' with { type: 'json' };
import assetTypesEn from '@emanet/contract/data/asset-types.json?en';
import collectionMethods from '@emanet/contract/data/collection-methods.json' with { type: 'json' };
import collectionMethodsEn from '@emanet/contract/data/collection-methods.json?en';
import dataCategories from '@emanet/contract/data/data-categories.json' with { type: 'json' };
import dataCategoriesEn from '@emanet/contract/data/data-categories.json?en';
import dataSubjects from '@emanet/contract/data/data-subjects.json' with { type: 'json' };
import dataSubjectsEn from '@emanet/contract/data/data-subjects.json?en';
import legalBases from '@emanet/contract/data/legal-bases.json' with { type: 'json' };
import legalBasesEn from '@emanet/contract/data/legal-bases.json?en';
import processingPurposes from '@emanet/contract/data/processing-purposes.json' with { type: 'json' };
import processingPurposesEn from '@emanet/contract/data/processing-purposes.json?en';
import publicBodies from '@emanet/contract/data/public-bodies.json' with { type: 'json' };
import publicBodiesEn from '@emanet/contract/data/public-bodies.json?en';
import recipients from '@emanet/contract/data/recipients.json' with { type: 'json' };
import recipientsEn from '@emanet/contract/data/recipients.json?en';
import retentionPeriods from '@emanet/contract/data/retention-periods.json' with { type: 'json' };
import retentionPeriodsEn from '@emanet/contract/data/retention-periods.json?en';
import securityMeasures from '@emanet/contract/data/security-measures.json' with { type: 'json' };
import securityMeasuresEn from '@emanet/contract/data/security-measures.json?en';
import transferAbroad from '@emanet/contract/data/transfer-abroad.json' with { type: 'json' };
import transferAbroadEn from '@emanet/contract/data/transfer-abroad.json?en';
import { fill } from './fill.ts';

/** Lists of the registry, each with its English names and notes, unused by Turkish screens. */
const lists: readonly (readonly [object, object])[] = [
  [activityOptions, activityOptionsEn],
  [assetTypes, assetTypesEn],
  [collectionMethods, collectionMethodsEn],
  [dataCategories, dataCategoriesEn],
  [dataSubjects, dataSubjectsEn],
  [legalBases, legalBasesEn],
  [processingPurposes, processingPurposesEn],
  [publicBodies, publicBodiesEn],
  [recipients, recipientsEn],
  [retentionPeriods, retentionPeriodsEn],
  [securityMeasures, securityMeasuresEn],
  [transferAbroad, transferAbroadEn],
];

for (const [list, english] of lists) fill(list, english);
