import { SECOND_STEP, type Assertion, type SecondWay } from '@emanet/contract/auth/second-step';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../platform/start/config.ts';
import type { Queries } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { cookieOptions, waitingCookieName } from '../../../platform/http/credential.ts';
import type { Visitor } from '../../../platform/http/visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { throttle } from '../../../platform/http/throttle.ts';
import { tokenHash } from '../../../platform/crypto/tokens.ts';
import { entered, signIn, type Entered } from '../entering.ts';
import { logEntry } from '../entry-log.ts';
import { limitNetwork } from '../limit.ts';
import { SECOND_STEP_LIMIT } from '../limits.ts';
import { accountOfId } from '../queries.ts';
import { spendAppCode } from './authenticator.ts';
import { noteRecoveryCode } from './notices.ts';
import { counterOf, requestOptions } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import {
  deleteWaiting,
  factorsOf,
  notePasskeyUse,
  selectPasskey,
  takeWaitingTry,
  waitingPerson,
} from './queries.ts';
import { spendCode } from './recovery.ts';

const SECONDS_PER_MINUTE = 60;

/** Lets the browser continue with the second step of its sign-in. */
export function rememberWaiting(reply: FastifyReply, config: Config, token: string): void {
  const maxAge = SECOND_STEP.minutes * SECONDS_PER_MINUTE;
  reply.setCookie(waitingCookieName(config), token, { ...cookieOptions(config), maxAge });
}

const personWaiting = async ({ db }: Services, { waiting }: Visitor): Promise<number> =>
  (await waitingPerson(db.identity, tokenHash(waiting))) ?? fail('SECOND_STEP_EXPIRED');

/** Second steps of the person whose sign-in waits. */
export async function waysOf(services: Services, visitor: Visitor): Promise<SecondWay[]> {
  const user_id = await personWaiting(services, visitor);
  const { passkeys, app, codes } = await factorsOf(services.db.identity, user_id);
  return [
    ...(passkeys > 0 ? (['gecis_anahtari'] as const) : []),
    ...(app ? (['uygulama'] as const) : []),
    ...(codes > 0 ? (['kurtarma_kodu'] as const) : []),
  ];
}

type Check = (tx: Queries, user_id: number) => Promise<boolean>;
type Outcome = { token: string } | { left: number };

/** One try at the second step; a wrong one must be stored, so it is not thrown. */
async function enter(services: Services, visitor: Visitor, way: SecondWay, check: Check) {
  const { config, db } = services;
  const person = await personWaiting(services, visitor);
  const limited = { purpose: 'secondStep', who: String(person) };
  const { attempts, seconds } = SECOND_STEP_LIMIT;
  await throttle({ config, db: db.identity }, limited, attempts, seconds);
  const hash = tokenHash(visitor.waiting);
  const outcome = await db.identity.transaction().execute(async (tx): Promise<Outcome> => {
    const waiting = await takeWaitingTry(tx, hash);
    const account = waiting && (await accountOfId(tx, waiting.user_id));
    if (!account) return { left: 0 };
    if (!(await check(tx, account.user_id))) {
      await logEntry(tx, visitor, account, 'ikinci_adim_hatali', way);
      return { left: waiting.tries_left };
    }
    await deleteWaiting(tx, hash);
    if (way === 'kurtarma_kodu') {
      const { codes } = await factorsOf(tx, account.user_id);
      await noteRecoveryCode(tx, config, visitor, account, codes);
    }
    return { token: await signIn(tx, services, visitor, account, way) };
  });
  if ('token' in outcome) return entered(services, outcome.token);
  return outcome.left > 0
    ? fail('OTP_WRONG', { values: { left: outcome.left } })
    : fail('SECOND_STEP_EXPIRED');
}

/** The second step with the code of an app; each code is valid once. */
export const enterAppCode = (services: Services, visitor: Visitor, code: string) =>
  enter(services, visitor, 'uygulama', (tx, user_id) => spendAppCode(tx, services, user_id, code));

/** The second step with a recovery code; each is valid once, and its use is mailed. */
export const enterRecoveryCode = (services: Services, visitor: Visitor, code: string) =>
  enter(services, visitor, 'kurtarma_kodu', (tx, user_id) =>
    spendCode(tx, services.config, user_id, code),
  );

/** Begins a sign-in with a passkey: alone, or as the second step. */
export async function beginEntry(services: Services, visitor: Visitor, party: RelyingParty) {
  await limitNetwork(services, visitor, 'passkeyOptions');
  return requestOptions(services.db.identity, party);
}

/**
 * Signs in with a passkey. It proves the device and, by finger, face or PIN, the person, so neither
 * a code nor a second step is needed.
 */
export async function enterPasskey(
  services: Services,
  visitor: Visitor,
  party: RelyingParty,
  response: Assertion,
): Promise<Entered> {
  const { db } = services;
  await limitNetwork(services, visitor, 'enterPasskey');
  const passkey = (await selectPasskey(db.identity, response.id)) ?? fail('PASSKEY_UNKNOWN');
  const account = (await accountOfId(db.identity, passkey.user_id)) ?? fail('PASSKEY_UNKNOWN');
  const counter = await counterOf(db.identity, party, passkey, response);
  if (counter === undefined) {
    await logEntry(db.identity, visitor, account, 'ikinci_adim_hatali', 'gecis_anahtari');
    return fail('PASSKEY_REFUSED');
  }
  const token = await db.identity.transaction().execute(async (tx) => {
    await notePasskeyUse(tx, passkey.passkey_id, counter);
    if (visitor.waiting) await deleteWaiting(tx, tokenHash(visitor.waiting));
    return signIn(tx, services, visitor, account, 'gecis_anahtari');
  });
  return entered(services, token);
}
