import { organization } from '@emanet/contract/organization';
import { registerOfType } from '@emanet/contract/records/registers';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { scopeWith } from '../../platform/access/scope.ts';
import { selectDepartments } from './queries.ts';

export function organizationRoutes(app: App): void {
  const { db } = app.services;
  companyRoute(app, organization.departments, async ({ scope, query }) => {
    const reach = query.tur ? scopeWith(scope, registerOfType(query.tur).read) : scope;
    return { data: await db.read(reach, (tx) => selectDepartments(tx, reach)) };
  });
}
