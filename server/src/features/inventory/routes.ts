import { inventory } from '@emanet/contract/inventory';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { countRecords, listLibrary } from './inventory.ts';

export function inventoryRoutes(app: App): void {
  const { db, config } = app.services;

  companyRoute(app, inventory.counts, async ({ scope }) => ({
    data: await countRecords(db, scope),
  }));

  companyRoute(app, inventory.library, async ({ scope }) => ({
    data: await listLibrary(db, scope, config.TEMPLATE_COMPANY_ID),
  }));
}
