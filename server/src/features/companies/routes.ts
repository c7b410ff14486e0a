import { companies } from '@emanet/contract/companies';
import type { App } from '../../platform/http/app.ts';
import { signedInRoute } from '../../platform/http/route.ts';
import { companiesOf } from './companies.ts';

export function companyRoutes(app: App): void {
  signedInRoute(app, companies.list, async ({ actor }) => {
    const data = companiesOf(actor);
    return { data, companies: data };
  });

  signedInRoute(app, companies.logos, async ({ actor }) => ({
    data: companiesOf(actor).map(({ company_id, logo }) => ({ company_id, logo })),
  }));

  // They stand on public pages too: training, applications.
  app.fileReaders.set('logo', 'everybody');
}
