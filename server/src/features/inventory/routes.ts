import { inventory } from '@emanet/contract/inventory';
import type { App } from '../../platform/http/app.ts';
import { companyRoute } from '../../platform/http/route.ts';
import { countRecords } from './inventory.ts';

export function inventoryRoutes(app: App): void {
  const { db } = app.services;

  companyRoute(app, inventory.counts, async ({ scope }) => ({
    data: await countRecords(db, scope),
  }));
}
