import type { Language } from '@emanet/contract/shared/primitives';
import { sentenceOf, statusOf, type ErrorBody } from '@emanet/contract/shared/errors';
import { textSignatures } from '@emanet/contract/texts/signatures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteVisit } from '../../../platform/access/links.ts';
import { pathOfLink } from '../../../platform/access/mailed-links.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import { sendNamed } from '../../../platform/http/disposition.ts';
import type { App } from '../../../platform/http/app.ts';
import { onceKeyOf } from '../../../platform/http/idempotency-key.ts';
import { companyRoute, scopedRoutes, publicRoute } from '../../../platform/http/route.ts';
import { isPlainForm } from '../../../platform/http/urlencoded.ts';
import { visitorOf } from '../../../platform/http/visitor.ts';
import {
  gonePage,
  langOf,
  linkGate,
  quiet,
  sendLinkPage,
  tokenIn,
} from '../../../platform/pages/link-page.ts';
import { PAGE } from '../../../platform/pages/site-page.ts';
import { done } from '../sentences.ts';
import { recordWithdrawal, withdrawConsent } from './consents.ts';
import { signingPage } from './page.ts';
import {
  askToSign,
  declare,
  listSignatures,
  noteOpened,
  openSignature,
  ownReceipt,
  proofOf,
  remindToSign,
  withdrawSignature,
} from './signatures.ts';

type Asked = Readonly<{
  Params: Readonly<{ token: string }>;
  Querystring: Readonly<{ lang?: unknown }>;
}>;

const pathOf = (token: string) => pathOfLink('text-signature', token);

/** The signature list of a text, and the page that its links open. */
export function signatureRoutes(app: App): void {
  const { services } = app;
  const { changes } = scopedRoutes(app);
  const { config } = services;
  const { limited, admitted } = linkGate(app, 'text:signature');

  companyRoute(app, textSignatures.list, ({ scope, params }) =>
    listSignatures(services, scope, params.id),
  );
  changes(textSignatures.ask, done.asked, ({ scope, params, body, request }) =>
    askToSign(services, scope, params.id, body, {
      language: request.language,
      key: onceKeyOf(request),
    }),
  );
  changes(textSignatures.remind, done.reminded, ({ scope, params, body }) =>
    remindToSign(services, scope, params.id, body),
  );
  changes(textSignatures.withdraw, done.withdrawn, ({ scope, params }) =>
    withdrawSignature(services, scope, params.id),
  );
  companyRoute(app, textSignatures.proof, async ({ scope, params, query, reply }) => {
    const { name, bytes } = await proofOf(services, scope, params.id, query);
    return sendNamed(reply, { name, type: 'application/pdf', bytes });
  });

  app.get<Asked>('/metin-imza/:token', { ...PAGE, ...admitted(false) }, async (request, reply) => {
    const { token } = request.params;
    const lang = langOf(request);
    try {
      const found = await openSignature(services, token);
      await noteOpened(services, found);
      await noteVisit(services, found.link, 'metin_acildi', visitorOf(request, config));
      return sendLinkPage(
        reply,
        signingPage({ page: found.page, lang, path: pathOf(token), token }),
      );
    } catch (error) {
      if (!(error instanceof AppError) || statusOf(error.code) !== 404) throw error;
      return sendLinkPage(reply.code(404), gonePage(lang, sentenceOf('SIGNATURE_GONE')[lang]));
    }
  });
  app.get<Asked>('/metin-imza/:token/pdf', admitted(true), async (request, reply) => {
    const { name, bytes } = await ownReceipt(services, request.params.token, langOf(request));
    return sendNamed(quiet(reply), { name, type: 'application/pdf', bytes });
  });
  publicRoute(
    app,
    textSignatures.declare,
    async ({ params, body, request, reply }) => {
      await declare(services, params.token, body);
      const { link } = await openSignature(services, params.token);
      await noteVisit(services, link, 'metin_beyani', visitorOf(request, config));
      if (!isPlainForm(request)) return { message: done.declared[body.dil] };
      const back = `${pathOf(params.token)}?lang=${body.dil}#beyan`;
      return quiet(reply).redirect(back, 303) as never;
    },
    limited,
    (request, reply, failure, lang) => refused(app, request, reply, failure, lang),
  );
  publicRoute(
    app,
    textSignatures.withdrawConsent,
    async ({ params, body, request, reply }) => {
      await withdrawConsent(services, params.token, body);
      const { link } = await openSignature(services, params.token);
      await noteVisit(services, link, 'riza_geri_alindi', visitorOf(request, config));
      if (!isPlainForm(request)) return { message: done.consentWithdrawn[body.dil] };
      const back = `${pathOf(params.token)}?lang=${body.dil}#beyan`;
      return quiet(reply).redirect(back, 303) as never;
    },
    limited,
    (request, reply, failure, lang) => refused(app, request, reply, failure, lang),
  );
  changes(textSignatures.recordWithdrawal, done.consentWithdrawn, ({ scope, params, body }) =>
    recordWithdrawal(services, scope, params.id, body),
  );
}

/** The page again, with what kept the declaration from being stored. */
async function refused(
  { services }: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { message, fields }: ErrorBody,
  lang: Language,
): Promise<string> {
  const token = tokenIn(request);
  quiet(reply);
  try {
    const { page } = await openSignature(services, token);
    const why = Object.values(fields ?? {})[0] ?? message;
    return signingPage({ page, lang, path: pathOf(token), token }, why);
  } catch (error) {
    if (!(error instanceof AppError)) return fail('INTERNAL');
    return gonePage(lang, message);
  }
}
