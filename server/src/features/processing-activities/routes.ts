import { processingActivities } from '@emanet/contract/processing-activities';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { registerRoutes } from '../../records/routes.ts';
import { linksOf } from './links.ts';
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

  companyRoute(app, processingActivities.links, async ({ scope, params, request }) => ({
    data: await linksOf(db, scope, params.id, request.language),
  }));
}
