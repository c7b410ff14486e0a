import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { fail } from '../errors.ts';
import type { App } from '../http/app.ts';
import { policy, policyOfPage } from '../http/headers.ts';
import type { Services } from '../services.ts';
import { typefaceIn } from './typeface.ts';
import { escapeHtml, fillPage, PAGE, readSiteFile, siteSender } from './site-page.ts';

const NONCE = '__CSP_NONCE__';
const REASONS = '__REASONS__';
const YEAR_SECONDS = 31_536_000;
/** A file by its name (`/.env`, `/wp-login.php`): the application has no such address. */
const LIKE_A_FILE = /\/\.|\.[a-z\d]{1,8}$/i;

/** Pages that the server sends as answers; others have an address or are the application. */
const ANSWER = /^(?!(?:index|app)\.)[a-z-]+\.html$/;

const folderOf = (language: Language) => (language === 'tr' ? '' : language);

/**
 * Serves the built web: public pages with the site's address in them, /assets for ever, 404 for what
 * can be no page, and the application for every other address (it redirects what it does not know).
 * `folder` is web/dist.
 */
export async function servePages(app: App, folder: string): Promise<void> {
  const shell = join(folder, 'app.html');
  if (!existsSync(shell)) {
    app.log.warn('the web is not built; only the API is served');
    return;
  }
  const { services } = app;
  const html = readFileSync(shell, 'utf8');
  const sendApp: SendApp = (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE, nonce));
  };

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    // These go out only below, with what is put into them.
    globIgnore: ['**/*.html*', '.vite/**', 'robots.txt*', 'sitemap.xml*'],
    setHeaders: (reply, path) => {
      if (!path.startsWith(join(folder, 'assets'))) {
        void reply.header('cache-control', 'no-cache');
        return;
      }
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // Never validated nor requested in parts; each start loads some forty of them.
      for (const name of ['accept-ranges', 'last-modified', 'etag', 'x-request-id'])
        reply.removeHeader(name);
    },
  });
  const roots = new Set<string>(LANGUAGES.map(folderOf));
  for (const file of sitePages(folder)) {
    const send = siteSender(services, join(folder, file));
    const path = dirname(file);
    roots.add(path.split('/')[0] ?? '');
    for (const address of path === '.' ? ['/'] : [`/${path}`, `/${path}/`])
      app.get(address, PAGE, send);
  }
  for (const file of ['robots.txt', 'sitemap.xml'].filter((one) => existsSync(join(folder, one))))
    app.get(`/${file}`, siteSender(services, join(folder, file)));
  for (const address of ['/.well-known/security.txt', '/security.txt'])
    app.get(address, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(services)),
    );

  app.typeface = typefaceIn(folder);
  const answers = readAnswers(app, folder);
  app.notSentPage = notSentPage(app, answers);
  app.sitePage = (request, language, name, classes) => {
    const page = answers.get(`${language}/${name}`);
    return page && fillPage(services, page, request, classes);
  };
  const sendNotFound = notFoundSender(app, answers);
  // A script of an earlier build must not be answered with a page.
  app.get('/assets/*', () => fail('ROUTE_NOT_FOUND'));
  // The address of a training is its key: no other site, and no search engine, learns it.
  app.get('/egitim/*', (request, reply) =>
    sendApp(
      request,
      reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex'),
    ),
  );
  app.get('/*', (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const underSite = roots.has(path.split('/')[1] ?? '');
    return underSite || LIKE_A_FILE.test(path)
      ? sendNotFound(request, reply)
      : sendApp(request, reply);
  });
}

/** The pages in and below the folder, as `index.html` and `pricing/index.html`. */
const sitePages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)index\.html$/.test(name),
  );

type SendApp = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

type Answers = ReadonlyMap<string, string>;

/** Pages of no address of their own, which answers are made of, as `tr/not-found`. */
function readAnswers(app: App, folder: string): Answers {
  const found = LANGUAGES.flatMap((language) => {
    const place = join(folder, folderOf(language));
    const files = existsSync(place) ? readdirSync(place) : [];
    return files
      .filter((file) => ANSWER.test(file))
      .map((file): [string, string] => [
        `${language}/${file.replace('.html', '')}`,
        readSiteFile(join(place, file), app.services.config),
      ]);
  });
  return new Map(found);
}

function notFoundSender(app: App, answers: Answers) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const language = /^\/en(\/|$)/.test(request.url) ? 'en' : request.language;
    const page = answers.get(`${language}/not-found`);
    if (!page) return fail('ROUTE_NOT_FOUND');
    return reply
      .code(404)
      .header('content-security-policy', policyOfPage(page))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fillPage(app.services, page, request));
  };
}

function notSentPage(app: App, answers: Answers): App['notSentPage'] {
  if (!answers.has('tr/not-sent')) return undefined;
  return (request, language, sentences) => {
    const reasons = sentences.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('');
    const page = fillPage(app.services, answers.get(`${language}/not-sent`) ?? '', request);
    return page.replace(REASONS, () => reasons);
  };
}

const VALID_MS = 180 * DAY_MS;

/** Where to report a security problem (RFC 9116); made at each request, so that it never expires. */
function securityText({ clock, config }: Services): string {
  const { BASE_URL, OPERATOR_EMAIL } = config;
  const expires = new Date(clock.now().getTime() + VALID_MS).toISOString();
  return [
    ...(OPERATOR_EMAIL ? [`Contact: mailto:${OPERATOR_EMAIL}`] : []),
    `Contact: ${BASE_URL}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: tr, en',
    `Canonical: ${BASE_URL}/.well-known/security.txt`,
    '',
  ].join('\n');
}
