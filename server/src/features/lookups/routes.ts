import { lookups } from '@emanet/contract/lookups';
import type { App } from '../../platform/http/app.ts';
import { personRoutes } from '../../platform/http/route.ts';
import { dataCategories } from './lookups.ts';

export function lookupRoutes(app: App): void {
  const { reads } = personRoutes(app);
  reads(lookups.personalData, ({ query }) => dataCategories(query.lang));
}
