import { dashboard } from '@emanet/contract/dashboard';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { readDashboard } from './dashboard.ts';

export function dashboardRoutes(app: App): void {
  companyRoute(app, dashboard.read, async ({ scope, query, request }) => ({
    data: await readDashboard(app.services, scope, query.baslangic, request.language),
  }));
}
