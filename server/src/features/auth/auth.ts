import { timingSafeEqual } from 'node:crypto';
import { OTP, SIGN_IN_LINK } from '@emanet/contract/auth';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedIn } from '../../platform/access/actor.ts';
import { currentCompany } from '../../platform/access/scope.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { networkOf } from '../../platform/http/network-address.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { forgive, forgiveOne, throttle } from '../../platform/http/throttle.ts';
import { newCode } from '../../platform/crypto/mailed-code.ts';
import { keyedHash, newToken, tokenHash } from '../../platform/crypto/tokens.ts';
import { selectPersonBehindCalendar } from './actor.ts';
import { browserAsking, browserOf, deviceOf, isKnown, type Device } from './device.ts';
import { codeMail } from './emails.ts';
import { entered, signInOrWait, type Entered } from './entering.ts';
import { accountIn, logEntry } from './entry-log.ts';
import { limitAttempts, limitNetwork } from './limit.ts';
import {
  accountOf,
  activateCompany,
  liveCode,
  shareCode,
  spendCode,
  spendLink,
  storeCode,
  takeTry,
  type LiveCode,
} from './queries.ts';
import { endSession, endSessions } from './sessions.ts';

const SECONDS_PER_MINUTE = 60;

/** The person and company of a calendar token; undefined when the link or the person is gone. */
export const personBehindCalendar = ({ db }: Services, token: string) =>
  selectPersonBehindCalendar(db, token);

export { selectPeople } from './actor.ts';
/** The pause between two codes is the device's own, else the network's. */
const resend = ({ config }: Services, visitor: Visitor, email: string) => ({
  purpose: 'resend',
  who: `${deviceOf(visitor.device, config, email) || networkOf(visitor.address)} ${email}`,
});

const codeHash = (secret: string, user_id: number, code: string) =>
  keyedHash(secret, 'otp', `${user_id}:${code}`);

/** Is there an account with this address? */
export async function verifyEmail(services: Services, visitor: Visitor, email: string) {
  await limitAttempts(services, visitor, 'verifyEmail', email);
  const account = await accountOf(services.db.identity, email);
  if (!account) await logEntry(services.db.identity, visitor, { email }, 'eposta_bulunamadi');
  return account !== undefined;
}

/** Mails of one code that a browser without an earlier sign-in may cause. */
const MAILS_OF_A_CODE = 2;

/**
 * May another code be mailed while one is valid? A browser of an earlier sign-in may have one; any
 * other only the code that it requested, once more, since that mail can be lost.
 */
const mayMailAgain = ({ config }: Services, live: LiveCode, browser: Device): boolean =>
  config.RATE_LIMIT === 'off' ||
  isKnown(browser) ||
  (live.device === browser && live.sent < MAILS_OF_A_CODE);

/**
 * Mails a new code; an unknown address is treated the same and gets no mail. Returns the cookie for
 * a browser that has none yet.
 */
export async function sendCode(services: Services, visitor: Visitor, email: string) {
  const { config, db } = services;
  await limitAttempts(services, visitor, 'sendCode', email);
  const { browser, cookie } = browserAsking(visitor, config, email);
  await db.identity.transaction().execute(async (tx) => {
    await throttle({ config, db: tx }, resend(services, visitor, email), 1, OTP.resendSeconds);
    const account = await accountOf(tx, email);
    if (!account) return logEntry(tx, visitor, { email }, 'eposta_bulunamadi');
    const live = await liveCode(tx, account.user_id);
    if (live && !mayMailAgain(services, live, browser))
      return shareCode(tx, account.user_id, live.device, browser);
    const code = newCode(OTP);
    const link = newToken();
    const asked = await storeCode(tx, account.user_id, browser, {
      code_hash: codeHash(config.SECRET, account.user_id, code),
      link_hash: tokenHash(link),
      sent: live?.device === browser ? live.sent + 1 : 1,
    });
    await enqueueMail(tx, config, {
      to: account.email,
      language: visitor.language,
      content: codeMail(
        visitor.language,
        { code, asked },
        `${config.BASE_URL}${visitor.language === 'en' ? '/en' : ''}/login#${SIGN_IN_LINK}=${link}`,
      ),
      urgent: true,
      uselessAfterSeconds: OTP.minutes * SECONDS_PER_MINUTE,
    });
  });
  return cookie;
}

/** The token of a sign-in that waits for the second step. */
type Waiting = Readonly<{ waiting: string }>;

/** Turns a code into a new session and the person it belongs to, or into a wait for the second step. */
export async function enterCode(
  services: Services,
  visitor: Visitor,
  { email, code }: { email: string; code: string },
): Promise<Entered | Waiting> {
  const counted = await limitAttempts(services, visitor, 'enterCode', email);
  const outcome = await tryCode(services, visitor, email, code);
  // Only wrong codes count.
  if (!('left' in outcome))
    await forgiveOne({ config: services.config, db: services.db.identity }, counted);
  if ('left' in outcome)
    return outcome.left > 0
      ? fail('OTP_WRONG', { values: { left: outcome.left } })
      : fail('OTP_EXPIRED');
  return 'waiting' in outcome ? outcome : entered(services, outcome.token);
}

/**
 * Turns the link of a mail into a new session and its person. The link cannot be guessed, so
 * attempts at the account's codes do not count against it.
 */
export async function enterLink(
  services: Services,
  visitor: Visitor,
  link: string,
): Promise<Entered | Waiting> {
  const { db } = services;
  await limitNetwork(services, visitor, 'enterLink');
  const outcome = await db.identity.transaction().execute(async (tx) => {
    const email = await spendLink(tx, tokenHash(link));
    const account = email && (await accountOf(tx, email));
    return account ? signInOrWait(tx, services, visitor, account, 'eposta_baglantisi') : undefined;
  });
  if (!outcome) return fail('LINK_EXPIRED');
  return 'waiting' in outcome ? outcome : entered(services, outcome.token);
}

/** One transaction per try; a wrong code must be stored, so it is returned and not thrown. */
const tryCode = (
  services: Services,
  visitor: Visitor,
  email: string,
  code: string,
): Promise<{ token: string } | Waiting | { left: number }> =>
  services.db.identity.transaction().execute(async (tx) => {
    const { config } = services;
    const account = await accountOf(tx, email);
    const browser = browserOf(visitor, config, email);
    const live = account && (await takeTry(tx, account.user_id, browser));
    if (!live) {
      await logEntry(tx, visitor, account ?? { email }, 'kod_gecersiz');
      return { left: 0 };
    }
    const entered = codeHash(config.SECRET, account.user_id, code);
    if (!timingSafeEqual(entered, live.code_hash)) {
      await logEntry(tx, visitor, account, 'kod_hatali');
      return { left: live.tries_left };
    }
    await spendCode(tx, account.user_id, live.code_hash);
    await forgive({ config, db: tx }, resend(services, visitor, email));
    return signInOrWait(tx, services, visitor, account, 'eposta_kodu');
  });

/** Ends the session of a request, or with `all` every session of the person. */
export const signOut = ({ db }: Services, visitor: Visitor, actor: SignedIn, all: boolean) =>
  db.identity.transaction().execute(async (tx) => {
    if (all && !actor.ziyaretci) await endSessions(tx, actor.user_id);
    else await endSession(tx, actor.session_id);
    if (actor.ziyaretci) return;
    await logEntry(tx, visitor, accountIn(actor), all ? 'tum_oturumlar_kapatildi' : 'cikis');
  });

/** Makes another of the person's companies the active one. Only the entered company logs it. */
export async function switchCompany(
  { db }: Services,
  visitor: Visitor,
  actor: SignedIn,
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
