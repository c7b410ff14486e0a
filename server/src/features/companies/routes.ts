import { companies } from '@emanet/contract/companies';
import type { App } from '../../platform/http/app.ts';
import { publicRoute, signedInRoute } from '../../platform/http/route.ts';
import { companiesOf } from './companies.ts';
import { openLogo } from './logo.ts';

const CACHED = 'public, max-age=86400';

export function companyRoutes(app: App): void {
  const { config } = app.services;

  signedInRoute(app, companies.list, async ({ actor }) => {
    const data = companiesOf(actor);
    return { data, companies: data };
  });

  signedInRoute(app, companies.logos, async ({ actor }) => ({
    data: companiesOf(actor).map(({ company_id, logo }) => ({ company_id, logo })),
  }));

  publicRoute(app, companies.logoFile, async ({ params, reply }) => {
    const { type, size, content } = await openLogo(config.DATA_DIR, params.file);
    return reply
      .type(type)
      .header('content-length', size)
      .header('cache-control', CACHED)
      .send(content);
  });
}
