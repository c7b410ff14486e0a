import type { Language } from '@emanet/contract/shared/primitives';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../start/config.ts';
import { fail } from '../errors.ts';
import { addressOf } from './network-address.ts';
import { askingCookieName, deviceCookieName, waitingCookieName } from './credential.ts';

const LONGEST_AGENT = 300;

/** Facts of a request that sign-in needs: where it comes from and what its browser keeps. */
export type Visitor = Readonly<{
  /** The network address in its one spelling. */
  address: string;
  userAgent: string;
  language: Language;
  /** Value of the device cookie; empty in a browser that has none. */
  device: string;
  /** Value of the cookie of a browser that requested a code; empty without one. */
  asking: string;
  /** Token of a sign-in that waits for its second step; empty when none does. */
  waiting: string;
  /** Token of the session that the browser is in already. */
  session: string | undefined;
}>;

/** Reads a request; refuses one whose sender is no network address. */
export function visitorOf(request: FastifyRequest, config: Config): Visitor {
  const { credential, cookies, headers, language } = request;
  return {
    address: addressOf(request.ip) ?? fail('UNREADABLE'),
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    language,
    device: cookies[deviceCookieName(config)] ?? '',
    asking: cookies[askingCookieName(config)] ?? '',
    waiting: cookies[waitingCookieName(config)] ?? '',
    session: credential?.kind === 'cookie' ? credential.token : undefined,
  };
}
