import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { tables } from '@emanet/contract/tables';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { scopeInCompany } from '../../platform/access/scope.ts';
import { crossChecks } from './cross-checks.ts';
import {
  assetLines,
  exportTable,
  gapRecords,
  registryNotification,
  supplierLines,
  unfoldAsset,
  unfoldSupplier,
} from './tables.ts';

export function tableRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, tables.supplier, async ({ scope, params, request }) => ({
    data: await unfoldSupplier(
      db,
      scopeInCompany(scope, params.companyId, 'supplier-transfers.read'),
      params.supplierName,
      request.language,
    ),
  }));

  companyRoute(app, tables.asset, async ({ scope, params, request }) => ({
    data: await unfoldAsset(
      db,
      scopeInCompany(scope, params.companyId, 'assets.read'),
      params.assetName,
      request.language,
    ),
  }));

  companyRoute(app, tables.suppliers, async ({ scope, request }) => ({
    data: await supplierLines(db, scope, request.language),
  }));

  companyRoute(app, tables.assets, async ({ scope, request }) => ({
    data: await assetLines(db, scope, request.language),
  }));

  companyRoute(app, tables.notification, async ({ scope, request }) => ({
    data: await registryNotification(db, scope, request.language),
  }));

  companyRoute(app, tables.gapRecords, async ({ scope, query }) => ({
    data: await gapRecords(db, scope, query.kod, query.kategori),
  }));

  companyRoute(app, tables.crossChecks, async ({ scope, query, request }) => ({
    data: await crossChecks(db, scope, query, request.language),
  }));

  companyRoute(app, tables.export, async ({ scope, body, reply }) => {
    const file = await exportTable(db, scope, body.view, body.lang);
    return reply
      .type(SHEET_TYPE)
      .header('content-disposition', file.disposition)
      .send(file.content);
  });
}
