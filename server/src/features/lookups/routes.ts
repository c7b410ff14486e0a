import { lookups } from '@emanet/contract/lookups';
import type { App } from '../../platform/http/app.ts';
import { signedInRoute } from '../../platform/http/route.ts';
import { dataCategories } from './lookups.ts';

export function lookupRoutes(app: App): void {
  signedInRoute(app, lookups.personalData, async ({ query }) => ({
    data: dataCategories(query.lang),
  }));
}
