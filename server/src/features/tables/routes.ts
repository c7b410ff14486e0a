import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { tables } from '@emanet/contract/tables';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { scopeInCompany } from '../../platform/access/scope.ts';
import { crossChecks } from './cross-checks.ts';
import { exportForm } from './forms/forms.ts';
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
  const { reads, sends } = scopedRoutes(app);
  const { services } = app;
  const { db } = services;

  reads(tables.supplier, ({ scope, params, request }) =>
    unfoldSupplier(
      db,
      scopeInCompany(scope, params.companyId, 'supplier-transfers.read'),
      params.supplierName,
      request.language,
    ),
  );
  reads(tables.asset, ({ scope, params, request }) =>
    unfoldAsset(
      db,
      scopeInCompany(scope, params.companyId, 'assets.read'),
      params.assetName,
      request.language,
    ),
  );
  reads(tables.suppliers, ({ scope, request }) => supplierLines(db, scope, request.language));
  reads(tables.assets, ({ scope, request }) => assetLines(db, scope, request.language));
  reads(tables.notification, ({ scope, request }) =>
    registryNotification(db, scope, request.language),
  );
  reads(tables.gapRecords, ({ scope, query }) => gapRecords(db, scope, query.kod, query.kategori));
  reads(tables.crossChecks, ({ scope, query, request }) =>
    crossChecks(db, scope, query, request.language),
  );

  sends(tables.form, SHEET_TYPE, ({ scope, query }) => exportForm(services, scope, query));
  sends(tables.export, SHEET_TYPE, ({ scope, body }) => exportTable(db, scope, body));
}
