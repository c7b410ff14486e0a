import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { entryLogs } from '@emanet/contract/entry-logs';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, scopedRoutes } from '../../platform/http/route.ts';
import { exportEntryLogs, listEntryLogs, summariseEntryLogs } from './entry-logs.ts';

/** Sign-ins, failures, sign-outs and company switches of a company's people. */
export function entryLogRoutes(app: App): void {
  const { services } = app;
  const { reads, sends } = scopedRoutes(app);

  companyRoute(app, entryLogs.list, ({ scope, query }) => listEntryLogs(services, scope, query));

  reads(entryLogs.summary, ({ scope, query }) => summariseEntryLogs(services, scope, query));

  sends(entryLogs.export, SHEET_TYPE, ({ scope, query, request }) =>
    exportEntryLogs(services, scope, query, request),
  );
}
