import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ASKING_MINUTES, KEPT_DAYS } from '@emanet/contract/shared/retention';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/start/config.ts';
import {
  askingCookieName,
  cookieOptions,
  deviceCookieName,
} from '../../platform/http/credential.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import { keyedHash } from '../../platform/crypto/tokens.ts';

const ID_BYTES = 16;
const KEPT_SECONDS = KEPT_DAYS.device * 86_400;
const ASKING_SECONDS = ASKING_MINUTES * 60;

/**
 * A browser in which this person has signed in before ("device cookie", OWASP). It gives no access;
 * but its attempts and code requests are counted separately from all others, so that strangers who
 * use up an account's attempts do not lock its owner out.
 */
export type Device = string;

/** Any unknown browser. */
export const UNKNOWN: Device = '';

/** Begins the number of a browser that requested a code and never signed in. */
const ASKING = '?';

type Purpose = 'device' | 'asking';

const sealOf = (config: Config, purpose: Purpose, id: string, email: string) =>
  keyedHash(config.SECRET, purpose, `${id}:${email}`);

/** A new cookie's value, with the number of its browser. */
const sealed = (config: Config, purpose: Purpose, id: string, email: string): string =>
  `${id}.${sealOf(config, purpose, id, email).toString('base64url')}`;

const newId = () => randomBytes(ID_BYTES).toString('base64url');

function idIn(cookie: string, config: Config, purpose: Purpose, email: string): string {
  const [id = '', seal = ''] = cookie.split('.');
  const given = Buffer.from(seal, 'base64url');
  const expected = sealOf(config, purpose, id, email);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : '';
}

/** The device behind a cookie, if this person has signed in with it before. */
export const deviceOf = (cookie: string, config: Config, email: string): Device =>
  idIn(cookie, config, 'device', email) || UNKNOWN;

/**
 * The browser that a code belongs to: a device of the person, or a browser that requested a code of
 * this account before. Wrong codes of strangers use up only their own tries.
 */
export function browserOf(visitor: Visitor, config: Config, email: string): Device {
  const device = deviceOf(visitor.device, config, email);
  if (device !== UNKNOWN) return device;
  const asking = idIn(visitor.asking, config, 'asking', email);
  return asking ? `${ASKING}${asking}` : UNKNOWN;
}

/** Has the person signed in with this browser before, or only requested a code? */
export const isKnown = (browser: Device): boolean =>
  browser !== UNKNOWN && !browser.startsWith(ASKING);

/**
 * The browser that requests a code now; an unknown one gets a cookie, by which it is known when it
 * enters the code.
 */
export function browserAsking(visitor: Visitor, config: Config, email: string) {
  const known = browserOf(visitor, config, email);
  if (known !== UNKNOWN) return { browser: known, cookie: undefined };
  const id = newId();
  return { browser: `${ASKING}${id}`, cookie: sealed(config, 'asking', id, email) };
}

/** Gives a browser the cookie of `browserAsking`. */
export function rememberAsking(cookie: string | undefined, reply: FastifyReply, config: Config) {
  if (!cookie) return;
  const options = { ...cookieOptions(config), maxAge: ASKING_SECONDS };
  reply.setCookie(askingCookieName(config), cookie, options);
}

/** Gives a browser a cookie by which the person's next sign-in is recognised. */
export function rememberDevice(cookie: string, reply: FastifyReply, config: Config, email: string) {
  const id = deviceOf(cookie, config, email) || newId();
  reply.setCookie(deviceCookieName(config), sealed(config, 'device', id, email), {
    ...cookieOptions(config),
    maxAge: KEPT_SECONDS,
  });
  reply.clearCookie(askingCookieName(config), cookieOptions(config));
}
