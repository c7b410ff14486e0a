import { SECOND_STEP, type Registration, type Security } from '@emanet/contract/auth/second-step';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { Queries } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { throttle } from '../../../platform/http/throttle.ts';
import { browserOf } from '../../entry-logs/entry-logs.ts';
import { accountIn, logEntry } from '../entry-log.ts';
import { SECOND_STEP_LIMIT } from '../limits.ts';
import { endOtherSessions, endOwnSession } from '../sessions.ts';
import { newSecret, stepOf } from './authenticator.ts';
import { note } from './notices.ts';
import { creationOptions, keyOf } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  confirmPending,
  deleteAppRow,
  deletePasskeyRow,
  factorsOf,
  holdPerson,
  insertPasskey,
  isFresh,
  renamePasskeyRow,
  replaceRecoveryCodes,
  selectApp,
  selectDemanding,
  selectOwnEntries,
  selectPasskeys,
  selectSessions,
  storePending,
  strengthen,
} from './queries.ts';
import { newRecoveryCodes } from './recovery.ts';

/** A person who works on the own account. */
export type Self = Readonly<{ services: Services; visitor: Visitor; actor: SignedIn }>;

/** All that the page about an account's security shows. */
export async function securityOf({ services, actor }: Self): Promise<Security> {
  const { identity } = services.db;
  const { user_id, session_id } = actor;
  const [passkeys, app, factors, isteyenler, sessions, girisler] = await Promise.all([
    selectPasskeys(identity, user_id),
    selectApp(identity, user_id),
    factorsOf(identity, user_id),
    selectDemanding(identity, user_id),
    selectSessions(identity, user_id),
    selectOwnEntries(identity, user_id),
  ]);
  return {
    gecis_anahtarlari: passkeys,
    uygulama: app?.eklenme_tarihi ?? null,
    kurtarma_kodlari: factors.codes,
    isteyenler,
    oturumlar: sessions.map(({ user_agent, ...session }) => ({
      ...session,
      tarayici: browserOf(user_agent),
      bu_oturum: session.id === session_id,
    })),
    girisler,
  };
}

/**
 * Refuses a session that was opened longer ago, or, once there is a second step, without it: a
 * browser left open must not be enough. Endpoints declare this by `fresh`.
 */
export async function requireFresh(
  db: Queries,
  { user_id, session_id }: SignedIn,
  minutes: number,
) {
  const { passkeys, app } = await factorsOf(db, user_id);
  if (!(await isFresh(db, session_id, { strong: passkeys > 0 || app, minutes })))
    fail('SIGN_IN_AGAIN', { values: { minutes } });
}

/** A change of the own second step: one at a time. */
const change = <T>({ services, actor }: Self, work: (tx: Queries) => Promise<T>): Promise<T> =>
  services.db.identity.transaction().execute(async (tx) => {
    await holdPerson(tx, actor.user_id);
    return work(tx);
  });

/** Recovery codes come with the first second step; later ones are made on request. */
const firstCodes = async (tx: Queries, { services, actor }: Self): Promise<string[]> => {
  const { codes } = await factorsOf(tx, actor.user_id);
  return codes > 0 ? [] : newRecoveryCodes(tx, services.config, actor.user_id);
};

/** Options for the browser that makes a key. */
export async function beginPasskey({ services, actor }: Self, party: RelyingParty) {
  const { identity } = services.db;
  const { passkeys } = await factorsOf(identity, actor.user_id);
  if (passkeys >= SECOND_STEP.mostPasskeys)
    fail('PASSKEYS_FULL', { values: { most: SECOND_STEP.mostPasskeys } });
  return creationOptions(identity, services.config, actor, party);
}

/** Adds the key that the browser has made. Returns the recovery codes for the first second step. */
export async function addPasskey(
  self: Self,
  party: RelyingParty,
  { ad, response }: { ad: string; response: Registration },
): Promise<string[]> {
  const { services, visitor, actor } = self;
  const { user_id } = actor;
  const key =
    (await keyOf(services.db.identity, party, user_id, response)) ?? fail('PASSKEY_REFUSED');
  return change(self, async (tx) => {
    const { passkeys } = await factorsOf(tx, user_id);
    if (passkeys >= SECOND_STEP.mostPasskeys)
      fail('PASSKEYS_FULL', { values: { most: SECOND_STEP.mostPasskeys } });
    if (!(await insertPasskey(tx, { ...key, user_id, ad }))) fail('PASSKEY_REFUSED');
    await strengthen(tx, actor.session_id);
    const notice = { change: 'passkeyAdded', about: ad } as const;
    await note(tx, services.config, visitor, accountIn(actor), notice);
    return firstCodes(tx, self);
  });
}

export async function renamePasskey({ services, actor }: Self, id: number, ad: string) {
  if (!(await renamePasskeyRow(services.db.identity, actor.user_id, id, ad))) fail('NOT_FOUND');
}

/** Refuses to remove the last required second step; without any, its recovery codes are deleted. */
async function settle(tx: Queries, user_id: number): Promise<void> {
  const { passkeys, app } = await factorsOf(tx, user_id);
  if (passkeys > 0 || app) return;
  if ((await selectDemanding(tx, user_id)).length > 0) fail('SECOND_STEP_KEPT');
  await replaceRecoveryCodes(tx, user_id, []);
}

export const deletePasskey = (self: Self, id: number): Promise<void> =>
  change(self, async (tx) => {
    const { services, visitor, actor } = self;
    const about = (await deletePasskeyRow(tx, actor.user_id, id)) ?? fail('NOT_FOUND');
    await settle(tx, actor.user_id);
    const notice = { change: 'passkeyDeleted', about } as const;
    await note(tx, services.config, visitor, accountIn(actor), notice);
  });

/** Makes a secret for an app; its codes are required only after the first one was confirmed. */
export const beginApp = (self: Self): Promise<{ anahtar: string; karekod: string }> =>
  change(self, async (tx) => {
    const { services, actor } = self;
    const { sealed, ...shown } = await newSecret(services.config, actor.email);
    await storePending(tx, actor.user_id, sealed);
    return shown;
  });

/** Confirms the app with its first code. Returns the recovery codes for the first second step. */
export async function confirmApp(self: Self, code: string): Promise<string[]> {
  const { services, visitor, actor } = self;
  const { config, clock, db } = services;
  const { attempts, seconds } = SECOND_STEP_LIMIT;
  const limited = { purpose: 'confirmApp', who: String(actor.user_id) };
  await throttle({ config, db: db.identity }, limited, attempts, seconds);
  return change(self, async (tx) => {
    const app = await selectApp(tx, actor.user_id);
    const step = app?.pending ? stepOf(config, clock, app.pending, code) : undefined;
    if (step === undefined) return fail('INVALID_INPUT', { fields: { code: 'app_code' } });
    await confirmPending(tx, actor.user_id, step);
    await strengthen(tx, actor.session_id);
    await note(tx, config, visitor, accountIn(actor), { change: 'appAdded' });
    return firstCodes(tx, self);
  });
}

export const deleteApp = (self: Self): Promise<void> =>
  change(self, async (tx) => {
    const { services, visitor, actor } = self;
    if (!(await deleteAppRow(tx, actor.user_id))) fail('NOT_FOUND');
    await settle(tx, actor.user_id);
    await note(tx, services.config, visitor, accountIn(actor), { change: 'appDeleted' });
  });

/** Replaces the recovery codes; only for a person with a second step. */
export const renewCodes = (self: Self): Promise<string[]> =>
  change(self, async (tx) => {
    const { services, visitor, actor } = self;
    const { passkeys, app } = await factorsOf(tx, actor.user_id);
    if (passkeys === 0 && !app) fail('NOT_FOUND');
    await note(tx, services.config, visitor, accountIn(actor), { change: 'codesRenewed' });
    return newRecoveryCodes(tx, services.config, actor.user_id);
  });

/** Ends one of the own sessions, at once. */
export const closeSession = ({ services, visitor, actor }: Self, id: number): Promise<void> =>
  services.db.identity.transaction().execute(async (tx) => {
    if (!(await endOwnSession(tx, actor.user_id, id))) fail('NOT_FOUND');
    await logEntry(tx, visitor, accountIn(actor), 'oturum_kapatildi');
  });

/** Ends all of the own sessions but this one. */
export const closeOtherSessions = ({ services, visitor, actor }: Self): Promise<void> =>
  services.db.identity.transaction().execute(async (tx) => {
    await endOtherSessions(tx, actor.user_id, actor.session_id);
    await logEntry(tx, visitor, accountIn(actor), 'oturum_kapatildi');
  });
