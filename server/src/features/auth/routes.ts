import { auth as endpoints, OTP } from '@emanet/contract/auth';
import { sentence } from '@emanet/contract/shared/sentences';
import { serverText } from '@emanet/contract/locales/server-texts';
import type { App } from '../../platform/http/app.ts';
import {
  cookieName,
  cookieOptions,
  csrfToken,
  waitingCookieName,
} from '../../platform/http/credential.ts';
import { fail } from '../../platform/errors.ts';
import { namedCompany } from '../../platform/http/named-in-request.ts';
import { publicRoute, personRoutes } from '../../platform/http/route.ts';
import { visitorOf } from '../../platform/http/visitor.ts';
import { SESSION } from '../../platform/session-life.ts';
import { enterCode, enterLink, sendCode, signOut, switchCompany, verifyEmail } from './auth.ts';
import { rememberAsking, rememberDevice } from './device.ts';
import { rememberWaiting } from './second-step/enter.ts';
import { accountRoutes } from './account/routes.ts';
import { secondStepRoutes, type Begin } from './second-step/routes.ts';
import { requireFresh } from './second-step/security.ts';
import { signInPageRoutes } from './sign-in-page/routes.ts';
import { issueBearer, sessionEnd } from './sessions.ts';
import { userInfoOf } from './user-info.ts';

/** Sentences after successful steps of sign-in. */
const SAYS = {
  emailVerified: serverText('auth.done.emailVerified'),
  codeSent: {
    tr: `Bu adres kayıtlıysa ${OTP.digits} haneli giriş kodu gönderildi. Kod ${OTP.minutes} dakika geçerlidir.`,
    en: `If this address is registered, a ${OTP.digits}-digit sign-in code has been sent. It is valid for ${OTP.minutes} minutes.`,
  },
  signedOut: serverText('auth.done.signedOut'),
  signedOutEverywhere: serverText('auth.done.signedOutEverywhere'),
  companySwitched: serverText('auth.done.companySwitched'),
  provider: serverText('auth.done.provider'),
};

const SECONDS_PER_DAY = 86_400;

/** Sign-in by e-mail and one-time code, sessions, user info, company switch. */
export function authRoutes(app: App): void {
  const { services } = app;
  const person = personRoutes(app);
  const { config, db } = services;
  const cookie = cookieName(config);
  const kept = { ...cookieOptions(config), maxAge: SESSION.absoluteDays * SECONDS_PER_DAY };

  /** Gives the browser its session, or the cookie for the second step. */
  const begin: Begin = (reply, visitor, outcome) => {
    if ('waiting' in outcome) {
      rememberWaiting(reply, config, outcome.waiting);
      fail('SECOND_STEP_REQUIRED');
    }
    reply.setCookie(cookie, outcome.token, kept);
    reply.clearCookie(waitingCookieName(config), cookieOptions(config));
    rememberDevice(visitor.device, reply, config, outcome.user.email);
    return { data: outcome.user };
  };

  publicRoute(app, endpoints.verifyEmail, async ({ body, request }) => {
    const valid = await verifyEmail(services, visitorOf(request, config), body.email);
    const says = valid ? SAYS.emailVerified : sentence('emailNotFound');
    return { valid, message: says[request.language] };
  });

  publicRoute(app, endpoints.sendCode, async ({ body, request, reply }) => {
    rememberAsking(await sendCode(services, visitorOf(request, config), body.email), reply, config);
    return { message: SAYS.codeSent[request.language] };
  });

  publicRoute(app, endpoints.enterCode, async ({ body, request, reply }) => {
    const visitor = visitorOf(request, config);
    return begin(reply, visitor, await enterCode(services, visitor, body));
  });

  publicRoute(app, endpoints.enterLink, async ({ body, request, reply }) => {
    const visitor = visitorOf(request, config);
    return begin(reply, visitor, await enterLink(services, visitor, body.link));
  });

  publicRoute(app, endpoints.session, async ({ request, reply }) => {
    const { actor, credential } = request;
    const expires = actor && (await sessionEnd(db.identity, actor.session_id));
    if (!actor || !expires) {
      // An expired bearer does not invalidate the cookie beside it.
      if (credential?.kind === 'cookie') reply.clearCookie(cookie, cookieOptions(config));
      return {};
    }
    const user = userInfoOf(actor, namedCompany(request));
    // Only the browser's own session is renewed: a bearer cannot prolong itself.
    if (credential?.kind === 'bearer') return { user, expires };
    return { user, expires, accessToken: await issueBearer(db.identity, actor.session_id) };
  });

  publicRoute(app, endpoints.csrf, async ({ request }) => ({
    csrfToken: csrfToken(config, request.cookies[cookie] ?? ''),
  }));

  publicRoute(app, endpoints.providers, async ({ request }) => ({
    otp: {
      id: 'otp' as const,
      name: SAYS.provider[request.language],
      type: 'email' as const,
      signinUrl: endpoints.sendCode.path,
      callbackUrl: endpoints.enterCode.path,
    },
  }));

  publicRoute(app, endpoints.signOut, async ({ body, request, reply }) => {
    const { actor, language } = request;
    if (actor) await signOut(services, visitorOf(request, config), actor, body.all === true);
    reply.clearCookie(cookie, cookieOptions(config));
    // Cookies and storage are kept, so this device stays known and its settings stay.
    reply.header('clear-site-data', '"cache"');
    return { message: (body.all ? SAYS.signedOutEverywhere : SAYS.signedOut)[language] };
  });

  app.requireFresh = (actor, minutes) => requireFresh(db.identity, actor, minutes);
  secondStepRoutes(app, begin);
  accountRoutes(app);
  signInPageRoutes(app, begin);

  person.reads(endpoints.userInfo, ({ actor, request }) =>
    userInfoOf(actor, namedCompany(request)),
  );
  person.does(endpoints.companyActive, SAYS.companySwitched, ({ body, actor, request }) =>
    switchCompany(services, visitorOf(request, config), actor, body),
  );
}
