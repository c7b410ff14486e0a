import activityOptions from '@emanet/contract/data/activity-options.json' with { type: 'json' };
import activityOptionsRest from '@emanet/contract/data/activity-options.json?rest';
import assetTypes from '@emanet/contract/data/asset-types.json' with { type: 'json' };
import assetTypesRest from '@emanet/contract/data/asset-types.json?rest';
import collectionMethods from '@emanet/contract/data/collection-methods.json' with { type: 'json' };
import collectionMethodsRest from '@emanet/contract/data/collection-methods.json?rest';
import dataCategories from '@emanet/contract/data/data-categories.json' with { type: 'json' };
import dataCategoriesRest from '@emanet/contract/data/data-categories.json?rest';
import dataSubjects from '@emanet/contract/data/data-subjects.json' with { type: 'json' };
import dataSubjectsRest from '@emanet/contract/data/data-subjects.json?rest';
import legalBases from '@emanet/contract/data/legal-bases.json' with { type: 'json' };
import legalBasesRest from '@emanet/contract/data/legal-bases.json?rest';
import processingPurposes from '@emanet/contract/data/processing-purposes.json' with { type: 'json' };
import processingPurposesRest from '@emanet/contract/data/processing-purposes.json?rest';
import publicBodies from '@emanet/contract/data/public-bodies.json' with { type: 'json' };
import publicBodiesRest from '@emanet/contract/data/public-bodies.json?rest';
import recipients from '@emanet/contract/data/recipients.json' with { type: 'json' };
import recipientsRest from '@emanet/contract/data/recipients.json?rest';
import retentionPeriods from '@emanet/contract/data/retention-periods.json' with { type: 'json' };
import retentionPeriodsRest from '@emanet/contract/data/retention-periods.json?rest';
import securityMeasures from '@emanet/contract/data/security-measures.json' with { type: 'json' };
import securityMeasuresRest from '@emanet/contract/data/security-measures.json?rest';
import transferAbroad from '@emanet/contract/data/transfer-abroad.json' with { type: 'json' };
import transferAbroadRest from '@emanet/contract/data/transfer-abroad.json?rest';
import { fill } from './fill.ts';

/** Lists of the registry, each with its English names and notes, which a first load in Turkish does without. */
const lists: readonly (readonly [object, object])[] = [
  [activityOptions, activityOptionsRest],
  [assetTypes, assetTypesRest],
  [collectionMethods, collectionMethodsRest],
  [dataCategories, dataCategoriesRest],
  [dataSubjects, dataSubjectsRest],
  [legalBases, legalBasesRest],
  [processingPurposes, processingPurposesRest],
  [publicBodies, publicBodiesRest],
  [recipients, recipientsRest],
  [retentionPeriods, retentionPeriodsRest],
  [securityMeasures, securityMeasuresRest],
  [transferAbroad, transferAbroadRest],
];

for (const [list, rest] of lists) fill(list, rest);
