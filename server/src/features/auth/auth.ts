import { randomInt, timingSafeEqual } from 'node:crypto';
import { OTP, type UserInfo } from '@emanet/contract/auth';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../../platform/access/actor.ts';
import { currentCompany, type PersonScope } from '../../platform/access/scope.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { forgive, throttle } from '../../platform/throttle.ts';
import { keyedHash } from '../../platform/tokens.ts';
import { authenticate } from './actor.ts';
import { deviceOf, type Device } from './device.ts';
import { codeMail } from './emails.ts';
import { logEntry } from './entry-log.ts';
import { limitAttempts } from './limit.ts';
import {
  accountOf,
  activateCompany,
  spendCode,
  storeCode,
  takeTry,
  type Account,
} from './queries.ts';
import { endSession, endSessionOf, endSessions, openSession } from './sessions.ts';
import { userInfoOf } from './user-info.ts';

const SECONDS_PER_MINUTE = 60;

const resend = (email: string, device: Device) => ({
  purpose: 'resend',
  who: `${device} ${email}`,
});

const codeHash = (secret: string, user_id: number, code: string) =>
  keyedHash(secret, 'otp', `${user_id}:${code}`);

/** Is there somebody with this address? */
export async function verifyEmail(
  services: Services,
  visitor: Visitor,
  email: string,
): Promise<boolean> {
  await limitAttempts(services, visitor, 'verifyEmail', email);
  const account = await accountOf(services.db.identity, email);
  if (!account) await logEntry(services.db.identity, visitor, { email }, 'eposta_bulunamadi');
  return account !== undefined;
}

/** Mails a new code; a stranger's address is treated the same and gets nothing. */
export async function sendCode(services: Services, visitor: Visitor, email: string): Promise<void> {
  const { config, db } = services;
  await limitAttempts(services, visitor, 'sendCode', email);
  const device = deviceOf(visitor.device, config, email);
  await db.identity.transaction().execute(async (tx) => {
    await throttle({ config, db: tx }, resend(email, device), 1, OTP.resendSeconds);
    const account = await accountOf(tx, email);
    if (!account) return logEntry(tx, visitor, { email }, 'eposta_bulunamadi');
    const code = String(randomInt(10 ** OTP.digits)).padStart(OTP.digits, '0');
    const hash = codeHash(config.SECRET, account.user_id, code);
    await storeCode(tx, account.user_id, device, hash);
    await enqueueMail(tx, config, {
      to: account.email,
      language: visitor.language,
      content: codeMail(visitor.language, code),
      urgent: true,
      uselessAfterSeconds: OTP.minutes * SECONDS_PER_MINUTE,
    });
  });
}

/** Turns a code into a new session and the person it belongs to. */
export async function enterCode(
  services: Services,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<{ token: string; user: UserInfo }> {
  await limitAttempts(services, visitor, 'enterCode', email);
  const outcome = await tryCode(services, visitor, email, code);
  if ('left' in outcome)
    return outcome.left > 0
      ? fail('OTP_WRONG', { values: { left: outcome.left } })
      : fail('OTP_EXPIRED');
  const actor = await authenticate(services.db)({ kind: 'cookie', token: outcome.token });
  return actor ? { token: outcome.token, user: userInfoOf(actor) } : fail('OTP_EXPIRED');
}

/** One transaction a try; a wrong one is stored as well, so it is returned and not thrown. */
const tryCode = (
  { config, db }: Services,
  visitor: Visitor,
  email: string,
  code: string,
): Promise<{ token: string } | { left: number }> =>
  db.identity.transaction().execute(async (tx) => {
    const account = await accountOf(tx, email);
    const device = deviceOf(visitor.device, config, email);
    const live = account && (await takeTry(tx, account.user_id, device));
    if (!live) {
      await logEntry(tx, visitor, account ?? { email }, 'kod_gecersiz');
      return { left: 0 };
    }
    const entered = codeHash(config.SECRET, account.user_id, code);
    if (!timingSafeEqual(entered, live.code_hash)) {
      await logEntry(tx, visitor, account, 'kod_hatali');
      return { left: live.tries_left };
    }
    await spendCode(tx, account.user_id, device);
    await forgive({ config, db: tx }, resend(email, device));
    if (visitor.session) await endSessionOf(tx, visitor.session);
    await logEntry(tx, visitor, account, 'giris_yapildi');
    return { token: await openSession(tx, account.user_id) };
  });

/** The person as the entry log of a company names them. */
const accountIn = (actor: Person, company_id: number | null): Account => ({
  user_id: actor.user_id,
  email: actor.email,
  fullname: actor.fullname,
  role: actor.role,
  company_id,
});

/** Ends the session of a request, or with `all` every session of its person. */
export const signOut = (
  { db }: Services,
  visitor: Visitor,
  actor: Person,
  all: boolean,
): Promise<void> =>
  db.identity.transaction().execute(async (tx) => {
    if (all) await endSessions(tx, actor.user_id);
    else await endSession(tx, actor.session_id);
    const account = accountIn(actor, currentCompany(actor)?.company_id ?? null);
    await logEntry(tx, visitor, account, all ? 'tum_oturumlar_kapatildi' : 'cikis');
  });

/**
 * Makes another of the consultant's companies the active one. The company entered hears of it, and
 * of no other company.
 */
export async function switchCompany(
  { db }: Services,
  visitor: Visitor,
  { actor }: PersonScope,
  asked: { user_id: number; company_id: number; company_active: boolean },
): Promise<void> {
  if (!asked.company_active) fail('INVALID_INPUT', { fields: { company_active: 'choice' } });
  const own = actor.memberships.some((one) => one.company_id === asked.company_id);
  if (asked.user_id !== actor.user_id || !own) fail('COMPANY_FORBIDDEN');
  await db.identity.transaction().execute(async (tx) => {
    const switched = await activateCompany(tx, actor.user_id, asked.company_id);
    if (!switched) fail('COMPANY_FORBIDDEN');
    if (currentCompany(actor)?.company_id === asked.company_id) return;
    await logEntry(tx, visitor, accountIn(actor, asked.company_id), 'sirket_degistirme');
  });
}
