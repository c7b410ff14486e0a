import {
  MOST_ATTACHED_MB,
  MOST_ATTACHMENTS,
  UNCONFIRMED_HOURS,
  type ApplicationForm,
} from '@emanet/contract/applications/form';
import { openLink, scopeAtForm } from '../../../platform/access/links.ts';
import type { LinkScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { settle } from '../../../platform/files/receive.ts';
import { insertFile, type ReceivedFile } from '../../../platform/files/rows.ts';
import type { Services } from '../../../platform/services.ts';
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts';
import {
  beginRow,
  companyOfForm,
  deleteAttached,
  insertAttached,
  lockBegun,
  selectAttached,
  selectForm,
  type Begun,
} from './queries.ts';

/** Somebody at the open form of a company: reaches its name, and no application. */
async function atForm({ db }: Services, slug: string): Promise<LinkScope> {
  const found = (await companyOfForm(db, slug)) ?? fail('APPLICATION_FORM_CLOSED');
  return scopeAtForm(found.company_id);
}

export async function readForm(services: Services, slug: string): Promise<ApplicationForm> {
  const scope = await atForm(services, slug);
  const form = await services.db.read(scope, (tx) => selectForm(tx, scope));
  return form ?? fail('APPLICATION_FORM_CLOSED');
}

/** The site that may show the form in a frame, as the company's settings say. */
export const framerOfForm = async ({ db }: Services, slug: string): Promise<string | undefined> =>
  (await companyOfForm(db, slug))?.izinli_site ?? undefined;

/** Begins an application and gives the token that it is written, confirmed and found again with. */
export async function begin(services: Services, slug: string): Promise<string> {
  const { db, clock } = services;
  const scope = await atForm(services, slug);
  const token = newToken();
  const made = await db.write(scope, (tx) => beginRow(tx, tokenHash(token), clock.now()));
  if (made === null) fail('APPLICATION_FORM_CLOSED');
  return token;
}

/** Opening of an application by its token. */
export async function openApplication(services: Services, token: string): Promise<LinkScope> {
  try {
    return await openLink(services, 'applicant', token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') fail('APPLICATION_GONE');
    throw error;
  }
}

/** An application that was begun and is neither confirmed nor too old, held until the transaction ends. */
export async function holdBegun({ clock }: Services, tx: Tx, scope: LinkScope): Promise<Begun> {
  const begun = (await lockBegun(tx, scope)) ?? fail('APPLICATION_GONE');
  const age = clock.now().getTime() - Date.parse(begun.olusturma_tarihi);
  return age < UNCONFIRMED_HOURS * 3_600_000 ? begun : fail('APPLICATION_GONE');
}

/** Adds a file to what was begun. */
export async function attach(services: Services, token: string, received: ReceivedFile) {
  const { clock, db, files } = services;
  const scope = await openApplication(services, token);
  await db.write(scope, async (tx) => {
    await holdBegun(services, tx, scope);
    const sizes = (await selectAttached(tx, scope)).map(({ boyut }) => boyut);
    const total = sizes.reduce((sum, size) => sum + size, received.size);
    if (sizes.length >= MOST_ATTACHMENTS || total > MOST_ATTACHED_MB * 2 ** 20)
      fail('INVALID_INPUT', { fields: { dosya: 'attachments' } });
  });
  const file = await settle(files, scope.company_id, received);
  return db.write(scope, async (tx) => {
    await holdBegun(services, tx, scope);
    await insertFile(tx, scope.company_id, file);
    const id = await insertAttached(tx, scope, file.id, clock.now());
    return { id, ad: file.name, boyut: file.size };
  });
}

/** Takes a file away again. */
export async function detach(services: Services, token: string, id: number): Promise<void> {
  const scope = await openApplication(services, token);
  await services.db.write(scope, async (tx) => {
    await holdBegun(services, tx, scope);
    if (!(await deleteAttached(tx, scope, id))) fail('NOT_FOUND');
  });
}
