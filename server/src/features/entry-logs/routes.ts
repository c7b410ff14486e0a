import { entryLogs } from '@emanet/contract/entry-logs';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import { exportEntryLogs, listEntryLogs, summariseEntryLogs } from './entry-logs.ts';

/** Sign-ins, failures, sign-outs and company switches of a company's people. */
export function entryLogRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, entryLogs.list, ({ scope, query }) => listEntryLogs(services, scope, query));

  companyRoute(app, entryLogs.summary, async ({ scope, query }) => ({
    data: await summariseEntryLogs(services, scope, query),
  }));

  companyRoute(app, entryLogs.export, async ({ scope, query, reply }) => {
    const file = await exportEntryLogs(services, scope, query);
    return sendSheet(reply, file);
  });
}
