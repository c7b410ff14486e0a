import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import type {} from '@fastify/compress';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '../start/config.ts';
import type { App } from '../http/app.ts';
import type { Services } from '../services.ts';
import { policyOfPage } from '../http/headers.ts';
import { pageToken } from './page-token.ts';

/** Stand in the built pages for what only this installation or this answer knows. */
const BLANKS = {
  address: '__BASE_URL__',
  state: '__SITE_STATE__',
  token: '__PAGE_TOKEN__',
  operatorName: '__OPERATOR_NAME__',
  operatorAddress: '__OPERATOR_ADDRESS__',
  operatorEmail: '__OPERATOR_EMAIL__',
} as const;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

/** Compression of a page: small enough for the first packets of an answer (14 KB), in a millisecond more. */
export const PAGE = {
  compress: {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  },
} satisfies RouteShorthandOptions;

/** Admits a page that queries the database, like a call without an account. */
export const admitted = (app: App, heavy = false) => ({
  ...PAGE,
  onRequest: (request: FastifyRequest, reply: FastifyReply) =>
    app.admission(request, reply, { heavy }),
});

/** Text as HTML. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Replaces `__NAME__` by HTML. */
export const fillBlanks = (page: string, blanks: Readonly<Record<string, string>>): string =>
  page.replace(/__([A-Z]+(?:_[A-Z]+)*)__/g, (whole, name: string) => blanks[name] ?? whole);

/** A built file of the public site with this installation's address and operator in it. */
export function readSiteFile(file: string, config: Config): string {
  return readFileSync(file, 'utf8')
    .replaceAll(BLANKS.address, config.BASE_URL.replaceAll('&', '&amp;'))
    .replaceAll(BLANKS.operatorName, escapeHtml(config.OPERATOR_NAME ?? ''))
    .replaceAll(BLANKS.operatorAddress, escapeHtml(config.OPERATOR_ADDRESS ?? ''))
    .replaceAll(BLANKS.operatorEmail, escapeHtml(config.OPERATOR_EMAIL ?? ''));
}

/** Classes of the document: what its sheet shows or leaves out. */
const stateOf = (config: Config, signedIn: boolean): string =>
  [
    signedIn ? 'signed-in' : 'stranger',
    config.OPERATOR_NAME && config.OPERATOR_ADDRESS ? 'named' : 'unnamed',
    config.OPERATOR_EMAIL ? 'mailed' : 'unmailed',
    config.DEMO_OPEN === 'on' ? 'demo-open' : 'demo-closed',
  ].join(' ');

/** Sends a page that brings its own sheet, with the typeface of the house in it. */
export function sendStyled(reply: FastifyReply, html: string): FastifyReply {
  const { typeface } = reply.server;
  // Texts of people are escaped: the first end of a sheet is its own.
  const page = typeface ? html.replace('</style>', () => `${typeface.rules}</style>`) : html;
  if (typeface) void reply.header('link', typeface.link);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyOfPage(page))
    .send(page);
}

/** A page as sent to this request; the app checks later whether the session is alive. */
export const fillPage = (
  { config }: Services,
  content: string,
  request: FastifyRequest,
  classes: readonly string[] = [],
): string => {
  const state = stateOf(config, request.credential?.kind === 'cookie');
  return content.replaceAll(BLANKS.state, [state, ...classes].join(' '));
};

/** Sends a file of the site: the browser validates it each time. A page with a form gets a new token. */
export function siteSender(services: Services, file: string) {
  const { config } = services;
  const content = readSiteFile(file, config);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'text/plain';
  const versions = [false, true].map((signedIn) => {
    const html = content.replaceAll(BLANKS.state, stateOf(config, signedIn));
    return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` };
  });
  const security = policyOfPage(content);
  const hasForm = content.includes(BLANKS.token);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const version = versions[request.credential?.kind === 'cookie' ? 1 : 0];
    const { html, etag } = version ?? { html: content, etag: '' };
    reply.type(type).header('vary', 'cookie').header('content-security-policy', security);
    if (hasForm)
      return reply
        .header('cache-control', 'private, no-cache')
        .send(html.replaceAll(BLANKS.token, pageToken(services)));
    reply.header('cache-control', 'no-cache').header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html);
  };
}
