import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { listPage, mailPage } from './mailbox-page.ts';
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

/** The mailbox of the demo: every mail that would have been sent. Not there without DEMO. */
export function mailboxRoutes(app: App): void {
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
  app.get<Asked>('/demo/mailbox/:id', options, async (request, reply) => {
    const mail = await storedMail(config, request.params.id ?? '');
    return sendPage(reply, mailPage(languageOf(request), mail ?? fail('NOT_FOUND')));
  });
}
