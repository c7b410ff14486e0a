import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { registerRoutes } from '../../records/routes.ts';
import { linksOf, listNames } from './links.ts';
import { writeQuestionnaire } from './questionnaire.ts';
import { processingActivityRegister } from './register.ts';
import { categoriesAndPurposes, subjectsByCategory } from './verbis.ts';

export function processingActivityRoutes(app: App): void {
  const { reads, sends } = scopedRoutes(app);
  const { db } = app.services;
  registerRoutes(app, processingActivityRegister, processingActivities);

  reads(processingActivities.categoriesAndPurposes, ({ scope, request }) =>
    categoriesAndPurposes(db, scope, request.language),
  );
  reads(processingActivities.subjectsByCategory, ({ scope, request }) =>
    subjectsByCategory(db, scope, request.language),
  );

  reads(processingActivities.names, ({ scope }) => listNames(db, scope));

  sends(processingActivities.questionnaire, SHEET_TYPE, ({ scope, query }) =>
    writeQuestionnaire(app.services, scope, query.department_id, query.lang),
  );

  reads(processingActivities.links, ({ scope, params, request }) =>
    linksOf(db, scope, params.id, request.language),
  );
}
