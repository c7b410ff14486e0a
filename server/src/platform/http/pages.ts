import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { fail } from '../errors.ts';
import type { App } from './app.ts';
import { policy } from './headers.ts';

const NONCE = '__CSP_NONCE__';
const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web: public pages as they are, /assets for ever, and the application for every
 * other address (it redirects what it does not know). `folder` is web/dist.
 */
export async function servePages(app: App, folder: string): Promise<void> {
  const shell = join(folder, 'app.html');
  if (!existsSync(shell)) {
    app.log.warn('the web is not built; only the API is served');
    return;
  }
  const html = readFileSync(shell, 'utf8');
  const sendApp = (reply: FastifyReply) => {
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
    // app.html goes out only through sendApp, with its nonce.
    globIgnore: ['app.html*', '.vite/**'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'));
      void reply.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  // The plugin knows a page as `/pricing/` only; its address is `/pricing`.
  for (const file of publicPages(folder)) {
    app.get(`/${dirname(file)}`, (_request, reply) => reply.sendFile(file));
  }
  // A script of an earlier build must not be answered with a page.
  app.get('/assets/*', () => fail('ROUTE_NOT_FOUND'));
  app.get('/*', (_request, reply) => sendApp(reply));
}

/** The pages below the folder, as `pricing/index.html`; the home page is served already. */
const publicPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('/index.html'),
  );
