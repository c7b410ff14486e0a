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

/** Is the request for the host of files? A proxy may read one of two Host headers and this server the other. */
export function onFilesHost(request: FastifyRequest, filesUrl: string | undefined): boolean {
  if (request.raw.rawHeaders.filter(isHost).length > 1) fail('UNREADABLE');
  return filesUrl !== undefined && request.host.toLowerCase() === new URL(filesUrl).host;
}

/**
 * Refuses a request that names a host other than BASE_URL's: a page under a foreign name that points here
 * would have the same origin. Requests by IP address or localhost (probes, operators) are allowed.
 */
export function checkHost(request: FastifyRequest, baseUrl: string): void {
  const asked = `http://${request.host}`;
  const host = URL.canParse(asked) ? new URL(asked).hostname : '';
  const isNumber = isIP(host.replace(/^\[|\]$/g, '')) > 0;
  if (host !== new URL(baseUrl).hostname && !isNumber && !isLoopback(host)) fail('BAD_HOST');
}

/**
 * Refuses a state-changing request from another site's page. A browser always sends its origin; a request
 * without one and with a cookie must carry the CSRF token (`csrfMatches`).
 */
export function checkOrigin(request: FastifyRequest, baseUrl: string): void {
  if (SAFE.includes(request.method) || request.credential?.kind === 'bearer') return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') fail('BAD_ORIGIN');
  if (origin !== undefined) {
    const own = originOf(baseUrl);
    // Without https a server has several names (localhost, 127.0.0.1): the requested one counts.
    const asked = own?.startsWith('http:') ? originOf(`http://${host}`) : undefined;
    if (origin !== own && (asked === undefined || origin !== asked)) fail('BAD_ORIGIN');
    return;
  }
  if (site === 'same-origin') return;
  if (request.credential?.kind === 'cookie' && !request.csrfMatches()) fail('BAD_ORIGIN');
}
