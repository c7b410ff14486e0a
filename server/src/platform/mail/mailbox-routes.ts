import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { htmlOf } from './layout.ts';
import {
  FRAME_RIGHTS,
  listPage,
  mailPage,
  templatesPage,
  type MailSample,
} from './mailbox-page.ts';
import { mailboxScript } from './mailbox-script.ts';
import { storedMail, storedMails } from './mailbox.ts';

const style = readFileSync(join(import.meta.dirname, 'mailbox.css'), 'utf8');

type Asked = { Params: { id?: string }; Querystring: { lang?: unknown } };

const languageOf = (request: FastifyRequest<Asked>): Language => {
  const { lang } = request.query;
  return lang === 'tr' || lang === 'en' ? lang : request.language;
};

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** A mail for a frame of these pages: its scripts do not run, and its links leave the frame. */
const sendMail = (reply: FastifyReply, html: string) =>
  sendPage(
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${FRAME_RIGHTS}`,
      )
      .header('x-frame-options', 'SAMEORIGIN'),
    html.replace('<head>', '<head><base target="_blank">'),
  );

/**
 * The mailbox of the demo: every mail that would have been sent, and examples of all there are. Not
 * there without DEMO.
 */
export function mailboxRoutes(app: App, samples: readonly MailSample[]): void {
  const { config } = app.services;
  const options = { config: { endpoint: 'mailbox' } };
  if (!config.DEMO) {
    // Otherwise the application's page for unknown addresses would answer.
    app.get('/demo/*', options, () => fail('ROUTE_NOT_FOUND'));
    return;
  }
  app.get('/demo/mailbox.css', options, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
  app.get('/demo/mailbox.js', options, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(mailboxScript),
  );
  app.get<Asked>('/demo/mailbox', options, async (request, reply) =>
    sendPage(reply, listPage(languageOf(request), await storedMails(config))),
  );
  app.get<Asked>('/demo/mailbox/sablonlar', options, (request, reply) =>
    sendPage(reply, templatesPage(languageOf(request), samples)),
  );
  app.get<Asked>('/demo/mailbox/sablonlar/:id', options, (request, reply) => {
    const language = languageOf(request);
    const sample = samples.find(({ id }) => id === request.params.id) ?? fail('NOT_FOUND');
    return sendMail(reply, htmlOf(language, sample.content(language)));
  });
  app.get<Asked>('/demo/mailbox/:id/html', options, async (request, reply) => {
    const mail = await storedMail(config, request.params.id ?? '');
    return sendMail(reply, (mail ?? fail('NOT_FOUND')).html);
  });
  app.get<Asked>('/demo/mailbox/:id', options, async (request, reply) => {
    const mail = await storedMail(config, request.params.id ?? '');
    return sendPage(reply, mailPage(languageOf(request), mail ?? fail('NOT_FOUND')));
  });
}
