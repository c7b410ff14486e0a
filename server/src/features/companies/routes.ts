import { serverTexts } from '@emanet/contract/locales/server-texts';
import { companies, type CompanyErasure } from '@emanet/contract/companies';
import { companyEvidence } from '@emanet/contract/companies/evidence';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { updaterName } from '../../platform/access/actor.ts';
import { companyNameOf, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes, signedInRoute, personRoutes } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { askErasure, cancelErasure, selectErasure } from '../../records/company/erasure.ts';
import { mayDecide } from './administrator.ts';
import { companiesOf, listCompanies } from './companies.ts';
import { listConsultants, setConsultant } from './consultants.ts';
import { readEvidenceMail, setEvidenceMail } from './evidence-mail.ts';
import {
  deleteLogo,
  listUsers,
  readMails,
  readProfile,
  readUsage,
  revealContact,
  updateLogo,
  updateProfile,
} from './profile.ts';

const shown = async (tx: Tx, scope: PersonScope): Promise<CompanyErasure> => ({
  bekleyen: (await selectErasure(tx, scope)) ?? null,
  isteyebilir: await mayDecide(tx, scope),
});

const readErasure = ({ db }: Services, scope: PersonScope): Promise<CompanyErasure> =>
  db.read(scope, (tx) => shown(tx, scope));

/** Requests the erasure of the company in thirty days. */
async function requestErasure(services: Services, scope: PersonScope, typed: string) {
  const { db, config } = services;
  const { actor, company_id } = scope;
  if (company_id === config.TEMPLATE_COMPANY_ID) fail('FORBIDDEN');
  if (foldTurkish(typed.trim()) !== foldTurkish(companyNameOf(scope)))
    fail('ERASURE_NAME', { fields: { company_name: 'choice' } });
  return db.write(scope, async (tx) => {
    if (!(await mayDecide(tx, scope))) fail('ERASURE_OF_ADMINISTRATOR');
    await askErasure(tx, { scope, config, by: updaterName(actor), user_id: actor.user_id });
    return shown(tx, scope);
  });
}

/** Cancels the erasure, by a manager of the company. */
const withdrawErasure = ({ db, config }: Services, scope: PersonScope) =>
  db.write(scope, async (tx) => {
    await cancelErasure(tx, { scope, config, by: updaterName(scope.actor) });
    return shown(tx, scope);
  });

const done = serverTexts((all) => all.companies.done);

/** The companies of a person, and the data of the one they work in. */
export function companyRoutes(app: App): void {
  const { services } = app;
  const person = personRoutes(app);
  const { reads, changes } = scopedRoutes(app);

  signedInRoute(app, companies.list, async ({ actor }) => {
    const data = await listCompanies(services, actor);
    return { data, companies: data };
  });

  person.reads(companies.logos, ({ actor }) =>
    companiesOf(actor).map(({ company_id, logo }) => ({ company_id, logo })),
  );
  reads(companies.profile, ({ scope }) => readProfile(services, scope));
  reads(companies.users, ({ scope }) => listUsers(services, scope));
  reads(companies.usage, ({ scope }) => readUsage(services, scope));
  reads(companies.mails, ({ scope }) => readMails(services, scope));
  changes(companies.update, done.updated, ({ scope, body }) =>
    updateProfile(services, scope, body),
  );
  reads(companies.revealContact, async ({ scope }) => ({
    irtibat_tckn: await revealContact(services, scope),
  }));

  changes(companies.updateLogo, done.logoChanged, ({ scope, body, file }) =>
    // The endpoint requires a file, so a request without one never comes here.
    updateLogo(services, scope, body.company_id, file ?? fail('INVALID_INPUT')),
  );
  changes(companies.deleteLogo, done.logoRemoved, ({ scope }) => deleteLogo(services, scope));
  reads(companies.consultants, ({ scope }) => listConsultants(services, scope));
  changes(companies.setConsultant, done.consultantChanged, ({ scope, body }) =>
    setConsultant(services, scope, body),
  );
  reads(companyEvidence.evidenceMail, ({ scope }) => readEvidenceMail(services, scope));
  changes(companyEvidence.setEvidenceMail, done.evidenceMailSet, ({ scope, body }) =>
    setEvidenceMail(services, scope, body),
  );

  reads(companies.erasure, ({ scope }) => readErasure(services, scope));
  changes(companies.askErasure, done.erasureAsked, ({ scope, body }) =>
    requestErasure(services, scope, body.company_name),
  );
  changes(companies.cancelErasure, done.erasureCancelled, ({ scope }) =>
    withdrawErasure(services, scope),
  );

  // Logos are shown on public pages too: training, applications.
  app.fileReaders.set('logo', 'everybody');
}
