import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { performance } from '@emanet/contract/performance';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { readPerformance } from './performance.ts';
import { exportPerformance } from './sheet.ts';

/** How well the company does, by department and month. */
export function performanceRoutes(app: App): void {
  const { services } = app;
  const { reads, sends } = scopedRoutes(app);

  reads(performance.read, ({ scope, query }) => readPerformance(services, scope, query.ay));

  sends(performance.export, SHEET_TYPE, ({ scope, query }) =>
    exportPerformance(services, scope, query),
  );
}
