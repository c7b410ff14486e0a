import { companies } from '@emanet/contract/companies';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, signedInRoute } from '../../platform/http/route.ts';
import { companiesOf, listCompanies } from './companies.ts';
import {
  deleteLogo,
  listUsers,
  readProfile,
  readUsage,
  updateLogo,
  updateProfile,
} from './profile.ts';
import { sentenceOf } from './sentences.ts';

/** The companies of a person, and the data of the one they work in. */
export function companyRoutes(app: App): void {
  const { services } = app;

  signedInRoute(app, companies.list, async ({ actor }) => {
    const data = await listCompanies(services, actor);
    return { data, companies: data };
  });

  signedInRoute(app, companies.logos, async ({ actor }) => ({
    data: companiesOf(actor).map(({ company_id, logo }) => ({ company_id, logo })),
  }));

  companyRoute(app, companies.profile, async ({ scope }) => ({
    data: await readProfile(services, scope),
  }));

  companyRoute(app, companies.users, async ({ scope }) => ({
    data: await listUsers(services, scope),
  }));

  companyRoute(app, companies.usage, async ({ scope }) => ({
    data: await readUsage(services, scope),
  }));

  companyRoute(app, companies.update, async ({ scope, body, request }) => ({
    data: await updateProfile(services, scope, body),
    message: sentenceOf('updated', request.language),
  }));

  companyRoute(app, companies.updateLogo, async ({ scope, body, file, request }) => ({
    // The endpoint asks for a file, so a request without one never comes here.
    data: await updateLogo(services, scope, body.company_id, file ?? fail('INVALID_INPUT')),
    message: sentenceOf('logoChanged', request.language),
  }));

  companyRoute(app, companies.deleteLogo, async ({ scope, request }) => ({
    data: await deleteLogo(services, scope),
    message: sentenceOf('logoRemoved', request.language),
  }));

  // They stand on public pages too: training, applications.
  app.fileReaders.set('logo', 'everybody');
}
