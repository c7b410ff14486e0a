import { maps } from '@emanet/contract/maps';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { assetMapJson, supplierMapJson } from './maps.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The database writes these answers; Node only passes them on. */
export function mapRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, maps.suppliers, async ({ scope, params, request, reply }) =>
    reply
      .type(JSON_TYPE)
      .send(await supplierMapJson(db, scope, params.companyId, request.language)),
  );

  companyRoute(app, maps.assets, async ({ scope, params, reply }) =>
    reply.type(JSON_TYPE).send(await assetMapJson(db, scope, params.companyId)),
  );
}
