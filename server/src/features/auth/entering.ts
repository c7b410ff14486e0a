import type { UserInfo } from '@emanet/contract/auth';
import type { SignInWay } from '@emanet/contract/entry-logs';
import { fail } from '../../platform/errors.ts';
import type { Queries } from '../../platform/db.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { newToken, tokenHash } from '../../platform/crypto/tokens.ts';
import { browserKind } from '../entry-logs/entry-logs.ts';
import { authenticate } from './actor.ts';
import { logEntry } from './entry-log.ts';
import { isSuspended, keepLanguage, type Account } from './queries.ts';
import { noteDemand, noteNewBrowser } from './second-step/notices.ts';
import { demandOf, factorsOf, insertWaiting, selectUsedBrowsers } from './second-step/queries.ts';
import { endSessionOf, openSession } from './sessions.ts';
import { userInfoOf } from './user-info.ts';

/** A new session and the person it belongs to. */
export type Entered = Readonly<{ token: string; user: UserInfo }>;

/** Opens a session that replaces the browser's session; returns its token. */
export async function signIn(
  tx: Queries,
  { config }: Services,
  visitor: Visitor,
  account: Account,
  way: SignInWay,
): Promise<string> {
  if (await isSuspended(tx, account.user_id)) fail('COMPANY_SUSPENDED');
  const used = await selectUsedBrowsers(tx, account.user_id);
  if (used.length > 0 && !used.map(browserKind).includes(browserKind(visitor.userAgent)))
    await noteNewBrowser(tx, config, visitor, account);
  if (visitor.session) await endSessionOf(tx, visitor.session);
  await logEntry(tx, visitor, account, 'giris_yapildi', way);
  await keepLanguage(tx, account.user_id, visitor.language);
  const guclu = way !== 'eposta_kodu' && way !== 'eposta_baglantisi';
  return openSession(tx, account.user_id, {
    ip: visitor.address,
    user_agent: visitor.userAgent,
    guclu,
  });
}

/** Opens a session, or lets the sign-in wait for the person's second step. */
export async function signInOrWait(
  tx: Queries,
  services: Services,
  visitor: Visitor,
  account: Account,
  way: SignInWay,
): Promise<{ token: string } | { waiting: string }> {
  const { passkeys, app } = await factorsOf(tx, account.user_id);
  if (passkeys === 0 && !app) {
    const from = await demandOf(tx, account.user_id, services.config.SECOND_STEP === 'required');
    if (from) await noteDemand(tx, services.config, visitor, account, from);
    return { token: await signIn(tx, services, visitor, account, way) };
  }
  const waiting = newToken();
  await insertWaiting(tx, account.user_id, tokenHash(waiting));
  return { waiting };
}

/** The person of a session that was just opened. */
export async function entered({ db }: Services, token: string): Promise<Entered> {
  const actor = await authenticate(db)({ kind: 'cookie', token });
  if (!actor) fail('OTP_EXPIRED');
  await db.noteWrite(actor.user_id);
  return { token, user: userInfoOf(actor) };
}
