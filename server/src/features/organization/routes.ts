import { organization } from '@emanet/contract/organization';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { selectDepartments } from './queries.ts';

export function organizationRoutes(app: App): void {
  const { db } = app.services;
  companyRoute(app, organization.departments, async ({ scope }) => ({
    data: await db.read(scope, (tx) => selectDepartments(tx, scope)),
  }));
}
