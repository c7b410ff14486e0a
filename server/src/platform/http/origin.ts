import type { FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

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
