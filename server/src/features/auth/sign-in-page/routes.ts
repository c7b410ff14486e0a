import { signInForm } from '@emanet/contract/auth/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM, returnAddress, START } from '@emanet/contract/shared/return-address';
import { sentence } from '@emanet/contract/shared/sentences';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '@emanet/contract/shared/roles';
import { sql } from 'kysely';
import { clientsOf, inCurrentCompany } from '../../../platform/access/scope.ts';
import type { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { cookieName, cookieOptions } from '../../../platform/http/credential.ts';
import { failureOf } from '../../../platform/http/failure.ts';
import { publicRoute } from '../../../platform/http/route.ts';
import { PAGE } from '../../../platform/pages/site-page.ts';
import { languageOfForm, type FailurePage } from '../../../platform/http/urlencoded.ts';
import { visitorOf, type Visitor } from '../../../platform/http/visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { authenticate } from '../actor.ts';
import { enterCode, sendCode, verifyEmail } from '../auth.ts';
import { lookAround } from '../demo-visitor.ts';
import { rememberAsking } from '../device.ts';
import type { Entered } from '../entering.ts';
import { enterAppCode, enterRecoveryCode, rememberWaiting, waysOf } from '../second-step/enter.ts';
import type { Begin } from '../second-step/routes.ts';
import { sendSignInPage, signInPage, type Shown } from './page.ts';

const PORTFOLIO = '/portfoy';

/** The page after a sign-in without a return address; a consultant of several clients sees the portfolio. */
async function startOf(
  { db }: Services,
  { user_id, role }: Readonly<{ user_id: number; role: Role }>,
  companies: readonly Readonly<{ company_id: number }>[],
) {
  const several = new Set(companies.map(({ company_id }) => company_id)).size > 1;
  if (role !== 'danışman' || !several) return START;
  const found = await sql<{ acilis: string }>`
    select acilis from portfoy_kisileri where user_id = ${user_id}`.execute(db.identity);
  return found.rows[0]?.acilis === 'denetim' ? START : PORTFOLIO;
}

const ADDRESSES = { tr: '/login', en: '/en/login' } as const;

/** The sign-in page, and its forms for browsers without script. */
export function signInPageRoutes(app: App, begin: Begin): void {
  for (const language of ['tr', 'en'] as const)
    for (const address of [ADDRESSES[language], `${ADDRESSES[language]}/`])
      app.get<{ Querystring: Asked }>(address, PAGE, (request, reply) =>
        showPage(app, language, request, reply),
      );
  formRoutes(app, begin);
}

/** Parameters of the page's address; any may come several times. */
type Asked = Readonly<Partial<Record<'lang' | 'error' | typeof RETURN_PARAM, unknown>>>;

async function showPage(
  app: App,
  language: Language,
  request: FastifyRequest<{ Querystring: Asked }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, db } = app.services;
  const { credential, query, url } = request;
  void reply.header('cache-control', 'private, no-cache');
  const other = language === 'tr' ? 'en' : 'tr';
  if (query.lang === other)
    return reply.redirect(`${ADDRESSES[other]}${url.slice(url.indexOf('?'))}`, 302);
  const expired = query.error === 'invalid_token';
  const wanted = typeof query.donus === 'string' ? query.donus : '';
  // A session that the application refused must not lead back to it in a loop.
  if (credential?.kind === 'cookie' && !expired) {
    const person = await authenticate(db)(credential);
    if (person) {
      const next = returnAddress(wanted);
      const { services } = app;
      return reply.redirect(
        next === START
          ? await startOf(services, inCurrentCompany(person), clientsOf(person))
          : next,
        303,
      );
    }
    void reply.clearCookie(cookieName(config), cookieOptions(config));
  }
  return sendSignInPage(app, request, reply, language, { step: 'address', wanted, expired });
}

/** Fields of a form that may be unread or malformed. */
function typedIn({ body }: FastifyRequest): Readonly<Record<'email' | 'wanted' | 'again', string>> {
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const text = (name: string) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email'), wanted: text(RETURN_PARAM), again: text('yeniden') };
}

function formRoutes(app: App, begin: Begin): void {
  const { services } = app;
  const { config } = services;
  const visitor = (request: FastifyRequest): Visitor => ({
    ...visitorOf(request, config),
    language: languageOfForm(request),
  });
  const show = (request: FastifyRequest, reply: FastifyReply, shown: Shown) =>
    sendSignInPage(app, request, reply, languageOfForm(request), {
      ...typedIn(request),
      ...shown,
    });
  const goOn = async (request: FastifyRequest, reply: FastifyReply, { user }: Entered) => {
    const wanted = returnAddress(typedIn(request).wanted);
    return reply.redirect(
      wanted === START ? await startOf(services, user, user.companies) : wanted,
      303,
    );
  };

  publicRoute(
    app,
    signInForm.email,
    async ({ body, request, reply }) => {
      const person = visitor(request);
      if (!(await verifyEmail(services, person, body.email))) {
        const message = sentence('emailNotFound')[person.language];
        return show(request, reply.code(400), { step: 'address', message });
      }
      try {
        rememberAsking(await sendCode(services, person, body.email), reply, config);
      } catch (error) {
        const failure = failureOf(
          error as AppError | FastifyError,
          request,
          reply,
          person.language,
        );
        return show(request, reply.code(400), { step: 'code', message: failure.body.message });
      }
      return show(request, reply, { step: 'code', resent: body.yeniden !== undefined });
    },
    undefined,
    refused(app, ({ again }) => ({ step: again ? 'code' : 'address' })),
  );
  publicRoute(
    app,
    signInForm.code,
    async ({ body, request, reply }) => {
      const person = visitor(request);
      const outcome = await enterCode(services, person, body);
      if ('waiting' in outcome) {
        rememberWaiting(reply, config, outcome.waiting);
        const ways = await waysOf(services, { ...person, waiting: outcome.waiting });
        return show(request, reply, { step: 'second', ways });
      }
      begin(reply, person, outcome);
      return goOn(request, reply, outcome);
    },
    undefined,
    refused(app, ({ email }) => ({ step: email ? 'code' : 'address' })),
  );
  publicRoute(
    app,
    signInForm.lookAround,
    async ({ request, reply }) => {
      const { actor } = request;
      // A signed-in person keeps the own session.
      if (config.DEMO_OPEN === 'on' && actor && !actor.ziyaretci) return reply.redirect(START, 303);
      const person = visitor(request);
      const outcome = await lookAround(services, person);
      begin(reply, person, outcome);
      const start = await startOf(services, outcome.user, outcome.user.companies);
      return reply.redirect(`${start}?lang=${person.language}`, 303);
    },
    undefined,
    refused(app, () => ({ step: 'address' })),
  );
  for (const [endpoint, enter] of [
    [signInForm.appCode, enterAppCode],
    [signInForm.recoveryCode, enterRecoveryCode],
  ] as const)
    publicRoute(
      app,
      endpoint,
      async ({ body, request, reply }) => {
        const person = visitor(request);
        const entered = await enter(services, person, body.code);
        begin(reply, person, entered);
        return goOn(request, reply, entered);
      },
      undefined,
      refused(app, async (_, request) => {
        const ways = await waysOf(services, visitor(request)).catch(() => []);
        return ways.length > 0 ? { step: 'second', ways } : { step: 'address' };
      }),
    );
}

type Typed = ReturnType<typeof typedIn>;

/** The page again after a refusal, with its sentence, at the form's step. */
const refused =
  (
    app: App,
    stepOf: (typed: Typed, request: FastifyRequest) => Shown | Promise<Shown>,
  ): FailurePage =>
  async (request, _reply, { fields, message }, language) => {
    const typed = typedIn(request);
    const shown = await stepOf(typed, request);
    const said = Object.values(fields ?? {})[0] ?? message;
    return signInPage(app, request, language, { ...typed, ...shown, message: said });
  };
