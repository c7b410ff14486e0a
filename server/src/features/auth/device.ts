import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { cookieOptions, deviceCookieName } from '../../platform/http/credential.ts';
import { keyedHash } from '../../platform/tokens.ts';

const ID_BYTES = 16;
const KEPT_SECONDS = 180 * 86_400;

/**
 * A browser in which this person has signed in before ("device cookie", OWASP). It opens nothing;
 * but its attempts, and the code it asks for, are counted apart from those of the whole world, so
 * that strangers who use up an account's attempts do not lock its owner out.
 */
export type Device = string;

/** Any browser of which nothing is known. */
export const UNKNOWN: Device = '';

const sealOf = (config: Config, id: string, email: string) =>
  keyedHash(config.SECRET, 'device', `${id}:${email}`);

/** The device behind a cookie, if this person has signed in with it before. */
export function deviceOf(cookie: string, config: Config, email: string): Device {
  const [id = '', seal = ''] = cookie.split('.');
  const given = Buffer.from(seal, 'base64url');
  const expected = sealOf(config, id, email);
  const known = given.length === expected.length && timingSafeEqual(given, expected);
  return known ? id : UNKNOWN;
}

/** Lets a browser in which this person has just signed in show so the next time. */
export function rememberDevice(
  cookie: string,
  reply: FastifyReply,
  config: Config,
  email: string,
): void {
  const id = deviceOf(cookie, config, email) || randomBytes(ID_BYTES).toString('base64url');
  const seal = sealOf(config, id, email).toString('base64url');
  reply.setCookie(deviceCookieName(config), `${id}.${seal}`, {
    ...cookieOptions(config),
    maxAge: KEPT_SECONDS,
  });
}
