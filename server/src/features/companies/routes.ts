import { companies } from '@emanet/contract/companies';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { companyRoute, signedInRoute } from '../../platform/http/route.ts';
import { askArchive, listArchives, openArchive } from './archive.ts';
import { companiesOf, listCompanies } from './companies.ts';
import { listConsultants, setConsultant } from './consultants.ts';
import { readErasure, requestErasure, withdrawErasure } from './erasure.ts';
import {
  deleteLogo,
  listUsers,
  readProfile,
  readUsage,
  revealContact,
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

  companyRoute(app, companies.revealContact, async ({ scope }) => ({
    data: { irtibat_tckn: await revealContact(services, scope) },
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

  companyRoute(app, companies.consultants, async ({ scope }) => ({
    data: await listConsultants(services, scope),
  }));

  companyRoute(app, companies.setConsultant, async ({ scope, body, request }) => ({
    data: await setConsultant(services, scope, body),
    message: sentenceOf('consultantChanged', request.language),
  }));

  companyRoute(app, companies.archives, async ({ scope }) => ({
    data: await listArchives(services, scope),
  }));

  companyRoute(app, companies.askArchive, async ({ scope, body, request }) => ({
    data: await askArchive(services, scope, body.dil),
    message: sentenceOf('archiveAsked', request.language),
  }));

  companyRoute(app, companies.archive, async ({ scope, params, request, reply }) => {
    const { name, content, size } = await openArchive(services, scope, params.id, request.language);
    return reply
      .type('application/zip')
      .header('content-disposition', name)
      .header('content-length', size)
      .header('cache-control', 'private, no-store')
      .send(content);
  });

  companyRoute(app, companies.erasure, async ({ scope }) => ({
    data: await readErasure(services, scope),
  }));

  companyRoute(app, companies.askErasure, async ({ scope, body, request }) => ({
    data: await requestErasure(services, scope, body.company_name),
    message: sentenceOf('erasureAsked', request.language),
  }));

  companyRoute(app, companies.cancelErasure, async ({ scope, request }) => ({
    data: await withdrawErasure(services, scope),
    message: sentenceOf('erasureCancelled', request.language),
  }));

  // They stand on public pages too: training, applications.
  app.fileReaders.set('logo', 'everybody');
}
