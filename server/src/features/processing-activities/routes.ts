import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { registerRoutes } from '../../records/routes.ts';
import { linksOf } from './links.ts';
import { writeQuestionnaire } from './questionnaire.ts';
import { processingActivityRegister } from './register.ts';
import { categoriesAndPurposes, subjectsByCategory } from './verbis.ts';

export function processingActivityRoutes(app: App): void {
  const { db } = app.services;
  registerRoutes(app, processingActivityRegister, processingActivities);

  companyRoute(app, processingActivities.categoriesAndPurposes, async ({ scope, request }) => ({
    data: await categoriesAndPurposes(db, scope, request.language),
  }));

  companyRoute(app, processingActivities.subjectsByCategory, async ({ scope, request }) => ({
    data: await subjectsByCategory(db, scope, request.language),
  }));

  companyRoute(app, processingActivities.questionnaire, async ({ scope, query, reply }) => {
    const file = await writeQuestionnaire(app.services, scope, query.department_id, query.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });

  companyRoute(app, processingActivities.links, async ({ scope, params, request }) => ({
    data: await linksOf(db, scope, params.id, request.language),
  }));
}
