import { notificationSettings } from '@emanet/contract/notification-settings';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply } from 'fastify';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { publicRoute } from '../../platform/http/route.ts';
import { sendStyled } from '../../platform/pages/site-page.ts';
import { isPlainForm } from '../../platform/http/urlencoded.ts';
import { keepOptOut, readOptOut } from '../../platform/mail/opt-out.ts';
import { optOutPage } from './opt-out-page.ts';
import { optOutMessage } from './sentences.ts';

const pathOf = (token: string, lang: Language) =>
  `/api/posta-ret/${encodeURIComponent(token)}?lang=${lang}`;

const send = (reply: FastifyReply, html: string) =>
  sendStyled(reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex'), html);

/**
 * The link by which somebody without an account refuses invitations and reminders, of every company:
 * a look at the page refuses nothing, since programs look into mails, too; mail programs post.
 */
export function optOutRoutes(app: App): void {
  const { services } = app;
  publicRoute(
    app,
    notificationSettings.optOutPage,
    async ({ params: { token }, query, request, reply }) => {
      const refused = await readOptOut(services, token);
      const state = refused === undefined ? 'gone' : refused ? 'refused' : 'open';
      return send(reply, optOutPage(state, { lang: query.lang ?? request.language, token }));
    },
  );
  publicRoute(app, notificationSettings.optOut, async ({ params, body, request, reply }) => {
    const refused = body.karar === 'ret';
    if (!(await keepOptOut(services, params.token, refused))) fail('NOT_FOUND');
    const lang = body.dil ?? request.language;
    if (isPlainForm(request) && request.headers.accept?.includes('text/html'))
      return reply.redirect(pathOf(params.token, lang), 303) as never;
    return { message: optOutMessage(refused, lang) };
  });
}
