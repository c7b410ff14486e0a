import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { messageOf } from '../messages.ts';
import type { Endpoints, Register } from '../register.ts';
import { undoBulk } from './bulk-undo.ts';
import { checkBulk, updateBulk } from './bulk.ts';

/** Serves the calls that change one field of many records at once. */
export function bulkRoutes(app: App, register: Register, endpoints: Endpoints): void {
  const { services } = app;
  const target = { register, body: endpoints.add.body };

  companyRoute(app, endpoints.checkBulkUpdate, async ({ scope, body, request }) => ({
    data: await checkBulk(services, target, scope, body, request.language),
  }));

  companyRoute(app, endpoints.bulkUpdate, async ({ scope, body, request }) => ({
    data: await updateBulk(services, target, scope, body, {
      lang: request.language,
      key: onceKeyOf(request),
    }),
    message: messageOf('bulkUpdated', request.language),
  }));

  companyRoute(app, endpoints.undoBulkUpdate, async ({ scope, body, request }) => ({
    data: await undoBulk(services, register, scope, body.toplu_islem, {
      lang: request.language,
      key: onceKeyOf(request),
    }),
    message: messageOf('bulkUndone', request.language),
  }));
}
