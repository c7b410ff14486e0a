import { performance } from '@emanet/contract/performance';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import { readPerformance } from './performance.ts';
import { exportPerformance } from './sheet.ts';

/** How well the company does, by department and month. */
export function performanceRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, performance.read, async ({ scope, query }) => ({
    data: await readPerformance(services, scope, query.ay),
  }));

  companyRoute(app, performance.export, async ({ scope, query, reply }) => {
    const file = await exportPerformance(services, scope, query);
    return sendSheet(reply, file);
  });
}
