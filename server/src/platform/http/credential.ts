import { createHmac } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../start/config.ts';
import { sameSecret } from '../crypto/tokens.ts';
import type { Credential } from './app.ts';

const isHttps = (config: Config) => config.BASE_URL.startsWith('https:');

/** `__Host-` binds the cookie to this very host; browsers accept it over https only. */
export const cookieName = (config: Config): string =>
  isHttps(config) ? '__Host-emanet' : `emanet-${new URL(config.BASE_URL).port || '80'}`;

/** The cookie that shows that a person has signed in with this browser before. */
export const deviceCookieName = (config: Config): string =>
  cookieName(config).replace('emanet', 'emanet-device');

/** The cookie that proves that this browser requested the code. */
export const askingCookieName = (config: Config): string =>
  cookieName(config).replace('emanet', 'emanet-asking');

/** The cookie of a sign-in that waits for its second step. */
export const waitingCookieName = (config: Config): string =>
  cookieName(config).replace('emanet', 'emanet-second');

/** Attributes of the session cookie. */
export const cookieOptions = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) }) as const;

/** A bearer wins over the cookie: a script sends it on purpose. */
export function readCredential(request: FastifyRequest, config: Config): Credential | undefined {
  const bearer = /^Bearer\s+(\S{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return { kind: 'bearer', token: bearer };
  const cookie = request.cookies[cookieName(config)];
  return cookie ? { kind: 'cookie', token: cookie } : undefined;
}

/** The CSRF token that belongs to a session cookie; it needs no storage. */
export const csrfToken = (config: Config, sessionToken: string): string =>
  createHmac('sha256', config.SECRET).update(`csrf:${sessionToken}`).digest('base64url');

/** Does the request carry the token of its session in `X-CSRF-Token`? */
export function csrfMatches(request: FastifyRequest, config: Config): boolean {
  const sent = request.headers['x-csrf-token'];
  if (typeof sent !== 'string' || request.credential?.kind !== 'cookie') return false;
  return sameSecret(sent, csrfToken(config, request.credential.token));
}
