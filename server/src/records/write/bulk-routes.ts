import type { App } from '../../platform/http/app.ts';
import { onceKeyOf } from '../../platform/http/idempotency-key.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { done } from '../messages.ts';
import type { Endpoints, Register } from '../register.ts';
import { undoBulk } from './bulk-undo.ts';
import { checkBulk, updateBulk } from './bulk.ts';

/** Serves the calls that change one field of many records at once. */
export function bulkRoutes(app: App, register: Register, endpoints: Endpoints): void {
  const { services } = app;
  const { reads, changes } = scopedRoutes(app);
  const target = { register, body: endpoints.add.body };

  reads(endpoints.checkBulkUpdate, ({ scope, body, request }) =>
    checkBulk(services, target, scope, body, request.language),
  );
  changes(
    endpoints.bulkUpdate,
    done.bulkUpdated,
    ({ scope, body, request }) =>
      updateBulk(services, target, scope, body, {
        lang: request.language,
        key: onceKeyOf(request),
      }),
    ({ reddedilen, cakisan, sorulmayan }) =>
      reddedilen.length + cakisan.length + sorulmayan > 0 ? done.noneChanged : undefined,
  );
  changes(
    endpoints.undoBulkUpdate,
    done.bulkUndone,
    ({ scope, body, request }) =>
      undoBulk(services, register, scope, body.toplu_islem, {
        lang: request.language,
        key: onceKeyOf(request),
      }),
    () => done.noneChanged,
  );
}
