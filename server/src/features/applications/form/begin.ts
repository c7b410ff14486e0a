import { UNCONFIRMED_HOURS, type ApplicationForm } from '@emanet/contract/applications/form';
import { openLink, scopeAtForm } from '../../../platform/access/links.ts';
import type { LinkScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts';
import {
  beginRow,
  companyOfForm,
  framerOfCompany,
  lockBegun,
  selectForm,
  type BegunRow,
} from './queries.ts';

/** A visitor at the open form of a company: reaches its name, and no application. */
async function atForm({ config, db }: Services, slug: string): Promise<LinkScope> {
  const found = (await companyOfForm(db, slug)) ?? fail('APPLICATION_FORM_CLOSED');
  // The library has no members: an application there would have legal weight and no reader.
  if (found.company_id === config.TEMPLATE_COMPANY_ID) fail('APPLICATION_FORM_CLOSED');
  return scopeAtForm(found.company_id);
}

export async function readForm(services: Services, slug: string): Promise<ApplicationForm> {
  const scope = await atForm(services, slug);
  const form = await services.db.read(scope, (tx) => selectForm(tx, scope));
  return form ?? fail('APPLICATION_FORM_CLOSED');
}

/** The site that may show the pages of a company's form in a frame, by its settings. */
export const framerOfForm = async ({ db }: Services, slug: string): Promise<string | undefined> =>
  (await companyOfForm(db, slug))?.izinli_site ?? undefined;

/** The same for a page that an application's token leads to. */
export const framerOfLink = async ({ db }: Services, { company_id }: LinkScope) =>
  (await framerOfCompany(db, company_id)) ?? undefined;

type Begun = Readonly<{ token: string; scope: LinkScope }>;

/** Begins an application and returns the token for its confirmation and receipt. */
export async function begin(services: Services, slug: string): Promise<Begun> {
  const { db, clock } = services;
  const scope = await atForm(services, slug);
  const token = newToken();
  const made = await db.write(scope, (tx) => beginRow(tx, tokenHash(token), clock.now()));
  if (made === null) fail('APPLICATION_FORM_CLOSED');
  return { token, scope: await openApplication(services, token) };
}

/** Opening of an application by its token. */
export const openApplication = (services: Services, token: string): Promise<LinkScope> =>
  openLink(services, 'applicant', token);

/** Locks a begun application that is neither confirmed nor too old. */
export async function holdBegun({ clock }: Services, tx: Tx, scope: LinkScope): Promise<BegunRow> {
  const begun = (await lockBegun(tx, scope)) ?? fail('APPLICATION_GONE');
  const age = clock.now().getTime() - Date.parse(begun.olusturma_tarihi);
  return age < UNCONFIRMED_HOURS * 3_600_000 ? begun : fail('APPLICATION_GONE');
}
