import { inventory } from '@emanet/contract/inventory';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { countRecords, listChoices, listLibrary } from './inventory.ts';

export function inventoryRoutes(app: App): void {
  const { reads } = scopedRoutes(app);
  const { db, config } = app.services;

  reads(inventory.counts, ({ scope }) => countRecords(db, scope));
  reads(inventory.library, ({ scope, query }) =>
    listLibrary(db, scope, config.TEMPLATE_COMPANY_ID, query),
  );
  reads(inventory.choices, ({ scope }) => listChoices(app.services, scope));
}
