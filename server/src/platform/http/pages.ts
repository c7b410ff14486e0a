import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import type { App } from './app.ts';
import { policy } from './headers.ts';

const NONCE = '__CSP_NONCE__';
/** Stands in the built pages for BASE_URL, so that one build serves any address. */
const SITE_ADDRESS = '__BASE_URL__';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web: public pages with the site's address in them, /assets for ever, and the application for every
 * other address (it redirects what it does not know). `folder` is web/dist.
 */
export async function servePages(app: App, folder: string): Promise<void> {
  const shell = join(folder, 'app.html');
  if (!existsSync(shell)) {
    app.log.warn('the web is not built; only the API is served');
    return;
  }
  const html = readFileSync(shell, 'utf8');
  const sendApp = async (request: FastifyRequest, reply: FastifyReply) => {
    const framedBy = await framerOf(app, request);
    // Browsers follow the policy, and this older header where there is none.
    if (framedBy) reply.header('x-frame-options', 'SAMEORIGIN');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce, framedBy))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE, nonce));
  };

  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    // Pages go out only below, with what is put into them.
    globIgnore: ['**/*.html*', '.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  for (const file of publicPages(folder)) {
    const page = pageOf(join(folder, file), app.services.config.BASE_URL);
    const path = dirname(file);
    for (const address of path === '.' ? ['/'] : [`/${path}`, `/${path}/`])
      app.get(address, (request, reply) => sendPage(request, reply, page));
  }
  // A script of an earlier build must not be answered with a page.
  app.get('/assets/*', () => fail('ROUTE_NOT_FOUND'));
  // Whoever has the address of a training or of a receipt may open it: no other site, and no search
  // engine, learns it.
  for (const secret of ['/egitim/*', '/kvkk-formu/*'])
    app.get(secret, (request, reply) =>
      sendApp(
        request,
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex'),
      ),
    );
  app.get('/*', (request, reply) => sendApp(request, reply));
}

/** The site that may frame a page of the application, if any may. */
async function framerOf(app: App, { url }: FastifyRequest): Promise<string | undefined> {
  const [, first = '', second = ''] = url.split(/[/?#]/);
  return app.framers.get(first)?.(second);
}

type Page = Readonly<{ html: string; etag: string }>;

function pageOf(file: string, baseUrl: string): Page {
  const html = readFileSync(file, 'utf8').replaceAll(
    SITE_ADDRESS,
    baseUrl.replaceAll('&', '&amp;'),
  );
  const digest = createHash('sha256').update(html).digest('base64url');
  return { html, etag: `W/"${digest}"` };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, etag }: Page) {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** The pages in and below the folder, as `index.html` and `pricing/index.html`. */
const publicPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)index\.html$/.test(name),
  );
