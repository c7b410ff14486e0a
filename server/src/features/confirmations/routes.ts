import { confirmations } from '@emanet/contract/confirmations';
import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { sendSheet } from '../../records/excel/send-sheet.ts';
import {
  confirmationOverview,
  confirmInventory,
  dueConfirmations,
  listConfirmations,
} from './confirmations.ts';
import { sentMessage } from './sentences.ts';
import { exportConfirmations } from './sheet.ts';

/** Periodic confirmations of the inventory. */
export function confirmationRoutes(app: App): void {
  const { services } = app;

  companyRoute(app, confirmations.list, async ({ scope, query }) => ({
    data: await listConfirmations(services, scope, query.department_id),
  }));

  companyRoute(app, confirmations.add, async ({ scope, body, request }) => ({
    data: await confirmInventory(services, scope, body, onceKeyOf(request)),
    message: sentMessage(request.language),
  }));

  companyRoute(app, confirmations.due, async ({ scope }) => ({
    data: await dueConfirmations(services, scope),
  }));

  companyRoute(app, confirmations.overview, async ({ scope }) => ({
    data: await confirmationOverview(services, scope),
  }));

  companyRoute(app, confirmations.export, async ({ scope, query, reply }) =>
    sendSheet(reply, await exportConfirmations(services, scope, query.lang)),
  );
}
