import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { fail } from '../errors.ts';
import { isLoopback } from './network-address.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const isHost = (text: string, place: number) => place % 2 === 0 && /^host$/i.test(text);

/** The one endpoint of the host of files (files/own-host.ts). */
export const FILES_ENDPOINT = 'files.host';

/** Is the host asked that serves nothing but files? A proxy may believe one of two, this server the other. */
export function onFilesHost(request: FastifyRequest, filesUrl: string | undefined): boolean {
  if (request.raw.rawHeaders.filter(isHost).length > 1) fail('UNREADABLE');
  return filesUrl !== undefined && request.host.toLowerCase() === new URL(filesUrl).host;
}

/**
 * Refuses a request that names a host other than BASE_URL's: behind a name that somebody else points
 * here, a page of theirs would be of the same origin. Numbers and localhost are nobody's names; those
 * who look after the server ask for it by them.
 */
export function checkHost(request: FastifyRequest, baseUrl: string): void {
  const asked = `http://${request.host}`;
  const host = URL.canParse(asked) ? new URL(asked).hostname : '';
  const isNumber = isIP(host.replace(/^\[|\]$/g, '')) > 0;
  if (host !== new URL(baseUrl).hostname && !isNumber && !isLoopback(host)) fail('BAD_HOST');
}

/**
 * A state-changing request from another site's page is refused. A browser always says where such
 * a request comes from; who says nothing and carries a cookie must know the CSRF token instead
 * (checked by `csrfMatches` where the cookie is read).
 */
export function checkOrigin(request: FastifyRequest, baseUrl: string): void {
  if (SAFE.includes(request.method) || request.credential?.kind === 'bearer') return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') fail('BAD_ORIGIN');
  if (origin !== undefined) {
    const own = originOf(baseUrl);
    // Without https a server has several names (localhost, 127.0.0.1): the one asked for counts.
    const asked = own?.startsWith('http:') ? originOf(`http://${host}`) : undefined;
    if (origin !== own && (asked === undefined || origin !== asked)) fail('BAD_ORIGIN');
    return;
  }
  if (site === 'same-origin') return;
  if (request.credential?.kind === 'cookie' && !request.csrfMatches()) fail('BAD_ORIGIN');
}
